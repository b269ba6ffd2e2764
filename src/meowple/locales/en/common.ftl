# Texts of the kernel, the bots and the commands. Ids are those of the code with
# hyphens for dots; `error-`, `event-`, `line-` and `verify-` come from the rules. In all
# files `$seat`, `$owner`, `$attacked`, `$winner`, `$loser` and `$order` are names of
# players, “Seat 0” where nobody has one.

## Errors: games, setups, options

error-game-unknown = There is no game “{ $game }”. Available: { $offered }.
error-game-over = The game is over.
error-game-no_scoring = { $game } can’t score positions.
error-setup-seats = { $game } is for { $offered } players, not { $seats }.
error-setup-seed = The seed must be a whole number from 0 to 2^256 − 1.
error-option-unknown = There is no option “{ $option }”. Available: { $offered }.
error-option-value = The option { $option } can’t be “{ $value }”. Choose from: { $offered }.
error-option-no_effect = The option { $option } only has an effect when { $other } is { $needed }.
error-data-not_taken = { $game } can’t be played with your own components.

## Errors: actions

error-seat-unknown = There is no seat { $number } at this table: it has { $seats }, counting from 0.
error-turn-not_yours = It’s not your turn.
error-action-not_now = You can’t do that now.
error-action-unreadable = “{ $text }” isn’t an action in this game.
error-card-not_in_hand = You can’t play card { $card }: it isn’t in your hand, or can’t be played now.
error-card-not_offered = You can’t choose card { $card }: it isn’t on offer.

## Errors: bots

error-bot-unknown = There is no bot “{ $bot }”. Available: { $offered }.
error-bot-pace = “{ $bot }”: a bot’s time is a number of seconds up to { $most }, such as tiger@0.2.
error-bot-file = There is no Python file { $file }.
error-bot-class = { $file } has no bot named { $name }: a bot is a subclass of meowple.bots.Bot.
error-bot-failed = { $bot } failed: { $reason }
error-bot-illegal = { $bot } chose “{ $action }”, which isn’t a legal action.
error-bot-command = “{ $command }” can’t be started.
error-train-other = { $file } belongs to an unfinished training run with different settings. Choose another file, or use the same settings.
error-analyse-not_over = The game recorded in { $file } isn’t over.
error-arena-twice = A bot can be in an arena only once: name each bot a single time.
error-arena-alone = An arena needs at least two bots.
error-arena-other = { $file } holds a different contest, started with “{ $asked }”. Choose another file, or run the same command.
error-arena-no_contest = { $file } isn’t a contest file, or it was changed. Choose another file.
error-arena-changed = { $bot } has changed since the contest in { $file } began. Choose another file for the games.
error-arena-version = { $file }: unsupported contest version { $wanted }; this Meowple reads version { $ours }.
error-arena-no_ray = Ray is not installed: pip install meowple[cluster]
error-arena-sprt = --sprt takes two numbers, the lower one first, such as 0.5:0.55, and needs two bots.
error-config-unknown = { $file }: there is no setting “{ $name }”.
error-config-value = “{ $value }” isn’t a valid value for { $name }.
error-arena-cluster_lost = The Ray cluster is gone or can’t be reached ({ $reason }). With --out, the games played so far are kept; run the same command again to continue.
error-record-no_game = { $file } has no game { $number }; the last one with a record is { $last }.
error-record-no_games = { $file } is the record of a single game; --game is for files with several games (.jsonl).
error-sim-no_parquet = Parquet files need pyarrow: pip install meowple[parquet]
error-sim-ending = { $file }: the file for the games must end in .jsonl or .parquet.
error-bot-count = Name one bot for all { $seats } seats or one for each seat, not { $bots }.

## Errors: files

error-file-missing = { $file } doesn’t exist.
error-file-folder = { $file } is a folder, not a file.
error-file-too_long = { $file } is larger than { $limit } bytes.
error-file-not_text = { $file } isn’t UTF-8 text.
error-file-not_json = { $file }: invalid JSON at line { $line }, column { $column }.
error-file-not_toml = { $file }: invalid TOML at line { $line }, column { $column }.
error-file-too_deep = { $file } is nested too deeply.
error-file-not_object = { $file } must contain an object with named values, not a list or a single value.
error-file-unusable = { $file } can’t be used: { reason-system }.
reason-system = { $code ->
    [ENOENT] no such file or folder
    [EACCES] permission denied
    [EPERM] operation not permitted
    [EISDIR] it is a folder
    [ENOTDIR] part of the path isn’t a folder
    [EEXIST] it already exists
    [ENOSPC] no space left
    [EROFS] it is read-only
    [ENAMETOOLONG] the name is too long
    [EINVAL] invalid name
    [EADDRINUSE] the address is already in use
    [EADDRNOTAVAIL] this machine has no such address
    [EAI] address not found
    [EMFILE] too many open files
   *[other] system error { $code }
}

