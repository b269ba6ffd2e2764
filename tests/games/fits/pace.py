"""The pace of games: how much of the deck is drawn, and which cards come into play.

meowple sim fits --seats 2 --games 400 --bots cat --out games.jsonl
python -m tests.games.fits.pace games.jsonl
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from meowple.games.fits.rules.state import FitsState
from meowple.kernel.record import Record, begin, replay

# The events that are counted in each game, and their names here.
COUNTED = {
    "fits.asleep": "sleeping cats",
    "fits.cat": "awake cats",
    "fits.princess": "Princesses",
    "fits.toy": "toys across a joint",
    "fits.box_closed": "boxes closed",
}


def facts(record: Record) -> Counter[str]:
    """The events of one game, counted."""
    game, start = begin(record)
    assert isinstance(start, FitsState)
    deck, toys = len(start.deck), start.whole_deck.toys
    found: Counter[str] = Counter({"of the deck": deck, "games": 1})
    for step in replay(record):
        for event in step.events:
            found[COUNTED.get(event.id, event.id)] += 1
            if event.id == "fits.final":
                found[f"ended by {event.args['why']}"] += 1
            elif event.id == "fits.laid" and event.args["card"] in toys:
                found["toys as a box card"] += 1
        last = step.state
    assert isinstance(last, FitsState)
    result = game.result(last)
    assert result is not None
    found["cards drawn"] = deck - len(last.deck)
    found["half of the deck"] = int(2 * found["cards drawn"] >= deck)
    found["points of a player"] = sum(result.scores) / len(result.scores)  # type: ignore[assignment]
    share = (start.seat in result.winners) / len(result.winners)
    found["the first player wins"] = share  # type: ignore[assignment]
    return found


TOLD = (
    "games", "of the deck", "cards drawn", "half of the deck", "ended by cats",
    "ended by deck", "sleeping cats", "awake cats", "Princesses", "toys across a joint",
    "toys as a box card", "boxes closed", "points of a player", "the first player wins",
)  # fmt: skip


def means(records: Iterable[Record]) -> dict[str, float]:
    """The facts of many games: how many there are, and the means of the others."""
    total: Counter[str] = Counter()
    for record in records:
        total.update(facts(record))
    games = total["games"]
    rest = {name: round(total[name] / games, 3) for name in TOLD[1:]}
    return {"games": games, **rest}


def stored(path: Path) -> Iterator[Record]:
    """The games that `meowple sim --out` wrote."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            yield Record.parse(json.loads(line)["record"])


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(name)
        for what, mean in means(stored(Path(name))).items():
            print(f"  {what:24}{mean:>9}")
