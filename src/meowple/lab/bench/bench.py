"""The benchmark behind `meowple bench`.

Machines are noisy and differ. Decisions per second are those of the best of several rounds,
since only the machine slows a round down; the length of a game is the mean over all rounds,
since a lucky round has short games. Rounds of ours and of the engine beside it alternate,
and a fixed piece of Python is timed in the same run for comparison.
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

# The script that measures the other engine, in an environment that has it,
CATANATRON = Path(__file__).with_name("catanatron.py")

# and the keys of its answer.
MEASURED = ("games", "decisions", "seconds", "copy_us")


@dataclass(frozen=True, slots=True)
class GameCase:
    """A setup of a game to measure."""

    game: str
    setup: BenchmarkCase

    @property
    def name(self) -> str:
        return f"{self.game}, {self.setup.name}"


def cases() -> list[GameCase]:
    """The setups of all installed games; the first is compared with the other engine."""
    return [
        GameCase(id, setup)
        for id, plugin in plugins().items()
        for setup in plugin.benchmarks()
    ]


class Sample(NamedTuple):
    """Whole random games of one round, and their processor time."""

    games: float
    decisions: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Speed:
    """Random games on one core, by processor time."""

    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float


def speed_of(rounds: Sequence[Sample]) -> Speed:
    """The speed of the best round, for games of average length."""
    decisions = max(found.decisions / found.seconds for found in rounds)
    length = sum(r.decisions for r in rounds) / sum(r.games for r in rounds)
    return Speed(decisions / length, decisions, length)


@dataclass(frozen=True, slots=True)
class PlacementTime:
    """Microseconds to find the legal places of one tile in all orientations."""

    mean_us: float
    max_us: float


@dataclass(slots=True)
class Figures:
    """All figures. `beside` has those of catanatron in the same run."""

    reference_us: float
    speeds: dict[str, Speed]
    copy_us: float
    state_bytes: int
    places: PlacementTime | None
    beside: dict[str, float] | None = None

    def ratios(self) -> dict[str, float]:
        """Our figures divided by those of the other engine: speeds should be high, the copy
        low."""
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
    on_progress: Callable[[], object] = lambda: None,
) -> Figures:
    """Measure all figures; `on_progress` is called after each step."""
    timed = cases()
    played: dict[str, list[Sample]] = {case.name: [] for case in timed}
    others: list[dict[str, float]] = []
    copies: list[float] = []
    for turn in range(rounds):
        for case in timed:
            seed = turn * 1_000_000
            played[case.name].append(random_games(case, seconds, seed))
            on_progress()
        copies.append(copy_time(timed[0], seed=turn))
        if beside is not None:
            others.append(run_beside(beside, seconds, seed=turn))
            on_progress()
    return Figures(
        reference_us=reference(),
        speeds={name: speed_of(rounds) for name, rounds in played.items()},
        copy_us=min(copies),
        state_bytes=state_bytes(timed[0]),
        places=_places([_placement_times(turn) for turn in range(max(rounds, 3))]),
        beside=_beside(others) if others else None,
    )


def progress_steps(rounds: int, beside: Path | None) -> int:
    """The number of calls of `on_progress` by `measure`."""
    return rounds * (len(cases()) + (beside is not None))


def reference() -> float:
    """Microseconds of a fixed piece of Python, to compare machines."""
    return (
        min(repeat("sum(range(1000))", timer=process_time, number=2000, repeat=5))
        / 2000
        * 1e6
    )


def random_games(case: GameCase, seconds: float, seed: int) -> Sample:
    """Play whole random games for about this much processor time."""
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
            return Sample(games, decisions, spent)


def positions(case: GameCase, seed: int) -> Iterator[tuple[AnyGame, State]]:
    """Every position of a random game; the state moves on with the iteration."""
    game = find(case.game)
    state = game.start(game.setup(case.setup.seats, case.setup.options, seed))
    bots = [seat_bot("random", seed, seat) for seat in range(case.setup.seats)]
    choosers = [bot.chooser(game, state, seat) for seat, bot in enumerate(bots)]
    while actors := game.actors(state):
        yield game, state
        seat = actors[0]
        game.play(state, seat, choosers[seat](game.legal(state, seat)))


def copy_time(case: GameCase, seed: int) -> float:
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


def state_bytes(case: GameCase) -> int:
    """The memory of one more copy of a state in the middle of a game."""
    number = sum(1 for _ in positions(case, 0)) // 2
    state = next(state for at, (_, state) in enumerate(positions(case, 0)) if at == number)
    tracemalloc.start()
    copies = [state.copy() for _ in range(200)]
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return taken // len(copies)


def _placement_times(seed: int) -> list[float]:
    return [time for plugin in plugins().values() for time in plugin.placement_times(seed)]


def _places(rounds: list[list[float]]) -> PlacementTime | None:
    """The best round of each shape: an interrupted one says nothing about the shape."""
    if not rounds[0]:
        return None
    best = [min(times) for times in zip(*rounds, strict=True)]
    return PlacementTime(sum(best) / len(best), max(best))


def run_beside(python: Path, seconds: float, seed: int) -> dict[str, float]:
    """One round of the other engine, in a process of its own."""
    # -P: the script is named like what it imports, and its folder must not come first.
    command = [str(python), "-P", str(CATANATRON), str(seconds), str(seed)]
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
    """The figures of the other engine, by the same measure, and its fastest copy."""
    speed = speed_of([Sample(r["games"], r["decisions"], r["seconds"]) for r in rounds])
    return {**asdict(speed), "copy_us": min(found["copy_us"] for found in rounds)}
