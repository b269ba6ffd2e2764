"""The database: SQLite in one file, or PostgreSQL.

Begin with `schema`, the tables, and `database`, the connection. `writer` commits the rows
of many tables together, with `bulk` for its statements; `listener` hears what other
processes write. `migrations` creates and upgrades the tables.

The rest are queries by subject: `tables` and `table_log` for games, `chat`, `codes` for
invitations, `profiles`, `notices`, `hints`, `history` and `ratings`; `maintenance` and
`backup` for hosts.
`insert_or_ignore` is a statement that several of them use.
"""
