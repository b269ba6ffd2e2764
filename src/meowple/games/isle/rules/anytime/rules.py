"""The anytime cards 67-97 (rule 5): when they may be played.

The effects are in `immediate.py` and `effects.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from meowple.games.isle.rules.actions import Anytime, Ask
from meowple.games.isle.rules.boat import COLOURS, TREASURES
from meowple.games.isle.rules.box import Card
from meowple.games.isle.rules.state import IsleState, Player
from meowple.kernel.errors import IllegalAction
from meowple.kernel.frame import Action

# How often a seat may change its standing choice in a day; without a limit a game
# could go on forever.
ASK_CHANGES = 2
_ASKS = ("always", "windows", "never")
# for each standing choice the changes it can make
CHANGES = {now: [Ask(when) for when in _ASKS if when != now] for now in _ASKS}

Forbids = Callable[[IsleState, Player, Card], str]
Choices = Callable[[Player], tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class CardRules:
    """The rules for playing a card.

    `forbids` names the rule against playing it now, or nothing; `choices` lists what the
    player can choose when playing it. A card that `gives_fish` may be played while drawn
    cards are paid for, one that `joins_tile` while a blind tile is placed. One that
    `reveals` draws from the deck or the bag: it can't be taken back.
    """

    forbids: Forbids = lambda state, player, card: ""
    choices: Choices = lambda player: ("",)
    gives_fish: bool = False
    joins_tile: bool = False
    reveals: bool = False


# --- what forbids playing a card -----------------------------------------------


def _one_pending(state: IsleState, player: Player, card: Card) -> str:
    return "anytime.already_pending" if player.anywhere else ""


def _before_paying(state: IsleState, player: Player, card: Card) -> str:
    return "anytime.before_paying" if player.unpaid else ""


def _no_basket(state: IsleState, player: Player, card: Card) -> str:
    return "" if player.baskets or player.used_baskets else "basket.none"


def _no_cat(state: IsleState, player: Player, card: Card) -> str:
    return "" if any(state.fields) else "field.no_cat"


def _few_lessons(state: IsleState, player: Player, card: Card) -> str:
    enough = len(player.lessons) >= card.amount("lessons")
    return "" if enough else "lesson.too_few"


def _few_treasures(state: IsleState, player: Player, card: Card) -> str:
    enough = len(player.boat.of_kind(*TREASURES)) >= card.amount("treasures")
    return "" if enough else "treasure.too_few"


# --- what is said together with a card -----------------------------------------


def _faces(player: Player) -> tuple[str, ...]:
    """The permanent baskets that can be given back."""
    used = ("used",) if player.used_baskets else ()
    return (*used, "unused") if player.baskets else used


def _colors(player: Player) -> tuple[str, ...]:
    return COLOURS


_FISH = CardRules(gives_fish=True)

# By the name of the effect in the data.
CARD_RULES: Mapping[str, CardRules] = {
    "fish_per_oshax": _FISH,
    "next_tile_anywhere": CardRules(_one_pending, joins_tile=True),
    "draw_cards": CardRules(_before_paying, reveals=True),
    "bag_to_boat": CardRules(reveals=True),
    "basket_for_fish": CardRules(_no_basket, _faces, gives_fish=True),
    "move_field_cats": CardRules(_no_cat),
    "fish_per_private_lesson": _FISH,
    "extra_rescue": CardRules(),
    "bag_to_fields": CardRules(reveals=True),
    "gain_basket": CardRules(),
    "basket_for_lessons": CardRules(_few_lessons),
    "basket_for_treasures": CardRules(_few_treasures),
    "fish_per_colour": _FISH,
    "fish_per_rare": _FISH,
    "fish_per_common": _FISH,
    "fish_per_cat_of_colour": CardRules(choices=_colors, gives_fish=True),
}


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
            card_rules = CARD_RULES[card.effect]
            if only and not getattr(card_rules, only):
                continue
            if not card_rules.forbids(state, player, card):
                listed += [anytime(number, choice) for choice in card_rules.choices(player)]
    if not only and player.ask_changes < ASK_CHANGES and state.mode != "family":
        listed += CHANGES[player.ask]
    return listed


def check(state: IsleState, player: Player, action: Anytime) -> CardRules:
    """The rules of a card that may be played; raises what forbids it."""
    if action.card not in player.hand:
        raise IllegalAction("card.not_in_hand", card=action.card)
    card = state.card(action.card)
    if card.kind != "anytime":
        raise IllegalAction("anytime.no_such_card", card=action.card)
    card_rules = CARD_RULES[card.effect]
    forbidden = card_rules.forbids(state, player, card)
    if forbidden:
        raise IllegalAction(forbidden, card=action.card)
    if action.choice not in card_rules.choices(player):
        raise IllegalAction("anytime.choice", card=action.card)
    return card_rules


def set_ask(state: IsleState, player: Player, action: Ask) -> None:
    if state.mode == "family" or action not in CHANGES[player.ask]:
        raise IllegalAction("ask.no_change")
    if player.ask_changes >= ASK_CHANGES:
        raise IllegalAction("ask.too_often", limit=ASK_CHANGES)
    player.ask = action.when
    player.ask_changes += 1
    state.tell("isle.ask", seat=player.seat, when=action.when)
