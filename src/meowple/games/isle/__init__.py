"""The Isle of Cats.

Begin with `rules/`, the rulebook as code; `game` joins its parts. `data/` has the
components, `text/` turns ids into words, `extras/` has components, insight, puzzles,
owner's data and the scorer for a real table, `bot/` what bots know, `rl/` the game as
arrays, `packing/` the best boat. Decisions where the rulebook is silent are in RULINGS.md.
"""

from __future__ import annotations

from meowple.games.isle.plugin import PLUGIN

__all__ = ["PLUGIN"]
