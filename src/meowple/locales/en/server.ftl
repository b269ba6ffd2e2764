# Texts of the server. Ids are those of the code with hyphens for dots.

## Errors: requests

error-request-method = This address doesn’t support that method.
error-request-nowhere = There’s nothing here.
error-request-header = Requests that change something need the header { $header }.
error-request-too_slow = The rest of the request didn’t arrive. Send it again.
error-host-foreign = The server doesn’t go by this name. Its host can set the name with --public-url.
error-origin-foreign = The request came from another site.
error-rate-too_many = Too many requests. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
error-rate-connections = There are too many connections from your network. Close some, or try again later.
error-server-fault = Something went wrong in Meowple. Nothing has changed; please try again.
error-database-silent = The database isn’t responding ({ $kind }). Please try again soon.
error-database-unusable = The database can’t be used ({ $kind }). Check that its address is right, that it exists and that you can write to it.
error-database-address = The database address isn’t valid: use sqlite:///FILE or postgresql://HOST/NAME.
error-database-kind = { $kind } databases aren’t supported: use SQLite or PostgreSQL.
error-database-no_psycopg = PostgreSQL needs the package psycopg: pip install 'meowple[postgres]'
error-database-newer = The database is version { $found }, made by a newer Meowple; this one supports version { $ours }.
error-database-older = The database is version { $found }. Starting a server upgrades it to version { $ours }.
error-database-foreign = This isn’t a Meowple database, or no server has used it yet.
error-file-exists = { $file } already exists. Use --force to replace it.
error-admin-age = { $given } isn’t a valid age: use hours, days or weeks, such as 12h, 30d or 8w.
error-backup-none = This isn’t a Meowple backup.
error-backup-format = The backup is in format { $found }; this Meowple reads format { $ours }.
error-backup-schema = The backup is from database version { $found }, but this Meowple uses version { $ours }. Restore it with the version that made it, then upgrade.
error-backup-line = Line { $line } of the backup can’t be used.
error-backup-broken = The backup is damaged or incomplete.
error-backup-not_empty = The database isn’t empty. Restore into a new one.
error-serve-smtp = MEOWPLE_SMTP_URL must be smtp://user:password@host:port or smtps://….
error-serve-mail_from = MEOWPLE_MAIL_FROM must be an email address.
error-serve-mail_needs = To send email, set MEOWPLE_SMTP_URL, MEOWPLE_MAIL_FROM and --public-url together.
error-serve-address = The server can’t listen on { $where }: { reason-system }.
error-serve-workers = More than one worker needs PostgreSQL: set --database-url, or use one worker.

## Errors: profiles

error-profile-none = You don’t have a profile yet. Choose a name first.
error-link-unknown = This link doesn’t exist, has been used or has expired. Ask for a new one.
error-device-unknown = This device is no longer signed in.
error-recovery-unknown = This recovery code isn’t valid. Check every letter; a newer code replaces an older one.
error-language-unknown = There is no such language. Available: { $offered }.
error-name-empty = A name needs at least one visible character.
error-name-too_long = A name can have at most { $longest } characters.

error-contact-mail = This isn’t an email address: it needs a name, an @ and a server.
error-contact-hook = A webhook must be an address that begins with https:// and names a host.
error-contact-asked = We’ve already sent an email to this address. You can ask again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-contact-no_mail = This server doesn’t send email.

## Errors: tables and seats

error-table-unknown = There is no such table.
error-table-code_unknown = No table with this code is waiting for players. Check the code, or ask for a new one.
error-table-game_gone = { $game } is no longer installed on this server.
error-table-rules = The table uses version { $wanted } of the rules; this server plays version { $ours }.
error-table-stalled = The server can’t save anything right now, so the game has to wait. Nothing that was saved is lost, and the game will continue automatically.
error-table-begun = The game has already started.
error-table-not_begun = The game hasn’t started.
error-table-not_over = The game isn’t over.
error-table-closed = This table isn’t open to you. Ask for a link or a code.
error-table-not_maker = Only the table’s host can do this.
error-table-others_play = Others are playing at this table. Leave it instead.
error-table-too_many = You have { $most } unfinished tables. Finish one first.
error-table-me_twice = You can only take one seat. Add hot seats for other people at your screen.
error-course-unknown = There is no guided game of this kind.
error-course-alone = A guided game is for you and bots only.
error-table-bots_only = A table needs a seat for a person.
error-local-open_seat = Nobody else can join a table on this device. Choose a bot or someone at your screen.
error-local-no_server = This needs a server.
error-copy-damaged = This file is damaged or isn’t a copy of games. Nothing was changed.
error-copy-too_large = This file is too large to be a copy of games. Nothing was changed.
error-copy-version = This copy is version { $wanted }, but this Meowple reads version { $ours }. Nothing was changed. Update Meowple and try again.
error-copy-own_data = This game was played with someone’s own components. Records like that can’t be opened here.
error-copy-not_over = The game in this record isn’t over. Only finished games can be opened.
error-move-other_game = This record is from a different game or has a different number of seats.
error-move-over = This game is over. Only a game in progress can be moved.
error-seat-taken = This seat is taken.
error-seat-have_one = You already have a seat at this table.
error-figure-unknown = This game has no “{ $figure }”. Choose from: { $offered }.
error-figure-taken = Another player has chosen this one. Choose another.
error-seat-token_unknown = This seat link is invalid or no longer works. Ask for a new one.
error-seat-not_yours = This isn’t your seat.
error-seat-none = You don’t have a seat here.

