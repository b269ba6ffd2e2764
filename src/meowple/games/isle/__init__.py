"""The Isle of Cats.

Read `rules/` in the order of the rulebook: `box` (cards and tiles, from `data/`), `boat`,
`start`, then a day (`day/`: fill, fish, explore, lessons, rescue, finds), `anytime/` cards,
`scoring/`, `solo` and `family`. `game` joins them. `text/` turns ids into words, `extras/`
has components, insight, puzzles, owner's data and the scorer for a real table, `bot/` what
bots know, `rl/` the game as arrays, `packing/` the best boat. Decisions where the rulebook
is silent stand in RULINGS.md.
"""

from __future__ import annotations

from meowple.games.isle.plugin import PLUGIN

__all__ = ["PLUGIN"]
