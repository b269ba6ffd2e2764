"""The conformance kit: proves on random games that a game keeps its promises.

Begin with `check`, which lists the nine properties and plays a game to check them. `kit`
has every property as a method, for tests of a single state; the methods are in
`progress`, `legality`, `secrets` and `copies`. `trial` is what they share, `outcomes`
compares what an action leads to, `sharing` finds what two states share.
"""
