"""Meowple: cat board games to play, to score and to study.

Layers from the bottom: `kernel` (what every game is made of), `games` (one folder each),
`encoding` (games as arrays), `texts`, `reference` and `puzzles`, `bots`, `table` (a game in
progress), and above it `server`, `lab`, `rl` and `cli`. To follow one game begin with
`games/ID/__init__.py`; for the commands with `cli/main.py`.
"""

__version__ = "0.2.0.dev0"
