"""What changes in the solo game: every cat on your boat scores for the sister, and so do
her lessons.

Also holds constants measured in many games between `cat` bots: how much of their points
lessons reach, and what fish and baskets are worth without other players.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from math import exp

from meowple.games.isle.bot.areas import AREAS, Area, Ground
from meowple.games.isle.bot.cards import Cards
from meowple.games.isle.bot.economy import Economy, Gains
from meowple.games.isle.bot.judge import Judge, Lesson
from meowple.games.isle.bot.lessons import expected, growth, points_of
from meowple.games.isle.bot.prospect import Prospect
from meowple.games.isle.data import toml
from meowple.games.isle.rules.boat import Boat, Group, beside
from meowple.games.isle.rules.box import Card, Score
from meowple.games.isle.rules.scoring.lessons import RULES
from meowple.games.isle.rules.scoring.standing import Standing
from meowple.games.isle.rules.state import IsleState, Player

_SMALLEST: int = toml("supply")["score"]["smallest_family"]
_COLOR_VALUES: tuple[int, ...] = tuple(toml("solo")["colour_values"])
# What a cat of a well-chosen color scores for the sister.
_USUAL_COLOR = 2.2
_RATS = "rats_visible"
_LONELY = "lonely_cats"
# What she gets for groups of cats is judged by how far those will grow.
_HER_GROUPS = ("nth_family", "largest_family_size", _LONELY)
# With each day that is left, another family may come to be the one that counts.
_CHANGES = 0.18
# One in this many of the cats to come joins a lonely cat.
_COMPANY = 10.0
# Rats that score for the sister are covered more often than others.
_COVERED = 1.2
# What a fish is worth tomorrow, by the days that are left.
_FISH = (0.0, 0.1, 0.2, 0.3, 0.35)
# How much of a fish will be left at the end, by the days that are left.
_LEFT_OVER = (1.0, 0.25, 0.1, 0.05, 0.05)
# If rats score for the sister, they are not kept for one's own lesson.
_RATS_STAY = 0.2
# A card brings two common treasures, more or less.
_TWO = 1.7
# The share of their points that lessons reach, and how many more things a counting lesson
# will count per remaining day.
_COMES_TRUE = {
    "cats_total_exact": 0.5,
    "colour_count_at_least": 1.4,
    "colour_count_exact": 0.7,
    "edge_every_colour": 0.5,
    "edge_full": 0.4,
    "every_colour_at_least": 0.05,
    "first_in_turn_order": 1.6,
    "fish_at_least": 0.6,
    "largest_family": 1.2,
    "maps_uncovered": 1.2,
    "nth_family": 0.6,
    "private_lesson_count_exact": 0.5,
    "treasures_exact": 1.6,
}
_A_DAY = {
    "colour_count": 0.6,
    "common_count": 0.95,
    "edge_best_colour": 0.45,
    "edge_colour": 0.6,
    "families_at_least": 0.18,
    "lonely_colour": 0.15,
    "oshax_count": 0.35,
    "private_lesson_count": 0.3,
    "rare_count": 0.4,
    "treasure_count": 1.3,
    "treasures_touching_colour": 0.9,
}


def judge(state: IsleState, seat: int, ahead: Prospect | None = None) -> Judge:
    """The evaluator of a seat's boats."""
    return (SoloJudge if state.sister else Judge)(state, seat, ahead)


def economy(state: IsleState, player: Player, days: int, gains: Gains) -> Economy:
    return (SoloEconomy if state.sister else Economy)(state, player, days, gains)


def cards(judge: Judge, economy: Economy) -> Cards:
    return (SoloCards if judge.state.sister else Cards)(judge, economy)


def colour_prices(state: IsleState) -> Mapping[str, float]:
    """What the sister will get for a cat of each color, if she is there; color cards
    that are not turned yet count with the mean of what is left."""
    if state.sister is None:
        return {}
    values = _COLOR_VALUES
    rest = values[state.day :]
    mean = sum(rest) / max(len(rest), 1)
    return {
        state.box.colour_cards[card]: values[day] if day < state.day else mean
        for day, card in enumerate(state.sister.colours)
    }


def sisters_fish(state: IsleState, days: int) -> float:
    """What the sister gets for a fish that is left when the game is over."""
    if state.sister is None:
        return 0.0
    scores = _scores(state, state.sister.lessons)
    each = sum(s.params["points_each"] for s in scores if s.rule == "fish_count")
    return float(_LEFT_OVER[min(days, len(_LEFT_OVER) - 1)] * each)


def _scores(state: IsleState, lessons: Sequence[int]) -> list[Score]:
    return [score for card in lessons if (score := state.card(card).score)]


