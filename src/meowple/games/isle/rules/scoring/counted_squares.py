"""The squares of a boat that count for a lesson, to show them to the player.

For a lesson on an area (an edge, a row, rooms) it is the area; for others the tiles, rats
or maps that it counts. Lessons that count nothing on the boat have no squares.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from meowple.games.isle.rules.boat import (
    COLOURS,
    COLUMNS,
    EDGE,
    HEIGHT,
    ROOM,
    ROWS,
    Laid,
    beside,
    union,
)
from meowple.games.isle.rules.box import Score
from meowple.games.isle.rules.scoring.lessons import Params
from meowple.games.isle.rules.scoring.standing import Standing

Squares = Callable[[Standing, Params, str], int]


def counted(score: Score, standing: Standing, colour: str | None) -> int:
    """The squares that count for a lesson that scores so."""
    return SQUARES[score.rule](standing, score.params, colour or "")


def _nothing(standing: Standing, params: Params, colour: str) -> int:
    return 0


def _masks(tiles: Iterable[Laid]) -> int:
    return union(tile.mask for tile in tiles)


def _rooms(standing: Standing, params: Params, colour: str) -> int:
    return union(ROOM[room] for room in params["rooms"])


def _full_rooms(standing: Standing, params: Params, colour: str) -> int:
    bare = ~standing.boat.covered
    return union(room for room in ROOM.values() if not room & bare)


def _columns(standing: Standing, params: Params, colour: str) -> int:
    filled = [standing.squares_of(colour) for colour in COLOURS]
    return union(
        column
        for column in COLUMNS
        if column.bit_count() == HEIGHT and any(not column & ~one for one in filled)
    )


def _rats(standing: Standing, params: Params, colour: str) -> int:
    return standing.visible_rats


def _bare_maps(standing: Standing, params: Params, colour: str) -> int:
    return union(standing.boat.board.maps.values()) & ~standing.boat.covered


def _covered_maps(standing: Standing, params: Params, colour: str) -> int:
    return union(standing.boat.board.maps.values()) & standing.boat.covered


def _cats(standing: Standing, params: Params, colour: str) -> int:
    return _masks(standing.cats)


def _of_color(standing: Standing, params: Params, colour: str) -> int:
    return standing.squares_of(params.get("colour", colour))


def _of_kind(kind: str) -> Squares:
    return lambda standing, params, colour: _masks(standing.boat.of_kind(kind))


def _edge_cats(standing: Standing, params: Params, colour: str) -> int:
    return _masks(cat for cat in standing.cats if cat.mask & EDGE)


def _edge_best(standing: Standing, params: Params, colour: str) -> int:
    cats = standing.edge_cats_of
    return _edge_of(standing, params, max(cats, key=cats.__getitem__))


def _edge_of(standing: Standing, params: Params, colour: str) -> int:
    on_edge = [cat for cat in standing.cats if cat.mask & EDGE]
    return _masks(cat for cat in on_edge if cat.colour == colour)


def _lonely(standing: Standing, params: Params, colour: str) -> int:
    """The squares of a color, or of all where none is named."""
    lonely = [group for group in standing.groups if group.size == 1]
    return union(one.mask for one in lonely if one.colour == colour or not colour)


def _large_families(standing: Standing, params: Params, colour: str) -> int:
    families = standing.families
    return union(family.mask for family in families if family.size >= params["min"])


def _ranked_family(standing: Standing, params: Params, colour: str) -> int:
    """The family of a rank; the largest where none is named."""
    rank: int = params.get("rank", 1)
    return union(family.mask for family in standing.families[rank - 1 : rank])


def _treasures(standing: Standing, params: Params, colour: str) -> int:
    return _masks(standing.treasures)


def _treasures_touching(standing: Standing, params: Params, colour: str) -> int:
    around = beside(standing.squares_of(colour))
    return _masks(tile for tile in standing.treasures if tile.mask & around)


def _cats_away(standing: Standing, params: Params, colour: str) -> int:
    """Cats that touch no treasure."""
    around = standing.beside_treasures
    return _masks(cat for cat in standing.cats if not cat.mask & around)


def _colors_without(standing: Standing, cats: Mapping[str, int]) -> int:
    """All cats of the colors that have none of these."""
    return union(standing.squares_of(colour) for colour in COLOURS if not cats[colour])


def _colors_off_edge(standing: Standing, params: Params, colour: str) -> int:
    return _colors_without(standing, standing.edge_cats_of)


def _colors_off_treasures(standing: Standing, params: Params, colour: str) -> int:
    touching = standing.cats_touching(standing.beside_treasures)
    return _colors_without(standing, touching)


def _colors_off_rats(standing: Standing, params: Params, colour: str) -> int:
    touching = standing.cats_touching(beside(standing.visible_rats))
    return _colors_without(standing, touching)


SQUARES: dict[str, Squares] = {
    "edge_full": lambda standing, params, colour: EDGE,
    "row_full": lambda standing, params, colour: ROWS[params["row"]],
    "column_of_one_colour": _columns,
    "rooms_full": _rooms,
    "rooms_empty": _rooms,
    "rooms_filled_count": _full_rooms,
    "rats_exact": _rats,
    "rats_visible": _rats,
    "maps_uncovered": _bare_maps,
    "maps_covered": _covered_maps,
    "cats_total_exact": _cats,
    "cats_over": _cats,
    "every_colour_at_least": _cats,
    "colour_count": _of_color,
    "colour_count_exact": _of_color,
    "colour_count_at_least": _of_color,
    "oshax_count": _of_kind("oshax"),
    "edge_every_colour": _edge_cats,
    "edge_best_colour": _edge_best,
    "edge_colour": _edge_of,
    "edge_cats_per": _edge_cats,
    "colours_not_on_edge": _colors_off_edge,
    "lonely_cats": _lonely,
    "lonely_colour": _lonely,
    "largest_family": _ranked_family,
    "families_at_least": _large_families,
    "nth_family": _ranked_family,
    "largest_family_size": _ranked_family,
    "rare_count": _of_kind("rare"),
    "common_count": _of_kind("common"),
    "treasure_count": _treasures,
    "treasures_exact": _treasures,
    "treasures_fewer_than": _treasures,
    "treasures_touching_colour": _treasures_touching,
    "cats_not_touching_treasure": _cats_away,
    "colours_not_touching_treasure": _colors_off_treasures,
    "colours_not_touching_rat": _colors_off_rats,
    "fish_at_least": _nothing,
    "fish_count": _nothing,
    "baskets_exact": _nothing,
    "first_in_turn_order": _nothing,
    "private_lesson_count": _nothing,
    "private_lesson_count_exact": _nothing,
    "double_best_sister_lesson": _nothing,
}
