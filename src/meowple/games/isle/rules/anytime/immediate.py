"""The effects of anytime cards that need no further choice.

Only such cards may be played inside another card (rule 5).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from meowple.games.isle.rules.actions import Anytime
from meowple.games.isle.rules.anytime.rules import check
from meowple.games.isle.rules.box import Card
from meowple.games.isle.rules.state import IsleState, Player
from meowple.kernel.errors import IllegalAction

Resolve = Callable[[IsleState, Player, Card, str], None]
Count = Callable[[Player, str], int]


def gain_fish(state: IsleState, player: Player, fish: int) -> None:
    player.fish += fish
    state.tell("isle.fish", seat=player.seat, fish=fish)


def gain_basket(state: IsleState, player: Player) -> None:
    player.baskets += 1
    state.tell("isle.basket_gained", seat=player.seat)


# --- what the cards count ------------------------------------------------------


def _tiles(*kinds: str) -> Count:
    return lambda player, choice: len(player.boat.of_kind(*kinds))


def _lessons(player: Player, choice: str) -> int:
    return len(player.lessons)


def _colors(player: Player, choice: str) -> int:
    return len({tile.colour for tile in player.boat.tiles if tile.colour})


def _cats_of_color(player: Player, choice: str) -> int:
    return sum(tile.colour == choice for tile in player.boat.tiles)


# --- what the cards do ---------------------------------------------------------


def _fish(count: Count) -> Resolve:
    def resolve(state: IsleState, player: Player, card: Card, choice: str) -> None:
        gain_fish(state, player, card.amount("fish_each") * count(player, choice))

    return resolve


def _next_tile_anywhere(state: IsleState, player: Player, card: Card, choice: str) -> None:
    player.anywhere = True


def _basket_for_fish(state: IsleState, player: Player, card: Card, choice: str) -> None:
    if choice == "used":
        player.used_baskets -= 1
    else:
        player.baskets -= 1
    state.tell("isle.basket_given", seat=player.seat, face=choice)
    gain_fish(state, player, card.amount("fish"))


def _extra_rescue(state: IsleState, player: Player, card: Card, choice: str) -> None:
    player.extra += card.amount("extra")


def _gain_basket(state: IsleState, player: Player, card: Card, choice: str) -> None:
    gain_basket(state, player)


# By the effects that give fish for each of a thing.
COUNTS: Mapping[str, Count] = {
    "fish_per_oshax": _tiles("oshax"),
    "fish_per_private_lesson": _lessons,
    "fish_per_colour": _colors,
    "fish_per_rare": _tiles("rare"),
    "fish_per_common": _tiles("common"),
    "fish_per_cat_of_colour": _cats_of_color,
}
IMMEDIATE: Mapping[str, Resolve] = {
    **{effect: _fish(count) for effect, count in COUNTS.items()},
    "next_tile_anywhere": _next_tile_anywhere,
    "basket_for_fish": _basket_for_fish,
    "extra_rescue": _extra_rescue,
    "gain_basket": _gain_basket,
}


def announce(state: IsleState, player: Player, action: Anytime) -> Card:
    """The card leaves the hand for the open discards."""
    card = state.card(action.card)
    player.drop(card.number)
    state.discards += (card.number,)
    state.tell("isle.anytime", seat=player.seat, card=card.number, choice=action.choice)
    return card


def join(state: IsleState, player: Player, action: Anytime, only: str) -> None:
    """Play an anytime card inside another one, where the rules allow it."""
    if not getattr(check(state, player, action), only):
        raise IllegalAction("action.half_done")
    card = announce(state, player, action)
    IMMEDIATE[card.effect](state, player, card, action.choice)
