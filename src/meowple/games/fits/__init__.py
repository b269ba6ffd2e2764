"""If It Fits.

Read `rules/` in this order: `cards` and `deck` (from `data/`), `table` (boxes as cards
close them), `start`, `turn`, `laying` and `legal_plays`, `scoring`. `game` joins them.
`text/` turns ids into words, `extras/` has components, insight, puzzles, owner's data and
the scorer for a real table, `bot/` what bots know, `rl/` the game as arrays. Decisions
where the rulebook is silent stand in RULINGS.md.
"""

from __future__ import annotations

from meowple.games.fits.plugin import PLUGIN

__all__ = ["PLUGIN"]
