"""The command line: `meowple sim`, `meowple play` and the others.

Begin with `main`; `lazy_commands` lists all commands, each in a module of `commands/` or
`admin/`. The rest is shared: `options` (parameters and the game they name), `help` and
`usage` (help and errors of usage in all languages), `exit_codes`, `files` (bounded
reading), `output`, `progress`, `terminal_table` (a game in the terminal) and `protocol/`
(the lines of `meowple engine`). Commands know no game: what they offer comes from the
game's declarations.
"""
