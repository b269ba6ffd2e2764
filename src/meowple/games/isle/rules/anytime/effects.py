"""What the anytime cards do (rule 5), by the effect that the data name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from meowple.games.isle.rules.anytime.choices import (
    BlindTile,
    DiscardLessons,
    DrawnCards,
    MoveCats,
    PutCats,
    RemoveTreasures,
    gain_basket,
)
from meowple.games.isle.rules.anytime.rules import Effect
from meowple.games.isle.rules.boat import COLOURS, TREASURES
from meowple.games.isle.rules.box import Card
from meowple.games.isle.rules.state import IsleState, Player

Count = Callable[[Player, str], int]


def gain_fish(state: IsleState, player: Player, fish: int) -> None:
    player.fish += fish
    state.tell("isle.fish", seat=player.seat, fish=fish)


# --- what the cards count ------------------------------------------------------


def _tiles(*kinds: str) -> Count:
    return lambda player, choice: len(player.boat.of_kind(*kinds))


def _lessons(player: Player, choice: str) -> int:
    return len(player.lessons)


def _colours(player: Player, choice: str) -> int:
    return len({tile.colour for tile in player.boat.tiles if tile.colour})


def _cats_of_colour(player: Player, choice: str) -> int:
    return sum(tile.colour == choice for tile in player.boat.tiles)


def _fish(count: Count, choices: tuple[str, ...] = ("",)) -> Effect:
    def resolve(state: IsleState, player: Player, card: Card, choice: str) -> None:
        gain_fish(state, player, card.amount("fish_each") * count(player, choice))

    return Effect(resolve, choices=lambda player: choices, gives_fish=True)


# --- the other cards -----------------------------------------------------------


def _next_tile_anywhere(state: IsleState, player: Player, card: Card, choice: str) -> None:
    player.anywhere = True


def _draw_cards(state: IsleState, player: Player, card: Card, choice: str) -> None:
    player.kept = state.draw_cards(card.amount("draw"))
    state.tell("isle.drew_cards", seat=player.seat, cards=len(player.kept))
    state.reveal_to(player.seat, "isle.drew", seat=player.seat, cards=player.kept)
    if player.kept:
        state.stack.append(DrawnCards(player.seat))


def _bag_to_boat(state: IsleState, player: Player, card: Card, choice: str) -> None:
    piece = state.draw_tile()
    if piece is None:
        return
    state.drawn = (piece,)
    _tell_drawn(state, player, piece)
    state.stack.append(BlindTile(player.seat, piece, state.piece(piece).colour))


def _bag_to_fields(state: IsleState, player: Player, card: Card, choice: str) -> None:
    for _ in range(card.amount("tiles")):
        piece = state.draw_tile()
        if piece is None:
            break
        _tell_drawn(state, player, piece)
        kind = state.piece(piece).kind
        if kind == "cat":
            state.drawn += (piece,)
        elif kind == "rare":
            state.add_rare(piece)
        else:
            state.oshax += (piece,)
    state.stack.append(PutCats(player.seat))


def _tell_drawn(state: IsleState, player: Player, piece: int) -> None:
    tile = state.piece(piece)
    state.reveal(
        "isle.drew_tile",
        seat=player.seat,
        tile=tile.shape.id,
        kind=tile.kind,
        colour=tile.colour,
    )


def _basket_for_fish(state: IsleState, player: Player, card: Card, choice: str) -> None:
    if choice == "used":
        player.used_baskets -= 1
    else:
        player.baskets -= 1
    state.tell("isle.basket_given", seat=player.seat, face=choice)
    gain_fish(state, player, card.amount("fish"))


def _faces(player: Player) -> tuple[str, ...]:
    """Which permanent baskets can be given back."""
    used = ("used",) if player.used_baskets else ()
    return (*used, "unused") if player.baskets else used


def _move_field_cats(state: IsleState, player: Player, card: Card, choice: str) -> None:
    state.stack.append(MoveCats(player.seat, card.amount("max"), ()))


def _extra_rescue(state: IsleState, player: Player, card: Card, choice: str) -> None:
    player.extra += card.amount("extra")


def _gain_basket(state: IsleState, player: Player, card: Card, choice: str) -> None:
    gain_basket(state, player)


def _basket_for_lessons(state: IsleState, player: Player, card: Card, choice: str) -> None:
    state.stack.append(DiscardLessons(player.seat, card.amount("lessons")))


def _basket_for_treasures(
    state: IsleState, player: Player, card: Card, choice: str
) -> None:
    state.stack.append(RemoveTreasures(player.seat, card.amount("treasures")))


# --- what stands against playing them ------------------------------------------


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


EFFECTS: Mapping[str, Effect] = {
    "fish_per_oshax": _fish(_tiles("oshax")),
    "next_tile_anywhere": Effect(_next_tile_anywhere, _one_pending, joins_tile=True),
    "draw_cards": Effect(_draw_cards, _before_paying),
    "bag_to_boat": Effect(_bag_to_boat),
    "basket_for_fish": Effect(_basket_for_fish, _no_basket, _faces, gives_fish=True),
    "move_field_cats": Effect(_move_field_cats, _no_cat),
    "fish_per_private_lesson": _fish(_lessons),
    "extra_rescue": Effect(_extra_rescue),
    "bag_to_fields": Effect(_bag_to_fields),
    "gain_basket": Effect(_gain_basket),
    "basket_for_lessons": Effect(_basket_for_lessons, _few_lessons),
    "basket_for_treasures": Effect(_basket_for_treasures, _few_treasures),
    "fish_per_colour": _fish(_colours),
    "fish_per_rare": _fish(_tiles("rare")),
    "fish_per_common": _fish(_tiles("common")),
    "fish_per_cat_of_colour": _fish(_cats_of_colour, COLOURS),
}
