"""Phase 5, rare finds: oshax and treasure cards, one a turn (rule 4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from meowple.games.isle.rules.actions import Find, Pass
from meowple.games.isle.rules.box import Option
from meowple.games.isle.rules.day.rescue import PASS
from meowple.games.isle.rules.day.turns import Round, begin_turns, passes
from meowple.games.isle.rules.frames import TakeTile, placeable
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action, not_now

FINDS = ("oshax", "treasure")


find = cache(Find)  # made once and shared


def begin_finds(state: IsleState) -> None:
    begin_turns(state)
    state.stack.append(FindTurns())


@dataclass(frozen=True, slots=True)
class FindTurns(Round):
    """In turn order: play one oshax or treasure card, or pass for good."""

    def has_choice(self, state: IsleState, seat: int) -> bool:
        return bool(state.players[seat].hand)

    def choices(self, state: IsleState, seat: int) -> list[Action]:
        cards = state.box.cards
        possible: dict[tuple[str, int], bool] = {}
        listed: list[Action] = []
        for number in state.players[seat].hand:
            card = cards[number]
            if card.kind not in FINDS:
                continue
            for option in card.options:
                key = (option.what, option.fish)
                if key not in possible:
                    possible[key] = not self._forbids(state, seat, option)
                if possible[key]:
                    listed.append(find(number, option.what))
        listed.append(PASS)
        return listed

    def _forbids(self, state: IsleState, seat: int, option: Option) -> str:
        """The first tile must be taken and placed, or the card may not be played."""
        if state.players[seat].fish < option.fish:
            return "find.too_few_fish"
        if not state.stock(option.what):
            return "find.none_left"
        if not placeable(state, seat, (option.what,)):
            return "find.no_place"
        return ""

    def answer(self, state: IsleState, seat: int, action: Action) -> None:
        if type(action) is Pass:
            passes(state, seat)
            return
        if type(action) is not Find:
            raise not_now()
        player = state.players[seat]
        if action.card not in player.hand:
            raise IllegalAction("card.not_in_hand", card=action.card)
        card = state.card(action.card)
        options = [option for option in card.options if option.what == action.what]
        if not options:
            raise IllegalAction("find.not_offered", card=action.card)
        option = options[0]
        forbidden = self._forbids(state, seat, option)
        if forbidden:
            raise IllegalAction(forbidden, card=action.card, needed=option.fish)
        player.drop(action.card)
        player.fish -= option.fish
        state.discards += (action.card,)
        state.tell(
            "isle.find", seat=seat, card=action.card, what=option.what, fish=option.fish
        )
        state.acts += 1
        state.stack.append(TakeTile(seat, (option.what,), option.tiles, False))
