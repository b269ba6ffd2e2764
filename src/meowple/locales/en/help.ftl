# What `--help` says. A command's text is `help-` with its path; an option or an argument
# has its own text under that of its command, or shares the one of its name.

## The page

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = default: { $value }
help-required = required
help-least = at least { $low }
help-between = { $low } to { $high }
help-environment = environment variable: { $name }

## What is typed for a value

help-value-options = OPTIONS
help-value-command = COMMAND …
help-value-number = NUMBER
help-value-game = GAME
help-value-file = FILE
help-value-target = TO
help-value-language = LANGUAGE
help-value-setting = NAME=VALUE
help-value-bots = BOTS
help-value-age = AGE
help-value-anchor = ANCHOR
help-value-words = WORDS
help-value-address = ADDRESS

## Commands

help-meowple = Cat board games: play, serve, score, simulate, verify.
help-meowple-play =
    Play in the browser, or with --terminal in the terminal, against bots.

    If you name a game, it is offered right away; otherwise the terminal plays the first installed game. All options except --lang and --debug apply to the terminal only.
help-meowple-serve = Serve tables to others, until stopped.
help-meowple-sim = Play many games with bots: scores, lengths, speed.
help-meowple-arena = Rank bots: seats rotated, the same deals for all, ratings with intervals.
help-meowple-score = Score a position file.
help-meowple-replay = Step through a record: its actions, and what happened, in words.
help-meowple-verify = Check a record: its actions, its final digest and its shuffle.
help-meowple-analyse = Judge each decision of a finished game, and say what decided it.
help-meowple-engine = Answer requests, one JSON object per line, until the input ends.
help-meowple-rules = Print the rules reference of a game.
help-meowple-bench = Measure speed: random games, copies, legal places.
help-meowple-admin = For hosts: backups, records, lists, purging.
help-meowple-admin-backup = Write the whole database into one file, while the server may run.
help-meowple-admin-restore = Read a backup into an empty database.
help-meowple-admin-export = Write the records of all games that have ended.
help-meowple-admin-tables = List the tables, those that moved last first.
help-meowple-admin-purge = Delete old tables that never began, or those of the statuses that are named.

## Options and arguments of several commands

help-help = Show this text and end.
help-lang = Language of what is said.
help-debug = Show the traceback of an error.
help-json = Print JSON.
help-game = The id of a game: { $games }.
help-seats = How many seats.
help-seed = The seed of all chance.
help-option = An option of the game; can be repeated.
help-bots = One bot for all seats, or one per seat: random, kitten, cat, tiger, tiger@0.2 (seconds), FILE.py:Class, cmd:PROGRAM.
help-seconds = Seconds for a bot to think, per decision.
help-jobs = How many processes.
help-data = Own components of the game, JSON or TOML.
help-file = A record.
help-database_url = sqlite:///FILE or postgresql://…; without it a file of your own.
help-force = Replace what is there.
help-status = Only these; can be repeated.

## Options and arguments of one command

help-meowple-version = Print the version and end.
help-meowple-play-terminal = Play in the terminal, against bots.
help-meowple-play-plain = No tables or colours, for screen readers.
help-meowple-play-seat = Your seat, counted from 0.
help-meowple-play-seed = The seed of all chance; drawn if not given.
help-meowple-serve-host = The address to listen on.
help-meowple-serve-port = The port; 0: any that is free.
help-meowple-serve-workers = How many processes; more than one need PostgreSQL.
help-meowple-serve-trust_proxy = Believe the X-Forwarded headers of the proxy in front.
help-meowple-serve-public_url = Where people reach the server, https://…
help-meowple-serve-metrics_public = Show /metrics to others than this machine.
help-meowple-sim-games = How many games.
help-meowple-sim-out = The games, with their records: .jsonl or .parquet.
help-meowple-arena-bots = Who plays: a,b,c. A ladder goes from the weakest up.
help-meowple-arena-games = Games of each meeting.
help-meowple-arena-format = All meet all, or neighbours only.
help-meowple-arena-backend = Processes of this machine, or a Ray cluster.
help-meowple-arena-out = Keep each game in this file, as .jsonl; a contest that is there goes on.
help-meowple-score-file = A position, in JSON.
help-meowple-replay-to = Stop after this action and show the position.
help-meowple-replay-seat = Show what this seat may know.
help-meowple-analyse-seconds = Seconds to think, per decision.
help-meowple-analyse-boat_seconds = Seconds to search for each seat's best layout, in games that have one; 0: don't search.
help-meowple-rules-section = One section with all under it.
help-meowple-rules-search = The sections with all these words.
help-meowple-bench-seconds = Processor time of each slice, in seconds.
help-meowple-bench-rounds = Slices of each kind.
help-meowple-bench-beside = A Python that has catanatron 3.2.1.
help-meowple-admin-backup-file = Where to, as .jsonl.gz.
help-meowple-admin-restore-file = A backup.
help-meowple-admin-export-to = A folder, or a file with the ending .jsonl.
help-meowple-admin-tables-most = How many.
help-meowple-admin-purge-older_than = Not moved for so long: 12h (hours), 30d (days), 8w (weeks).
help-meowple-admin-purge-profiles = Also people unseen for so long.
help-meowple-admin-purge-dry_run = Only show what would go.
help-meowple-admin-purge-yes = Do not ask.