## Errors: position files and own components

error-position-type = “{ $key }” must be { $expected ->
    [object] an object with named values
    [integer] a whole number
    [boolean] true or false
    [list] a list
   *[string] a string
}.
error-position-missing = “{ $key }” is missing.
error-position-unknown_key = Unknown key “{ $key }”.
error-position-range = “{ $key }” must be between { $low } and { $high }.
error-position-value = “{ $key }” can’t be “{ $value }”. Choose from: { $offered }.
error-position-too_many = “{ $key }” can have at most { $most } entries.
error-position-length = “{ $key }” must be 1 to { $longest } characters long.
error-position-card_unknown = There is no card { $card }.
error-position-card_twice = Card { $card } is listed twice.
error-data-type = “{ $key }” must be { $expected ->
    [object] an object with named values
    [integer] a whole number
    [boolean] true or false
    [list] a list
   *[string] a string
}.
error-data-missing = “{ $key }” is missing.
error-data-unknown_key = Unknown key “{ $key }”.
error-data-range = “{ $key }” must be between { $low } and { $high }.
error-data-value = “{ $key }” can’t be “{ $value }”. Choose from: { $offered }.
error-data-too_many = “{ $key }” can have at most { $most } entries.
error-data-length = “{ $key }” must be 1 to { $longest } characters long.

## Where in a file an error is; counted from 0, as lists are

error-where = { $text } (at { $places }; lists count from 0)
error-where-player = player { $player }
error-where-module = module { $module }
error-where-lesson = lesson { $lesson }
error-where-kind = { $kind ->
    [box] box cards
    [start] start cards
    [toy] special toys
    [sleeper] the sleeping cat
    [rare] rare treasures
    [common] common treasures
    [cat] cats
   *[oshax] oshax
}
error-where-tile = tile { $tile }
error-where-card = card { $card }
error-where-cell = cell { $cell }
error-where-overlay = overlay { $overlay }

## Errors: wrong usage

error-usage-option = Write a game option as NAME=VALUE, not “{ $given }”.
error-site-no_client = This Meowple was installed without its browser client, so there is no site to write.
error-site-not_empty = { $folder } contains other files. Choose a new or empty folder.
error-site-address = “{ $given }” isn’t a server’s address: it must begin with https:// or http://.
error-usage-option_twice = The option { $option } is given twice.
error-usage-no_option = { $command } has no option “{ $option }”. { $near ->
    [none] See { $command } --help for all options.
   *[other] Similar: { $near }.
}
error-usage-needs_value = The option { $option } needs a value.
error-usage-no_value = The option { $option } doesn’t take a value.
error-usage-value = { $option } must be { $expected ->
    [integer] a whole number
   *[number] a number
}{ $low ->
    [none] { "" }
   *[other] , at least { $low }
}{ $high ->
    [none] { "" }
   *[other] , at most { $high }
}.
error-usage-choice = { $option } must be one of: { $offered }.
error-usage-missing = { $command }: { $what } is missing.
error-usage-extra = Too many arguments; see { $command } --help.
error-usage-no_command = { $command } needs one of these commands: { $offered }.
error-usage-unclear = Meowple can’t read this command line; see { $command } --help.
error-play-seat = With { $seats } seats, yours must be between 0 and { $last }.
error-play-terminal_only = Seats, bots, seeds, options and your own components can be set here only with --terminal. In the browser, set them at the table.
error-play-number = Choose a number from 1 to { $last }, or type an action.
error-replay-past_end = The record has only { $actions } { $actions ->
    [one] action
   *[other] actions
}.
error-replay-seat = The record has only { $seats } { $seats ->
    [one] seat
   *[other] seats
}, counting from 0.
error-rules-missing = { $game } has no rules reference.
error-rules-no_section = The rules have no section “{ $section }”. Available: { $offered }.
error-rules-not_found = No section of the rules contains all these words: { $words }
error-rules-no_anchor = A rules heading has no anchor: { $heading }
error-rules-anchor_twice = Two rules sections have the anchor { $anchor }.
error-rules-no_list = The rules refer to an unknown list “{ $list }”. Available: { $offered }.
error-bench-beside = The other engine couldn’t be measured: { $reason }
error-bench-silent = The other engine couldn’t be measured: it exited with code { $code } and no output.
error-bench-answer = The other engine couldn’t be measured: its output isn’t in the expected form.

