# What the kernel, the bots and the commands say. Ids are those of the code with
# hyphens for dots; `error-`, `event-`, `line-` and `verify-` come from the rules. In all
# files `$seat`, `$owner`, `$attacked`, `$winner`, `$loser` and `$order` are names of
# players, “Seat 0” where nobody has one.

## Errors: games, setups, options

error-game-unknown = There is no game “{ $game }”; there are: { $offered }.
error-game-over = The game is over.
error-game-no_scoring = Positions of { $game } cannot be scored.
error-setup-seats = { $game } is played with { $offered } seats, not with { $seats }.
error-setup-seed = The seed must be a whole number from 0 up to 2 to the power of 256.
error-option-unknown = There is no option “{ $option }”; there are: { $offered }.
error-option-value = The option { $option } cannot be “{ $value }”; it can be: { $offered }.
error-option-no_effect = The option { $option } has no effect here: it needs { $other } to be { $needed }.
error-data-not_taken = { $game } takes no components of one's own.

## Errors: actions

error-seat-unknown = There is no seat { $number } at this table; there are { $seats }, counted from 0.
error-turn-not_yours = It is not your turn.
error-action-not_now = This cannot be done now.
error-action-unreadable = “{ $text }” is no action of this game.
error-card-not_in_hand = You cannot play card { $card }: it is not in your hand, or not for now.
error-card-not_offered = Card { $card } is not among the cards to choose from.

## Errors: bots

error-bot-unknown = There is no bot “{ $bot }”; there are: { $offered }.
error-bot-pace = “{ $bot }”: the time of a bot is a number of seconds up to { $most }, such as tiger@0.2.
error-bot-file = There is no Python file { $file }.
error-bot-class = { $file } has no bot named { $name }: a bot is a class derived from meowple.bots.Bot.
error-bot-failed = { $bot } failed: { $reason }
error-bot-illegal = { $bot } chose “{ $action }”, which was not offered.
error-bot-command = “{ $command }” is no command that could be started.
error-analyse-not_over = { $file } is the record of a game that is not over.
error-arena-twice = Each bot plays once in an arena: name every bot a single time.
error-arena-alone = An arena needs at least two bots.
error-arena-other = { $file } holds another contest, begun by “{ $asked }”: choose another file, or ask for the same.
error-arena-no_contest = { $file } is not the file of a contest, or it was changed: choose another file.
error-arena-changed = { $bot } has changed since the contest in { $file } began: choose another file for the games.
error-arena-version = { $file }: contests of version { $wanted } are not known here, only version { $ours }.
error-arena-no_ray = Ray is not installed: pip install meowple[cluster]
error-sim-no_parquet = Parquet files need pyarrow: pip install meowple[parquet]
error-sim-ending = { $file }: games are written into a file with the ending .jsonl or .parquet.
error-bot-count = Name one bot for all { $seats } seats or one for each, not { $bots }.

## Errors: files

error-file-missing = There is no { $file }.
error-file-folder = { $file } is a folder, not a file.
error-file-too_long = { $file } is longer than { $limit } bytes.
error-file-not_text = { $file } is not text in UTF-8.
error-file-not_json = { $file } is not JSON from line { $line }, column { $column } on.
error-file-not_toml = { $file } is not TOML from line { $line }, column { $column } on.
error-file-too_deep = { $file } is nested too deeply.
error-file-not_object = { $file } must hold an object with names, not a list or a single value.
error-file-unusable = { $file } cannot be used: { reason-system }.
reason-system = { $code ->
    [ENOENT] there is no such file or folder
    [EACCES] this is not permitted
    [EPERM] this is not permitted
    [EISDIR] it is a folder
    [ENOTDIR] a part of the path is no folder
    [EEXIST] it is there already
    [ENOSPC] there is no room left
    [EROFS] it can only be read
    [ENAMETOOLONG] the name is too long
    [EINVAL] this cannot be a name
    [EADDRINUSE] something else listens there
    [EADDRNOTAVAIL] this machine has no such address
    [EAI] nobody knows this address
    [EMFILE] too many files are open
   *[other] error { $code } of the system
}

## Errors: position files and own components

