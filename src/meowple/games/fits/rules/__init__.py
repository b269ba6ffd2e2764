"""The rulebook of If It Fits as code.

Read `deck` (what there is), `boxes` (the table, and its boxes as cards close them),
`actions`, `state` and `start`. Then `turn`, `card_decisions` and `one_seat`, with
`legal_plays` for the places of a card; `scoring` ends the game. `options`, `view`,
`imagine` and `census` are what the kernel asks of every game.
"""
