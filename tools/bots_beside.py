"""Let our bots play those of another version, both with the same processor time.

    python -m tools.bots_beside PYTHON GAME --bots tiger,tiger --seconds 0.1 --games 400

PYTHON has the other version of Meowple; the second bot is the other version's. They play by
its rules, which ours must know: each deal from both seats, or alone with the same deal in
a solo game. `--sprt LOW:HIGH` stops as soon as the share of wins is closer to one of them.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from time import thread_time

from meowple.bots import seat_bot
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import find
from meowple.kernel.result import Result
from meowple.kernel.setup import Setup, Value
from meowple.lab.arena.paired import DealDifference, SequentialTest
from meowple.lab.arena.ranking import SURE

# It runs in the other version, so it can't be a module of this one. It follows a game by
# its moves; its bot gets questions as anywhere else.
WORKER = """
import json, sys, time
from meowple.bots import seat_bot
try:
    from meowple.kernel.registry import find
except ModuleNotFoundError:
    from meowple.kernel.game import find

for line in sys.stdin:
    order = json.loads(line)
    if order["do"] == "rules":
        print(find(order["game"]).info.rules_version, flush=True)
    elif order["do"] == "start":
        game, seat = find(order["game"]), order["seat"]
        setup = game.setup(order["seats"], order["options"], order["seed"])
        state = game.start(setup)
        bot = seat_bot(order["bot"], setup.seed, seat)
        choose = bot.chooser(game, state, seat, order["seconds"], time.thread_time)
    elif order["do"] == "play":
        game.play(state, order["seat"], game.parse(order["action"]))
    else:
        print(choose(game.legal(state, seat)), flush=True)
"""


class OtherVersion:
    """A process with the other version."""

    def __init__(self, python: str) -> None:
        pipe = subprocess.PIPE
        command = [python, "-c", WORKER]
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def tell(self, **order: object) -> None:
        assert self._process.stdin is not None
        print(json.dumps(order), file=self._process.stdin, flush=True)

    def ask(self, **order: object) -> str:
        self.tell(**order)
        assert self._process.stdout is not None
        answer = self._process.stdout.readline().strip()
        if not answer:
            sys.exit("The other version has ended.")
        return answer

    def close(self) -> None:
        self._process.communicate()


class Encounter:
    """Our bot and the other version's, deal by deal."""

    def __init__(
        self,
        game: AnyGame,
        other: OtherVersion,
        bots: tuple[str, str],
        seconds: float,
        options: dict[str, Value],
    ) -> None:
        self._game, self._other = game, other
        self._ours, self._theirs = bots
        self._seconds = seconds
        self._options = options

    def deal(self, seats: int, seed: int) -> DealDifference:
        """The difference in one deal."""
        setup = self._game.setup(seats, self._options, seed)
        if seats == 1:
            mine, theirs = (self._played(setup, seat) for seat in (None, 0))
            lead = _lead(mine) - _lead(theirs)
            return DealDifference((1 + _won(mine, 0) - _won(theirs, 0)) / 2, lead)
        games = [(1 - seat, self._played(setup, seat)) for seat in range(2)]
        scores = [(result.scores[us], result.scores[1 - us]) for us, result in games]
        return DealDifference(
            fmean(_won(result, us) for us, result in games),
            fmean(ours - theirs for ours, theirs in scores),
        )

    def _played(self, setup: Setup, theirs: int | None) -> Result:
        """One game; the other version has the seat `theirs`."""
        game, other = self._game, self._other
        state = game.start(setup)
        choosers = [
            seat_bot(self._ours, setup.seed, seat).chooser(
                game, state, seat, self._seconds, thread_time
            )
            for seat in range(setup.seats)
        ]
        if theirs is not None:
            other.tell(
                do="start",
                game=game.info.id,
                seats=setup.seats,
                options=dict(setup.options),
                seed=setup.seed,
                seat=theirs,
                bot=self._theirs,
                seconds=self._seconds,
            )
        while asked := game.actors(state):
            seat = asked[0]
            if seat == theirs:
                action = game.parse(other.ask(do="choose"))
            else:
                action = choosers[seat](game.legal(state, seat))
            game.play(state, seat, action)
            if theirs is not None:
                other.tell(do="play", seat=seat, action=str(action))
        result = game.result(state)
        assert result is not None
        return result


def _won(result: Result, seat: int) -> float:
    """A seat's share of the win."""
    return (seat in result.winners) / max(len(result.winners), 1)


def _lead(result: Result) -> float:
    """The points ahead of the rival in a solo game."""
    rivals = [rival.score for rival in result.rivals]
    return float(result.scores[0] - max(rivals, default=0))


def report(deals: Sequence[DealDifference], games: int) -> str:
    """The mean share and lead, with 95 % intervals."""
    shares, leads = zip(*deals, strict=True)
    reach = sqrt(len(deals)) / SURE
    share, lead = fmean(shares), fmean(leads)
    around, about = stdev(shares) / reach, stdev(leads) / reach
    low, high = max(share - around, 0.0), min(share + around, 1.0)
    return (
        f"{games} games: share {share:.0%} ({low:.0%} to {high:.0%}), "
        f"{lead:+.1f} points ({lead - about:+.1f} to {lead + about:+.1f})"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.bots_beside")
    parser.add_argument("python", help="a Python with the other version of Meowple")
    parser.add_argument("game")
    parser.add_argument("--bots", default="tiger,tiger", help="ours, and theirs")
    parser.add_argument("--seconds", type=float, default=0.1, help="for each decision")
    parser.add_argument("--games", type=int, default=400, help="at most")
    parser.add_argument("--seats", type=int, choices=(1, 2), default=2)
    parser.add_argument("--seed", type=int, default=100_000)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--sprt", metavar="LOW:HIGH", help="stop when it is decided")
    given = parser.parse_args()
    ours, theirs = given.bots.split(",")
    low, high = map(float, given.sprt.split(":")) if given.sprt else (0.0, 0.0)
    test = SequentialTest(low, high) if given.sprt else None
    other = OtherVersion(given.python)
    rules = int(other.ask(do="rules", game=given.game))
    game = find(given.game).at_version(rules)
    if game is None:
        sys.exit(f"We don't know version {rules} of the rules of {given.game}.")
    options: dict[str, Value] = dict(one.split("=", 1) for one in given.option)
    encounter = Encounter(game, other, (ours, theirs), given.seconds, options)
    deals: list[DealDifference] = []
    for number in range(given.games // 2):
        deals.append(encounter.deal(given.seats, given.seed + number))
        if len(deals) > 1:
            print(report(deals, 2 * len(deals)), flush=True)
        verdict = test.verdict([deal.share for deal in deals]) if test else None
        if verdict:
            print(
                "Rather the higher share."
                if verdict == "more"
                else "Rather the lower share."
            )
            break
    other.close()


if __name__ == "__main__":
    main()