error-position-type = “{ $key }” must be { $expected ->
    [object] an object with names
    [integer] a whole number
    [boolean] true or false
    [list] a list
   *[string] a text
}.
error-position-missing = “{ $key }” is missing.
error-position-unknown_key = There is no “{ $key }” here.
error-position-range = “{ $key }” must lie between { $low } and { $high }.
error-position-value = “{ $key }” cannot be “{ $value }”; it can be: { $offered }.
error-position-too_many = “{ $key }” may have { $most } entries at most.
error-position-length = “{ $key }” must have 1 to { $longest } characters.
error-position-card_unknown = There is no card { $card }.
error-position-card_twice = Card { $card } is listed twice.
error-data-type = “{ $key }” must be { $expected ->
    [object] an object with names
    [integer] a whole number
    [boolean] true or false
    [list] a list
   *[string] a text
}.
error-data-missing = “{ $key }” is missing.
error-data-unknown_key = There is no “{ $key }” here.
error-data-range = “{ $key }” must lie between { $low } and { $high }.
error-data-value = “{ $key }” cannot be “{ $value }”; it can be: { $offered }.
error-data-too_many = “{ $key }” may have { $most } entries at most.
error-data-length = “{ $key }” must have 1 to { $longest } characters.

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

error-usage-option = An option of the game is written NAME=VALUE, not “{ $given }”.
error-usage-option_twice = The option { $option } is given twice.
error-usage-no_option = { $command } has no option “{ $option }”. { $near ->
    [none] { $command } --help shows all it has.
   *[other] Similar: { $near }.
}
error-usage-needs_value = The option { $option } needs a value.
error-usage-no_value = The option { $option } takes no value.
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
error-usage-choice = { $option } can be: { $offered }.
error-usage-missing = { $command }: { $what } is missing.
error-usage-extra = { $command } takes fewer arguments; { $command } --help shows which.
error-usage-no_command = { $command } is followed by one of these commands: { $offered }.
error-usage-unclear = This cannot be read; { $command } --help shows how it is written.
error-play-seat = With { $seats } seats yours is one of 0 to { $last }.
error-play-terminal_only = Seats, bots, seeds, options and own components are chosen here only with --terminal; in the browser they are chosen at the table.
error-play-number = Choose a number from 1 to { $last }, or type an action.
error-replay-past_end = The record has only { $actions } { $actions ->
    [one] action
   *[other] actions
}.
error-replay-seat = The record has only { $seats } { $seats ->
    [one] seat
   *[other] seats
}, counted from 0.
error-rules-missing = There is no rules reference for { $game }.
error-rules-no_section = The rules have no section “{ $section }”; there are: { $offered }.
error-rules-not_found = No section of the rules has all these words: { $words }
error-rules-no_anchor = A heading of the rules has no anchor: { $heading }
error-rules-anchor_twice = Two sections of the rules have the anchor { $anchor }.
error-rules-no_list = The rules name a list “{ $list }”; there are: { $offered }.
error-bench-beside = The other engine could not be measured: { $reason }
error-bench-silent = The other engine could not be measured: it ended with code { $code } and said nothing.
error-bench-answer = The other engine could not be measured: what it printed are not the figures.

## Errors: records

error-record-not_a_record = This is not a record: it does not begin with “meowple record”.
error-record-version = Line { $line }: records of version { $wanted } are not known here, only version { $ours }.
error-record-header = Line { $line } is not a line of a record's header.
error-record-twice = Line { $line }: { $name } is given twice.
error-record-missing = The header of the record lacks { $name }.
error-record-value = Line { $line }: { $name } has a value that cannot be.
error-record-too_long = The record is too long: { $what } of more than { $limit }.
error-record-line = Line { $line } is neither an action nor the final digest.
error-record-after_digest = Line { $line }: nothing may follow the digest.
error-record-action = { $seat } cannot have “{ $action }” written into a record.
error-record-illegal = Action { $number }, { $seat }, “{ $action }”, is not allowed there ({ $cause }).
error-record-rules_version = The record follows version { $wanted } of the rules of { $game }; this is version { $ours }.
error-record-unfinished = The record has a digest, but its { $actions } actions do not end the game.
error-record-digest = The final state is another one: the record says { $wanted }, the replay gives { $found }.
error-record-no_salt = The record has a commitment but no salt to check it with.
error-record-commitment = The commitment does not fit seed and salt: the record says { $wanted }, it should be { $found }.

