"""Golden playthroughs: one readable game per mode, under `tests/golden/`.

Each file is a record, so that any tool can replay it; its comments tell after every
action what happened and how the digest of the state begins, and at the end how the
points came about. A change of the rules shows in the diff of these files.

    python -m tests.games.isle.golden --write    tell the stored games again
    python -m tests.games.isle.golden --new      play new games and store them
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from meowple.games.isle.actions import Place
from meowple.games.isle.boat import beside
from meowple.games.isle.frames import PlaceTile
from meowple.games.isle.game import GAME
from meowple.games.isle.state import IsleState
from meowple.kernel.event import Arg, Event
from meowple.kernel.frame import Action
from meowple.kernel.record import Record, replay
from meowple.kernel.result import Line
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup, Value

FOLDER = Path(__file__).parents[2] / "golden"
LARGEST = 250_000
_DIGEST = 8
# Answers that end something; a playthrough is to show more than those.
_IDLE = ("pass", "done", "pay", "skip", "ask")


@dataclass(frozen=True)
class Playthrough:
    """A game that is stored: its name and how it was set up."""

    name: str
    seats: int
    options: dict[str, Value]
    seed: int

    @property
    def path(self) -> Path:
        return FOLDER / f"isle-{self.name}.txt"

    @property
    def setup(self) -> Setup:
        return GAME.setup(self.seats, self.options, self.seed)


PLAYTHROUGHS = (
    Playthrough("standard-2", 2, {}, 75),
    Playthrough("standard-4", 4, {}, 96),
    Playthrough("solo-hard", 1, {"difficulty": "hard"}, 56),
    Playthrough("family-3", 3, {"mode": "family"}, 91),
)


# --- telling a game ---


def told(record: Record) -> str:
    """The text of a record with what each of its actions did."""
    head, actions = record.text().split("\n\n", 1)
    lines = [head, ""]
    steps = replay(record, GAME)
    for line in actions.splitlines():
        if line.startswith("digest: "):
            break
        step = next(steps)
        lines.append(line)
        lines += [f"#   {text}" for text in map(_event, step.events)]
        lines.append(f"# = {step.state.digest()[:_DIGEST]}")
    lines += [f"# {text}" for text in _result(step.state)]
    if record.digest:
        lines.append(f"digest: {record.digest}")
    return "\n".join(lines) + "\n"


def _event(event: Event) -> str:
    to = "" if event.seats is None else f"(to {', '.join(map(str, event.seats))}) "
    args = [f"{name}={_arg(value)}" for name, value in event.args.items()]
    return to + " ".join([event.id.removeprefix("isle."), *args])


def _arg(value: Arg) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "-"
    return "-" if value is None else str(value)


def _result(state: object) -> Iterator[str]:
    assert isinstance(state, IsleState)
    result = GAME.result(state)
    assert result is not None
    for seat, (score, lines) in enumerate(zip(result.scores, result.lines, strict=True)):
        yield f"seat {seat}: {score}"
        yield from map(_line, lines)
    for rival in result.rivals:
        yield f"{rival.name}: {rival.score}"
        yield from map(_line, rival.lines)
    yield f"winners: {', '.join(map(str, result.winners))} ({result.decided})"


def _line(line: Line) -> str:
    args = "".join(f" {name}={value}" for name, value in line.args.items())
    return f"  {line.points:+d} {line.id.removeprefix('isle.score.')}{args}"


# --- playing one ---


def played(playthrough: Playthrough) -> Record:
    """A lively game: whoever can do something does it, and lays tiles snugly."""
    setup = playthrough.setup
    record = Record.of(GAME, setup)
    state, rng = GAME.start(setup), Rng(f"golden {setup.seed}")
    while GAME.actors(state):
        seat = rng.choice(GAME.actors(state))
        action = _chosen(state, seat, rng)
        GAME.play(state, seat, action)
        record.add(seat, action)
    record.close(GAME, state)
    return record


def _chosen(state: IsleState, seat: int, rng: Rng) -> Action:
    legal = GAME.legal(state, seat)
    frame = state.stack[-1]
    if isinstance(frame, PlaceTile):
        return _snug(state, frame, legal, rng)
    by_word: dict[str, list[Action]] = {}
    for action in legal:
        by_word.setdefault(str(action).split()[0], []).append(action)
    lively = [word for word in by_word if word not in _IDLE]
    if not lively or not rng.below(8):
        # the standing choice is changed now and then only
        lively = [word for word in by_word if word != "ask" or not rng.below(20)]
    return rng.choice(by_word[rng.choice(lively)])


def _snug(state: IsleState, frame: PlaceTile, legal: Sequence[Action], rng: Rng) -> Action:
    """Of some places the one that leaves the fewest bare squares around the tile."""
    boat, shape = state.players[frame.seat].boat, state.piece(frame.piece).shape

    def bare(action: Action) -> int:
        if not isinstance(action, Place):
            return 99
        return (beside(boat.mask_of(shape, action, True)) & boat.free).bit_count()

    return min((rng.choice(legal) for _ in range(60)), key=bare)


def main(arguments: Sequence[str]) -> int:
    if list(arguments) not in (["--write"], ["--new"]):
        print(__doc__, file=sys.stderr)
        return 2
    for playthrough in PLAYTHROUGHS:
        if arguments[0] == "--new":
            record = played(playthrough)
        else:
            record = Record.parse(playthrough.path.read_text("utf-8"))
            *_, last = replay(record, GAME)
            record.close(GAME, last.state)
        playthrough.path.write_text(told(record), "utf-8")
        print(playthrough.path.name, len(record.actions), "actions")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
