"""The games: one folder each, everything about a game in it.

A game's `__init__` says where to begin reading and names its PLUGIN, which is all that the
rest of Meowple asks of it. `meowple.kernel.registry` finds these folders by themselves.
"""
