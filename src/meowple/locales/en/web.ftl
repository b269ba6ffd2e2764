# The web client: everything that is not of one game alone. In the client an id is
# written with dots: web.table.undo.

web-wait = One moment…
web-page_failed = This page couldn’t be loaded. Try reloading it.
web-offline = The server isn’t responding. Check your connection and try again.
web-nowhere = Nothing here but a sleeping cat
web-nowhere_about = The address may be mistyped, or the page may be gone.
web-skip = Skip to content
web-close = Close
web-recent = Just now
web-recent-again = Show it again
web-recent-none = Nothing has happened yet.
web-copy = Copy
web-copied = Copied
web-copy_failed = The browser won’t let us copy. The text is selected, so you can copy it yourself.
web-again = Try again
web-contents = Contents

web-nav = Pages
web-nav-learn = Learn
web-nav-score = Score calculator
web-nav-rules = Rules
web-nav-profile = Profile
web-nav-settings = Settings

## At a table

web-table-home = Home
web-table-undo = Undo
web-table-undo_replies = Undo your last action and the bots’ replies
web-table-redo = Redo
web-table-end_turn = End turn
web-table-end_turn_asked = Check your turn, then end it.
web-table-take_back = Take back
web-table-skip = Skip ahead
web-table-drawers = More about this table
web-table-log = Game log
web-table-chat = Chat
web-table-chat_unread = Chat: new messages
web-table-words = Text view
web-table-guide = Guide
web-table-rules = Rules
web-table-table = Table options
web-table-log_empty = Nothing has happened yet.
web-table-log_step = Show this position
web-table-chat_empty = No messages yet.
web-table-chat_text = Your message
web-table-chat_send = Send
web-table-mute = Mute { $name }
web-table-words_about = The whole table as text, and everything you can do as a list.
web-table-words_actions = What you can do
web-table-words_nothing = You have nothing to do right now.
web-table-words_table = The table
web-table-clocks = Clocks
web-table-window = { $time } to respond
web-table-hours = { $hours } h { $minutes } min
web-table-not_begun = The game hasn’t started
web-table-over = The game is over
web-table-sorry = You can’t join this table
web-table-lost = Connection lost. Reconnecting…
web-table-closed = The connection has ended. Reload the page.
web-table-curtain = { $name }, it’s your turn
web-table-curtain_first = { $name } looks first
web-table-curtain_about = Pass the device. No peeking, everyone else!
web-table-curtain_ready = I’m { $name }: show my view
web-table-waiting = { $number ->
    [0] Everyone is here
    [one] One seat is free
   *[other] { $number } seats are free
}
web-table-free_seat = free
web-table-code = Table code
web-table-link = Link for seat { $seat }
web-table-new_link = Make a new link for seat { $seat }
web-table-begin = Start now with bots in the free seats
web-table-eyes = View as
web-table-watch_link = Spectator link
web-table-fair = Fair shuffle
web-table-fair_about = This value was fixed before the first move. After the game, the replay shows how it was made, proving that nothing was changed.
web-table-leave_title = Leave
web-table-leave = Leave the table
web-table-abandon = Abandon this game
web-table-leave_sure = Yes, I’m sure
web-table-leave_about = { $how ->
    [end] The game ends, and you lose.
   *[bot] A bot takes your place. You can come back until the game ends.
}
web-table-abandon_about = The game ends here with no result.
web-table-last = Final score
web-table-won = { $number ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-table-nobody = Nobody wins
web-table-total = Total
web-table-rematch = Play again
web-table-rematch_join = Go to the next game
web-table-replay = Watch the replay
web-table-sound = Sound
web-table-sound_on = Turn the sound on
web-table-sound_off = Turn the sound off

## Hints

web-hint-ask = Hint
web-hint-ask_about = What would a tiger do? If you use a hint against bots, the game won’t change your rating.
web-hint-title = What a tiger would do
web-hint-thinking = The tiger is thinking…
web-hint-none = There’s nothing to decide: only one action is possible.
web-hint-worth = Wins { NUMBER($chance) } of games, about { $score ->
    [one] { NUMBER($score) } point
   *[other] { NUMBER($score) } points
}
web-hint-best = Best move: { $label }. { $worth }.
web-hint-play = Play this
web-hint-play_label = Play this: { $label }
web-hint-others = { $number ->
    [one] Another option
   *[other] { NUMBER($number) } other options
}
web-hint-clear = Based on { $worlds ->
    [one] one simulated game
   *[other] { NUMBER($worlds) } simulated games
} from this position.
web-hint-close = A close call: other moves are about as good. Based on { $worlds ->
    [one] one simulated game
   *[other] { NUMBER($worlds) } simulated games
}.
web-hint-unsure = Not sure: there was only time for { $worlds ->
    [one] one simulated game
   *[other] { NUMBER($worlds) } simulated games
}.

## Settings of a device

web-settings-language = Language
web-settings-theme = Theme
web-settings-theme-auto = Match system
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-motion = Animations
web-settings-motion-auto = Match system
web-settings-motion-full = On
web-settings-motion-reduced = Off
web-settings-speed = Speed
web-settings-speed-slow = Slow
web-settings-speed-normal = Normal
web-settings-speed-fast = Fast
web-settings-speed-instant = Instant
web-settings-sound = Sounds
web-settings-ask_again = Show the “Play now” choices again
web-settings-confirm = Confirm placements
web-settings-confirm_about = You can move a piece until you confirm its place.
web-settings-auto_pass = Pass automatically when I have no other move
web-settings-auto_pass_about = You’re still asked if a quick pass could give something away to others.
web-settings-slips = Warn me before I give something up
web-settings-slips_about = For example, before you pass with something left to do.
web-settings-end_turn = Let me end my turn myself
web-settings-end_turn_about = Your last placement waits until you end the turn, so you can still undo it.
web-settings-notices = Browser notifications when it’s my turn
web-settings-notices_refused = Your browser blocks notifications. You can change that in its settings for this site.
web-settings-about = These settings apply to this device only.

## Home

web-home-title = Board games full of cats
web-home-lead = Play bots, share a screen, or invite friends. No account, nothing to install.
web-home-continue = Continue
web-home-play_now = Play now
web-home-invite = Set up a table
web-home-learn = New here? Learn in ten minutes
web-home-seats = { $least }–{ $most } players
web-home-join = Join with a code
web-home-score_about = Playing the real game? Rebuild your table here and see where every point comes from.
web-home-score_open = Score your game
web-home-hall = Hall of Fame
web-home-hall_about = Winners and their scores from games played on this server.
web-home-hall_open = See the winners
web-home-mine = My tables
web-home-others = Open to everyone
web-home-your_turn = Your turn
web-home-not_affiliated = Meowple is a free, independent fan project. It isn’t affiliated with the publishers of these games.

web-update-ready = A new version of Meowple is ready.
web-update-take = Update now

web-local-title = Play on this device
web-local-about = No server needed, and no network after the first time: all games against bots, solo or at one screen. Your games stay in this browser.
web-local-play = Play on this device
web-local-keep = Make available offline
web-local-keep-loading = Loading about 9 MB…
web-local-keep-kept = Ready: this page and all games now work offline.
web-local-keep-failed = That didn’t work. Check your network and the storage left in this browser.
web-local-here = You’re playing on this device, without the server.
web-local-back = Back to the server
web-local-hall_about = Winners and their scores from games played on this device.
web-local-moved = This game began on the host’s device, where the shuffle could be seen. It isn’t rated.

web-status-waiting = waiting for players
web-status-playing = in progress
web-status-finished = finished
web-status-abandoned = abandoned
web-play_now-level = Opponent
web-play_now-start = Start
web-play_now-once = We’ll only ask once. You can change this in Settings.
web-bot-random = Random (picks any legal move)
web-bot-kitten = Kitten (easy)
web-bot-cat = Cat (knows the game)
web-bot-tiger = Tiger (thinks ahead)
web-bot-lion = Lion (thinks longest, up to 5 s)
web-bot-rating_about = The number is the bot’s strength with two players. The cat has 1000; a bot with 200 more wins about 3 games out of 4.

web-join-code = Table code
web-join-go = Sit down
web-join-name = Your name (optional)
web-join-figure = { $figure }: { $name }
web-join-about = The person who set up the table can give you the code.
web-join-invited = You’re invited: { $game }
web-join-invited_about = There’s a seat reserved for you. Choose a name for the others to see, or just sit down.

## Rules

web-rules-all = All rules
web-rules-print = Print
web-rules-search = Search the rules
web-rules-hits = { $n ->
    [0] No section contains all these words.
    [one] One section
   *[other] { NUMBER($n) } sections
}
web-rules-link = Link to “{ $title }”
web-rules-ruling = our ruling
web-rules-the_rule = The rule

web-claim-title = Bring your profile here
web-claim-about = Your tables and seats from the other device will appear here, too.
web-claim-no_token = Part of this address is missing. Make a new link on the other device.
web-claim-go = Use this profile here
web-claim-replaces = This browser already has a profile: { $name }. If you replace it, you can’t reach its tables and seats from here anymore. If you still need them, keep it and make a link for it on its profile page first.
web-claim-replace = Replace this browser’s profile
web-claim-stay = Keep this browser’s profile

## A new table

web-new-title = { $game }: new table
web-new-seats = Players
web-new-number = Seats
web-new-seat = Seat { $seat }
web-new-bot = Bot in seat { $seat }
web-new-name = Name for seat { $seat }
web-new-name_hint = Name
web-new-figure = { $figure } for seat { $seat }: { $name }
web-new-figure_taken = taken
web-new-figure_auto = Automatic
web-new-kind-me = Me
web-new-kind-open = A friend, by link
web-new-kind-hotseat = Someone at this screen
web-new-kind-bot = A bot
web-new-options = Variant
web-new-other = other ({ $form })
web-new-pace = Pace
web-new-pace-none = No clock.
web-new-pace-none_about = Take all the time you need.
web-new-pace-live = Live.
web-new-pace-live_about = Each player has a clock.
web-new-pace-correspondence = Correspondence.
web-new-pace-correspondence_about = A set number of hours per action.
web-new-minutes = Minutes per player
web-new-increment = Seconds added per action
web-new-hours = Hours per action
web-new-on_timeout = When time runs out
web-new-on_timeout-bot = A bot moves for the player
web-new-on_timeout-loss = The player loses
web-new-on_leave = When someone leaves
web-new-on_leave-bot = A bot takes over
web-new-on_leave-end = The game ends
web-new-window = Seconds to respond when everyone is asked
web-new-window_about = Some games stop to ask everyone the same question. Anyone who doesn’t respond in time passes. 0 means no limit.
web-new-public = Anyone can find this table and join
web-new-spectators = Others can watch
web-new-hints = Hints.
web-new-hints_about = Players can see what a tiger would do. If you use a hint against bots, the game won’t change your rating.
web-new-more = More options
web-new-usual = all defaults
web-new-unusual = { $option }: { $value }
web-new-unusual-on_timeout = running out of time loses the game
web-new-unusual-on_leave = the game ends when someone leaves
web-new-unusual-window_seconds = { $seconds ->
    [0] no time limit when everyone is asked
    [one] { $seconds } second to respond when everyone is asked
   *[other] { $seconds } seconds to respond when everyone is asked
}
web-new-unusual-public = anyone can find this table and join
web-new-unusual-spectators = nobody else can watch
web-new-unusual-hints = no hints
web-new-make = Start
web-new-make_invite = Create table and get links

## Profile

web-profile-name = Your name
web-profile-guest = Guest
web-profile-save = Save
web-profile-saved = Saved.
web-profile-about = No password needed: this browser remembers you.
web-profile-carry = Use another device
web-profile-carry_about = A one-time link, valid for an hour, brings your tables to another browser.
web-profile-make_link = Make a link
web-profile-link = Open this on the other device by { $until }
web-profile-notices = Notify me when it’s my turn
web-profile-games = My games
web-notices-mail = Email
web-notices-hook = Webhook (your own https address)
web-notices-confirmed = This address is confirmed.
web-notices-confirm = We’ve sent you an email. Follow the link in it.
web-profile-game = Game
web-profile-rating = Rating
web-profile-played = Games
web-profile-wins = Wins
web-profile-rating_about = Ratings use OpenSkill. Everyone starts at 0; the number after ± shows how uncertain the rating is.
web-profile-won = won
web-profile-lost = lost
web-profile-no_games = No finished games yet.
web-profile-more = Older games

## Replay

web-replay-sorry = This game can’t be shown
web-replay-start = Start of the game
web-replay-did = { $name } – { $what }
web-replay-all = All revealed
web-replay-spectator = Spectator
web-replay-first = Go to the start
web-replay-back = Previous step
web-replay-next = Next step
web-replay-last = Go to the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = Step
web-replay-fair_about = Before the first action, the table showed the checksum below. It is the SHA-256 of the seed and salt, which were revealed only at the end.
web-replay-commitment = Checksum shown at the start
web-replay-seed = Seed
web-replay-salt = Salt
web-replay-fair = Verified: the shuffle was fixed before the game began, and this is the game it produced.
web-replay-unfair = Verification failed: don’t trust this game.
web-replay-record = Record of this game

## Analysis of a finished game

web-analysis-begin = Analyze the game
web-analysis-title = What a tiger thinks
web-analysis-thinking = The tiger is looking at every move…
web-analysis-progress = { NUMBER($done) } of { NUMBER($of) } steps
web-analysis-packing = The tiger is looking for the best way to pack each boat…
web-analysis-ready = The analysis is ready.
web-analysis-curve = Chances of winning, step by step
web-analysis-axis_chance = Chance of winning
web-analysis-of_seat = { $name }: { NUMBER($chance) } to win
web-analysis-as_table = Show the chances as a table
web-analysis-expected = { NUMBER($chance) }, { $score ->
    [one] { NUMBER($score) } point
   *[other] { NUMBER($score) } points
}
web-analysis-after = Step
web-analysis-step = Step { NUMBER($step) }
web-analysis-choices = Options at step { NUMBER($step) }
web-analysis-played = (played)
web-analysis-show = Show on the board
web-analysis-marked = Step { NUMBER($step) }, another move: { $what }
web-analysis-unmark = Show the move played
web-analysis-no_choice = There was only one option.
web-analysis-not_yet = The tiger hasn’t gotten this far yet.
web-analysis-moments = What decided the game
web-analysis-swing = { $way ->
    [down] { $name }: chance of winning falls by { NUMBER($swing) }
   *[up] { $name }: chance of winning rises by { NUMBER($swing) }
}
web-analysis-losses = { $number ->
    [one] One better move was missed
   *[other] { NUMBER($number) } better moves were missed
}
web-analysis-loss = { $name }: a better move would have raised the chance of winning by { NUMBER($loss) }
web-analysis-was = Played: { $what }
web-analysis-better = Better: { $what }
web-analysis-boats = The best way to pack each boat
web-analysis-about = The tiger, a bot that thinks ahead, simulated games from each position. It judges a move by what the player could know at the time. Percentages are chances of winning.

## Before an action that gives something up

web-slip-title = Are you sure?
web-slip-back = Go back
web-slip-play = Go ahead
web-slip-never = Don’t ask me again