error-game-no_components = { $game } doesn’t list its components.

## Errors: play

error-action-stale = The game has moved on. Take another look.
error-undo-not_now = You can’t undo this: something was revealed or rolled, or someone has responded.
error-undo-too_many = Nothing more can be undone: this table has reached { $most } steps.
error-hint-not_allowed = Hints are off at this table.
error-hint-failed = Couldn’t find a hint. Please try again.
error-chat-empty = The message is empty.
error-chat-too_long = A chat message can have at most { $longest } characters.
error-chat-full = This table’s chat is full: { $most } messages.

## Commands

cli-admin-saved = { $rows } { $rows ->
    [one] row
   *[other] rows
} saved in { $file }
cli-admin-restored = { $rows } { $rows ->
    [one] row
   *[other] rows
} restored
cli-admin-exported = { $records } { $records ->
    [one] record
   *[other] records
} in { $file }
cli-admin-listed = { $shown } of { $total } tables
cli-admin-head-id = Table
cli-admin-head-game = Game
cli-admin-head-status = Status
cli-admin-head-seats = Seats
cli-admin-head-age = Age
cli-admin-head-idle = Idle
cli-admin-going-waiting = Tables waiting for players: { $number }
cli-admin-going-playing = Tables in progress: { $number }
cli-admin-going-over = Finished tables, including their records: { $number }
cli-admin-going-abandoned = Abandoned tables: { $number }
cli-admin-going-actions = Actions in their logs: { $number }
cli-admin-going-chat = Their chat messages: { $number }
cli-admin-going-profiles = Profiles: { $number }
cli-admin-sure = Delete these permanently? ({ cli-yes }/{ cli-no })
cli-admin-kept = Nothing was deleted.
cli-admin-purged = Deleted.

## Notices. They go where others may read them: no names, no secrets. ¶ begins a paragraph.

notice-title = Your turn
notice-body = { $game }: it’s your turn.
notice-mail = { $body } ¶ { $here } ¶ You asked us to email you when it’s your turn. To stop these emails: { $stop }
notice-confirm_title = Is this your address?
notice-confirm_mail = Someone asked us to email this address when it’s their turn in a board game. If that was you, please confirm: ¶ { $link } ¶ If not, ignore this email and you won’t hear from us again.
notice-confirm_ask = Send turn reminders to this email address?
notice-confirmed = Your address is confirmed.
notice-stop_ask = Stop sending turn reminders to this email address?
notice-stopped = You won’t get any more reminders there.
notice-yes = Yes

## Pages

server-about = Board games full of cats: play bots, share a screen, or invite friends. No account, nothing to install.
server-guest = Guest
server-no_client = The browser client hasn’t been built. In a checkout, run: { $command }
server-api = This server’s API
server-status-waiting = waiting for players
server-status-playing = in progress
server-status-over = finished
server-status-abandoned = abandoned

## How a table ended before its game

server-ended-time = a player ran out of time
server-ended-left = a player left the table
server-ended-abandoned = the game was abandoned
event-table-ended_left = { $whose } left the table
event-table-ended_time = { $whose } ran out of time
you-table-ended_left = you left the table
you-table-ended_time = you ran out of time

## Players who leave, come back or run out of time

server-stand_in = { $name } (bot)
event-table-left = { $whose } left the table. A bot takes over.
event-table-back = { $whose } is back.
event-table-time_up = { $pace ->
    [correspondence] { $whose } didn’t move in time. A bot makes this move.
   *[live] { $increment ->
        [0] { $whose } ran out of time. A bot plays the rest of the game.
       *[other] { $whose } ran out of time. A bot makes this move. Each move adds { $increment } { $increment ->
            [one] second
           *[other] seconds
        } to the clock.
    }
}
you-table-left = You left the table. A bot takes over.
you-table-back = You’re back.
you-table-time_up = { $pace ->
    [correspondence] You didn’t move in time. A bot makes this move.
   *[live] { $increment ->
        [0] You ran out of time. A bot plays the rest of the game for you.
       *[other] You ran out of time. A bot makes this move for you. Each move adds { $increment } { $increment ->
            [one] second
           *[other] seconds
        } to your clock.
    }
}
