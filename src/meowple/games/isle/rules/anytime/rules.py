"""The anytime cards 67-97 (rule 5): when they may be played.

What each does stands in `effects.py`, the choices inside them in `choices.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from meowple.games.isle.rules.actions import Anytime, Ask
from meowple.games.isle.rules.box import Card
from meowple.games.isle.rules.state import IsleState, Player
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action

# How often a seat may change its standing choice in a day; without a limit a game
# could go on for ever.
ASK_CHANGES = 2
_ASKS = ("always", "windows", "never")
# for each standing choice the changes it can make
CHANGES = {now: [Ask(when) for when in _ASKS if when != now] for now in _ASKS}

Resolve = Callable[[IsleState, Player, Card, str], None]
Forbids = Callable[[IsleState, Player, Card], str]
Choices = Callable[[Player], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Effect:
    """What an anytime card does.

    `forbids` names the rule that stands against playing it now, or nothing;
    `choices` lists what is said together with the card. `gives_fish` may be played
    while drawn cards are paid, `joins_tile` while a blind tile is placed.
    """

    resolve: Resolve
    forbids: Forbids = lambda state, player, card: ""
    choices: Choices = lambda player: ("",)
    gives_fish: bool = False
    joins_tile: bool = False


@cache
def effects() -> Mapping[str, Effect]:
    """What the cards do, by the name of the effect in the data."""
    # A choice inside an effect may offer anytime cards again: they know each other.
    from meowple.games.isle.rules.anytime.effects import EFFECTS

    return EFFECTS


anytime = cache(Anytime)  # made once and shared


def offers(state: IsleState, seat: int, only: str = "") -> list[Action]:
    """The anytime cards this seat may play now, and its standing choice.

    `only` narrows them to those that may be played inside another card.
    """
    player = state.players[seat]
    cards = state.box.cards
    listed: list[Action] = []
    for number in player.hand:
        card = cards[number]
        if card.kind == "anytime":
            effect = effects()[card.effect]
            if only and not getattr(effect, only):
                continue
            if not effect.forbids(state, player, card):
                listed += [anytime(number, choice) for choice in effect.choices(player)]
    if not only and player.ask_changes < ASK_CHANGES and state.mode != "family":
        listed += CHANGES[player.ask]
    return listed


def join(state: IsleState, player: Player, action: Anytime, only: str) -> None:
    """Play an anytime card inside another one, where the rules allow it."""
    if not getattr(check(state, player, action), only):
        raise IllegalAction("action.half_done")
    resolve(state, player, action)


def check(state: IsleState, player: Player, action: Anytime) -> Effect:
    """The effect of a card that may be played; raises the rule that forbids it."""
    if action.card not in player.hand:
        raise IllegalAction("card.not_in_hand", card=action.card)
    card = state.card(action.card)
    if card.kind != "anytime":
        raise IllegalAction("anytime.no_such_card", card=action.card)
    effect = effects()[card.effect]
    forbidden = effect.forbids(state, player, card)
    if forbidden:
        raise IllegalAction(forbidden, card=action.card)
    if action.choice not in effect.choices(player):
        raise IllegalAction("anytime.choice", card=action.card)
    return effect


def resolve(state: IsleState, player: Player, action: Anytime) -> None:
    """Announce the card and do what it says; it goes to the open discards."""
    card = state.card(action.card)
    player.drop(card.number)
    state.discards += (card.number,)
    state.tell("isle.anytime", seat=player.seat, card=card.number, choice=action.choice)
    effects()[card.effect].resolve(state, player, card, action.choice)


def set_ask(state: IsleState, player: Player, action: Ask) -> None:
    if state.mode == "family" or action not in CHANGES[player.ask]:
        raise IllegalAction("ask.no_change")
    if player.ask_changes >= ASK_CHANGES:
        raise IllegalAction("ask.too_often", limit=ASK_CHANGES)
    player.ask = action.when
    player.ask_changes += 1
    state.tell("isle.ask", seat=player.seat, when=action.when)
