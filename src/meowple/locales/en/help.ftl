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
help-value-folder = FOLDER
help-value-target = TO
help-value-language = LANGUAGE
help-value-setting = NAME=VALUE
help-value-bots = BOTS
help-value-bounds = LOW:HIGH
help-value-age = AGE
help-value-anchor = ANCHOR
help-value-words = WORDS
help-value-address = ADDRESS
help-value-path = PATH

## Commands

help-meowple = Cat board games: play, serve, score, simulate, verify.
help-meowple-play =
    Play against bots, in the browser or (with --terminal) in the terminal.

    Naming a game opens it right away; without one, the terminal plays the first installed game. All options except --lang and --debug apply to the terminal only.
help-meowple-serve = Run a server for others to play on.
help-meowple-site = Write the browser client as static files that need no server.
help-meowple-sim = Play many games between bots and report scores, lengths and speed.
help-meowple-arena = Rank bots: seats rotate, every bot gets the same deals, and ratings come with confidence intervals.
help-meowple-dataset = Make a dataset of bot games with a data card; the same command always makes the same one.
help-meowple-train = Train a game’s fast policy from scratch; to resume an interrupted run, give the same command again.
help-meowple-score = Score a position file.
help-meowple-replay = Step through a record: its actions and what happened.
help-meowple-verify = Check a record’s actions, final digest and shuffle.
help-meowple-analyse = Analyze each decision of a finished game and show what decided it.
help-meowple-engine = Answer requests, one JSON object per line, until end of input.
help-meowple-rules = Print a game’s rules reference.
help-meowple-bench = Measure speed: random games, copies, legal placements.
help-meowple-admin = For hosts: back up, export, list and purge.
help-meowple-admin-backup = Back up the whole database to one file. The server can keep running.
help-meowple-admin-restore = Restore a backup into an empty database.
help-meowple-admin-export = Export the records of all finished games.
help-meowple-admin-tables = List tables, most recently active first.
help-meowple-admin-purge = Delete old tables that never started, or those with the given statuses.

## Options and arguments of several commands

help-help = Show this help and exit.
help-lang = Output language.
help-debug = Show a traceback on errors.
help-json = Print JSON.
help-game = Game id: { $games }.
help-seats = Number of seats.
help-seed = Random seed.
help-option = Game option; repeatable.
help-bots = One bot for all seats, or one per seat: random, kitten, cat, tiger, lion, tiger@0.2 (seconds), FILE.py:Class, cmd:PROGRAM.
help-seconds = Thinking time per decision, in seconds.
help-jobs = Number of processes.
help-data = File with your own components, JSON or TOML.
help-file = Record file.
help-number = Which game of a .jsonl file from sim or arena, counting from 1.
help-database_url = sqlite:///FILE or postgresql://…; by default, a file in your user folder.
help-force = Overwrite an existing file.
help-status = Only tables with this status; repeatable.

## Options and arguments of one command

help-meowple-version = Print the version and exit.
help-meowple-play-terminal = Play in the terminal.
help-meowple-play-plain = No tables or colors, for screen readers.
help-meowple-play-seat = Your seat, counting from 0.
help-meowple-play-seed = Random seed; a new one each time if not given.
help-meowple-serve-host = Address to listen on.
help-meowple-serve-config = TOML file with settings; each can also be set as MEOWPLE_NAME.
help-meowple-serve-log_level = Lowest level to log.
help-meowple-serve-port = Port; 0 picks a free one.
help-meowple-serve-workers = Number of worker processes; more than one requires PostgreSQL.
help-meowple-serve-trust_proxy = Trust the X-Forwarded headers of the proxy in front.
help-meowple-serve-public_url = The server’s public address, https://…
help-meowple-serve-metrics_public = Serve /metrics to other machines, too.
help-meowple-site-folder = Output folder: new, empty, or holding an older site.
help-meowple-site-server = A server for what the site can’t do; the site links to it.
help-meowple-site-serve = Then serve it on this machine until stopped.
help-meowple-site-port = Port for --serve; 0 picks a free one.
help-meowple-site-below = The path for --serve, such as /meowple/.
help-meowple-serve-bot_memory = Memory limit of each bot process, in MiB; 0 means no limit.
help-meowple-sim-games = Number of games.
help-meowple-sim-out = Save the games with their records: .jsonl or .parquet.
help-meowple-arena-bots = Bots to compare: a,b,c. A ladder goes from the weakest up.
help-meowple-arena-games = Games per pairing.
help-meowple-arena-format = Everyone against everyone, or neighbors only.
help-backend = Processes on this machine, or a Ray cluster.
help-meowple-arena-sprt = Stop as soon as one of two results is established for the first bot: 0.5:0.55.
help-meowple-arena-by = What --sprt compares: the share of wins, or points.
help-meowple-arena-out = Save each game to this .jsonl file; resumes a contest already in it.
help-meowple-dataset-folder = Output folder for the games and a README.md.
help-meowple-dataset-games = Number of games.
help-meowple-dataset-format = File format.
help-meowple-train-file = Output file for the weights (TOML); progress is kept next to it.
help-meowple-train-watch = Games between cat bots to learn from, in each mode.
help-meowple-train-rounds = Rounds of trying out two actions and learning from the result.
help-meowple-train-games = Games per round.
help-meowple-score-file = Position file (JSON).
help-meowple-replay-to = Stop after this action and show the position.
help-meowple-replay-seat = Show only what this seat may know.
help-meowple-analyse-seconds = Thinking time per decision, in seconds.
help-meowple-analyse-boat_seconds = Seconds to search for each seat’s best layout, in games that have one; 0 skips the search.
help-meowple-rules-section = Print one section with its subsections.
help-meowple-rules-search = Print the sections that contain all these words.
help-meowple-bench-seconds = CPU time per slice, in seconds.
help-meowple-bench-rounds = Number of slices of each kind.
help-meowple-bench-beside = A Python interpreter with catanatron 3.2.1 installed.
help-meowple-admin-backup-file = Backup file to write, .jsonl.gz.
help-meowple-admin-restore-file = Backup file.
help-meowple-admin-export-to = Folder, or a .jsonl file.
help-meowple-admin-tables-most = Number of tables to list.
help-meowple-admin-purge-older_than = Tables without a move for this long: 12h (hours), 30d (days), 8w (weeks).
help-meowple-admin-purge-profiles = Also delete profiles unused for this long.
help-meowple-admin-purge-dry_run = Only show what would be deleted.
help-meowple-admin-purge-yes = Don’t ask for confirmation.
