"""What a finished game's estimates say: which decisions lost something, and which moments
decided the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, median

# The most moments that are named as decisive.
MOMENTS = 3
# A change counts if it lasts: this many points of the curve before it and after it differ
# by at least this chance of winning. A single point may be off by luck.
_LASTS = 3
_MATTERS = 0.05
# A loss below this chance of winning may be an error of the analysis,
SLIP = 0.02
# and so may one of fewer standard errors than this.
_DOUBT = 2.0


@dataclass(frozen=True, slots=True)
class Moment:
    """An action that changed the chances for good: `swing` is the change for the seat
    whose chance changed most."""

    number: int
    seat: int
    swing: float


def loss(behind: float, error: float) -> float:
    """The chance of winning that was lost; 0 if the difference may be luck."""
    return behind if behind >= max(SLIP, _DOUBT * error) else 0.0


def moments(
    curve: Sequence[Sequence[float]], uncovered: Sequence[float] | None = None
) -> list[Moment]:
    """The actions that changed the chances most, in the order of the game. `curve` has
    the chances before each action and after the last. What the end of a game reveals is no
    effect of the last action: it is subtracted by the chances before that action with
    nothing hidden, `uncovered`."""
    columns = [list(chances) for chances in zip(*curve, strict=True)]
    for chances, known in zip(columns, uncovered or (), strict=False):
        *_, before, end = chances
        # These may be off by luck, too: the median never enlarges or reverses a step.
        chances[-1] = before + end - median((before, known, end))
    changes = [
        change
        for number in range(1, len(curve))
        for seat, chances in enumerate(columns)
        if (change := _change(chances, number, seat))
    ]
    # With two seats the swings are equal: rounding makes the first of them come first.
    changes.sort(key=lambda moment: -round(abs(moment.swing), 6))
    found: list[Moment] = []
    for moment in changes:
        # The neighbors of a moment show the same change.
        if all(abs(moment.number - other.number) >= _LASTS for other in found):
            found.append(moment)
    return sorted(found[:MOMENTS], key=lambda moment: moment.number)


def _change(chances: Sequence[float], number: int, seat: int) -> Moment | None:
    """The change of a seat's chance by an action; None if it didn't last."""
    before = chances[max(number - _LASTS, 0) : number]
    after = chances[number : number + _LASTS]
    apart = max(min(after) - max(before), min(before) - max(after))
    swing = fmean(after) - fmean(before)
    return Moment(number, seat, swing) if apart >= _MATTERS else None
