"""Answers that give something up on the Isle: a cat, a card or a treasure that could still
be had."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from meowple.games.isle.rules.actions import Find, Rescue, Skip
from meowple.games.isle.rules.anytime.choices import DrawnCards
from meowple.games.isle.rules.day.explore import Buying
from meowple.games.isle.rules.day.finds import FindTurns
from meowple.games.isle.rules.day.rescue import (
    CARDS_NEEDED,
    PASS,
    LastTurns,
    ReadyCards,
    RescueTurns,
)
from meowple.games.isle.rules.family_mode import FamilyTurns
from meowple.games.isle.rules.frames import DONE, SKIP, TakeTile
from meowple.games.isle.rules.further_tile import FurtherTile
from meowple.games.isle.rules.purchase import PAY, choices
from meowple.games.isle.rules.state import LINGERING, IsleState
from meowple.kernel.frame import Action
from meowple.kernel.optional_verbs import Slip


def slips(state: IsleState, seat: int) -> Sequence[Slip]:
    """The possible slips of a seat that is asked: what an answer would give up."""
    ask = _BY_QUESTION.get(type(state.stack[-1]))
    return () if ask is None else ask(state, seat)


def _offers(state: IsleState, seat: int, kind: type[Action]) -> bool:
    legal = state.stack[-1].legal(state, seat)
    return any(isinstance(action, kind) for action in legal)


def _rescue(state: IsleState, seat: int) -> Sequence[Slip]:
    """Passing is for the whole day, and a right to another cat ends with the turn."""
    if not _offers(state, seat, Rescue):
        return ()
    if state.acts:
        return (Slip(DONE, "isle.slip.another"),)
    return (Slip(PASS, "isle.slip.pass"),)


def _finds(state: IsleState, seat: int) -> Sequence[Slip]:
    return (Slip(PASS, "isle.slip.finds"),) if _offers(state, seat, Find) else ()


def _treasure(state: IsleState, seat: int) -> Sequence[Slip]:
    return (Slip(SKIP, "isle.slip.treasure"),) if _offers(state, seat, Skip) else ()


def _buy(state: IsleState, seat: int) -> Sequence[Slip]:
    player = state.players[seat]
    if player.step == LINGERING and type(state.stack[-1]) is Buying:
        return ()
    affordable = len(choices(state, player)) > 1
    if player.chosen or not affordable:
        return ()
    return (Slip(PAY, "isle.slip.buy"),)


def _ready(state: IsleState, seat: int) -> Sequence[Slip]:
    """Rescue cards in hand that would be good for more cats today."""
    player = state.players[seat]
    cards = state.box.cards
    here = [cards[card].basket for card in player.ready]
    left = [cards[card].basket for card in player.hand if cards[card].kind == "rescue"]
    more = any(
        (here.count(kind) + left.count(kind)) // needed > here.count(kind) // needed
        for kind, needed in CARDS_NEEDED.items()
    )
    return (Slip(DONE, "isle.slip.ready"),) if more else ()


_BY_QUESTION: dict[type, Callable[[IsleState, int], Sequence[Slip]]] = {
    RescueTurns: _rescue,
    LastTurns: _rescue,
    FamilyTurns: _rescue,
    FindTurns: _finds,
    FurtherTile: _treasure,
    TakeTile: _treasure,
    Buying: _buy,
    DrawnCards: _buy,
    ReadyCards: _ready,
}