## Errors: the line protocol

error-request-not_json = This is not JSON from line { $line }, column { $column } on.
error-request-invalid = { $wrong ->
    [missing] “{ $key }” is missing in the request.
    [unknown] There is no “{ $key }” in such a request.
    [whole] The request must be an object with names.
    [type] “{ $key }” must be { $expected ->
        [int] a whole number
        [float] a number
        [bool] true or false
        [array] a list
        [object] an object with names
       *[str] a text
    }.
   *[value] “{ $key }” cannot have this value.
}
error-request-too_deep = This is nested too deeply.
error-request-too_long = The line is longer than { $limit } bytes.
error-request-unknown = There is no request “{ $do }”; there are: { $offered }.
error-request-no_game = No game has been started: use new or load first.
error-request-seat = There is no such seat: with { $seats } seats it is one of 0 to { $last }.
error-request-nothing_to_choose = { $seat } has nothing to choose now.
error-internal = A mistake in Meowple ({ $kind }). Please report it; --debug shows where it is.

## Verifying a record

verify-replay = the actions, replayed
verify-digest = the final digest
verify-commitment = the commitment to the shuffle

## Who plays

seat = Seat { $number }
bot-random = Random
bot-kitten = Kitten
bot-cat = Cat
bot-tiger = Tiger

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
cli-verify-holds = Right: { $what }.
cli-verify-fails = Wrong: { $what }. { $why }

cli-sim-seat = Who
cli-sim-wins = Wins
cli-sim-mean = Mean
cli-sim-sd = Deviation
cli-sim-min = Lowest
cli-sim-max = Highest
cli-sim-speed = { $games ->
    [one] One game of { $length } decisions
   *[other] { $games } games, { $length } decisions each
}; one core plays { $speed } games or { $decisions } decisions a second.
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
cli-analyse-after = After
cli-analyse-curve = Chance of winning and expected score, as the game went (the mean of what its players could expect):
cli-analyse-moments = { $count ->
    [0] No single action changed the chances by much.
    [one] The action that decided the game:
   *[other] The { $count } actions that decided the game:
}
cli-analyse-moment = { $number }. { $seat }: { $played } – chance of { $whose } { $swing } ({ $why ->
    [choice] better was possible
    [luck] there was no choice
   *[other] nothing better was found
})
cli-analyse-better = { $count ->
    [0] In no decision ({ $of } in all) was anything better found.
   *[other] Better was possible in { $count } of { $of ->
        [one] { $of } decision
       *[other] { $of } decisions
    }, as far as their players could know:
}
cli-analyse-line = { $number }. { $seat }: { $played } ({ $before }); better: { $best } ({ $after }, { $points } points)
cli-analyse-boat = { $seat }: { $score } points could have been packed with the tiles taken, instead of { $played }; { $sure ->
    [proven] no boat has more
    [bound] no boat has more than { $bound } (a gap of { $gap })
   *[unknown] whether there is a better boat is not known
}.
cli-sim-stopped = Stopped after { $games } of { $of } games.

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
cli-bench-places = Legal places of a cat on a half-filled boat: { $mean } µs in the mean, { $max } µs for the slowest shape
cli-bench-copy-beside = Copy of a catanatron game, 4 seats: { $time } µs
cli-bench-ratios = Ours against catanatron: { $games_per_second } times its games, { $decisions_per_second } times its decisions a second; a copy takes { $copy } of its time

cli-serve-ready = Meowple is at { $address }
cli-play-welcome = { $game } for { $seats }, you are { $seat }. Type ? for help.
cli-play-choose = { $count ->
    [one] One action is possible:
   *[other] { $count } actions are possible:
}
cli-play-more = … and { $left } more. Type all to list them, or type an action such as: { $example }
cli-play-help =
    A number plays the action with this number; so does its text, for instance: pass
    v      the position again
    all    every possible action
    log    what has happened so far
    save FILE    keep the record of the game
    q      leave the table
cli-play-save-where = Say where to: save FILE
cli-play-saved = The record is in { $file }.
cli-play-over = The game is over. Type save FILE to keep its record; v, log and ? work as before, anything else leaves.
cli-play-bye = Goodbye.
