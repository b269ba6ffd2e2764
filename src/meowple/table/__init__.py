"""A game being played, with people and bots around it, and no server.

A table needs no network, no database, no event loop, no thread and no clock but the time
it is given. The server puts it behind WebSockets and a database, and a browser can put it
behind the messages of a worker; a client can't tell which.

Where to begin reading:

table         the class `Table`: a game in progress that answers what clients ask
log           the rows of the log, which is the truth
position      where a game stands: the replay of its log
moment        one moment of it, and which actions are secret
undo          taking back an action, as a row of its own
clocks        clocks and windows, computed from the log
deadlines     what is due without a request: windows, bots, timeouts
presenter     the messages that a viewer gets: hello, state, result
session       one client: what its messages mean, and what it may do
follower      which state a client still lacks
queries       words, why not, insight, hints
seats         seats and their names
access        who may watch, and who may see a seat's view
messages      the protocol between client and table; hints are in `hint_messages`
terms, endings, errors, turn_notices
"""
