"""Kyoto no Neko.

Read `rules/` in this order: `box` and `board` (from `data/`), `start`, `turns/`, `road/`,
`paws/`, `checks/` (dice, skills, fights, flights), `scenarios/`. `game` joins them. `text/`
turns ids into words, `extras/` has components, insight, puzzles and owner's data, `bot/`
what bots know, `rl/` the game as arrays. Decisions where the rulebook is silent stand in
RULINGS.md.
"""

from __future__ import annotations

from meowple.games.kyoto.plugin import PLUGIN

__all__ = ["PLUGIN"]
