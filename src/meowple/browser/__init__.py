"""Tables without a server: a worker of the page answers what a server would.

Where to begin reading:

host      the entry: requests, connections, and news from other tabs
requests  the HTTP API by its paths, as far as it needs no other person
room      one table in memory, with its lock and its connections
connection one connection of the page to a table, by the messages of a WebSocket
rows      tables and their logs as they are stored
stores    where they are stored, and where bots think: what the page provides
history   finished games: lists, hall of fame, replays, analyses

The page stores the rows (IndexedDB) and runs bots in another worker. The primary key
(table, number) decides between tabs, as it does between the processes of a server.
"""
