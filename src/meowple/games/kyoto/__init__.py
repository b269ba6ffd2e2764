"""Kyoto no Neko.

Begin with `rules/`, the rulebook as code; `game` joins its parts. `data/` has boards, paws
and kittens, `text/` turns ids into words, `extras/` has components, insight, puzzles and
owner's data, `bot/` what bots know, `rl/` the game as arrays. Decisions where the rulebook
is silent are in RULINGS.md.
"""

from __future__ import annotations

from meowple.games.kyoto.plugin import PLUGIN

__all__ = ["PLUGIN"]
