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

## The Isle of Cats

web-score-isle-mode-standard = Standard
web-score-isle-mode-family = Family
web-score-isle-mode-solo = Solo
web-score-isle-more = More about this table
web-score-isle-first = First in turn order
web-score-isle-other = somebody else
web-score-isle-others = Largest family on boats not built here
web-score-isle-boat = Boat
web-score-isle-boat_of = The boat of { $name }
web-score-isle-kind = What it is
web-score-isle-family = Family
web-score-isle-shape = Shape
web-score-isle-choose = Choose a tile below, then lay it as it lies on your table.
web-score-isle-touch = Choose the next tile below, or touch one on the boat to move it or put it away.
web-score-isle-take_up = Take up tile { $number }: { $tile }
web-score-isle-fish = Fish
web-score-isle-baskets = Baskets
web-score-isle-lessons = Private lessons
web-score-isle-public_lessons = Public lessons, for all players
web-score-isle-find = Find a card by its number or words
web-score-isle-find_nothing = No such card.
web-score-isle-find_more = { $number ->
    [one] One more; write a word more.
   *[other] { $number } more; write a word more.
}
web-score-isle-remove_card = Remove card { $card }
web-score-isle-colour_of = Colour of card { $card }
web-score-isle-sister = Your sister
web-score-isle-sister_colours = Her colours, first to last
web-score-isle-sister_lessons = Her lessons
web-score-isle-each = { $points ->
    [one] { $points } point for each cat
   *[other] { $points } points for each cat
}
web-score-isle-raise = Move { $colour } one place up
web-score-isle-row-rats = Rats in sight
web-score-isle-row-rooms = Unfilled rooms
web-score-isle-row-families = Families
web-score-isle-row-rares = Rare treasures
web-score-isle-row-lessons = Private lessons
web-score-isle-row-public = Public lessons

## If It Fits

web-score-fits-more = Players and rules
web-score-fits-table = The table
web-score-fits-sides = Which sides are open?
web-score-fits-open = open: { $sides }
web-score-fits-side-n = top
web-score-fits-side-e = right
web-score-fits-side-s = bottom
web-score-fits-side-w = left
web-score-fits-card = What is on the card?
web-score-fits-sleepers = Or a sleeping cat
web-score-fits-sleeper_of = Sleeping cat of { $name }
web-score-fits-princess = Princess
web-score-fits-cat_of = Cat of { $name }
web-score-fits-nothing = nothing
web-score-fits-turn = Turn round
web-score-fits-take = Take away
web-score-fits-across-w = Across the left joint
web-score-fits-across-e = Across the right joint
web-score-fits-free_at = Column { $x }, row { $y }: free. Choose what lies there.
web-score-fits-card_at = Column { $x }, row { $y }: { $card }
web-score-fits-penalties = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
web-score-fits-boxes = Boxes
web-score-fits-box = { $closed ->
    [true] Closed box
   *[other] Open box
} of { $cards ->
    [one] one card
   *[other] { $cards } cards
}
web-score-fits-icon = { $name } × { $count }
web-score-fits-no_boxes = No card lies on the table yet.
