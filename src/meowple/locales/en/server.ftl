# What the server says. Ids are those of the code with hyphens for dots.

## Errors: requests

error-request-method = This cannot be asked for by this method.
error-request-nowhere = There is nothing here.
error-request-header = A request that writes must have the header { $header }.
error-request-too_slow = The rest of the request did not come: send it again.
error-origin-foreign = The request comes from another site.
error-rate-too_many = Too many requests. Come again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
error-rate-connections = There are too many connections from where you are: close some of them, or try again later.
error-server-fault = A mistake in Meowple. Nothing has changed; please try again.
error-database-silent = The database does not answer ({ $kind }). Please try again soon.
error-database-unusable = The database cannot be used ({ $kind }): see whether its address is right, whether it is there, and whether you may write to it.
error-database-address = The address of the database cannot be read: write sqlite:///FILE or postgresql://HOST/NAME.
error-database-kind = A database of the kind { $kind } is not known: use SQLite or PostgreSQL.
error-database-no_psycopg = PostgreSQL needs the package psycopg: pip install 'meowple[postgres]'
error-database-newer = The database is of version { $found }, made by a newer Meowple; this one knows version { $ours }.
error-database-older = The database is of version { $found }; this Meowple makes version { $ours } of it when a server starts.
error-database-foreign = This is not a database of Meowple, or no server has used it yet.
error-file-exists = { $file } is there already; --force replaces it.
error-admin-age = { $given } is no age: use hours, days or weeks, such as 12h, 30d or 8w.
error-backup-none = This is not a backup of Meowple.
error-backup-format = The backup has the format { $found }; this Meowple reads format { $ours }.
error-backup-schema = The backup is of database version { $found }, this Meowple of version { $ours }: restore it with the version that made it, then upgrade.
error-backup-line = Line { $line } of the backup cannot be used.
error-backup-broken = The backup is damaged or incomplete.
error-backup-not_empty = The database is not empty: restore into a new one.
error-serve-smtp = MEOWPLE_SMTP_URL must be smtp://user:password@host:port or smtps://….
error-serve-mail_from = MEOWPLE_MAIL_FROM must be an e-mail address.
error-serve-mail_needs = E-mail needs MEOWPLE_SMTP_URL, MEOWPLE_MAIL_FROM and --public-url together.
error-serve-address = The server cannot listen on { $where }: { reason-system }.
error-serve-workers = Several workers need PostgreSQL: set --database-url, or use one worker.

## Errors: profiles

error-profile-none = You have no profile yet: choose a name first.
error-link-unknown = This link does not exist, has been used, or is too old: ask for a new one.
error-language-unknown = There is no such language; there are: { $offered }.
error-name-empty = A name needs a visible character.
error-name-too_long = A name may have { $longest } characters at most.

error-contact-mail = This is no e-mail address: it needs a name, an @ and a server.
error-contact-hook = A webhook is an address that begins with https:// and names a host.
error-contact-asked = A letter has gone to this address. Ask again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-contact-no_mail = This server sends no e-mail.

## Errors: tables and seats

error-table-unknown = There is no such table.
error-table-code_unknown = No table waits with this code: see whether it is written right, or ask for another.
error-table-game_gone = { $game } is not installed on this server any more.
error-table-rules = The table follows version { $wanted } of the rules; this server plays version { $ours }.
error-table-begun = The game has begun.
error-table-not_begun = The game has not begun.
error-table-not_over = The game is not over.
error-table-closed = This table is not open to you: ask for a link or a code.
error-table-not_maker = Only who made the table can do this.
error-table-others_play = Others are playing at this table: leave it instead.
error-table-too_many = You have { $most } unfinished tables; finish one first.
error-table-me_twice = You can have one seat; more people at your screen have hot seats.
error-course-unknown = There is no guided game of this kind.
error-course-alone = A guided game is for you and bots only.
error-table-bots_only = A table needs a seat for a person.
error-seat-taken = This seat is taken.
error-seat-have_one = You have a seat at this table.
error-figure-unknown = This game has no “{ $figure }” to choose: { $offered }.
error-figure-taken = Another player has chosen this one: take another.
error-seat-token_unknown = This link to a seat is not valid, or not any more: ask for a new one.
error-seat-not_yours = This seat is not yours.
error-seat-none = You have no seat here.

error-game-no_components = { $game } does not tell what is in its box.

## Errors: play

error-action-stale = The game has moved on; look again.
error-undo-not_now = This cannot be taken back: something was revealed or rolled, or somebody has answered.
error-undo-too_many = Nothing can be taken back any more: this table has had { $most } steps.
error-hint-not_allowed = There are no hints at this table.
error-hint-failed = No hint could be found. Please try again.
error-chat-empty = There is nothing to say in this.
error-chat-too_long = A line of chat may have { $longest } characters at most.
error-chat-full = This table has talked enough: { $most } lines.

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
cli-admin-going-waiting = Tables that wait for players: { $number }
cli-admin-going-playing = Tables being played: { $number }
cli-admin-going-over = Finished tables, with their records: { $number }
cli-admin-going-abandoned = Tables that were given up: { $number }
cli-admin-going-actions = Actions in their logs: { $number }
cli-admin-going-chat = Lines of their chat: { $number }
cli-admin-going-profiles = Profiles: { $number }
cli-admin-sure = Delete these for ever? ({ cli-yes }/{ cli-no })
cli-admin-kept = Nothing was deleted.
cli-admin-purged = Deleted.

## Notices. They go where others may read them: no names, no secrets. ¶ begins a paragraph.

notice-title = Your turn
notice-body = { $game }: it is your turn.
notice-mail = { $body } ¶ { $here } ¶ You asked to be told of your turns. No more such letters: { $stop }
notice-confirm_title = Is this your address?
notice-confirm_mail = Somebody asked to be told at this address when it is their turn in a board game. If that was you, confirm it: ¶ { $link } ¶ If not, do nothing; you will not hear from us again.
notice-confirm_ask = Shall notices of your turns be sent to the address that this link came to?
notice-confirmed = The address is confirmed.
notice-stop_ask = Shall no more notices be sent to the address that this link came to?
notice-stopped = No more notices will be sent there.
notice-yes = Yes

## Pages

server-guest = Guest
server-no_client = The browser client has not been built. In a checkout run: { $command }
server-api = The API of this server
server-status-waiting = waiting for players
server-status-playing = being played
server-status-over = finished
server-status-abandoned = given up

## How a table ended before its game

server-ended-time = a clock ran out
server-ended-left = somebody left the table
server-ended-abandoned = the game was given up
