"""Measure how much processor time the levels that think ahead take for a decision.

    python -m tools.bot_times --seconds 0.2,1,5 --decisions 24

Cats play games with different numbers of seats, and the bots are asked in some of their
positions. `--seconds` are limits for one decision, for a lion too.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from statistics import fmean

from meowple.bots import seat_bot
from meowple.bots.bot import Bot, Question, processor_time
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import games
from meowple.kernel.rng import Rng
from meowple.kernel.state import State

# One decision in this many is asked about: those of one turn are much alike.
_APART = 9


def positions(game: AnyGame, seed: int) -> Iterator[tuple[State, int]]:
    """Decisions in games of cats, with the seat that is asked."""
    rng = Rng(f"times {seed}")
    while True:
        seats = game.info.seats[rng.below(len(game.info.seats))]
        setup = game.setup(seats, {}, seed)
        state = game.start(setup)
        cats = [
            seat_bot("cat", setup.seed, seat).chooser(game, state, seat)
            for seat in range(seats)
        ]
        while asked := game.actors(state):
            seat = asked[0]
            actions = game.legal(state, seat)
            if len(actions) > 1 and not rng.below(_APART):
                yield state, seat
            game.play(state, seat, cats[seat](actions))
        seed += 1


def share(bot: Bot, game: AnyGame, state: State, seat: int, seconds: float) -> float:
    """The share of its time that a bot takes for a decision."""
    actions = game.legal(state, seat)
    question = Question(game, state, seat, actions, seconds, processor_time)
    began = processor_time()
    bot.choose(question)
    return (processor_time() - began) / seconds


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.bot_times")
    parser.add_argument("--bots", default="tiger,lion")
    parser.add_argument("--seconds", default="0.2,1,5", help="limits for a decision")
    parser.add_argument("--decisions", type=int, default=24, help="of each game and limit")
    parser.add_argument("--seed", type=int, default=100_000)
    given = parser.parse_args()
    for name in given.bots.split(","):
        for seconds in map(float, given.seconds.split(",")):
            for id, game in games().items():
                bot = seat_bot(name, given.seed, 0)
                asked = positions(game, given.seed)
                shares = [
                    share(bot, game, *next(asked), seconds) for _ in range(given.decisions)
                ]
                print(
                    f"{name} {seconds:g} s {id}: {fmean(shares):.0%} of the time on "
                    f"average, {max(shares):.1%} at most",
                    flush=True,
                )


if __name__ == "__main__":
    main()
