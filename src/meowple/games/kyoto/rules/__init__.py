"""The rulebook of Kyoto no Neko as code.

Read `box` (what there is), `board` (a graph of spaces), `actions`, `state` and `start`.
Then `turns/`, `checks/`, `paws/`, `road/` and `scenarios/`. `options`, `view` with
`printed`, `imagine` and `census` are what the kernel asks of every game.
"""
