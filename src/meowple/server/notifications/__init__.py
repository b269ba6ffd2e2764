"""Notifications by e-mail and webhook that it is a player's turn.

Begin with `sender`, the loop that sends what is due: `emails` writes messages and `smtp`
sends them, `webhook` posts to an address. `contacts` are the addresses of profiles. The
notices themselves are in the database, see `storage.notices`.
"""
