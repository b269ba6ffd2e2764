"""The database: SQLite in one file, or PostgreSQL.

Begin with `schema`, the tables, and `database`, the connection. `log_writer` commits new
rows of the logs of many tables together, and every other change with them; `bulk` has its
statements. `listener` receives what other processes write. `migrations` creates and
upgrades the tables.

The rest are queries by subject: `tables` and `log_reader` for games, `chat`, `codes` for
invitations, `profiles`, `notices`, `hints`, `history` and `ratings`, `heartbeats` for
processes; `maintenance` and `backup` for hosts. `insert_or_ignore` is a statement that
several of them use.
"""
