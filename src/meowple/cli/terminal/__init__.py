"""A game in the terminal: one person and bots.

`terminal_table` is the dialog, `screen` prints, `prompt` reads, `seating` says who plays.
"""
