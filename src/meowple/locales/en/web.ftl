# The web client: everything that is not of one game alone. In the client an id is
# written with dots: web.table.undo.

web-wait = One moment …
web-page_failed = This page could not be loaded. Load it again.
web-offline = The server does not answer. Check your connection and try again.
web-nowhere = Nothing here but a sleeping cat
web-nowhere_about = The address may be mistyped, or what was here is gone.
web-skip = To the content
web-close = Close
web-recent = Just now
web-recent-again = Show it again
web-recent-none = Nothing has happened yet.
web-copy = Copy
web-copied = Copied
web-copy_failed = The browser does not let us copy. The text is selected: copy it yourself.
web-again = Try again
web-contents = Contents

web-nav = Pages
web-nav-learn = Learn
web-nav-score = Score a table
web-nav-rules = Rules
web-nav-profile = Profile
web-nav-settings = Settings

## At a table

web-table-home = Home
web-table-undo = Undo
web-table-undo_replies = Undo your last action and the bots’ replies
web-table-skip = Skip ahead
web-table-drawers = More about this table
web-table-log = What happened
web-table-chat = Chat
web-table-chat_unread = Chat: there is something new
web-table-words = In words
web-table-guide = Guide
web-table-rules = Rules
web-table-table = This table
web-table-log_empty = Nothing has happened yet.
web-table-log_step = See the position
web-table-chat_empty = Nobody has said anything yet.
web-table-chat_text = Your message
web-table-chat_send = Send
web-table-mute = Do not hear { $name }
web-table-words_about = The whole table as text, and everything you can do as a list.
web-table-words_actions = What you can do
web-table-words_nothing = Nothing is asked of you.
web-table-words_table = The table
web-table-clocks = Clocks
web-table-window = { $time } to answer
web-table-hours = { $hours } h { $minutes } min
web-table-not_begun = The game has not begun
web-table-over = The game is over
web-table-sorry = You cannot come to this table
web-table-lost = The connection is lost. Trying again …
web-table-closed = The connection has ended. Load the page again.
web-table-curtain = { $name }, it is your turn
web-table-curtain_first = { $name } looks first
web-table-curtain_about = Pass the screen on. Nobody else should look.
web-table-curtain_ready = I am { $name }: show my side
web-table-waiting = { $number ->
    [0] All are here
    [one] One seat is free
   *[other] { $number } seats are free
}
web-table-free_seat = free
web-table-code = Code of this table
web-table-link = Link for seat { $seat }
web-table-new_link = Make a new link for seat { $seat }
web-table-begin = Begin now, bots take the free seats
web-table-eyes = Whose eyes
web-table-watch_link = Link for watching
web-table-fair = Fair shuffle
web-table-fair_about = This was fixed before the first move. After the end the replay shows what it was made of, and that nothing was changed.
web-table-device = This device
web-table-leave_title = Leave
web-table-leave = Leave the table
web-table-abandon = Give up this game
web-table-leave_sure = Yes, I am sure
web-table-leave_about = { $how ->
    [end] The game ends, and you lose.
   *[bot] A bot plays on in your place.
}
web-table-abandon_about = The game ends here, without a result.
web-table-last = Final score
web-table-won = { $number ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-table-nobody = Nobody wins
web-table-total = Total
web-table-rematch = Play again
web-table-rematch_join = To the next game
web-table-replay = Watch the replay
web-table-sound = Sound
web-table-sound_on = Turn the sound on
web-table-sound_off = Turn the sound off

## Hints

web-hint-ask = Hint
web-hint-ask_about = What would a tiger do? Against bots the game then changes no rating.
web-hint-title = What a tiger would do
web-hint-thinking = The tiger is thinking …
web-hint-none = There is nothing to choose: only one action is possible.
web-hint-worth = Wins { NUMBER($chance) } of games, about { $score ->
    [one] { NUMBER($score) } point
   *[other] { NUMBER($score) } points
}
web-hint-best = The best: { $label }. { $worth }.
web-hint-play = Play this
web-hint-play_label = Play this: { $label }
web-hint-others = { $number ->
    [one] Another choice
   *[other] { NUMBER($number) } other choices
}
web-hint-clear = Tried out in { $worlds ->
    [one] one game
   *[other] { NUMBER($worlds) } games
} that could go on from what you see.
web-hint-close = A close call: others are about as good. Tried out in { $worlds ->
    [one] one game
   *[other] { NUMBER($worlds) } games
}.
web-hint-unsure = Not sure: there was time for only { $worlds ->
    [one] one game
   *[other] { NUMBER($worlds) } games
}.

## Settings of a device

web-settings-language = Language
web-settings-theme = Colours
web-settings-theme-auto = as the system
web-settings-theme-light = light
web-settings-theme-dark = dark
web-settings-motion = Motion
web-settings-motion-auto = as the system
web-settings-motion-full = full
web-settings-motion-reduced = none
web-settings-speed = Speed
web-settings-speed-slow = slow
web-settings-speed-normal = normal
web-settings-speed-fast = fast
web-settings-speed-instant = instant
web-settings-sound = Sounds
web-settings-ask_again = Ask again before Play now
web-settings-confirm = Confirm placements
web-settings-auto_pass = Pass by itself when nothing else can be done
web-settings-notices = Tell me in the browser when it is my turn
web-settings-notices_refused = The browser does not allow it. You can change that in its settings for this site.
web-settings-about = These hold for this device only.

## Home

web-home-title = Board games full of cats
web-home-lead = Play against bots, at one screen, or with friends far away. No account, nothing to install.
web-home-continue = Continue
web-home-play_now = Play now
web-home-invite = Set up a table
web-home-learn = New here? Learn it in ten minutes
web-home-seats = { $least }–{ $most } players
web-home-join = Join with a code
web-home-score_about = You have the box on your table? Build what lies there and get every point explained.
web-home-score_open = Score what is on the table
web-home-hall = Hall of Fame
web-home-hall_about = Winners, their figures and their scores in the games played on this server.
web-home-hall_open = Look at the winners
web-home-mine = My tables
web-home-others = Open to everybody
web-home-your_turn = Your turn
web-home-not_affiliated = Meowple is a free project of its own. It is not affiliated with the publishers of these games.

web-status-waiting = waiting for players
web-status-playing = under way
web-status-finished = over
web-status-abandoned = given up
web-play_now-level = Opponent
web-play_now-start = Start
web-play_now-once = You’re asked only once. Settings can ask again.
web-bot-random = Random (plays anything)
web-bot-kitten = Kitten (easy)
web-bot-cat = Cat (knows the game)
web-bot-tiger = Tiger (thinks ahead)

web-join-code = Code of the table
web-join-go = Sit down
web-join-name = Your name (if you like)
web-join-figure = { $figure }: { $name }
web-join-about = Whoever set up the table can read the code out to you.
web-join-invited = You are invited: { $game }
web-join-invited_about = A seat is kept for you. Say what the others shall call you, or just sit down.

## Rules

web-rules-all = All rules
web-rules-print = Print
web-rules-search = Search the rules
web-rules-hits = { $n ->
    [0] No section has all these words.
    [one] One section
   *[other] { NUMBER($n) } sections
}
web-rules-link = Link to “{ $title }”
web-rules-ruling = our ruling
web-rules-the_rule = The rule

web-claim-title = Bring your profile here
web-claim-about = Your tables and seats from the other device will be on this one too.
web-claim-no_token = This address lacks its last part. Make a new link on the other device.
web-claim-go = Use this profile here
web-claim-replaces = This browser already has a profile: { $name }. Afterwards its tables and seats can no longer be reached from here. If you still need them, keep it, and make a link for it on its page first.
web-claim-replace = Replace the profile here
web-claim-stay = Keep the one here

## A new table

web-new-title = { $game }: a new table
web-new-seats = Who plays
web-new-number = Seats
web-new-seat = Seat { $seat }
web-new-bot = Bot on seat { $seat }
web-new-name = Name on seat { $seat }
web-new-name_hint = Name
web-new-figure = { $figure } of seat { $seat }: { $name }
web-new-figure_taken = taken
web-new-figure_auto = Automatic
web-new-kind-me = me
web-new-kind-open = a friend, by link
web-new-kind-hotseat = somebody at this screen
web-new-kind-bot = a bot
web-new-options = The game
web-new-other = other ({ $form })
web-new-pace = Pace
web-new-pace-none = No clock.
web-new-pace-none_about = Take the time you need.
web-new-pace-live = Live.
web-new-pace-live_about = Everybody has a clock.
web-new-pace-correspondence = A move now and then.
web-new-pace-correspondence_about = So many hours for each action.
web-new-minutes = Minutes for each player
web-new-increment = Seconds added for each action
web-new-hours = Hours for each action
web-new-on_timeout = When time is out
web-new-on_timeout-bot = a bot takes the action
web-new-on_timeout-loss = the player loses
web-new-on_leave = When somebody leaves
web-new-on_leave-bot = a bot plays on
web-new-on_leave-end = the game ends
web-new-window = Seconds to answer a question to all
web-new-window_about = Some games stop to ask everybody alike. Who says nothing for so long has answered with “nothing”. 0 waits for as long as it takes.
web-new-public = Anybody may find this table and sit down
web-new-spectators = Others may watch
web-new-hints = Hints.
web-new-hints_about = Whoever is asked can see what a tiger would do. Against bots a game with a hint changes no rating.
web-new-more = More options
web-new-usual = all as usual
web-new-unusual = { $option }: { $value }
web-new-unusual-on_timeout = who is out of time loses
web-new-unusual-on_leave = when somebody leaves, the game ends
web-new-unusual-window_seconds = { $seconds ->
    [0] a question to all waits for as long as it takes
    [one] { $seconds } second to answer a question to all
   *[other] { $seconds } seconds to answer a question to all
}
web-new-unusual-public = anybody may find this table and sit down
web-new-unusual-spectators = nobody else may watch
web-new-unusual-hints = no hints
web-new-make = Begin
web-new-make_invite = Make the table and get the links

## Profile

web-profile-name = Your name
web-profile-guest = Guest
web-profile-save = Save
web-profile-saved = Saved.
web-profile-about = There is no password: this browser remembers who you are.
web-profile-carry = On another device
web-profile-carry_about = A link that works once, for an hour, brings your tables to another browser.
web-profile-make_link = Make a link
web-profile-link = Open this on the other device, until { $until }
web-profile-notices = Tell me when it is my turn
web-profile-games = My games
web-notices-mail = E-mail
web-notices-hook = Webhook (an https address of your own)
web-notices-confirmed = This address is confirmed.
web-notices-confirm = A letter is on its way. Follow the link in it.
web-profile-game = Game
web-profile-rating = Rating
web-profile-played = Games
web-profile-wins = Wins
web-profile-rating_about = Ratings follow OpenSkill: everybody begins at 0, and the number after ± says how sure it is.
web-profile-won = won
web-profile-lost = not won
web-profile-no_games = No game is over yet.
web-profile-more = Older games

## Replay

web-replay-sorry = This game cannot be shown
web-replay-start = The beginning
web-replay-did = { $name }: { $what }
web-replay-all = all secrets open
web-replay-spectator = a spectator
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-step = Step
web-replay-fair_about = Before the first action the table showed the checksum below. It is the SHA-256 of seed and salt, which were told only at the end.
web-replay-commitment = Checksum, shown at the start
web-replay-seed = Seed
web-replay-salt = Salt
web-replay-fair = Checked: the shuffle was fixed before the game began, and this is the game it gives.
web-replay-unfair = This does not fit: do not trust this game.
web-replay-record = The record of this game

## Analysis of a finished game

web-analysis-begin = Analyse the game
web-analysis-title = What a tiger thinks
web-analysis-thinking = The tiger looks at every move …
web-analysis-progress = { NUMBER($done) } of { NUMBER($of) } steps
web-analysis-ready = The analysis is ready.
web-analysis-curve = The chances to win, step by step
web-analysis-axis_chance = Chance to win
web-analysis-of_seat = { $name }: { NUMBER($chance) } to win
web-analysis-as_table = Show the chances as a table
web-analysis-expected = { NUMBER($chance) }, { $score ->
    [one] { NUMBER($score) } point
   *[other] { NUMBER($score) } points
}
web-analysis-after = Step
web-analysis-step = Step { NUMBER($step) }
web-analysis-choices = What could be done at step { NUMBER($step) }
web-analysis-played = (this was played)
web-analysis-show = Show on the board
web-analysis-marked = Step { NUMBER($step) }, another move: { $what }
web-analysis-unmark = Show what was played
web-analysis-no_choice = Only one thing could be done.
web-analysis-not_yet = The tiger has not come that far.
web-analysis-moments = What decided the game
web-analysis-swing = { $way ->
    [down] { $name }: the chance to win falls by { NUMBER($swing) }
   *[up] { $name }: the chance to win rises by { NUMBER($swing) }
}
web-analysis-losses = { $number ->
    [one] Once there was a better move
   *[other] { NUMBER($number) } times there was a better move
}
web-analysis-loss = { $name }: with another move the chance to win was higher by { NUMBER($loss) }
web-analysis-boats = How the boats could have been packed best
web-analysis-about = The tiger, the strongest bot here, has tried out how each move could go on. It judges a move by what its player could know then. Per cent are chances to win.
