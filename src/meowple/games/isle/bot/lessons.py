"""The expected points of families, and of lessons that count cats, treasures or other
things.

Lessons that count one by one score what they score now plus a little for what is to
come; all-or-nothing lessons score by the chance of making the missing steps.
Lessons on squares alone are areas.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import exp

from meowple.games.isle.bot.areas import AREAS, Ground
from meowple.games.isle.bot.prospect import Prospect
from meowple.games.isle.rules.boat import COLOURS, beside
from meowple.games.isle.rules.box import Score
from meowple.games.isle.rules.scoring.families import family_points
from meowple.games.isle.rules.scoring.lessons import RULES, Params
from meowple.games.isle.rules.scoring.standing import Standing

Expect = Callable[[Standing, Params, str, Prospect], float]

# With this many bare squares around it a group can grow freely.
_OPEN = 6
# Of the cats to come, the share that joins a group, and how much more with each cat that
# is there: players extend what is already large.
_JOINS = 0.05
_DRAWS = 0.045
_LARGE = 6
# What a lonely cat and a pair are worth on their way to a family.
_ON_THE_WAY = (0.0, 1.2, 4.0)
# With this many cats to come, half of that is sure.
_SURE = 1.5

# Of the cats to come, the share that can be steered: to one color, to the edge.
_TO_COLOR = 0.35
_TO_EDGE = 0.4
_CHANCE_COLOR = 1 / len(COLOURS)
# The chance per remaining day of keeping an exact number once it is reached.
_KEPT = 0.9
# Tiles that come in a day besides cats.
_TREASURES_A_DAY = 1.3
_LESSONS_A_DAY = 1.2
# A cat or two more decide who has the largest family; less so the longer it goes on.
_RIVALRY = 1.0
_RIVALRY_A_DAY = 0.6


@lru_cache(maxsize=1 << 14)
def group_worth(size: int, around: int, cats: float) -> float:
    """What a group of `size` cats adds, with `around` bare squares around it and `cats`
    to come; without it they would do less elsewhere."""
    grown = size + growth(size, around, cats)
    return points_of(grown, cats) - points_of(cats * _JOINS, cats)


def growth(size: int, around: int, cats: float) -> float:
    """How many of the cats to come will join a group."""
    free = min(around, _OPEN) / _OPEN
    return free * cats * (_JOINS + _DRAWS * min(size, _LARGE))


def points_of(size: float, cats: float) -> float:
    """The points of a family of about `size` cats."""
    whole = int(size)
    low, high = _step(whole, cats), _step(whole + 1, cats)
    return low + (size - whole) * (high - low)


def _step(size: int, cats: float) -> float:
    if size < len(_ON_THE_WAY):
        return _ON_THE_WAY[size] * cats / (cats + _SURE)
    return family_points(size)


def expected(
    score: Score, standing: Standing, colour: str | None, ahead: Prospect
) -> float:
    """The points that a lesson will bring on this boat."""
    rule = score.rule
    expect = _EXPECT.get(rule)
    if expect is not None:
        return expect(standing, score.params, colour or "", ahead)
    areas = AREAS.get(rule)
    if areas is None:
        return RULES[rule](standing, score.params, colour)
    boat, free = standing.boat, standing.boat.free
    ground = Ground(free.bit_count(), ahead)
    return sum(
        area.worth[(area.squares & free).bit_count()]
        for area in areas(boat, ground, score.params)
    )


def _reaches(missing: float, steps: float) -> float:
    """The chance of making the missing steps out of those still to come."""
    return exp(-missing / (steps + 0.05)) if missing > 0 else 1.0


def _hits(missing: int, steps: float, ahead: Prospect) -> float:
    """The chance of ending with an exact number: neither below nor above it."""
    if missing < 0:
        return 0.0
    return float(_reaches(missing, steps) * _KEPT**ahead.left)


# --- cats and their colors ---


def _cats_exact(standing: Standing, params: Params, colour: str, ahead: Prospect) -> float:
    missing = params["count"] - len(standing.cats)
    return float(params["points"] * _hits(missing, ahead.cats / 2, ahead))


def _cats_over(standing: Standing, params: Params, colour: str, ahead: Prospect) -> float:
    cats = len(standing.cats) + ahead.cats
    return float(params["points_each"] * max(0.0, cats - params["threshold"]))


def _every_color(standing: Standing, params: Params, colour: str, ahead: Prospect) -> float:
    missing = sum(max(0, params["min"] - cats) for cats in standing.cats_of.values())
    return float(params["points"] * _reaches(missing, ahead.cats * 0.6))


def _color(standing: Standing, params: Params, colour: str, ahead: Prospect) -> float:
    cats = standing.cats_of[colour] + ahead.cats * _CHANCE_COLOR
    return float(params["points_each"] * cats)


def _color_exact(standing: Standing, params: Params, colour: str, ahead: Prospect) -> float:
    missing = params["count"] - standing.cats_of[params["colour"]]
    return float(params["points"] * _hits(missing, ahead.cats * _TO_COLOR, ahead))


def _color_at_least(
    standing: Standing, params: Params, colour: str, ahead: Prospect
) -> float:
    missing = params["min"] - standing.cats_of[colour]
    return float(params["points"] * _reaches(missing, ahead.cats * _TO_COLOR))


# --- cats on the edge ---


def _edge_every(standing: Standing, params: Params, colour: str, ahead: Prospect) -> float:
    missing = sum(not cats for cats in standing.edge_cats_of.values())
    return float(params["points"] * _reaches(missing, ahead.cats * _TO_EDGE))


def _edge_best(standing: Standing, params: Params, colour: str, ahead: Prospect) -> float:
    best = max(standing.edge_cats_of.values())
    return float(params["points_each"] * (best + ahead.cats * _TO_EDGE * _TO_COLOR))


def _edge_color(standing: Standing, params: Params, colour: str, ahead: Prospect) -> float:
    cats = standing.edge_cats_of[colour] + ahead.cats * _TO_EDGE * _CHANCE_COLOR
    return float(params["points_each"] * cats)


def _edge_per(standing: Standing, params: Params, colour: str, ahead: Prospect) -> float:
    if not ahead.cats:
        return RULES["edge_cats_per"](standing, params, colour)
    cats = sum(standing.edge_cats_of.values()) + ahead.cats * _TO_EDGE
    return float(params["points_each"] * cats / params["per"])


def _colors_off_edge(
    standing: Standing, params: Params, colour: str, ahead: Prospect
) -> float:
    """Each color that is missing on the edge may still come there."""
    missing = sum(not cats for cats in standing.edge_cats_of.values())
    stays = exp(-ahead.cats * _CHANCE_COLOR * _TO_EDGE * 2)
    return float(params["points_each"] * missing * stays)


# --- families ---


def _largest(standing: Standing, params: Params, colour: str, ahead: Prospect) -> float:
    if standing.solo:
        missing = params.get("solo_min_size", 99) - standing.largest
        return float(params["points"] * _reaches(missing, ahead.cats * _TO_COLOR))
    if not ahead.left:
        return RULES["largest_family"](standing, params, colour)
    lead = standing.largest - standing.rivals_largest
    scale = _RIVALRY + _RIVALRY_A_DAY * ahead.left
    return float(params["points"] / (1 + exp(-lead / scale)))


def _families_at_least(
    standing: Standing, params: Params, colour: str, ahead: Prospect
) -> float:
    chances = sum(
        _reaches(params["min"] - group.size, ahead.cats * _CHANCE_COLOR)
        for group in standing.groups
    )
    return float(params["points_each"] * chances)


def _nth_family(standing: Standing, params: Params, colour: str, ahead: Prospect) -> float:
    sizes = sorted((group.size for group in standing.groups), reverse=True)
    rank = params["rank"]
    if len(sizes) < rank:
        return 0.0
    size = sizes[rank - 1]
    growth = ahead.cats * _CHANCE_COLOR if rank == 1 else 0.0
    return group_worth(size, 9, ahead.cats) if size < 3 else family_points(size) + growth


def _largest_size(
    standing: Standing, params: Params, colour: str, ahead: Prospect
) -> float:
    size = standing.largest + ahead.cats * _CHANCE_COLOR
    return float(params["points_each"] * size)


def _lonely(standing: Standing, params: Params, colour: str, ahead: Prospect) -> float:
    """Cats that are alone now often find company later."""
    lonely = standing.lonely_of
    number = lonely[colour] if colour else sum(lonely.values())
    stays = exp(-ahead.cats * 0.2)
    return float(params["points_each"] * number * stays)


# --- treasures ---


def _treasures_exact(
    standing: Standing, params: Params, colour: str, ahead: Prospect
) -> float:
    missing = params["count"] - len(standing.treasures)
    steps = ahead.left * _TREASURES_A_DAY
    return float(params["points"] * _hits(missing, steps, ahead))


def _treasures_fewer(
    standing: Standing, params: Params, colour: str, ahead: Prospect
) -> float:
    missing = params["limit"] - len(standing.treasures)
    return float(params["points"] * (1 - _reaches(missing, ahead.left * _TREASURES_A_DAY)))


def _colors_off(squares: int, standing: Standing, params: Params) -> float:
    touching = standing.cats_touching(squares)
    return float(params["points_each"] * sum(not cats for cats in touching.values()))


def _off_treasures(
    standing: Standing, params: Params, colour: str, ahead: Prospect
) -> float:
    missing = _colors_off(standing.beside_treasures, standing, params)
    return missing * exp(-ahead.left * 0.25)


def _off_rats(standing: Standing, params: Params, colour: str, ahead: Prospect) -> float:
    return _colors_off(beside(standing.visible_rats), standing, params)


# --- fish, baskets, lessons and the track ---


def _fish_at_least(
    standing: Standing, params: Params, colour: str, ahead: Prospect
) -> float:
    """Fish can be saved for it, as long as there is some to come."""
    if ahead.days:
        return float(params["points"] * 0.85)
    missing = params["min"] - standing.fish
    return float(params["points"] * _reaches(missing, ahead.share))


def _fish_count(standing: Standing, params: Params, colour: str, ahead: Prospect) -> float:
    """What is there before the last day is spent."""
    if ahead.days:
        return float(params["points_each"] * 1.0)
    kept = 1 - 0.9 * ahead.share
    return float(params["points_each"] * standing.fish * kept)


def _baskets_exact(
    standing: Standing, params: Params, colour: str, ahead: Prospect
) -> float:
    missing = params["count"] - standing.baskets
    return float(params["points"] * _hits(missing, ahead.left * 0.25, ahead))


def _first(standing: Standing, params: Params, colour: str, ahead: Prospect) -> float:
    """Decided by the cards of the last day."""
    if ahead.days or ahead.share == 1:
        return float(params["points"] * (0.55 if standing.first else 0.45))
    return RULES["first_in_turn_order"](standing, params, colour)


def _lesson_count(
    standing: Standing, params: Params, colour: str, ahead: Prospect
) -> float:
    number = len(standing.lessons) + ahead.days * _LESSONS_A_DAY
    return float(params["points_each"] * number)


def _lesson_count_exact(
    standing: Standing, params: Params, colour: str, ahead: Prospect
) -> float:
    missing = params["count"] - len(standing.lessons)
    return float(params["points"] * _hits(missing, ahead.days * _LESSONS_A_DAY, ahead))


_EXPECT: Mapping[str, Expect] = {
    "cats_total_exact": _cats_exact,
    "cats_over": _cats_over,
    "every_colour_at_least": _every_color,
    "colour_count": _color,
    "colour_count_exact": _color_exact,
    "colour_count_at_least": _color_at_least,
    "edge_every_colour": _edge_every,
    "edge_best_colour": _edge_best,
    "edge_colour": _edge_color,
    "edge_cats_per": _edge_per,
    "colours_not_on_edge": _colors_off_edge,
    "largest_family": _largest,
    "families_at_least": _families_at_least,
    "nth_family": _nth_family,
    "largest_family_size": _largest_size,
    "lonely_cats": _lonely,
    "lonely_colour": _lonely,
    "treasures_exact": _treasures_exact,
    "treasures_fewer_than": _treasures_fewer,
    "colours_not_touching_treasure": _off_treasures,
    "colours_not_touching_rat": _off_rats,
    "fish_at_least": _fish_at_least,
    "fish_count": _fish_count,
    "baskets_exact": _baskets_exact,
    "first_in_turn_order": _first,
    "private_lesson_count": _lesson_count,
    "private_lesson_count_exact": _lesson_count_exact,
}
