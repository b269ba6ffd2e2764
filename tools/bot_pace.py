"""Measure how fast bots think beside another version, game by game.

    python -m tools.bot_pace PYTHON --games isle,fits,kyoto --rounds 12

PYTHON has the other version of Meowple. Our cats play games by its rules, which ours must
know, and both versions meet the positions of these games:

- `games`: whole games by the fast policy;
- `lines`: what a search does with the actions that look best: in each of many worlds it
  plays every action, and plays on as deep as a search with time for it, the searching seat
  by the careful policy;
- `worlds`: states imagined from what a seat knows;
- `decisions`: a cat's decisions in a game, in their order.

Each round is one game for both versions, in turn. It counts by its processor time. The
figures are medians of the rounds' speeds, and the ratio is the median of their ratios.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from statistics import median
from typing import Any

from meowple.bots import seat_bot
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import find, games, knowledge
from meowple.kernel.rng import Rng

# It runs in either version, so it can't be a module of this one. It reads a task a line.
WORKER = """
import json, sys, time
from contextlib import nullcontext
from functools import cache
from meowple.bots import seat_bot
from meowple.bots.bot import Question
from meowple.bots.search import play_on
from meowple.kernel.rng import Rng
try:
    from meowple.bots.collection import no_garbage_collection
    from meowple.kernel.registry import find, knowledge
except ModuleNotFoundError:
    from meowple.bots.knowledge import knowledge
    from meowple.kernel.game import find
    no_garbage_collection = nullcontext

class Watch:
    spent = 0.0
    def __enter__(self):
        self.began = time.process_time()
    def __exit__(self, *failure):
        self.spent += time.process_time() - self.began

@cache
def by_rules(game, version):
    game = find(game)
    return game if game.info.rules_version == version else game.at_version(version)

def started(seed):
    return game.start(game.setup(task["seats"], task["options"], seed))

def asked_of():
    state = started(task["seed"])
    for number, (seat, text) in enumerate(task["moves"]):
        yield number, state, seat
        game.play(state, seat, game.parse(text))

def play_games(watch):
    for seed in range(task["seed"], task["seed"] + task["number"]):
        state, rng = started(seed), Rng(seed)
        with watch:
            while asked := game.actors(state):
                legal = game.legal(state, asked[0])
                game.play(state, asked[0], known.quick(state, asked[0], legal, rng))
    return task["number"]

def play_lines(watch):
    lines = 0
    for number, state, seat in asked_of():
        actions = [game.parse(text) for text in task["tried"].get(str(number), ())]
        rng = Rng(number)
        with watch, no_garbage_collection():
            until = known.clock(state) + max(known.depth, known.deepest)
            for _ in range(task["number"] if actions else 0):
                world, luck = game.imagine(state, seat, rng), rng.below(1 << 32)
                for action in actions:
                    line = world.copy()
                    game.play(line, seat, action)
                    play_on(known, line, until, Rng(luck), me=seat)
                    known.outlook(line)
                    lines += 1
    return lines

def imagine_worlds(watch):
    worlds = 0
    for number, state, seat in asked_of():
        if str(number) in task["tried"]:
            rng = Rng(number)
            with watch:
                for _ in range(task["number"]):
                    game.imagine(state, seat, rng)
            worlds += task["number"]
    return worlds

def decide(watch):
    decisions = 0
    cats = [seat_bot("cat", task["seed"], seat) for seat in range(task["seats"])]
    for number, state, seat in asked_of():
        legal = game.legal(state, seat)
        if len(legal) > 1:
            question = Question(game, state, seat, legal, 1.0, time.process_time)
            with watch:
                cats[seat].choose(question)
            decisions += 1
    return decisions

DO = {
    "games": play_games,
    "lines": play_lines,
    "worlds": imagine_worlds,
    "decisions": decide,
}
for line in sys.stdin:
    task = json.loads(line)
    if task["do"] == "rules":
        print(find(task["game"]).info.rules_version, flush=True)
    else:
        game = by_rules(task["game"], task["rules"])
        known, watch = knowledge(game), Watch()
        done = DO[task["do"]](watch)
        print(done / max(watch.spent, 1e-9), flush=True)
