# Score a table: what lies on a real table is built on the screen.

web-score-share = Share by link
web-score-link = This link holds the whole table
web-score-link_bad = The table of this link cannot be shown. { $why }
web-score-link_torn = Part of the link is missing or was changed.
web-score-clear = Begin anew
web-score-clear_sure = Really clear everything?
web-score-less = { $label }: one less
web-score-more = { $label }: one more
web-score-players = Players
web-score-player = Player { $number }
web-score-add_player = Player
web-score-remove_player = Remove this player
web-score-name = Name
web-score-pad = Score
web-score-lines = Line by line: { $name }
web-score-total = Total
web-score-wins = wins
