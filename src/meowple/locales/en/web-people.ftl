# People at a table, and everything around it.

web-people-title = Other players
web-people-here = here
web-people-away = away
web-people-away_for = away for { $time }
web-people-left = You left this table
web-people-left_about = A bot is playing in your place. You can take your seat back until the game ends.
web-people-take_back = Take my seat back
web-people-close = Close the table
web-people-close_about = The table closes for everyone.
web-people-free_about = Your seat becomes free again.
web-people-closed = This table is closed.
web-people-closed_about = The host closed it before the game began.
web-people-watch = Watch the game
web-people-taken = This seat is taken
web-people-taken_about = Someone has already used this link. Ask your host for a new one.
web-people-chat_hidden = Messages from muted players are hidden.
web-people-chat_fast = You’re sending messages too fast. Try again in a few seconds.
web-people-chat_lost = There’s no connection right now. Your message is still here: try sending it again soon.

web-people-share = Share
web-people-qr = QR code
web-people-qr_about = QR code for the link
web-people-name_full = that’s as long as a name can be
web-people-turn_of = { $name }’s turn
web-people-time_left = { $time } left
web-people-time_over = out of time
web-people-rematch = The next game is ready.
web-people-finished = Finished since your last visit
web-people-watchable = Games to watch
web-people-bar-log = Log
web-people-bar-chat = Chat
web-people-bar-words = Text
web-people-bar-rules = Rules
web-people-bar-table = Table
web-people-loading = Loading the table…

## Around the table

web-people-since = Since your last turn
web-people-starts = The game starts as soon as every seat is taken.
web-people-code_about = Friends can also type this code on the home page.
web-people-at_table = At the table: { $names }
web-people-pace-none = No clock
web-people-pace-live = { $minutes } min each, +{ $seconds } s per action
web-people-pace-correspondence = { $hours ->
    [one] { $hours } hour per action
   *[other] { $hours } hours per action
}
web-people-seat-open = You get a link for each friend. The game starts when everyone has sat down.
web-people-seat-hotseat = You pass the device around. A curtain hides each hand from the others.
web-people-seat-bot = Bots are always ready: they play as soon as it’s their turn.
web-people-no_games_about = Your scores, personal bests, head-to-head results and replays will appear here.
web-people-no_games_play = Play a game
web-people-no_games_learn = Learn to play
web-people-developers = For developers
web-people-settings-look = Appearance
web-people-settings-turns = Your turn
web-people-settings-alerts = Sounds and notifications

## Your own record

web-people-record = Your record
web-people-record_seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
web-people-record_mean = Average
web-people-record_best = Best score
web-people-record_margin = Biggest win
web-people-duels = Head to head
web-people-duel_name = Player
web-people-duel_wins = Your wins
web-people-duel_losses = Their wins

## Devices and recovery

web-people-devices = Your devices
web-people-device = Unknown device
web-people-this_device = this device
web-people-device_seen = last used { $time } ago
web-people-sign_out = Sign out
web-people-sign_out_others = Sign out all other devices
web-people-recovery = Recovery code
web-people-recovery_about = Write it down: it restores your profile if you lose this device or clear the browser’s data.
web-people-recovery_make = Make a recovery code
web-people-recovery_again = Make a new code (the old one stops working)
web-people-recovery_yours = Your recovery code
web-people-recovery_note = It’s shown only once. Anyone who has it can use your profile.
web-people-recover = I have a recovery code
web-people-recover_code = Recovery code
web-people-recover_go = Restore my profile

## Invitations, time and lessons

web-people-seats_free = { $seats ->
    [one] { $seats } seat free
   *[other] { $seats } seats free
}
web-people-invited = Invitations
web-people-invited_by = Play with { $names }
web-people-invited_join = Take the seat
web-people-invited_decline = No, thanks
web-people-time_short = Less than { $seconds } seconds left. When time is up, a bot plays for you.
web-people-lessons = Where you could improve
web-people-lessons_about = From the games you have analyzed on this device. Only you see this.
web-people-lessons_mean = { $games ->
    [one] { $games } game: your moves lowered your chance of winning by { $loss }.
   *[other] { $games } games: on average, your moves lowered your chance of winning by { $loss } per game.
}
web-people-lessons_slip = Better: { $better } (+{ $loss })
web-people-lessons_next = Analyze your last game: { $game }
web-people-rulings = What the rules say
web-people-about = About: { $name }

## Keys at a table

web-people-keys = Keys at a table
web-people-key-move = go from control to control, or around the board
web-people-key-use = choose, mark or place
web-people-key-confirm = confirm what is marked, or end the decision
web-people-key-undo = undo what you just did
web-people-key-turn = turn or mirror the piece in hand
web-people-key-large = show the card in focus large
web-people-key-hint = what a tiger would do
