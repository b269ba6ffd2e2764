"""Catnaps, a game for 2 to 4 players.

It is a sunny afternoon. Every hour there is one patch of sun for each player. All players
send out a cat at the same time, face down; cats with low numbers are quick and choose
first. A cat naps in a patch of sun, or goes prowling for a mouse and brings home another
cat. Warm naps, naps in different places and mice score points.
"""
