"""The course of a training: games to watch, then rounds of comparisons, mode by mode.

Everything that was finished is a line of a file, so that a training can be continued. The
result doesn't depend on the number of processes: all games of a round are played with the
weights of its start.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec

from meowple.kernel.registry import plugin
from meowple.kernel.rng import Rng
from meowple.kernel.trainer import Comparison, Example, Trainer, Weights
from meowple.lab.training.learning import Learner
from meowple.lab.workers import WorkerPool, run_locally

# Weights below this make no difference.
_NOTHING = 0.005
_DIGITS = 3


class Course(msgspec.Struct, frozen=True):
    """The settings: how many games to watch in each mode, then how many rounds to play."""

    game: str
    watch: int
    rounds: int
    games: int
    seed: int

    @property
    def steps(self) -> int:
        """The number of games in each mode."""
        return self.watch + self.rounds * self.games


@dataclass(frozen=True, slots=True)
class _Game:
    """A game to watch, or one with comparisons if there are weights."""

    id: str
    mode: str
    seed: int
    weights: Weights | None = None


class OtherTraining(Exception):
    """The file holds a training with other settings."""


def trainer(game: str) -> Trainer | None:
    """The trainer of a game; None if it has none."""
    return plugin(game).trainer()


def _watched(game: _Game) -> list[Example]:
    return _trainer(game).watch(game.mode, game.seed)


def _compared(game: _Game) -> list[Comparison]:
    assert game.weights is not None
    return _trainer(game).compare(game.mode, game.seed, game.weights)


def _trainer(game: _Game) -> Trainer:
    found = trainer(game.id)
    assert found is not None
    return found


class Training:
    """A training whose progress is kept in a file. Iterating over `run` does the work;
    each item is a number of games that are done, the first those of earlier runs."""

    def __init__(self, course: Course, file: Path, pool: WorkerPool = run_locally) -> None:
        self._course = course
        self._file = file
        self._pool = pool
        found = trainer(course.game)
        assert found is not None
        self.modes = found.modes
        self.learned: dict[str, Weights] = {}

    @property
    def total(self) -> int:
        return self._course.steps * len(self.modes)

    def run(self, jobs: int | None) -> Generator[int, None, None]:
        done = self._done()
        with self._file.open("wb") as file:
            file.write(_line(self._course))
            for (mode, number), learner in done.items():
                file.write(_line([mode, number, learner]))
            file.flush()
            for mode in self.modes:
                yield from self._learn(mode, jobs, done, file)

    def _done(self) -> dict[tuple[str, int], Any]:
        """The results of earlier runs, by mode and round; watched games are round 0."""
        lines = self._file.read_bytes().split(b"\n") if self._file.is_file() else []
        # a line without a line break was not finished
        *finished, _ = lines or [b""]
        found: dict[tuple[str, int], Any] = {}
        try:
            for line in finished[:1]:
                begun = msgspec.json.decode(line, type=Course)
                # more rounds go on where fewer ended
                rounds = self._course.rounds
                if msgspec.structs.replace(begun, rounds=rounds) != self._course:
                    raise OtherTraining
            for line in finished[1:]:
                mode, number, learner = msgspec.json.decode(line)
                found[mode, number] = learner
        except msgspec.MsgspecError:
            raise OtherTraining from None
        return found

    def _learn(
        self, mode: str, jobs: int | None, done: dict[tuple[str, int], Any], file: Any
    ) -> Iterator[int]:
        course, learner = self._course, Learner()
        game = _Game(course.game, mode, course.seed)
        for number in range(course.rounds + 1):
            games = course.games if number else course.watch
            if (mode, number) in done:
                learner = Learner(*done[mode, number])
                yield games
                continue
            tasks = [replace(game, seed=game.seed + n) for n in range(games)]
            if number:
                weights = dict(learner.weights)
                first = course.watch + (number - 1) * games
                tasks = [
                    replace(task, seed=task.seed + first, weights=weights) for task in tasks
                ]
                yield from self._compare(learner, tasks, jobs)
            else:
                yield from self._watch(learner, tasks, jobs)
            file.write(_line([mode, number, [learner.weights, learner.paces]]))
            file.flush()
        self.learned[mode] = learner.weights

    def _watch(
        self, learner: Learner, tasks: list[_Game], jobs: int | None
    ) -> Iterator[int]:
        examples: list[Example] = []
        with closing(self._pool(_watched, tasks, jobs)) as found:
            for more in found:
                examples += more
                yield 1
        learner.imitate(examples, Rng(self._course.seed))

    def _compare(
        self, learner: Learner, tasks: list[_Game], jobs: int | None
    ) -> Iterator[int]:
        comparisons: list[Comparison] = []
        with closing(self._pool(_compared, tasks, jobs)) as found:
            for more in found:
                comparisons += more
                yield 1
        learner.improve(comparisons)


def _line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def written(learned: dict[str, Weights], made: str) -> str:
    """The weights as a data file; `made` says how they were made."""
    lines = [f"# Learned, not written by hand. {made}", "", 'source = "learned"']
    for mode, weights in learned.items():
        lines += ["", f"[weights.{mode}]"]
        for name, weight in sorted(weights.items()):
            if abs(weight) >= _NOTHING:
                lines.append(f'"{name}" = {round(weight, _DIGITS)}')
    return "\n".join(lines) + "\n"
