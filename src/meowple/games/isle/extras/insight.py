"""The worth of the lessons that a seat can see, on its own boat as it is now.

It uses only what the seat may know: its own cards, and what is face up.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from meowple.games.isle.rules.boat import COLOURS, squares
from meowple.games.isle.rules.day.explore import direction
from meowple.games.isle.rules.scoring.counted_squares import counted
from meowple.games.isle.rules.scoring.ending import standings
from meowple.games.isle.rules.scoring.scoring import (
    lesson_points,
    public_points,
    score_sister,
)
from meowple.games.isle.rules.scoring.standing import Standing
from meowple.games.isle.rules.state import IsleState, Player

_PRIVATE = ("private_lesson", "family_lesson")


@dataclass(frozen=True, slots=True)
class LessonWorth:
    """The points for a lesson on this boat now, and the squares that count for it. One that
    is not on the table yet is worth what it would score there; one that names a color is
    listed with each. A lesson of the sister scores for her."""

    card: int
    colour: str | None
    points: int
    cells: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class IsleInsight:
    """Facts that a seat could work out for itself. In a draft `passes` is the seat to which
    its cards go today, and the seat from which the next ones come."""

    game: Literal["isle"]
    lessons: tuple[LessonWorth, ...]
    passes: tuple[int, int] | None = None


def insight(state: IsleState, seat: int | None) -> IsleInsight | None:
    if seat is None:
        return None
    state.check_seat(seat)
    player, standing = state.players[seat], standings(state)[seat]
    lessons = [
        *(_worth(state, standing, card, None) for card in player.lessons),
        *_held(state, player, standing),
        *(_worth(state, standing, card, colour) for card, colour in state.public),
        *_of_sister(state, standing),
    ]
    return IsleInsight("isle", tuple(lessons), _passes(state, seat))


def _passes(state: IsleState, seat: int) -> tuple[int, int] | None:
    """The seat that gets a seat's cards, and the one that it gets the next from; None where
    cards are not passed on."""
    seats = len(state.players)
    if seats == 1 or state.mode == "family" or not state.players[seat].packet:
        return None
    step = direction(state.day)
    return (seat + step) % seats, (seat - step) % seats


def _held(state: IsleState, player: Player, standing: Standing) -> Iterator[LessonWorth]:
    """Lessons that are not on the table yet. A private one would join the others there, and
    some lessons count each other."""
    laid = replace(standing, lessons=(*standing.lessons, 0))
    for number in sorted({*player.packet, *player.kept, *player.hand}):
        card = state.card(number)
        if card.score is not None:
            after = laid if card.kind in _PRIVATE else standing
            for colour in COLOURS if card.names_colour else (None,):
                yield _worth(state, after, number, colour)


def _of_sister(state: IsleState, standing: Standing) -> Iterator[LessonWorth]:
    if state.sister is not None:
        lessons = score_sister(state.box, standing, (), state.sister.lessons).lessons
        for number, points in lessons:
            yield LessonWorth(number, None, points, _cells(state, standing, number, None))


def _worth(
    state: IsleState, standing: Standing, number: int, colour: str | None
) -> LessonWorth:
    points = lesson_points(state.box, number, standing, colour)
    if state.card(number).kind == "public_lesson":
        points = public_points(points, state.mode)
    return LessonWorth(number, colour, points, _cells(state, standing, number, colour))


def _cells(
    state: IsleState, standing: Standing, number: int, colour: str | None
) -> tuple[tuple[int, int], ...]:
    score = state.card(number).score
    return tuple(squares(counted(score, standing, colour))) if score else ()
