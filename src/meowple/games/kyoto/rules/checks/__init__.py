"""Checks and what they lead to (rules 2).

Begin with `die` and `checks`. `arrival` is what happens on entering a space, `fight` a
fight between kittens, `flight` the way home after losing, `skills` how skills rise.
`chances` has the exact chances of every check on offer.
"""
