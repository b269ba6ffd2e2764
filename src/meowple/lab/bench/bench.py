"""How fast it is: the figures of `meowple bench`.

Machines are noisy and not alike. Decisions a second are those of the best of several
rounds, for what slows a round down is the machine; the length of a game is the mean over
all rounds, for a lucky round has short games. Rounds of ours and of the engine beside
alternate, and a fixed piece of Python is timed in the same run for comparison.
"""

from __future__ import annotations

import json
import subprocess
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import process_time
from timeit import repeat
from typing import NamedTuple

from meowple.bots import seat_bot
from meowple.kernel.errors import MeowpleError
from meowple.kernel.game import AnyGame
from meowple.kernel.plugin import BenchmarkCase
from meowple.kernel.registry import find, plugins
from meowple.kernel.state import State
from meowple.lab.playout import one_game

# Run by a Python that has the other engine.
BESIDE = Path(__file__).with_name("catanatron.py")

# What it answers.
MEASURED = ("games", "decisions", "seconds", "copy_us")


@dataclass(frozen=True, slots=True)
class Case:
    """A setup of a game that is timed."""

    game: str
    setup: BenchmarkCase

    @property
    def name(self) -> str:
        return f"{self.game}, {self.setup.name}"


def cases() -> list[Case]:
    """The setups of all installed games; the first one is compared with other engines."""
    return [
        Case(id, setup) for id, plugin in plugins().items() for setup in plugin.benchmarks()
    ]


class Round(NamedTuple):
    """Whole random games, and the processor time they took."""

    games: float
    decisions: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Speed:
    """Random games on one core, by processor time."""

    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float


def speed_of(rounds: Sequence[Round]) -> Speed:
    """The speed of the best round, with games of the length they have on average."""
    decisions = max(found.decisions / found.seconds for found in rounds)
    length = sum(r.decisions for r in rounds) / sum(r.games for r in rounds)
    return Speed(decisions / length, decisions, length)


@dataclass(frozen=True, slots=True)
class Places:
    """Microseconds for the legal places of one tile in all orientations."""

    mean_us: float
    max_us: float


@dataclass(slots=True)
class Figures:
    """Everything that is measured. `beside` is what catanatron does in the same run."""

    reference_us: float
    speeds: dict[str, Speed]
    copy_us: float
    state_bytes: int
    places: Places | None
    beside: dict[str, float] | None = None

    def ratios(self) -> dict[str, float]:
        """Ours against the engine beside: speeds should be high, the copy low."""
        if self.beside is None:
            return {}
        ours = next(iter(self.speeds.values()))
        theirs = self.beside
        return {
            "games_per_second": ours.games_per_second / theirs["games_per_second"],
            "decisions_per_second": ours.decisions_per_second
            / theirs["decisions_per_second"],
            "copy": self.copy_us / theirs["copy_us"],
        }

    def summary(self) -> dict[str, object]:
        return {**asdict(self), "ratios": self.ratios()}


def measure(
    seconds: float,
    rounds: int,
    beside: Path | None = None,
    tell: Callable[[], object] = lambda: None,
) -> Figures:
    """All figures; `tell` is called after each part, for a progress bar."""
    timed = cases()
    played: dict[str, list[Round]] = {case.name: [] for case in timed}
    others: list[dict[str, float]] = []
    copies: list[float] = []
    for turn in range(rounds):
        for case in timed:
            seed = turn * 1_000_000
            played[case.name].append(random_games(case, seconds, seed))
            tell()
        copies.append(copy_time(timed[0], seed=turn))
        if beside is not None:
            others.append(run_beside(beside, seconds, seed=turn))
            tell()
    return Figures(
        reference_us=reference(),
        speeds={name: speed_of(rounds) for name, rounds in played.items()},
        copy_us=min(copies),
        state_bytes=state_bytes(timed[0]),
        places=_places([_placement_times(turn) for turn in range(max(rounds, 3))]),
        beside=_beside(others) if others else None,
    )


def parts(rounds: int, beside: Path | None) -> int:
    """How often `measure` tells of its progress."""
    return rounds * (len(cases()) + (beside is not None))


def reference() -> float:
    """Microseconds of a fixed piece of Python, to compare machines by."""
    return (
        min(repeat("sum(range(1000))", timer=process_time, number=2000, repeat=5))
        / 2000
        * 1e6
    )


def random_games(case: Case, seconds: float, seed: int) -> Round:
    """Whole random games for about this much processor time."""
    game = find(case.game)
    games = decisions = 0
    began = process_time()
    while True:
        setup = game.setup(case.setup.seats, case.setup.options, seed + games)
        outcome = one_game(game, setup, ("random",) * case.setup.seats)
        games += 1
        decisions += outcome.decisions
        spent = process_time() - began
        if spent >= seconds:
            return Round(games, decisions, spent)


def positions(case: Case, seed: int) -> Iterator[tuple[AnyGame, State]]:
    """Every position of a random game; the state moves on with the iteration."""
    game = find(case.game)
    state = game.start(game.setup(case.setup.seats, case.setup.options, seed))
    bots = [seat_bot("random", seed, seat) for seat in range(case.setup.seats)]
    choosers = [bot.chooser(game, state, seat) for seat, bot in enumerate(bots)]
    while actors := game.actors(state):
        yield game, state
        seat = actors[0]
        game.play(state, seat, choosers[seat](game.legal(state, seat)))


def copy_time(case: Case, seed: int) -> float:
    """Microseconds of a copy, over positions along a random game."""
    times = []
    for number, (_, state) in enumerate(positions(case, seed)):
        if number % 10 == 0:
            copy = state.copy
            began = process_time()
            for _ in range(20):
                copy()
            times.append((process_time() - began) / 20)
    return sum(times) / len(times) * 1e6


def state_bytes(case: Case) -> int:
    """What another copy of a state in the middle of a game takes of memory."""
    number = sum(1 for _ in positions(case, 0)) // 2
    state = next(state for at, (_, state) in enumerate(positions(case, 0)) if at == number)
    tracemalloc.start()
    copies = [state.copy() for _ in range(200)]
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return taken // len(copies)


def _placement_times(seed: int) -> list[float]:
    return [time for plugin in plugins().values() for time in plugin.placement_times(seed)]


def _places(rounds: list[list[float]]) -> Places | None:
    """The best round of each shape: an interrupted one says nothing of the shape."""
    if not rounds[0]:
        return None
    best = [min(times) for times in zip(*rounds, strict=True)]
    return Places(sum(best) / len(best), max(best))


def run_beside(python: Path, seconds: float, seed: int) -> dict[str, float]:
    """One round of the engine beside, in a process of its own."""
    command = [str(python), str(BESIDE), str(seconds), str(seed)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        said = done.stderr.strip().splitlines()
        if not said:
            raise MeowpleError("bench.silent", code=done.returncode)
        raise MeowpleError("bench.beside", reason=said[-1])
    try:
        found = {name: float(value) for name, value in json.loads(done.stdout).items()}
        return {name: found[name] for name in MEASURED}
    except (ValueError, TypeError, AttributeError, KeyError):
        raise MeowpleError("bench.answer") from None


def _beside(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The engine beside, by the same measure, and its fastest copy."""
    speed = speed_of([Round(r["games"], r["decisions"], r["seconds"]) for r in rounds])
    return {**asdict(speed), "copy_us": min(found["copy_us"] for found in rounds)}
