"""The parts that every game is made of.

The modules here are the contract. Begin with `game` (the verbs of a game), then `setup`,
`state`, `frame` (decisions as a stack), `event`, `result`, `errors`, `rng` and `record`.
`optional_verbs` has what a game may answer beyond its rules, `knowledge` what bots ask of
it, `plugin` everything the rest of Meowple asks of a game's package, and `registry` finds
the installed games.

`conformance/` proves that a game keeps the contract, `toolbox/` has what games share.
"""
