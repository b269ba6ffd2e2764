"""Lessons as parts of the CP-SAT model: an upper bound on their score.

Each function adds to the model what a rule of `lessons.py` asks for and gives the points
back as an expression. Rules that are not here are bounded by the most they can bring.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ortools.sat.python.cp_model import IntVar, LinearExpr

from meowple.games.isle.packing.cp_model import SQUARES, BoatModel, Tile, total
from meowple.games.isle.rules.boat import (
    COLOURS,
    COLUMNS,
    EDGE,
    HEIGHT,
    ROOM,
    ROWS,
    beside,
    union,
)
from meowple.games.isle.rules.scoring.families import family_points
from meowple.games.isle.rules.scoring.lessons import RULES, Params
from meowple.games.isle.rules.scoring.scoring import lesson_points
from meowple.kernel.toolbox.bitboards import each_bit

# Gives the number of things counted, or whether the lesson is fulfilled.
Counted = Callable[[BoatModel, Params, str], LinearExpr]

_BOUNDS: dict[str, Counted] = {}

# Rules that count things that are not on the boat.
_ELSEWHERE = (
    "fish_at_least",
    "fish_count",
    "baskets_exact",
    "first_in_turn_order",
    "private_lesson_count",
    "private_lesson_count_exact",
)


def lessons_points(model: BoatModel) -> LinearExpr:
    """The most that all lessons of the question can score together."""
    question = model.question
    points = [_points(model, card, None) for card in question.standing.lessons]
    if question.mode != "family":
        for card, colour in question.public:
            found = _points(model, card, colour)
            points.append(_half(model, found) if question.mode == "solo" else found)
    return total(points)


def _half(model: BoatModel, points: LinearExpr) -> LinearExpr:
    """Solo: each public lesson scores half, rounded up (rule 7)."""
    half = model.cp.new_int_var(-(10**6), 10**6, "")
    model.cp.add(2 * half <= points + 1)
    return half


def _points(model: BoatModel, card: int, colour: str | None) -> LinearExpr:
    question = model.question
    how = question.box.cards[card].score
    if how is None or how.rule in _ELSEWHERE or RULES[how.rule].sister:
        return _number(lesson_points(question.box, card, question.standing, colour))
    worth: int = how.params.get("points", how.params.get("points_each", 1))
    # Negative scores count as 0, which is an upper bound.
    if worth <= 0:
        return _number(0)
    counted = _BOUNDS.get(how.rule, _anything)
    return worth * counted(model, how.params, colour or "")


def _anything(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    """As often as there are tiles or colors: for rules that are not modeled."""
    often = max(len(COLOURS), len(model.question.pieces))
    return _number(1 if "points" in params else often)


def _number(value: int) -> LinearExpr:
    return LinearExpr.constant(value)


def _bound(function: Counted) -> Counted:
    _BOUNDS[function.__name__] = function
    return function


def _only_if(model: BoatModel, *conditions: Any) -> IntVar:
    """True only if every one of these comparisons holds."""
    true = model.flag()
    for condition in conditions:
        model.cp.add(condition).only_enforce_if(true)
    return true


def _best(model: BoatModel, numbers: list[LinearExpr], most: int) -> LinearExpr:
    """At most the largest of these numbers."""
    best, chosen = model.number(most), [model.flag() for _ in numbers]
    model.cp.add_exactly_one(chosen)
    for number, var in zip(numbers, chosen, strict=True):
        model.cp.add(best <= number).only_enforce_if(var)
    return best


# --- squares, rows and rooms ---


@_bound
def edge_full(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return model.full(EDGE)


@_bound
def row_full(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return model.full(ROWS[params["row"]])


@_bound
def rooms_full(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return model.full(union(ROOM[room] for room in params["rooms"]))


@_bound
def rooms_empty(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    rooms = union(ROOM[room] for room in params["rooms"])
    return _only_if(model, model.bare(rooms) == rooms.bit_count())


@_bound
def rooms_filled_count(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return total(model.full(room) for room in ROOM.values())


@_bound
def column_of_one_colour(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    columns = [column for column in COLUMNS if column.bit_count() == HEIGHT]
    return total(_of_one_color(model, column) for column in columns)


def _of_one_color(model: BoatModel, column: int) -> LinearExpr:
    fulfilled = model.flag()
    colours = {colour: model.flag() for colour in COLOURS}
    model.cp.add(total(colours.values()) == fulfilled)
    for colour, true in colours.items():
        for one in each_bit(column):
            model.cp.add_bool_or(~true, *_in_color(model, colour, one))
    return fulfilled


def _in_color(model: BoatModel, colour: str, square: int) -> list[IntVar]:
    """True only if a cat of the color covers the square, one for each cat."""
    found = []
    for cat in model.cats_of(colour):
        lies = model.on_square(cat, square)
        if len(cat.of) > 1:
            here = model.flag()
            model.cp.add_implication(here, lies)
            model.cp.add_implication(here, cat.of[colour])
            lies = here
        found.append(lies)
    return found


def _visible_rats(model: BoatModel) -> LinearExpr:
    return model.bare(model.question.played.board.rats)


@_bound
def rats_exact(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return _only_if(model, _visible_rats(model) == params["count"])


@_bound
def rats_visible(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return _visible_rats(model)


@_bound
def maps_uncovered(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    maps = model.question.played.board.maps.values()
    return total(
        _only_if(model, model.bare(squares) == squares.bit_count()) for squares in maps
    )


@_bound
def maps_covered(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    maps = model.question.played.board.maps.values()
    return total(
        _only_if(model, model.bare(squares) < squares.bit_count()) for squares in maps
    )


# --- cats and their colors ---


@_bound
def cats_total_exact(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return _only_if(model, model.count_kind("cat", "oshax") == params["count"])


@_bound
def cats_over(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    over: int = len(model.cats) - params["threshold"]
    cats = model.count_kind("cat", "oshax") - params["threshold"]
    return _best(model, [_number(0), cats], max(0, over))


@_bound
def every_colour_at_least(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return _only_if(model, *(model.count_of(one) >= params["min"] for one in COLOURS))


@_bound
def colour_count(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return model.count_of(colour)


@_bound
def colour_count_exact(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return _only_if(model, model.count_of(params["colour"]) == params["count"])


@_bound
def colour_count_at_least(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return _only_if(model, model.count_of(colour) >= params["min"])


@_bound
def oshax_count(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return model.count_kind("oshax")


# --- cats on the edge ---


def _edge_cats(model: BoatModel, colour: str) -> LinearExpr:
    return total(_on_edge(model, cat, colour) for cat in model.cats_of(colour))


def _on_edge(model: BoatModel, cat: Tile, colour: str) -> LinearExpr:
    """Whether the cat is on the edge, in this color."""
    edge = cat.on(EDGE)
    if len(cat.of) == 1:
        return edge
    both = model.flag()
    model.cp.add(both <= edge)
    model.cp.add(both <= cat.of[colour])
    model.cp.add(both >= edge + cat.of[colour] - 1)
    return both


@_bound
def edge_every_colour(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return _only_if(model, *(_edge_cats(model, one) >= 1 for one in COLOURS))


@_bound
def edge_best_colour(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    cats = [_edge_cats(model, one) for one in COLOURS]
    return _best(model, cats, len(model.cats))


@_bound
def edge_colour(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return _edge_cats(model, colour)


@_bound
def edge_cats_per(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    times = model.number(len(model.cats))
    model.cp.add(params["per"] * times <= total(cat.on(EDGE) for cat in model.cats))
    return times


@_bound
def colours_not_on_edge(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return total(_only_if(model, _edge_cats(model, one) == 0) for one in COLOURS)


# --- families and lonely cats ---


@_bound
def lonely_cats(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return total(_lonely(model, one) for one in COLOURS)


@_bound
def lonely_colour(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return _lonely(model, colour)


def _lonely(model: BoatModel, colour: str) -> LinearExpr:
    cats = model.cats_of(colour)
    alone = {cat: _only_if(model, cat.of[colour] == 1) for cat in cats}
    for i, cat in enumerate(cats):
        for other in cats[i + 1 :]:
            apart = ~model.near(cat, other)
            model.cp.add_bool_or(~alone[cat], ~other.of[colour], apart)
            model.cp.add_bool_or(~alone[other], ~cat.of[colour], apart)
    return total(alone.values())


@_bound
def largest_family(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    standing = model.question.standing
    if not standing.solo:
        wanted = standing.rivals_largest
    elif "solo_min_size" in params:
        wanted = params["solo_min_size"]
    else:
        return _number(0)
    enough = total(family.at_least(max(1, wanted)) for family in model.families)
    return _only_if(model, enough >= 1)


@_bound
def largest_family_size(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    sizes = [_number(0), *(family.size for family in model.families)]
    return _best(model, sizes, len(model.cats))


@_bound
def families_at_least(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    model.keep_families_whole()
    return total(family.at_least(max(1, params["min"])) for family in model.families)


@_bound
def nth_family(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    model.keep_families_whole()
    points = model.number(family_points(len(model.cats)))
    ranked = [model.flag() for _ in model.families]
    there = model.flag()
    model.cp.add(total(ranked) == params["rank"]).only_enforce_if(there)
    model.cp.add(points == 0).only_enforce_if(~there)
    for family, var in zip(model.families, ranked, strict=True):
        model.cp.add(points <= family.points).only_enforce_if(var)
    return points


# --- treasures ---


@_bound
def rare_count(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return model.count_kind("rare")


@_bound
def common_count(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return model.count_kind("common")


@_bound
def treasure_count(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return model.count_kind("common", "rare")


@_bound
def treasures_exact(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return _only_if(model, model.count_kind("common", "rare") == params["count"])


@_bound
def treasures_fewer_than(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    return _only_if(model, model.count_kind("common", "rare") < params["limit"])


@_bound
def treasures_touching_colour(model: BoatModel, params: Params, colour: str) -> LinearExpr:
    in_colour = {one: _in_color(model, colour, one) for one in SQUARES}
    touching = []
    for treasure in model.treasures:
        for mask, lies in treasure.at.items():
            true = model.flag()
            around = [var for one in each_bit(beside(mask)) for var in in_colour[one]]
            model.cp.add_implication(true, lies)
            model.cp.add_bool_or(~true, *around)
            touching.append(true)
    count = model.number(sum(piece.colour is None for piece in model.question.pieces))
    model.cp.add(count == total(touching))
    return count
