"""The end of the game: what each player scores, what the sister scores, who wins
(rules 6, 7 and 8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from meowple.games.isle.data import toml
from meowple.games.isle.rules.box import Box
from meowple.games.isle.rules.scoring.families import family_points, largest_family
from meowple.games.isle.rules.scoring.lessons import RULES
from meowple.games.isle.rules.scoring.standing import Standing
from meowple.kernel.result import Line, Result, Rival

_SCORE = toml("supply")["score"]
_VISIBLE_RAT: int = _SCORE["visible_rat"]
_UNFILLED_ROOM: int = _SCORE["unfilled_room"]
_RARE_TREASURE: int = _SCORE["rare_treasure"]
_COLOR_VALUES: tuple[int, ...] = tuple(toml("solo")["colour_values"])

# A public lesson on the table and the color that was named for it.
Public = tuple[int, str | None]


@dataclass(frozen=True, slots=True)
class Scorecard:
    """The points of one player, in the order of rule 6; lessons as (card, points)."""

    rats: int
    rooms: int
    families: int
    rare_treasures: int
    lessons: tuple[tuple[int, int], ...]
    public_lessons: tuple[tuple[int, int], ...]

    @property
    def total(self) -> int:
        return (
            self.rats
            + self.rooms
            + self.families
            + self.rare_treasures
            + sum(points for _, points in self.lessons)
            + sum(points for _, points in self.public_lessons)
        )


def score(box: Box, standing: Standing, public: Sequence[Public], mode: str) -> Scorecard:
    """Rule 6. In family mode neither rares nor public lessons score (rule 8)."""
    family_mode = mode == "family"
    return Scorecard(
        rats=standing.visible_rats.bit_count() * _VISIBLE_RAT,
        rooms=standing.unfilled_rooms * _UNFILLED_ROOM,
        families=sum(family_points(family.size) for family in standing.families),
        rare_treasures=0 if family_mode else standing.count("rare") * _RARE_TREASURE,
        lessons=tuple(
            (card, lesson_points(box, card, standing, None)) for card in standing.lessons
        ),
        public_lessons=()
        if family_mode
        else tuple(
            (card, public_points(lesson_points(box, card, standing, colour), mode))
            for card, colour in public
        ),
    )


def lesson_points(box: Box, card: int, standing: Standing, colour: str | None) -> int:
    how = box.cards[card].score
    return RULES[how.rule](standing, how.params, colour) if how else 0


def public_points(points: int, mode: str) -> int:
    """Solo: each public lesson scores half, rounded up (rule 7)."""
    return (points + 1) // 2 if mode == "solo" else points


def lines(
    standing: Standing, card: Scorecard, public: Sequence[Public], mode: str
) -> tuple[Line, ...]:
    """The score line by line, as on a score pad: what scores nothing is listed too."""
    found = [
        Line("isle.score.rats", card.rats, {"count": standing.visible_rats.bit_count()}),
        Line("isle.score.rooms", card.rooms, {"count": standing.unfilled_rooms}),
    ]
    found += [
        Line(
            "isle.score.family",
            family_points(family.size),
            {"colour": family.colour, "size": family.size},
        )
        for family in standing.families
    ]
    if mode != "family":
        rares = {"count": standing.count("rare")}
        found.append(Line("isle.score.rares", card.rare_treasures, rares))
    found += [
        Line("isle.score.lesson", points, {"card": number})
        for number, points in card.lessons
    ]
    found += [
        Line("isle.score.public_lesson", points, _named(number, colour))
        for (number, points), (_, colour) in zip(card.public_lessons, public, strict=False)
    ]
    return tuple(found)


def _named(card: int, colour: str | None) -> dict[str, int | str]:
    return {"card": card} if colour is None else {"card": card, "colour": colour}


@dataclass(frozen=True, slots=True)
class SisterScore:
    """The sister's points: `cats` of the player's boat in the `order` of her color
    cards, and her lessons as (card, points)."""

    order: tuple[str, ...]
    cats: tuple[int, ...]
    lessons: tuple[tuple[int, int], ...]

    @property
    def colours(self) -> tuple[int, ...]:
        """The points of each color card."""
        return tuple(
            cats * value for cats, value in zip(self.cats, _COLOR_VALUES, strict=False)
        )

    @property
    def total(self) -> int:
        return sum(self.colours) + sum(points for _, points in self.lessons)

    @property
    def lines(self) -> tuple[Line, ...]:
        scored = zip(self.order, self.cats, self.colours, strict=True)
        colours = [
            Line("isle.score.sister_colour", points, {"colour": colour, "cats": cats})
            for colour, cats, points in scored
        ]
        lessons = [
            Line("isle.score.sister_lesson", points, {"card": card})
            for card, points in self.lessons
        ]
        return (*colours, *lessons)


def score_sister(
    box: Box, standing: Standing, colours: tuple[str, ...], lessons: tuple[int, ...]
) -> SisterScore:
    """Rule 7: she scores the cats on your boat by her color cards, and her lessons."""
    plain = {
        card: lesson_points(box, card, standing, None)
        for card in lessons
        if not _doubles(box, card)
    }
    best = max(0, *plain.values()) if plain else 0
    return SisterScore(
        order=colours,
        cats=tuple(standing.cats_of[colour] for colour in colours),
        lessons=tuple((card, plain.get(card, best)) for card in lessons),
    )


def _doubles(box: Box, card: int) -> bool:
    """Whether the card adds the sister's best other lesson once more."""
    how = box.cards[card].score
    return how is not None and RULES[how.rule].sister


def compared(standings: Sequence[Standing], others: int = 0) -> tuple[Standing, ...]:
    """The standings, each knowing the largest family of all its rivals.

    `others` stands for the largest family on boats that are not given.
    """
    largest = [largest_family(standing.boat) for standing in standings]
    return tuple(
        replace(
            standing,
            rivals_largest=max([others, *largest[:seat], *largest[seat + 1 :]]),
        )
        for seat, standing in enumerate(standings)
    )


def result(
    box: Box,
    mode: str,
    standings: Sequence[Standing],
    public: Sequence[Public],
    sister: SisterScore | None = None,
) -> Result:
    """The winners and why they won. The sister wins ties (rule 7)."""
    cards = [score(box, standing, public, mode) for standing in standings]
    scores = tuple(card.total for card in cards)
    seats = tuple(
        lines(standing, card, public, mode)
        for standing, card in zip(standings, cards, strict=True)
    )
    if sister is not None:
        rival = Rival("sister", sister.total, sister.lines)
        if scores[0] > sister.total:
            return Result(scores, (0,), seats, "isle.won.points", (rival,))
        return Result(scores, ("sister",), seats, "isle.won.sister", (rival,))
    winners, decided = _winners(mode, scores, standings)
    return Result(scores, winners, seats, decided)


def _winners(
    mode: str, scores: Sequence[int], standings: Sequence[Standing]
) -> tuple[tuple[int, ...], str]:
    """Most points; of those most fish (family: filled rooms); of those all."""
    best = _most(range(len(scores)), lambda seat: scores[seat])
    if len(best) == 1:
        return best, "isle.won.points"
    if mode == "family":
        best = _most(best, lambda seat: standings[seat].filled_rooms)
        tie_break = "isle.won.rooms"
    else:
        best = _most(best, lambda seat: standings[seat].fish)
        tie_break = "isle.won.fish"
    return best, tie_break if len(best) == 1 else "isle.won.shared"


def _most(seats: Sequence[int], value: Callable[[int], int]) -> tuple[int, ...]:
    top = max(map(value, seats))
    return tuple(seat for seat in seats if value(seat) == top)