"""

# What is measured, and how many of it in a round: games; worlds of each position.
MEASURES: Mapping[str, int] = {"games": 12, "lines": 16, "worlds": 40, "decisions": 1}
# How many decisions of a game are searched, spread over it, and with how many actions.
POSITIONS = 3
CANDIDATES = 4

Task = dict[str, Any]


class Version:
    """A process that thinks with one version."""

    def __init__(self, python: str) -> None:
        pipe = subprocess.PIPE
        command = [python, "-c", WORKER]
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def ask(self, **task: object) -> float:
        """The rules' version, or how much of a task was done in a second."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(task), file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            sys.exit("A version has ended.")
        return float(answer)

    def close(self) -> None:
        self._process.communicate()


def tasks(game: AnyGame, seed: int) -> Iterator[Task]:
    """Games of cats, with the actions that look best in a few of their positions."""
    rng = Rng(f"pace {seed}")
    while True:
        seats = rng.choice(game.info.seats)
        setup = game.setup(seats, {}, seed)
        state = game.start(setup)
        cats = [
            seat_bot("cat", setup.seed, seat).chooser(game, state, seat)
            for seat in range(seats)
        ]
        moves: list[tuple[int, str]] = []
        looks: dict[int, list[str]] = {}
        while asked := game.actors(state):
            seat = asked[0]
            actions = game.legal(state, seat)
            if len(actions) > 1:
                world = game.imagine(state, seat, rng)
                weights = knowledge(game).weigh(world, seat, actions)
                ranked = sorted(range(len(weights)), key=lambda one: -weights[one])
                looks[len(moves)] = [str(actions[one]) for one in ranked[:CANDIDATES]]
            action = cats[seat](actions)
            moves.append((seat, str(action)))
            game.play(state, seat, action)
        # positions spread over the game, each game beginning elsewhere
        apart = max(len(looks) // POSITIONS, 1)
        first = rng.below(apart)
        tried = dict(islice(list(looks.items())[first::apart], POSITIONS))
        yield {
            "game": game.info.id,
            "rules": game.info.rules_version,
            "seats": seats,
            "options": dict(setup.options),
            "seed": seed,
            "moves": moves,
            "tried": tried,
        }
        seed += 1


def speeds(
    task: Task, numbers: Mapping[str, int], versions: Sequence[Version]
) -> dict[str, tuple[float, ...]]:
    """Of each measure, what both versions do in a second of one round."""
    return {
        what: tuple(one.ask(do=what, number=number, **task) for one in versions)
        for what, number in numbers.items()
    }


def report(rounds: Sequence[tuple[float, ...]]) -> str:
    """The medians, and that of the ratios."""
    ours, theirs = (median(column) for column in zip(*rounds, strict=True))
    ratio = median([mine / other for mine, other in rounds])
    return f"{ours:.4g} a second, other {theirs:.4g}, ratio {ratio:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.bot_pace")
    parser.add_argument("python", help="a Python with the other version of Meowple")
    parser.add_argument("--games", default=",".join(games()))
    parser.add_argument("--measures", default=",".join(MEASURES))
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seed", type=int, default=100_000)
    given = parser.parse_args()
    numbers = {what: MEASURES[what] for what in given.measures.split(",")}
    mine, theirs = Version(sys.executable), Version(given.python)
    for id in given.games.split(","):
        rules = int(theirs.ask(do="rules", game=id))
        game = find(id).at_version(rules)
        if game is None:
            sys.exit(f"We don't know version {rules} of the rules of {id}.")
        played = tasks(game, given.seed)
        # the first round fills caches that last
        speeds(next(played), numbers, (mine, theirs))
        rounds = [
            speeds(task, numbers, (mine, theirs)) for task in islice(played, given.rounds)
        ]
        for what in numbers:
            print(f"{id}, {what}: {report([one[what] for one in rounds])}", flush=True)
    mine.close()
    theirs.close()


if __name__ == "__main__":
    main()