class SoloJudge(Judge):
    """Evaluates the lead over the sister: her points for a boat are subtracted."""

    public_share = 0.5

    def __init__(self, state: IsleState, seat: int, ahead: Prospect | None = None) -> None:
        super().__init__(state, seat, ahead)
        self.colours = colour_prices(state)
        self.hers = tuple(self._of_sister())
        self.lessons += self.hers
        for one in self.hers:
            if one[0].rule in AREAS and one[0].rule != _RATS:
                self.area_scores += (one,)
            elif one[0].rule not in (_RATS, *_HER_GROUPS):
                self.other_scores += (one,)
        self._her_rats = sum(s.params["points_each"] * n for s, n in self._hers(_RATS))

    @property
    def terms(self) -> tuple[Hashable, ...]:
        sister = self.state.sister
        assert sister is not None
        shares = tuple(share for _, _, share in self.hers)
        return (*super().terms, sister.lessons, shares, sister.colours, self.state.day)

    def _hers(self, *rules: str) -> Iterator[tuple[Score, float]]:
        """Her lessons of these rules, and how often they count."""
        return ((s, -share) for s, _, share in self.hers if s.rule in rules)

    def _of_sister(self) -> Iterator[Lesson]:
        """One of her lessons may count the best of the others once more."""
        assert self.state.sister is not None
        scores = _scores(self.state, self.state.sister.lessons)
        plain = [score for score in scores if not RULES[score.rule].sister]
        standing = self.standing(self.player.boat)
        points = [expected(score, standing, None, self.ahead) for score in plain]
        for score, worth in zip(plain, points, strict=True):
            twice = len(plain) < len(scores) and worth == max(points)
            yield score, None, -2.0 if twice else -1.0

    def _areas_on(self, boat: Boat, ground: Ground) -> Iterator[tuple[Area, float]]:
        yield from super()._areas_on(boat, ground)
        if self._her_rats:
            stays = ground.stays(_COVERED)
            rats = boat.board.rats
            number = rats.bit_count() + 1
            yield Area(rats, tuple(stays * bare for bare in range(number))), -self._her_rats

    def _worth(self, standing: Standing) -> float:
        cats = self.ahead.cats
        points = super()._worth(standing)
        groups = [(group, self._grows(group, standing.boat)) for group in standing.groups]
        for group, more in groups:
            price = self.colours[group.colour]
            # cats that come to a dear color would have been cheaper elsewhere
            points -= price * group.size + (price - _USUAL_COLOR) * more
        sizes = sorted((group.size + more for group, more in groups), reverse=True)
        for score, times in self._hers(*_HER_GROUPS):
            if score.rule == _LONELY:
                stay = exp(-cats / _COMPANY) * sum(standing.lonely_of.values())
                points -= times * score.params["points_each"] * stay
            else:
                points -= times * self._fixed() * _her_family(score, sizes, cats)
        return points

    def _fixed(self) -> float:
        """The chance that families keep their rank to the end."""
        return 1 - _CHANGES * self.ahead.left

    def _grows(self, group: Group, boat: Boat) -> float:
        around = (beside(group.mask) & boat.free).bit_count()
        return growth(group.size, around, self.ahead.cats)

    def sister(self, boat: Boat) -> float:
        """What the sister gets for a boat."""
        standing = self.standing(boat)
        lessons = sum(
            -share * expected(score, standing, colour, self.ahead)
            for score, colour, share in self.hers
        )
        colours = self.colours.items()
        return lessons + sum(worth * standing.cats_of[c] for c, worth in colours)


def _her_family(score: Score, sizes: Sequence[float], cats: float) -> float:
    """What she gets for a family by its rank, the groups growing to these sizes."""
    rank: int = score.params.get("rank", 1)
    if len(sizes) < rank:
        return 0.0
    size = sizes[rank - 1]
    if score.rule == "nth_family":
        return points_of(size, cats)
    each: int = score.params["points_each"]
    # of a group that is no family yet, half
    return each * size * (1.0 if size >= _SMALLEST else 0.5)


class SoloEconomy(Economy):
    """Fish that is left may score for the sister."""

    def _price(self, state: IsleState) -> float:
        days = self.days
        return _FISH[min(days, len(_FISH) - 1)] - sisters_fish(state, days)


class SoloCards(Cards):
    """Lessons reach their solo share, and their number may score for the sister."""

    basket_a_day = 1.1

    def worth(self, number: int) -> float:
        """The sister takes oshax away; without one its card is worth nothing."""
        state = self.judge.state
        if state.card(number).kind == "oshax" and not state.oshax:
            return 0.0
        return super().worth(number)

    def lesson(self, card: Card) -> float:
        assert card.score is not None
        worth = self._comes(card.score, self.promised(card))
        if card.kind == "public_lesson":
            return worth * self.judge.public_share
        return worth - self._counted("private_lesson_count", -1)

    def _comes(self, score: Score, promised: float) -> float:
        """The points that a lesson is expected to reach."""
        if score.rule == _RATS and self._counted(_RATS, -1):
            return promised * _RATS_STAY
        more = _A_DAY.get(score.rule, 0.0) * self.judge.ahead.left
        each: int = score.params.get("points_each", 0)
        return _COMES_TRUE.get(score.rule, 1.0) * promised + more * each

    def _counted(self, rule: str, sign: int) -> float:
        """What one more of a thing brings by lessons that count it: one's own with the
        sign 1, the sister's with -1."""
        return sum(
            float(sign * share * score.params["points_each"])
            for score, _, share in self.judge.lessons
            if score.rule == rule and share * sign > 0
        )

    def treasure(self, card: Card) -> float:
        """Lessons that count treasures make them dearer; hers may spoil a card."""
        rare, common = (
            self._counted(rule, 1) - self._counted(rule, -1)
            for rule in ("rare_count", "common_count")
        )
        base = super().treasure(card)
        if any(option.what == "rare" for option in card.options):
            return base + max(rare, _TWO * common)
        return max(base + _TWO * common, 0.0)
