"""WebSockets: one connection per seat or spectator.

Where to begin reading:

handshake     who may connect
connection    one WebSocket: its messages and their answers
lifecycle     the states of a connection
message_rate  the rate limit of its messages
state_feed    the states of the table, as one client gets them
chat_feed     the chat, as one client gets it
outbox        what waits to be sent to one client
query_queue   queries of one client that take a while
"""
