"""The optional verbs of If It Fits.

`components` (what is in the box), `insight` (what boxes would be worth), `lists` (for the
rules reference), `puzzles` (their goals), `owner` (an owner's deck) and `score_file`
(scoring a real table). Each can be read on its own.
"""
