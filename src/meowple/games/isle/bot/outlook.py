"""The expected result of a position: final scores and chances of winning."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from meowple.games.isle.bot.judge import Judge
from meowple.games.isle.bot.solo import SoloJudge, judge, sisters_fish
from meowple.games.isle.rules.day.calendar import phase_name
from meowple.games.isle.rules.state import IsleState, Player
from meowple.kernel.knowledge import Outlook


class Course(NamedTuple):
    """Statistics of a mode, measured in many games between `cat` bots.

    `final` is the usual result, in solo the lead over the sister. `to_come` is added
    to a boat's expected score, by the days after today (the last day first) and by how far
    today is: before paying, before the rescue, before the finds, in the evening. `trust`
    is how much of a difference between boats lasts, and `spread` the deviation of results
    from what was expected, by days. `fish`, `card` and `basket` are what more or less of
    them is worth, a basket on each day that is left. `sister` is what she adds a day.
    """

    final: float
    to_come: tuple[tuple[float, float, float, float], ...]
    trust: tuple[float, ...]
    spread: tuple[float, ...]
    fish: float = 0.4
    card: float = 0.8
    basket: float = 1.5
    sister: float = 0.0


_COURSES = {
    "standard": Course(
        final=71.0,
        to_come=(
            (14.4, -2.1, 7.1, 0.0),
            (31.9, 18.8, 18.9, 13.5),
            (52.8, 40.2, 34.9, 30.0),
            (76.8, 65.5, 57.6, 53.0),
            (98.4, 87.0, 80.0, 77.0),
        ),
        trust=(0.85, 0.8, 0.65, 0.6, 0.5),
        spread=(8.0, 15.0, 18.0, 20.0, 22.0),
    ),
    "solo": Course(
        final=0.0,
        to_come=(
            (4.9, -3.3, 9.0, 0.0),
            (9.8, 4.7, 10.5, 2.8),
            (21.9, 12.6, 16.6, 10.0),
            (34.4, 26.4, 28.6, 23.2),
            (46.0, 38.0, 38.0, 35.0),
        ),
        trust=(1.0, 1.0, 0.9, 0.75, 0.6),
        spread=(12.0, 16.0, 20.0, 24.0, 25.0),
        # there is more fish than there are things to buy
        fish=0.15,
        card=2.0,
        basket=1.0,
        sister=2.0,
    ),
    "family": Course(
        final=35.0,
        to_come=(
            (0.0, -10.9, 0.0, 0.0),
            (0.0, -6.0, -10.9, 0.0),
            (0.0, 6.2, -6.0, 0.0),
            (0.0, 25.0, 6.2, 0.0),
            (57.0, 47.0, 25.0, 0.0),
        ),
        trust=(0.95, 0.75, 0.65, 0.6, 0.5),
        spread=(8.0, 12.0, 13.0, 14.0, 15.0),
    ),
}

_PAID = ("lessons", "ready", "order", "rescue")
_EVENING = ("evening", "night", "over")
# What is usual on a day before paying, and later.
_USUAL_FISH = {True: 23.0, False: 4.0}
_USUAL_HAND = 2.0
_USUAL_BASKETS = 1.5
# Of a logistic curve, the scale that goes with a spread of one.
_SCALE = 0.55


def expect(state: IsleState) -> Outlook:
    course = _COURSES[state.mode]
    judges = [judge(state, player.seat) for player in state.players]
    nets = [_net(judge, course) for judge in judges]
    days = judges[0].ahead.days
    scale = _SCALE * course.spread[days]
    alone = judges[0]
    if not isinstance(alone, SoloJudge):
        return Outlook(tuple(nets), _shares(nets, scale))
    hers = alone.sister(alone.player.boat) + course.sister * alone.ahead.left
    return Outlook((nets[0] + hers,), (1 / (1 + exp(-nets[0] / scale)),))


def _net(judge: Judge, course: Course) -> float:
    """The score of a seat when the game is over, in solo its lead over the sister."""
    state, player, days = judge.state, judge.player, judge.ahead.days
    stage = _stage(state, player)
    to_come = course.to_come[days][stage]
    if stage == 1:
        # cat by cat the rescue goes over to the finds
        share = judge.ahead.share
        to_come = share * to_come + (1 - share) * course.to_come[days][2]
    points = judge.promise(player.boat) + to_come
    if state.mode != "family" and (days or stage < 2):
        points += _goods(state, player, course, days, stage)
    return course.final + course.trust[days] * (points - course.final)


def _goods(
    state: IsleState, player: Player, course: Course, days: int, stage: int
) -> float:
    """What fish, cards and baskets are worth, compared with what is usual."""
    price = course.fish - sisters_fish(state, days) if days else course.fish
    baskets = player.baskets + player.used_baskets - _USUAL_BASKETS
    fish = player.fish - _USUAL_FISH[stage == 0]
    cards = len(player.hand) - _USUAL_HAND
    return price * fish + course.card * cards + course.basket * baskets * (days + 1)


def _stage(state: IsleState, player: Player) -> int:
    phase = phase_name(state)
    if phase in _EVENING:
        return 3
    if phase == "finds":
        return 2
    paid = phase == "buy" and not player.unpaid
    return 1 if paid or phase in _PAID else 0


def _shares(scores: Sequence[float], scale: float) -> tuple[float, ...]:
    """Each seat's chance of winning."""
    top = max(scores)
    weights = [exp((score - top) / scale) for score in scores]
    return tuple(weight / sum(weights) for weight in weights)
