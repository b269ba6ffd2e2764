"""Measure how many points Isle boats leave on the table by packing, in hindsight.

    python -m tests.games.isle.packing.gap --bot cat --seats 2 --deals 10 --beside PYTHON

A bot plays each deal from all seats. Then every boat is packed anew with the tiles that it
got, by the local search, for these seconds of processor time. The gap is what the best
boat found scores more. PYTHON has another version of Meowple, whose bot plays the same
deals by the same rules. Gaps have their standard error in parentheses.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import sqrt
from operator import attrgetter
from statistics import fmean, stdev
from time import process_time, thread_time
from typing import NamedTuple

from meowple.bots import seat_bot
from meowple.games.isle.game import GAME, Isle
from meowple.games.isle.packing.local_search import search
from meowple.games.isle.packing.question import asked
from meowple.games.isle.rules.state import IsleState
from meowple.kernel.frame import Action
from meowple.kernel.setup import Setup, Value
from tools.bots_beside import OtherVersion

# Bots that think ahead have this many seconds for a decision.
_THINKING = 0.2

Choose = Callable[[Sequence[Action]], Action]


class Boat(NamedTuple):
    """What a boat scored, and the most that was found for its tiles."""

    played: int
    best: int

    @property
    def gap(self) -> int:
        return self.best - self.played


class Ours:
    """Our bot in every seat."""

    def __init__(self, game: Isle, bot: str) -> None:
        self._game, self._bot = game, bot

    def end(self, setup: Setup) -> IsleState:
        """The end of a game."""
        game, state = self._game, self._game.start(setup)
        choosers = [
            seat_bot(self._bot, setup.seed, seat).chooser(
                game, state, seat, _THINKING, thread_time
            )
            for seat in range(setup.seats)
        ]
        while asked := game.actors(state):
            seat = asked[0]
            game.play(state, seat, choosers[seat](game.legal(state, seat)))
        return state


class Theirs:
    """The bot of another version in every seat."""

    def __init__(self, game: Isle, bot: str, seats: Sequence[OtherVersion]) -> None:
        self._game, self._bot, self._seats = game, bot, seats

    def end(self, setup: Setup) -> IsleState:
        """The end of a game."""
        game, state = self._game, self._game.start(setup)
        for seat, other in enumerate(self._seats):
            other.tell(
                do="start",
                game=game.info.id,
                seats=setup.seats,
                options=dict(setup.options),
                seed=setup.seed,
                seat=seat,
                bot=self._bot,
                seconds=_THINKING,
            )
        while asked := game.actors(state):
            seat = asked[0]
            action = self._seats[seat].ask(do="choose")
            game.play(state, seat, game.parse(action))
            for other in self._seats:
                other.tell(do="play", seat=seat, action=action)
        return state


def boats(end: IsleState, seconds: float) -> Iterator[Boat]:
    """The boats of a finished game, each packed anew for these seconds."""
    for seat in range(end.seats):
        question = asked(end, seat)
        played = question.score(question.played.tiles)
        yield Boat(played, search(question, seconds, clock=process_time).score)


def report(name: str, found: Sequence[Boat]) -> str:
    """The means over boats."""
    played, best = (fmean(column) for column in zip(*found, strict=True))
    return (
        f"{name}: {len(found)} boats, {played:.1f} points played, {best:.1f} packed best, "
        f"gap {_with_error([boat.gap for boat in found])}"
    )


def comparison(ours: Sequence[Boat], theirs: Sequence[Boat], seats: int) -> str:
    """By how much ours are more, deal by deal."""

    def more(number: Callable[[Boat], int]) -> str:
        differences = [number(a) - number(b) for a, b in zip(ours, theirs, strict=True)]
        deals = (differences[n : n + seats] for n in range(0, len(differences), seats))
        return _with_error([fmean(deal) for deal in deals], "+")

    return (
        f"{len(ours) // seats} deals: our gap is {more(attrgetter('gap'))} points, "
        f"our boats are {more(attrgetter('played'))} as played"
    )


def _with_error(values: Sequence[float], sign: str = "") -> str:
    error = stdev(values) / sqrt(len(values))
    return f"{fmean(values):{sign}.1f} ({error:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.isle.packing.gap")
    parser.add_argument("--bot", default="cat")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each boat")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--beside", metavar="PYTHON", help="another version of Meowple")
    given = parser.parse_args()
    game, others = GAME, []
    if given.beside:
        others = [OtherVersion(given.beside) for _ in range(given.seats)]
        rules = int(others[0].ask(do="rules", game=game.info.id))
        older = game.at_version(rules)
        if older is None:
            sys.exit(f"We don't know version {rules} of the rules.")
        game = older
    players: Mapping[str, Ours | Theirs] = {"ours": Ours(game, given.bot)}
    if others:
        players = {**players, "theirs": Theirs(game, given.bot, others)}
    options: dict[str, Value] = dict(one.split("=", 1) for one in given.option)
    found: dict[str, list[Boat]] = {name: [] for name in players}
    for seed in range(given.seed, given.seed + given.deals):
        setup = game.setup(given.seats, options, seed)
        for name, player in players.items():
            found[name] += boats(player.end(setup), given.seconds)
            if len(found[name]) > 1:
                print(report(name, found[name]), flush=True)
        if others and seed > given.seed:
            print(comparison(found["ours"], found["theirs"], given.seats), flush=True)
    for other in others:
        other.close()


if __name__ == "__main__":
    main()
