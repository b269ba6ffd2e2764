"""The optional verbs of The Isle of Cats.

`components` (what is in the box), `insight` (what lessons are worth now), `lists` (for the
rules reference), `puzzles` (their goals), `owner` (an owner's modules and promo tiles),
`score_file` (scoring a real table) and `benchmark`. Each can be read on its own.
"""
