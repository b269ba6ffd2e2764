"""Golden playthroughs: a few readable games of each game, under `tests/golden/`.

Each file is a record, so that any tool can replay it; its comments tell after every
action what happened and how the digest of the state begins, and at the end how the
points came about. A change of the rules shows in the diff of these files. Games of
earlier versions of the rules stay as they are; `--new` leaves them alone.

A game names its playthroughs and how it is played in a module of its own, which can tell
the stored games again or play new ones:

    python -m tests.games.isle.golden --write    tell the stored games again
    python -m tests.games.isle.golden --new      play new games and store them
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meowple.kernel.event import Arg, Event, spoken
from meowple.kernel.frame import Action
from meowple.kernel.game import AnyGame
from meowple.kernel.record import Record, replay
from meowple.kernel.result import Line
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup, Value
from meowple.kernel.state import State

FOLDER = Path(__file__).parent / "golden"
_DIGEST = 8

# How a seat chooses; each game knows its own state.
Choose = Callable[[Any, int, Rng], Action]


@dataclass(frozen=True)
class Playthrough:
    """A game that is stored: its name, how it was set up, and by which version of the
    rules it is played. Files of later versions than the first end in `-v2` and so on."""

    installed: AnyGame
    name: str
    seats: int
    options: dict[str, Value]
    seed: int
    rules: int = 1

    @property
    def game(self) -> AnyGame:
        game = self.installed.at_version(self.rules)
        assert game is not None, f"no version {self.rules} of {self.installed.info.id}"
        return game

    @property
    def is_latest(self) -> bool:
        return self.rules == self.installed.info.rules_version

    @property
    def path(self) -> Path:
        version = f"-v{self.rules}" if self.rules > 1 else ""
        return FOLDER / f"{self.installed.info.id}-{self.name}{version}.txt"

    @property
    def setup(self) -> Setup:
        return self.game.setup(self.seats, self.options, self.seed)

    @property
    def stored(self) -> str:
        return self.path.read_text("utf-8")


# --- telling a game ---


def told(record: Record, game: AnyGame) -> str:
    """The text of a record with what each of its actions did."""
    head, actions = record.text().split("\n\n", 1)
    lines = [head, ""]
    steps = replay(record, game)
    for line in actions.splitlines():
        if line.startswith("digest: "):
            break
        step = next(steps)
        lines.append(line)
        lines += [f"#   {_event(event, game.info.id)}" for event in spoken(step.events)]
        lines.append(f"# = {step.state.digest()[:_DIGEST]}")
    lines += [f"# {text}" for text in _result(step.state, game)]
    if record.digest:
        lines.append(f"digest: {record.digest}")
    return "\n".join(lines) + "\n"


def _event(event: Event, game: str) -> str:
    to = "" if event.seats is None else f"(to {', '.join(map(str, event.seats))}) "
    args = [f"{name}={_arg(value)}" for name, value in event.args.items()]
    return to + " ".join([event.id.removeprefix(f"{game}."), *args])


def _arg(value: Arg) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "-"
    return "-" if value is None else str(value)


def _result(state: State, game: AnyGame) -> Iterator[str]:
    result = game.result(state)
    assert result is not None
    for seat, (score, lines) in enumerate(zip(result.scores, result.lines, strict=True)):
        yield f"seat {seat}: {score}"
        yield from (_line(line, game.info.id) for line in lines)
    for rival in result.rivals:
        yield f"{rival.name}: {rival.score}"
        yield from (_line(line, game.info.id) for line in rival.lines)
    yield f"winners: {', '.join(map(str, result.winners))} ({result.decided})"


def _line(line: Line, game: str) -> str:
    args = "".join(f" {name}={value}" for name, value in line.args.items())
    return f"  {line.points:+d} {line.id.removeprefix(f'{game}.score.')}{args}"


# --- playing and storing ---


def played(playthrough: Playthrough, choose: Choose) -> Record:
    """A new game."""
    game, setup = playthrough.game, playthrough.setup
    record = Record.of(game, setup)
    state, rng = game.start(setup), Rng(f"golden {setup.seed}")
    while game.actors(state):
        seat = rng.choice(game.actors(state))
        action = choose(state, seat, rng)
        game.play(state, seat, action)
        record.add(seat, action)
    record.close(game, state)
    return record


def main(
    playthroughs: Sequence[Playthrough], choose: Choose, arguments: Sequence[str]
) -> int:
    if list(arguments) not in (["--write"], ["--new"]):
        print(__doc__, file=sys.stderr)
        return 2
    new = arguments[0] == "--new"
    for playthrough in playthroughs:
        if new and not playthrough.is_latest:
            continue
        game = playthrough.game
        if new:
            record = played(playthrough, choose)
        else:
            record = Record.parse(playthrough.stored)
            *_, last = replay(record, game)
            record.close(game, last.state)
        playthrough.path.write_text(told(record, game), "utf-8")
        print(playthrough.path.name, len(record.actions), "actions")
    return 0
