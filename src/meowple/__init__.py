"""Meowple: cat board games to play, to score and to study.

Layers from the bottom: `kernel` (what every game is made of), `encoding` (actions and
observations as arrays), `games` (one folder each), `texts`, `reference` and `puzzles`,
`bots`; then, side by side, `table` (a game in progress), `lab` and `rl`; above them
`server` and `cli`. To follow one game begin with `games/ID/__init__.py`; for the commands
with `cli/main.py`.
"""

__version__ = "0.2.0.dev0"
