# The score pad.

web-score-isle-mode-standard = Standard
web-score-isle-mode-family = Family
web-score-isle-mode-solo = Solo
web-score-isle-more = More about this table
web-score-isle-first = First in turn order
web-score-isle-other = someone else
web-score-isle-others = Largest family on boats not entered here
web-score-isle-boat = Boat
web-score-isle-boat_of = { $name }’s boat
web-score-isle-kind = Kind
web-score-isle-family = Family
web-score-isle-shape = Shape
web-score-isle-choose = Choose a tile below, then place it where it lies on your table.
web-score-isle-touch = Choose the next tile below, or tap one on the boat to move or remove it.
web-score-isle-take_up = Pick up tile { $number }: { $tile }
web-score-isle-fish = Fish
web-score-isle-baskets = Baskets
web-score-isle-lessons = Private lessons
web-score-isle-public_lessons = Public lessons, for all players
web-score-isle-find = Find a card by number or text
web-score-isle-find_nothing = No cards found.
web-score-isle-find_more = { $number ->
    [one] One more. Add a word to narrow it down.
   *[other] { $number } more. Add a word to narrow it down.
}
web-score-isle-remove_card = Remove card { $card }
web-score-isle-colour_of = Color of card { $card }
web-score-isle-sister = Your sister
web-score-isle-sister_colours = Her colors, first to last
web-score-isle-sister_lessons = Her lessons
web-score-isle-each = { $points ->
    [one] { $points } point for each cat
   *[other] { $points } points for each cat
}
web-score-isle-raise = Move { $colour } up one place
web-score-isle-row-rats = Visible rats
web-score-isle-row-rooms = Unfilled rooms
web-score-isle-row-families = Families
web-score-isle-row-rares = Rare treasures
web-score-isle-row-lessons = Private lessons
web-score-isle-row-public = Public lessons
