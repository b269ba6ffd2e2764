"""Family mode (rule 8): no fish, baskets, oshax or discovery cards."""

from __future__ import annotations

from dataclasses import dataclass

from meowple.games.isle.data import toml
from meowple.games.isle.rules.actions import Pass, Rescue
from meowple.games.isle.rules.day.explore import Draft, begin_round
from meowple.games.isle.rules.day.fill import draw_cats, names
from meowple.games.isle.rules.day.rescue import PASS, rescue
from meowple.games.isle.rules.day.turns import Round, begin_turns, passes
from meowple.games.isle.rules.frames import PlaceTile
from meowple.games.isle.rules.state import LEFT, IsleState, Player
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, not_now

ISLAND = "island"


def deal_lessons(state: IsleState) -> None:
    """Deal three cards to each seat, which keeps two of them face down."""
    data = toml("family_mode")
    for player in state.players:
        player.packet = state.draw_cards(data["deal"])
    begin_round(state, 0, data["keep"])
    state.stack.append(KeepLessons())


@dataclass(frozen=True, slots=True)
class KeepLessons(Draft):
    """The choice of two of three cards; the third goes back unseen."""

    def _next_round(self, state: IsleState) -> None:
        for player in state.players:
            player.lessons = tuple(sorted(player.kept))
            player.hidden = player.packet
            player.kept = player.packet = ()
        state.keep = 0
        state.stack.pop()


def lay_out_cats(state: IsleState) -> None:
    """Lay out four cats for each player in one pool; treasures drawn are put aside."""
    state.tell("isle.day", day=state.day)
    wanted = toml("family_mode")["cats_per_player"] * len(state.players)
    state.set_field(LEFT, draw_cats(state, wanted))
    state.reveal("isle.pool", cats=names(state, state.fields[LEFT]))


def begin_family_turns(state: IsleState) -> None:
    begin_turns(state)
    state.stack.append(FamilyTurns())


@dataclass(frozen=True, slots=True)
class FamilyTurns(Round):
    """In turn order: take a cat and place it, or pass for the rest of the day."""

    def goes_on(self, state: IsleState) -> bool:
        return bool(state.fields[LEFT])

    def has_choice(self, state: IsleState, seat: int) -> bool:
        return bool(self._rescues(state, state.players[seat]))

    def _rescues(self, state: IsleState, player: Player) -> list[Action]:
        return [
            rescue(ISLAND, place + 1)
            for place, cat in enumerate(state.fields[LEFT])
            if player.boat.has_place(state.piece(cat).shape)
        ]

    def choices(self, state: IsleState, seat: int) -> list[Action]:
        return [*self._rescues(state, state.players[seat]), PASS]

    def answer(self, state: IsleState, seat: int, action: Action) -> None:
        if type(action) is Pass:
            passes(state, seat)
            return
        if type(action) is not Rescue:
            raise not_now()
        there = 1 <= action.place <= len(state.fields[LEFT])
        if action.field != ISLAND or not there:
            raise IllegalAction("field.no_such_cat", place=str(action))
        cat = state.fields[LEFT][action.place - 1]
        piece = state.piece(cat)
        if not state.players[seat].boat.has_place(piece.shape):
            raise IllegalAction("tile.no_place", tile=piece.shape.id)
        state.stack.append(PlaceFromPool(seat, cat, piece.colour))


@dataclass(frozen=True, slots=True)
class PlaceFromPool(PlaceTile):
    """A cat of the pool; it costs nothing."""

    def fetch(self, state: IsleState) -> None:
        state.set_field(LEFT, tuple(c for c in state.fields[LEFT] if c != self.piece))
        state.acts += 1


def rotate(state: IsleState) -> None:
    """The first player's figure goes to the end of the track."""
    state.order = (*state.order[1:], state.order[0])
