"""The choices inside an anytime card (rule 5). A card is resolved before anyone else
does anything; only 69-70 may join the blind tile of 75, and fish cards a purchase."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meowple.games.isle.rules import purchase
from meowple.games.isle.rules.actions import (
    Anytime,
    Buy,
    Colour,
    Discard,
    Done,
    Move,
    Pay,
    Put,
    Remove,
    Skip,
)
from meowple.games.isle.rules.anytime.immediate import gain_basket, join
from meowple.games.isle.rules.anytime.rules import offers
from meowple.games.isle.rules.boat import TREASURES, Laid, squares
from meowple.games.isle.rules.frames import COLOUR_ACTIONS, DONE, SKIP, Closed, PlaceTile
from meowple.games.isle.rules.state import FIELDS, LEFT, RIGHT, SISTER, IsleState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, not_now


@dataclass(frozen=True, slots=True)
class DrawnCards(Closed):
    """71-74: keep any of the drawn cards by paying; fish cards in hand may help."""

    def choices(self, state: IsleState) -> Sequence[Action]:
        listed = purchase.choices(state, state.players[self.seat])
        return listed + offers(state, self.seat, "gives_fish")

    def answer(self, state: IsleState, action: Action) -> None:
        player = state.players[self.seat]
        if type(action) is Buy:
            purchase.choose(state, player, action.card)
        elif type(action) is Pay:
            state.stack.pop()
            purchase.pay(state, player)
        elif type(action) is Anytime:
            join(state, player, action, "gives_fish")
        else:
            raise not_now()


@dataclass(frozen=True, slots=True)
class BlindTile(PlaceTile):
    """75: the tile drawn from the bag is placed if it can be, and leaves otherwise.

    69-70 may be played now (rule 5). A seat with cards in hand is asked also when only
    they could help, whether it holds one or not: the question tells nothing.
    """

    def advance(self, state: IsleState) -> bool:
        player = state.players[self.seat]
        shape = state.piece(self.piece).shape
        if self._fits(state) or (player.hand and player.boat.has_place(shape, True)):
            return True
        self._let_go(state)
        return False

    def choices(self, state: IsleState) -> Sequence[Action]:
        cards = offers(state, self.seat, "joins_tile")
        if not self._fits(state):
            return [SKIP, *cards]
        if self._needs_color(state):
            return [*COLOUR_ACTIONS, *cards]
        # the two-argument form: slotted dataclasses are made anew, which breaks super()
        places = PlaceTile.choices(self, state)
        return [*places, *cards] if cards else places

    def answer(self, state: IsleState, action: Action) -> None:
        if isinstance(action, Anytime):
            join(state, state.players[self.seat], action, "joins_tile")
        elif not self._fits(state):
            if type(action) is not Skip:
                raise not_now()
            self._let_go(state)
        elif not self._needs_color(state):
            PlaceTile.answer(self, state, action)
        elif isinstance(action, Colour) and action in COLOUR_ACTIONS:
            state.stack[-1] = BlindTile(self.seat, self.piece, action.colour)
        else:
            raise not_now()

    def fetch(self, state: IsleState) -> None:
        state.drawn = ()

    def _fits(self, state: IsleState) -> bool:
        player = state.players[self.seat]
        return player.boat.has_place(state.piece(self.piece).shape, player.anywhere)

    def _needs_color(self, state: IsleState) -> bool:
        return self.colour is None and state.piece(self.piece).kind == "oshax"

    def _let_go(self, state: IsleState) -> None:
        state.stack.pop()
        state.drawn = ()
        state.gone += (self.piece,)
        state.tell("isle.tile_gone", seat=self.seat, tile=state.piece(self.piece).shape.id)


@dataclass(frozen=True, slots=True)
class PutCats(Closed):
    """83: each cat drawn goes to the field of choice, in solo to the place of choice."""

    def advance(self, state: IsleState) -> bool:
        if state.drawn:
            return True
        state.stack.pop()
        return False

    def choices(self, state: IsleState) -> Sequence[Action]:
        return [
            Put(FIELDS[field], to)
            for field in (LEFT, RIGHT)
            for to in places_in(state, field)
        ]

    def answer(self, state: IsleState, action: Action) -> None:
        if type(action) is not Put or action.field not in FIELDS:
            raise not_now()
        field = FIELDS.index(action.field)
        if action.to not in places_in(state, field):
            raise IllegalAction("field.no_such_place", place=str(action))
        cat, state.drawn = state.drawn[0], state.drawn[1:]
        insert(state, field, action.to, cat)
        piece = state.piece(cat)
        state.tell(
            "isle.cat_put",
            seat=self.seat,
            tile=piece.shape.id,
            colour=piece.colour,
            field=action.field,
        )


@dataclass(frozen=True, slots=True)
class MoveCats(Closed):
    """77: one to three cats change fields, each of them once."""

    left: int
    moved: tuple[int, ...]

    def advance(self, state: IsleState) -> bool:
        if self.left and self._movable(state):
            return True
        state.stack.pop()
        return False

    def choices(self, state: IsleState) -> Sequence[Action]:
        listed: list[Action] = [
            Move(FIELDS[field], place + 1, to)
            for field, place in self._movable(state)
            for to in places_in(state, 1 - field)
        ]
        if self.moved:
            listed.append(DONE)
        return listed

    def answer(self, state: IsleState, action: Action) -> None:
        if type(action) is Done and self.moved:
            state.stack.pop()
            return
        if type(action) is not Move or action.field not in FIELDS:
            raise not_now()
        field, place = FIELDS.index(action.field), action.place - 1
        if (field, place) not in self._movable(state):
            raise IllegalAction("field.no_such_cat", place=str(action))
        if action.to not in places_in(state, 1 - field):
            raise IllegalAction("field.no_such_place", place=str(action))
        cats = state.fields[field]
        state.set_field(field, cats[:place] + cats[place + 1 :])
        insert(state, 1 - field, action.to, cats[place])
        state.stack[-1] = MoveCats(self.seat, self.left - 1, (*self.moved, cats[place]))
        piece = state.piece(cats[place])
        state.tell(
            "isle.cat_moved",
            seat=self.seat,
            tile=piece.shape.id,
            colour=piece.colour,
            field=FIELDS[1 - field],
        )

    def _movable(self, state: IsleState) -> list[tuple[int, int]]:
        return [
            (field, place)
            for field in (LEFT, RIGHT)
            for place, cat in enumerate(state.fields[field])
            if cat not in self.moved
        ]


def places_in(state: IsleState, field: int) -> Sequence[int]:
    """The places for a cat in a field: in solo its number matters (rule 7)."""
    if SISTER not in state.order:
        return (0,)
    return range(1, len(state.fields[field]) + 2)


def insert(state: IsleState, field: int, to: int, cat: int) -> None:
    cats = state.fields[field]
    at = to - 1 if to else len(cats)
    state.set_field(field, (*cats[:at], cat, *cats[at:]))


@dataclass(frozen=True, slots=True)
class DiscardLessons(Closed):
    """86-87: private lessons leave the table face down, then a basket comes."""

    left: int

    def choices(self, state: IsleState) -> Sequence[Action]:
        return [Discard(card) for card in state.players[self.seat].lessons]

    def answer(self, state: IsleState, action: Action) -> None:
        if type(action) is not Discard:
            raise not_now()
        player = state.players[self.seat]
        if action.card not in player.lessons:
            raise IllegalAction("lesson.not_yours", card=action.card)
        player.lessons = tuple(card for card in player.lessons if card != action.card)
        player.hidden += (action.card,)
        state.tell("isle.lesson_discarded", seat=self.seat)
        state.whisper(
            self.seat, "isle.lesson_discarded_own", seat=self.seat, card=action.card
        )
        state.stack.pop()
        if self.left > 1:
            state.stack.append(DiscardLessons(self.seat, self.left - 1))
        else:
            gain_basket(state, player)


@dataclass(frozen=True, slots=True)
class RemoveTreasures(Closed):
    """88-89: treasures leave the boat and the game, then a basket comes."""

    left: int

    def choices(self, state: IsleState) -> Sequence[Action]:
        boat = state.players[self.seat].boat
        return [Remove(*corner(tile)) for tile in boat.of_kind(*TREASURES)]

    def answer(self, state: IsleState, action: Action) -> None:
        if type(action) is not Remove:
            raise not_now()
        player = state.players[self.seat]
        for tile in player.boat.of_kind(*TREASURES):
            if corner(tile) == (action.x, action.y):
                break
        else:
            raise IllegalAction("treasure.not_there", x=action.x, y=action.y)
        player.boat = player.boat.without(tile)
        state.gone += (tile.piece,)
        state.tell(
            "isle.treasure_removed",
            seat=self.seat,
            tile=state.piece(tile.piece).shape.id,
            x=action.x,
            y=action.y,
        )
        state.stack.pop()
        if self.left > 1:
            state.stack.append(RemoveTreasures(self.seat, self.left - 1))
        else:
            gain_basket(state, player)


def corner(tile: Laid) -> tuple[int, int]:
    """A tile's first square in reading order: its name on the boat."""
    return squares(tile.mask & -tile.mask)[0]