## Errors: records

error-record-not_a_record = This isn’t a record: it doesn’t begin with “meowple record”.
error-record-version = Line { $line }: unsupported record version { $wanted }; this Meowple reads version { $ours }.
error-record-header = Line { $line } doesn’t belong in a record’s header.
error-record-twice = Line { $line }: { $name } is given twice.
error-record-missing = The record’s header has no { $name }.
error-record-value = Line { $line }: { $name } has an invalid value.
error-record-too_long = The record is too long ({ $what }): the limit is { $limit }.
error-record-line = Line { $line } is neither an action nor the final digest.
error-record-after_digest = Line { $line }: nothing may come after the digest.
error-record-action = { $seat }’s action “{ $action }” can’t be written to a record.
error-record-illegal = Action { $number }, { $seat }, “{ $action }”, isn’t legal there ({ $cause }).
error-record-rules_version = This record uses version { $wanted } of the { $game } rules, but this program has version { $ours }.
error-record-unfinished = The record has a digest, but its { $actions } actions don’t finish the game.
error-record-digest = The final state doesn’t match: the record says { $wanted }, the replay gives { $found }.
error-record-no_salt = The record has a commitment but no salt to check it with.
error-record-commitment = The commitment doesn’t match the seed and salt: the record says { $wanted }, it should be { $found }.

## Errors: the line protocol

error-request-not_json = Invalid JSON at line { $line }, column { $column }.
error-request-invalid = { $wrong ->
    [missing] The request has no “{ $key }”.
    [unknown] This request doesn’t take “{ $key }”.
    [whole] The request must be an object with named values.
    [type] “{ $key }” must be { $expected ->
        [int] a whole number
        [float] a number
        [bool] true or false
        [array] a list
        [object] an object with named values
       *[str] a string
    }.
   *[value] “{ $key }” has an invalid value.
}
error-request-too_deep = The request is nested too deeply.
error-request-too_long = The line is longer than { $limit } bytes.
error-request-unknown = There is no request “{ $do }”. Available: { $offered }.
error-request-no_game = No game is loaded: use new or load first.
error-request-seat = There is no such seat: with { $seats } seats, choose one from 0 to { $last }.
error-request-nothing_to_choose = { $seat } has nothing to decide now.
error-internal = Meowple has a bug ({ $kind }). Please report it; --debug shows where it is.

## Verifying a record

verify-replay = the replayed actions
verify-digest = the final digest
verify-commitment = the commitment to the shuffle

## Who plays

seat = Seat { $number }
bot-random = Random
bot-kitten = Kitten
bot-cat = Cat
bot-tiger = Tiger
bot-lion = Lion

## Rules reference

rules-figure = Picture: { $caption }
rules-ruling = Our ruling:

## Commands

cli-total = Total
cli-winners = { $count ->
    [one] Winner: { $winners }
   *[other] Winners: { $winners }
}
cli-stopped = Stopped.
cli-score-line = Line
cli-yes = yes
cli-no = no
score-total = Total
cli-replay-head = { $game }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}
cli-replay-secret = (not shown)
cli-verify-holds = OK: { $what }.
cli-verify-fails = Failed: { $what }. { $why }

