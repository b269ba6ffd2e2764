"""Many games played by bots, and what came of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from typing import overload

from meowple.api.game import Game
from meowple.api.game import game as find_game
from meowple.bots import SECONDS
from meowple.bots.by_name import BotFactory, bot_factory
from meowple.kernel.errors import BadSetup
from meowple.kernel.game import AnyGame
from meowple.kernel.record import Record
from meowple.kernel.setup import Value
from meowple.lab.playout import Moves, PlayedGame, one_game
from meowple.lab.tally import Spread, Tally
from meowple.lab.workers import run_locally

# Tasks for each process: enough to keep all of them busy until the end.
_TASKS = 4


@dataclass(frozen=True)
class _Plan:
    """The common part of all games of a simulation; it can be sent to a process."""

    game: Game
    options: Mapping[str, Value]
    seed: int
    games: int
    bots: tuple[str | BotFactory, ...]
    seconds: float
    records: bool


class Simulation(Sequence[PlayedGame]):
    """The games of a simulation in order, and their statistics. `print` shows a table.

    >>> import meowple
    >>> played = meowple.simulate("kyoto", bots=["cat", "random"], games=20, seed=1)
    >>> played
    Simulation(game='kyoto', bots=('cat', 'random'), games=20)
    >>> played.wins[0] > played.wins[1]
    True
    >>> played[0].seed, played[19].seed
    (1, 20)
    """

    def __init__(self, game: str, bots: Sequence[str], games: Sequence[PlayedGame]) -> None:
        self.game = game
        self.bots = tuple(bots)
        self._games = tuple(games)
        self._tally = Tally(len(self.bots))
        for one in self._games:
            self._tally.add(one)

    @property
    def wins(self) -> tuple[int, ...]:
        """The games that each seat won; a shared win counts for all who share it.

        >>> import meowple
        >>> sum(meowple.simulate("kyoto", bots="random", games=5).wins)
        5
        """
        return tuple(self._tally.wins)

    @property
    def scores(self) -> tuple[float, ...]:
        """The mean score of each seat.

        >>> import meowple
        >>> len(meowple.simulate("fits", seats=3, bots="random", games=5).scores)
        3
        """
        return tuple(spread.mean for spread in self._tally.by_seat)

    def __len__(self) -> int:
        return len(self._games)

    @overload
    def __getitem__(self, index: int) -> PlayedGame: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[PlayedGame, ...]: ...
    def __getitem__(self, index: int | slice) -> PlayedGame | tuple[PlayedGame, ...]:
        return self._games[index]

    def __iter__(self) -> Iterator[PlayedGame]:
        return iter(self._games)

    def __repr__(self) -> str:
        return f"Simulation(game={self.game!r}, bots={self.bots}, games={len(self)})"

    def __str__(self) -> str:
        head = f"{'seat':<5}{'bot':<16}{'wins':>6}{'mean':>9}{'sd':>8}{'min':>6}{'max':>6}"
        rows = [
            _row(str(seat), bot, wins, spread)
            for seat, (bot, wins, spread) in enumerate(
                zip(self.bots, self._tally.wins, self._tally.by_seat, strict=True)
            )
        ]
        rows += [
            _row("", name, rival.wins, rival.scores)
            for name, rival in self._tally.rivals.items()
        ]
        return "\n".join((f"{len(self)} games of {self.game}", head, *rows))


def _row(seat: str, name: str, wins: int, spread: Spread) -> str:
    return (
        f"{seat:<5}{name:<16}{wins:>6}{spread.mean:>9.1f}{spread.sd:>8.1f}"
        f"{spread.low:>6}{spread.high:>6}"
    )


def simulate(
    game: str | Game,
    bots: str | BotFactory | Sequence[str | BotFactory] = "random",
    games: int = 100,
    *,
    seats: int | None = None,
    seed: int = 0,
    jobs: int = 1,
    seconds: float = SECONDS,
    records: bool = False,
    **options: Value,
) -> Simulation:
    """Play many games with bots on all seats. Game number i has the seed `seed + i`.

    Bots are names or classes, one for all seats or one for each. With `jobs` the games are
    played by several processes; they come out the same. With `records` each game has its
    record as text.

    >>> import meowple
    >>> print(meowple.simulate("isle", bots="random", games=10, seats=2, seed=1))
    10 games of isle
    seat bot               wins     mean      sd   min   max
    0    random               4    -39.5    12.6   -53   -15
    1    random               6    -32.9    16.3   -50    -6
    """
    offered = game if isinstance(game, Game) else find_game(game)
    line_up = _line_up(bots, seats, offered.default_seats)
    first = offered.rules.setup(len(line_up), options, seed)
    offered.rules.setup(len(line_up), options, seed + max(games, 1) - 1)
    plan = _Plan(offered, first.options, seed, games, line_up, seconds, records)
    size = max(1, games // (jobs * _TASKS))
    tasks = ((plan, number, size) for number in range(0, games, size))
    with closing(run_locally(_played, tasks, jobs)) as chunks:
        played = [one for chunk in chunks for one in chunk]
    names = [_name(bot) for bot in line_up]
    return Simulation(offered.id, names, played)


def _line_up(
    bots: str | BotFactory | Sequence[str | BotFactory], seats: int | None, usual: int
) -> tuple[str | BotFactory, ...]:
    """A bot for each seat, all of them known."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        line_up = (bots,) * (usual if seats is None else seats)
    else:
        line_up = tuple(bots)
    if seats is not None and len(line_up) != seats:
        raise BadSetup("bot.count", bots=len(line_up), seats=seats)
    for bot in line_up:
        if isinstance(bot, str):
            bot_factory(bot)
    return line_up


def _name(bot: str | BotFactory) -> str:
    return bot if isinstance(bot, str) else str(getattr(bot, "__name__", "bot"))


def _played(task: tuple[_Plan, int, int]) -> list[PlayedGame]:
    """The games of a plan from a number on."""
    plan, first, size = task
    rules = plan.game.rules
    return [
        _one(plan, rules, number) for number in range(first, min(first + size, plan.games))
    ]


def _one(plan: _Plan, rules: AnyGame, number: int) -> PlayedGame:
    setup = rules.setup(len(plan.bots), plan.options, plan.seed + number)
    if not plan.records:
        return one_game(rules, setup, plan.bots, seconds=plan.seconds)
    moves: Moves = []
    played = one_game(rules, setup, plan.bots, moves, plan.seconds)
    record = Record.of(rules, setup, data=plan.game.data)
    for seat, action in moves:
        record.add(seat, action)
    record.digest = played.digest
    return replace(played, record=record.text())
