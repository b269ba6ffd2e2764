"""Forced actions in the Isle: nothing else that a seat could do would have an effect."""

from __future__ import annotations

from meowple.games.isle.rules.actions import Anytime, Ask
from meowple.games.isle.rules.anytime.immediate import IMMEDIATE
from meowple.games.isle.rules.anytime.rules import CARD_RULES
from meowple.games.isle.rules.interject import Open, Window
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.frame import Action

# Before scoring there is nothing left to place, to buy or to rescue.
_TOO_LATE = frozenset(
    {
        "next_tile_anywhere",
        "draw_cards",
        "move_field_cats",
        "extra_rescue",
        "bag_to_fields",
    }
)


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
    """Whether an anytime card that may be played would change anything now."""
    effect = state.card(action.card).effect
    frame = state.stack[-1]
    if isinstance(frame, Window) and frame.moment == "scoring" and effect in _TOO_LATE:
        return False
    if not CARD_RULES[effect].gives_fish:
        return True
    after = state.copy()
    player = after.players[seat]
    IMMEDIATE[effect](after, player, after.card(action.card), action.choice)
    return player.fish != state.players[seat].fish
