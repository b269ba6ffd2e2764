"""Notifications by e-mail and webhook that it is a player's turn.

`contacts` are the addresses of profiles, `store` the notices in the database. `sender`
is the loop that sends what is due: `emails` writes them and `smtp` sends them, `webhook`
posts to an address. Begin with `store`.
"""
