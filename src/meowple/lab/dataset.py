"""A data set of games that anyone can make again, with a data card.

The games are those of a simulation, so they follow from the settings alone. A card says
what they are and how they were made; its digest tells whether another data set has the same
games, whatever file format they are in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from textwrap import dedent
from typing import Any

from meowple.lab.playout import PlayedGame
from meowple.lab.simulation import SimulationPlan
from meowple.lab.tally import Spread, Tally

# The bots that choose without a clock, so that their games can be made again.
TIMELESS = ("random", "kitten", "cat")


@dataclass(slots=True)
class DataSet:
    """The facts about the games so far."""

    plan: SimulationPlan
    tally: Tally
    # Of the records, in order.
    digest: Any = field(default_factory=sha256)

    @classmethod
    def of(cls, plan: SimulationPlan) -> DataSet:
        return cls(plan, Tally(plan.seats))

    def add(self, game: PlayedGame) -> None:
        self.tally.add(game)
        self.digest.update((game.record or "").encode())

    @property
    def sha256(self) -> str:
        return str(self.digest.hexdigest())

    @property
    def reproducible(self) -> bool:
        """Whether every bot chooses without a clock."""
        return set(self.plan.bots) <= {*TIMELESS}


def card(found: DataSet, file: str, command: str, rules: int, version: str) -> str:
    """The data card, in Markdown, with the versions of the rules and of Meowple."""
    plan = found.plan
    sections = (
        _head(found, rules, version),
        _making(found, command, rules, version),
        _fields(file, plan),
        _numbers(found.tally),
        _limits(),
    )
    return "\n\n".join(dedent(section).strip() for section in sections) + "\n"


def _head(found: DataSet, rules: int, version: str) -> str:
    plan = found.plan
    return f"""
# {found.tally.games} games of `{plan.game}`

Complete games between bots, every decision of them, as records that Meowple {version}
and later versions replay to the same end. Seats: {plan.seats}. Bots by seat:
{", ".join(f"`{bot}`" for bot in plan.bots)}. Rules: version {rules}.
"""


def _making(found: DataSet, command: str, rules: int, version: str) -> str:
    plan = found.plan
    again = (
        "The same command with the same version of Meowple makes the same games."
        if found.reproducible
        else "Some of the bots think by the clock: the same command makes other games."
    )
    return f"""
## How it was made

```sh
{command}
```

{again} Game number i, counted from 0, has the seed {plan.seed} + i.

| | |
|---|---|
| Meowple | {version} |
| rules of the game | version {rules} |
| options | {_options(plan.options)} |
| SHA-256 of all records, one after the other | `{found.sha256}` |
"""


def _options(options: Mapping[str, object]) -> str:
    shown = (f"`{name}={value}`" for name, value in options.items())
    return ", ".join(shown) or "none"


def _fields(file: str, plan: SimulationPlan) -> str:
    return f"""
## What is in it

`{file}` has a game in each row: `seed`, `scores` (by seat), `winners` (seats; several if a
win is shared), `decisions` (how many actions), `record` (the whole game as text), and the
scores of opponents without a seat. `meowple replay {file} --game 1` shows the first game
(of a `.jsonl` file); in Python:

```python
from meowple.kernel.record import Record, replay

for step in replay(Record.parse(text)):
    print(step.seat, step.action)
```

Parts, by the last digit of the seed: 0 to 7 training, 8 validation, 9 test.
"""


def _numbers(tally: Tally) -> str:
    rows = [
        _row(f"seat {seat}", tally.wins[seat], spread)
        for seat, spread in enumerate(tally.by_seat)
    ]
    rows += [_row(name, one.wins, one.scores) for name, one in tally.rivals.items()]
    length = tally.decisions / max(tally.games, 1)
    return "\n".join(
        [
            "## Numbers",
            "",
            "| | wins | mean score | deviation | lowest | highest |",
            "|---|---|---|---|---|---|",
            *rows,
            "",
            f"A game has {length:.1f} decisions in the mean.",
        ]
    )


def _row(name: str, wins: int, spread: Spread) -> str:
    numbers = f"{spread.mean:.2f} | {spread.sd:.2f} | {spread.low} | {spread.high}"
    return f"| {name} | {wins} | {numbers} |"


def _limits() -> str:
    return """
## What to keep in mind

- Bots played all games; nothing here says how people play, and there are no personal data.
- A record has the seed and so all hidden cards. For learning from what a seat could know,
  take its view at each step (`game.view(state, seat)`), not the state.
- Cards, tiles and boards are named by numbers and ids; texts and pictures of the publishers
  are not included.
- The games may be used under the license of Meowple (MIT).
"""
