"""Turns, rounds and the end.

Begin with `turn`, the move and the action; `rounds` ends a turn and the game, `result`
decides the winner, `bound` limits how long a game can be.
"""
