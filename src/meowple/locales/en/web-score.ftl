# The score calculator: rebuild a real table on the screen.

web-score-share = Share by link
web-score-link = This link contains the whole table
web-score-link_bad = The table in this link can’t be shown. { $why }
web-score-link_torn = Part of the link is missing or has changed.
web-score-clear = Start over
web-score-clear_sure = Clear everything?
web-score-less = { $label }: one less
web-score-more = { $label }: one more
web-score-players = Players
web-score-player = Player { $number }
web-score-add_player = Add player
web-score-remove_player = Remove this player
web-score-name = Name
web-score-pad = Score
web-score-lines = Line by line: { $name }
web-score-total = Total
web-score-wins = wins
