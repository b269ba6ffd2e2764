# What the server says. Ids are those of the code with hyphens for dots.

## Errors: requests

error-request-method = This cannot be asked for by this method.
error-request-nowhere = There is nothing here.
error-request-header = A request that writes must have the header { $header }.
error-origin-foreign = The request comes from another site.
error-rate-too_many = Too many requests. Come again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
error-rate-connections = There are too many connections from where you are.
error-server-fault = A mistake in Meowple. Nothing has changed; please try again.
error-database-silent = The database does not answer ({ $kind }). Please try again soon.
error-database-address = The address of the database cannot be read.
error-database-kind = A database of the kind { $kind } is not known: use SQLite or PostgreSQL.
error-database-newer = The database is of version { $found }, made by a newer Meowple; this one knows version { $ours }.
error-serve-workers = Several workers need PostgreSQL: set --database-url, or use one worker.

## Errors: profiles

error-profile-none = You have no profile yet: choose a name first.
error-link-unknown = This link does not exist, has been used, or is too old.
error-language-unknown = There is no such language; there are: { $offered }.
error-name-empty = A name needs a visible character.
error-name-too_long = A name may have { $longest } characters at most.

## Errors: tables and seats

error-table-unknown = There is no such table.
error-table-code_unknown = No table waits with this code.
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
error-seat-taken = This seat is taken.
error-seat-have_one = You have a seat at this table.
error-seat-token_unknown = This link to a seat is not valid, or not any more.
error-seat-not_yours = Seat { $seat } is not yours.
error-seat-none = You have no seat here.

## Errors: play

error-action-stale = The game has moved on; look again.
error-undo-not_now = This cannot be taken back: something was revealed or rolled, or somebody has answered.
error-chat-empty = There is nothing to say in this.
error-chat-too_long = A line of chat may have { $longest } characters at most.
error-chat-full = This table has talked enough: { $most } lines.

## Pages

server-guest = Guest
server-mine = Your tables
server-open = Open tables
server-no_tables = None.
server-api = The API of this server
server-status-waiting = waiting for players
server-status-playing = being played
server-status-over = finished
server-status-abandoned = given up
