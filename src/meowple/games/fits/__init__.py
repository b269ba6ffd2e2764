"""If It Fits.

Begin with `rules/`, the rulebook as code; `game` joins its parts. `data/` has the cards,
`text/` turns ids into words, `extras/` has components, insight, puzzles, owner's data and
the scorer for a real table, `bot/` what bots know, `rl/` the game as arrays. Decisions
where the rulebook is silent are in RULINGS.md.
"""

from __future__ import annotations

from meowple.games.fits.plugin import PLUGIN

__all__ = ["PLUGIN"]
