"""Forced actions in the Isle: nothing else that a seat could do would be worth a question.

An anytime card is worth one where it could do something that it can't do as well when its
owner is next asked: a fish card before a rescue that lacks fish, but not in the evening.
"""

from __future__ import annotations

from meowple.games.isle.rules.actions import Anytime, Ask
from meowple.games.isle.rules.anytime.immediate import IMMEDIATE
from meowple.games.isle.rules.anytime.rules import CARD_RULES
from meowple.games.isle.rules.day.explore import Buying
from meowple.games.isle.rules.day.finds import FINDS, FindTurns
from meowple.games.isle.rules.day.rescue import ReadyCards, RescueTurns, basket_kinds
from meowple.games.isle.rules.interject import Open, Window
from meowple.games.isle.rules.state import LINGERING, IsleState, Player
from meowple.kernel.frame import Action

_EVERY = frozenset(CARD_RULES)
_FISH = frozenset(name for name, rules in CARD_RULES.items() if rules.gives_fish)
_BASKETS = frozenset({"gain_basket", "basket_for_lessons", "basket_for_treasures"})
_FIELDS = frozenset({"move_field_cats", "bag_to_fields"})
_DRAW = frozenset({"draw_cards"})
_EXTRA = frozenset({"extra_rescue"})
_ANYWHERE = frozenset({"next_tile_anywhere"})
_NONE: frozenset[str] = frozenset()
# Before scoring there is nothing left to place, to buy or to rescue.
_AT_THE_END = _EVERY - _FIELDS - _DRAW - _EXTRA - _ANYWHERE


def forced(state: IsleState, seat: int) -> Action | None:
    """The action forced on a seat; None where it has a choice. A seat that always wants to
    be asked about its cards is asked, and a card is never played for a seat."""
    frame = state.stack[-1]
    if isinstance(frame, Open) and state.players[seat].ask == "always":
        return None
    found: Action | None = None
    for action in frame.legal(state, seat):
        if isinstance(action, Ask):
            continue
        if isinstance(action, Anytime):
            if has_effect(state, seat, action):
                return None
        elif found is not None:
            return None
        else:
            found = action
    return found


def has_effect(state: IsleState, seat: int, action: Anytime) -> bool:
    """Whether an anytime card that may be played would change anything that matters now."""
    effect = state.card(action.card).effect
    if effect not in _worth_asking(state, state.players[seat]):
        return False
    if effect not in _FISH:
        return True
    after = state.copy()
    player = after.players[seat]
    IMMEDIATE[effect](after, player, after.card(action.card), action.choice)
    return player.fish != state.players[seat].fish


def _worth_asking(state: IsleState, player: Player) -> frozenset[str]:
    """The effects to ask a seat about that can do nothing else."""
    match state.stack[-1]:
        case Window(moment):
            return _in_window(state, player, moment)
        case Buying():
            return _DRAW if player.step == LINGERING else _FISH
        case ReadyCards():
            return _NONE
        case RescueTurns():
            return _for_a_rescue(state, player)
        case FindTurns():
            return _for_a_find(state, player)
    return _EVERY


def _in_window(state: IsleState, player: Player, moment: str) -> frozenset[str]:
    if moment == "fishing":
        # From the deal to the payment, no cards are drawn.
        return _DRAW
    if moment == "order":
        # Before others take what lies in the fields.
        return _FIELDS
    if moment == "rescue_end":
        late = _EXTRA if state.recent == player.seat else _NONE
        return late if player.passed else late | {"bag_to_fields"}
    return _AT_THE_END if moment == "scoring" else _NONE


def _for_a_rescue(state: IsleState, player: Player) -> frozenset[str]:
    """What a rescue lacks: a basket, or else fish, a cat or a place for it."""
    if not basket_kinds(state, player):
        return _BASKETS
    return _FISH | _FIELDS | _ANYWHERE


def _for_a_find(state: IsleState, player: Player) -> frozenset[str]:
    """What a card in the hand lacks; on the last day also another card."""
    last = state.day == state.box.supply.days
    held = any(state.card(card).kind in FINDS for card in player.hand)
    return (_FISH | _ANYWHERE if held else _NONE) | (_DRAW if last else _NONE)
