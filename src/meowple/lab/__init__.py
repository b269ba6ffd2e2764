"""Research on many games: simulation, contests between bots, analysis and benchmarks.

Begin with `playout`, one game from setup to result with a bot on every seat; `simulation`
plays many of them (`tally` sums them up, `games_file` writes them to disk). `workers` and
`ray_workers` spread the work over processes or a cluster. `arena/` ranks bots,
`analysis/` explains a finished game, `bench/` measures speed.
"""
