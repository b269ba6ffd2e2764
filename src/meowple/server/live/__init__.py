"""Tables that are being played in this process.

A room wraps a `meowple.table.table.Table` with a lock, the database and its viewers.

Where to begin reading:

services        what the process shares: database, writer, workers, caches, rooms
room            one table in memory: requests become rows of the log
registry        the rooms of the process
scheduler       timers, bots, windows, and the sweep for tables that are due
changes         rows that other processes wrote
viewer          what a room knows of a connection
health          whether the process can write and its bots answer
saving          a full disk or a lost database, and who must know
clients         whose share of the bots a table uses
delivery_queue  which viewers get their new state next
fragment_cache  parts of states that are encoded once
hints           a hint for a player
seating         making tables, joining, leaving, rematches
analyses        what the decisions of a finished game were worth
"""
