"""The scoring of lessons: one small function for each rule that a card can name (rule 6).

A card says which rule it follows and with which numbers; the functions here know no
card. Oshax count as cats of their color everywhere, and "exactly" means exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from meowple.games.isle.rules.boat import COLOURS, COLUMNS, EDGE, HEIGHT, ROOM, ROWS, beside
from meowple.games.isle.rules.scoring.families import family_points
from meowple.games.isle.rules.scoring.standing import Standing

# The numbers of a card as its data file has them; `PARAMS` says what each may be.
Params = Mapping[str, Any]
Points = Callable[[Standing, Params, str], int]


@dataclass(frozen=True, slots=True)
class Rule:
    """A way of scoring, the params it needs and those it may have.

    `names_colour`: its card has a color named when it is played. `sister`: only
    the sister's cards can follow it, because it looks at her other lessons.
    """

    id: str
    needs: tuple[str, ...]
    points: Points
    may: tuple[str, ...] = ()
    names_colour: bool = False
    sister: bool = False

    def __call__(self, standing: Standing, params: Params, colour: str | None) -> int:
        return self.points(standing, params, colour or "")


RULES: dict[str, Rule] = {}


def _whole(low: int, high: int) -> Callable[[object], bool]:
    return lambda value: type(value) is int and low <= value <= high


def _rooms(value: object) -> bool:
    return (
        isinstance(value, list | tuple)
        and 1 <= len(value) <= len(ROOM)
        and all(isinstance(room, str) and room in ROOM for room in value)
        and len(set(value)) == len(value)
    )


# The valid values of params. A name means the same in every rule, so one table is enough.
PARAMS: Mapping[str, Callable[[object], bool]] = {
    "points": _whole(-999, 999),
    "points_each": _whole(-999, 999),
    "count": _whole(0, 999),
    "min": _whole(0, 999),
    "limit": _whole(0, 999),
    "threshold": _whole(0, 999),
    "per": _whole(1, 999),
    "rank": _whole(1, 999),
    "solo_min_size": _whole(0, 999),
    "row": _whole(0, HEIGHT - 1),
    "colour": lambda value: isinstance(value, str) and value in COLOURS,
    "rooms": _rooms,
}


def _rule(
    *needs: str,
    may: tuple[str, ...] = (),
    names_colour: bool = False,
    sister: bool = False,
) -> Callable[[Points], Points]:
    """Enters a function into `RULES` under its own name."""

    def enter(points: Points) -> Points:
        id = points.__name__
        RULES[id] = Rule(id, needs, points, may, names_colour, sister)
        return points

    return enter


def _if(condition: bool, params: Params) -> int:
    """The points of a card that scores all or nothing."""
    points: int = params["points"] if condition else 0
    return points


def _each(number: int, params: Params) -> int:
    """The points of a card that scores for each thing of a kind."""
    each: int = params["points_each"]
    return number * each


# --- squares, rows and rooms ---


@_rule("points")
def edge_full(standing: Standing, params: Params, colour: str) -> int:
    return _if(not EDGE & ~standing.boat.covered, params)


@_rule("row", "points")
def row_full(standing: Standing, params: Params, colour: str) -> int:
    return _if(not ROWS[params["row"]] & ~standing.boat.covered, params)


@_rule("points_each")
def column_of_one_colour(standing: Standing, params: Params, colour: str) -> int:
    """Columns of full height wholly under cats of one color, whichever it is."""
    filled = [standing.squares_of(colour) for colour in COLOURS]
    columns = sum(
        any(not column & ~squares for squares in filled)
        for column in COLUMNS
        if column.bit_count() == HEIGHT
    )
    return _each(columns, params)


@_rule("rooms", "points")
def rooms_full(standing: Standing, params: Params, colour: str) -> int:
    bare = ~standing.boat.covered
    return _if(not any(ROOM[room] & bare for room in params["rooms"]), params)


@_rule("rooms", "points")
def rooms_empty(standing: Standing, params: Params, colour: str) -> int:
    covered = standing.boat.covered
    return _if(not any(ROOM[room] & covered for room in params["rooms"]), params)


@_rule("points_each")
def rooms_filled_count(standing: Standing, params: Params, colour: str) -> int:
    return _each(standing.filled_rooms, params)


@_rule("count", "points")
def rats_exact(standing: Standing, params: Params, colour: str) -> int:
    return _if(standing.visible_rats.bit_count() == params["count"], params)


@_rule("points_each")
def rats_visible(standing: Standing, params: Params, colour: str) -> int:
    return _each(standing.visible_rats.bit_count(), params)


@_rule("points_each")
def maps_uncovered(standing: Standing, params: Params, colour: str) -> int:
    return _each(standing.maps_uncovered, params)


@_rule("points_each")
def maps_covered(standing: Standing, params: Params, colour: str) -> int:
    return _each(standing.maps_covered, params)


# --- cats and their colors ---


@_rule("count", "points")
def cats_total_exact(standing: Standing, params: Params, colour: str) -> int:
    return _if(len(standing.cats) == params["count"], params)


@_rule("threshold", "points_each")
def cats_over(standing: Standing, params: Params, colour: str) -> int:
    return _each(max(0, len(standing.cats) - params["threshold"]), params)


@_rule("min", "points")
def every_colour_at_least(standing: Standing, params: Params, colour: str) -> int:
    return _if(min(standing.cats_of.values()) >= params["min"], params)


@_rule("points_each", names_colour=True)
def colour_count(standing: Standing, params: Params, colour: str) -> int:
    return _each(standing.cats_of[colour], params)


@_rule("colour", "count", "points")
def colour_count_exact(standing: Standing, params: Params, colour: str) -> int:
    return _if(standing.cats_of[params["colour"]] == params["count"], params)


@_rule("min", "points", names_colour=True)
def colour_count_at_least(standing: Standing, params: Params, colour: str) -> int:
    return _if(standing.cats_of[colour] >= params["min"], params)


@_rule("points_each")
def oshax_count(standing: Standing, params: Params, colour: str) -> int:
    return _each(standing.count("oshax"), params)


# --- cats on the edge ---


@_rule("points")
def edge_every_colour(standing: Standing, params: Params, colour: str) -> int:
    return _if(min(standing.edge_cats_of.values()) > 0, params)


@_rule("points_each")
def edge_best_colour(standing: Standing, params: Params, colour: str) -> int:
    """The color is picked at scoring, so it is the best one."""
    return _each(max(standing.edge_cats_of.values()), params)


@_rule("points_each", names_colour=True)
def edge_colour(standing: Standing, params: Params, colour: str) -> int:
    return _each(standing.edge_cats_of[colour], params)


@_rule("per", "points_each")
def edge_cats_per(standing: Standing, params: Params, colour: str) -> int:
    """Points for every `per` cats on the edge, rounded down."""
    return _each(sum(standing.edge_cats_of.values()) // params["per"], params)


@_rule("points_each")
def colours_not_on_edge(standing: Standing, params: Params, colour: str) -> int:
    """All five colors are tested; one that is not on the boat counts too."""
    return _each(_none_of(standing.edge_cats_of), params)


# --- families and lonely cats ---


@_rule("points_each")
def lonely_cats(standing: Standing, params: Params, colour: str) -> int:
    return _each(sum(standing.lonely_of.values()), params)


@_rule("points_each", names_colour=True)
def lonely_colour(standing: Standing, params: Params, colour: str) -> int:
    return _each(standing.lonely_of[colour], params)


@_rule("points", may=("solo_min_size",))
def largest_family(standing: Standing, params: Params, colour: str) -> int:
    """Every player tied for the largest family scores. A solo player has no one to
    compare with: the card must name a size, or it scores nothing there."""
    largest = standing.largest
    if standing.solo:
        enough = largest >= params.get("solo_min_size", largest + 1)
    else:
        enough = largest >= standing.rivals_largest
    return _if(largest > 0 and enough, params)


@_rule("min", "points_each")
def families_at_least(standing: Standing, params: Params, colour: str) -> int:
    """Each family counts for itself, also two of one color."""
    large = sum(family.size >= params["min"] for family in standing.families)
    return _each(large, params)


@_rule("rank")
def nth_family(standing: Standing, params: Params, colour: str) -> int:
    """The points of the family at a rank; equal sizes are separate ranks."""
    rank: int = params["rank"]
    if len(standing.families) < rank:
        return 0
    return family_points(standing.families[rank - 1].size)


@_rule("points_each")
def largest_family_size(standing: Standing, params: Params, colour: str) -> int:
    return _each(standing.largest, params)


# --- treasures ---


@_rule("points_each")
def rare_count(standing: Standing, params: Params, colour: str) -> int:
    return _each(standing.count("rare"), params)


@_rule("points_each")
def common_count(standing: Standing, params: Params, colour: str) -> int:
    return _each(standing.count("common"), params)


@_rule("points_each")
def treasure_count(standing: Standing, params: Params, colour: str) -> int:
    return _each(len(standing.treasures), params)


@_rule("count", "points")
def treasures_exact(standing: Standing, params: Params, colour: str) -> int:
    return _if(len(standing.treasures) == params["count"], params)


@_rule("limit", "points")
def treasures_fewer_than(standing: Standing, params: Params, colour: str) -> int:
    return _if(len(standing.treasures) < params["limit"], params)


@_rule("points_each", names_colour=True)
def treasures_touching_colour(standing: Standing, params: Params, colour: str) -> int:
    """Each treasure at most once, however many cats of the color it touches."""
    around = beside(standing.squares_of(colour))
    touching = sum(bool(treasure.mask & around) for treasure in standing.treasures)
    return _each(touching, params)


@_rule("points_each")
def cats_not_touching_treasure(standing: Standing, params: Params, colour: str) -> int:
    touching = standing.cats_touching(standing.beside_treasures)
    return _each(len(standing.cats) - sum(touching.values()), params)


@_rule("points_each")
def colours_not_touching_treasure(standing: Standing, params: Params, colour: str) -> int:
    """All five colors are tested; one that is not on the boat counts too."""
    touching = standing.cats_touching(standing.beside_treasures)
    return _each(_none_of(touching), params)


@_rule("points_each")
def colours_not_touching_rat(standing: Standing, params: Params, colour: str) -> int:
    """All five colors are tested; one that is not on the boat counts too."""
    touching = standing.cats_touching(beside(standing.visible_rats))
    return _each(_none_of(touching), params)


def _none_of(cats: Mapping[str, int]) -> int:
    """The number of colors that have no such cat."""
    return sum(number == 0 for number in cats.values())


# --- fish, baskets, lessons and the track ---


@_rule("min", "points")
def fish_at_least(standing: Standing, params: Params, colour: str) -> int:
    return _if(standing.fish >= params["min"], params)


@_rule("points_each")
def fish_count(standing: Standing, params: Params, colour: str) -> int:
    return _each(standing.fish, params)


@_rule("count", "points")
def baskets_exact(standing: Standing, params: Params, colour: str) -> int:
    return _if(standing.baskets == params["count"], params)


@_rule("points")
def first_in_turn_order(standing: Standing, params: Params, colour: str) -> int:
    return _if(standing.first, params)


@_rule("points_each")
def private_lesson_count(standing: Standing, params: Params, colour: str) -> int:
    """A private lesson that counts lessons counts itself; public ones never count."""
    return _each(len(standing.lessons), params)


@_rule("count", "points")
def private_lesson_count_exact(standing: Standing, params: Params, colour: str) -> int:
    return _if(len(standing.lessons) == params["count"], params)


@_rule(sister=True)
def double_best_sister_lesson(standing: Standing, params: Params, colour: str) -> int:
    """Nothing by itself: the sister's score adds her best other lesson for it."""
    return 0