cli-sim-seat = Player
cli-sim-wins = Wins
cli-sim-mean = Mean
cli-sim-sd = Std. dev.
cli-sim-min = Lowest
cli-sim-max = Highest
cli-sim-speed = { $games ->
    [one] One game of { $length } decisions
   *[other] { $games } games, { $length } decisions each
}; one core plays { $speed } games or { $decisions } decisions per second.
cli-arena-bot = Bot
cli-arena-rating = Rating (± 1.96 σ)
cli-arena-wins = Wins
cli-arena-points = Points
cli-arena-lead = Lead
cli-arena-games = Games
cli-arena-faults = Faults
cli-arena-pair = { $bot } is ahead of { $other } in { $share } of { $games } { $games ->
    [one] comparison
   *[other] comparisons
} ({ $low } to { $high }).
cli-arena-interval = { $mean } ({ $low } to { $high })
cli-arena-paired = Deal by deal, { $bot } is ahead of { $other } by { $lead } points; deals: { $deals }.
cli-arena-sprt = { $bot } – { $other }, { $measure ->
    [points] points ahead
   *[share] share of wins
}: { $verdict ->
    [more] { $high } rather than { $low }
    [less] { $low } rather than { $high }
   *[open] undecided between { $low } and { $high }
} (deals: { $deals }).
cli-analyse-after = After
cli-analyse-curve = Chance of winning and expected score over the game (the average of what the players could expect):
cli-analyse-moments = { $count ->
    [0] No single action changed the chances by much.
    [one] The action that decided the game:
   *[other] The { $count } actions that decided the game:
}
cli-analyse-moment = { $number }. { $seat }: { $played } – { $whose }’s chance { $swing } ({ $why ->
    [choice] a better move was possible
    [luck] there was no choice
   *[other] no better move was found
})
cli-analyse-better = { $count ->
    [0] No better move was found in any of the decisions ({ $of } in all).
   *[other] A better move was possible in { $count } of { $of ->
        [one] { $of } decision
       *[other] { $of } decisions
    }, given what the players could know:
}
cli-analyse-line = { $number }. { $seat }: { $played } ({ $before }); better: { $best } ({ $after }, { $points } points)
cli-analyse-boat = { $seat }: these tiles could have scored { $score } points instead of { $played }; { $sure ->
    [proven] no boat scores more
    [bound] no boat can score more than { $bound } (a gap of { $gap })
   *[unknown] there may be a better boat
}.
cli-sim-stopped = Stopped after { $games } of { $of } games.
cli-arena-progress = { $games } of { $of } games
cli-dataset = The dataset is in { $folder }; games: { $games }.
cli-train-nothing = There is nothing to train in { $game }: its bots have no learned weights.
cli-train-stopped = Stopped. Run the same command again to resume.
cli-train-done = The weights are in { $file }: { $weights }.

cli-bench-what = Random games, one core
cli-bench-case = { $game }{ $variant ->
    [solo] , solo
    [family] , family game
    [advanced] , advanced game
   *[none] { "" }
}, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
cli-bench-games = Games/s
cli-bench-decisions = Decisions/s
cli-bench-length = Decisions/game
cli-bench-reference = Reference, sum(range(1000)): { $time } µs
cli-bench-copy = Copy of a state, 4 seats: { $time } µs, { $bytes } bytes
cli-bench-places = Legal placements of a cat on a half-filled boat: { $mean } µs on average, { $max } µs for the slowest shape
cli-bench-copy-beside = Copy of a catanatron game, 4 seats: { $time } µs
cli-bench-ratios = Meowple compared with catanatron: { $games_per_second } times the games and { $decisions_per_second } times the decisions per second; a copy takes { $copy } of the time

cli-serve-ready = Meowple is running at { $address }
cli-site-written = The site is in { $folder }: { $size } MB.
cli-serve-any_host = Requests for any host name are accepted. Set --public-url to change that.
cli-you = You
cli-play-welcome = { $game }. At the table: { $names }. Type help for a list of commands.
cli-play-choose = { $count ->
    [one] You can do one thing:
   *[other] You can do { $count } things:
}
cli-play-more = … and { $left } more. Type all to list them, or type an action, such as: { $example }
cli-play-help =
    Type an action’s number or its text, such as: pass
    In a terminal, Tab completes an action and the arrow keys bring back what you typed.
    v            show the table again
    all          list every possible action
    hint         what a tiger would do
    undo         take back your last action
    rules WORD   search the rules
    log          what has happened so far
    save FILE    save the record of the game
    q            leave the table
cli-play-save-where = Add a file name: save FILE
cli-play-saved = Record saved in { $file }.
cli-play-undone = Took back your last action.
cli-play-thinking = The tiger is thinking…
cli-play-hint = { $action } – wins { $chance } of games, about { $score } { $score ->
    [one] point
   *[other] points
}
cli-play-hint-none = There’s nothing to decide: only one action is possible.
cli-play-hint-close = A close call: other moves are about as good.
cli-play-hint-unsure = Not sure: there wasn’t much time to think.
cli-play-over = The game is over. Type save FILE to save its record. v, log, rules and help still work; anything else leaves.
cli-play-bye = Goodbye.
