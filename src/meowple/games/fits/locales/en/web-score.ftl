# The score pad.

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
web-score-fits-sleeper_of = { $name }’s sleeping cat
web-score-fits-princess = Princess
web-score-fits-cat_of = { $name }’s cat
web-score-fits-nothing = nothing
web-score-fits-woken = Does it count?
web-score-fits-woken-auto = if its owner has an awake cat in the box
web-score-fits-woken-yes = yes, an awake cat was added later
web-score-fits-woken-no = no, none was added after it
web-score-fits-woken-about = A sleeping cat counts only if its owner later added an awake cat to the box. By default we assume any awake cats came later. Choose no for a sleeping cat that came last, and yes if a Princess has since replaced the awake cat.
web-score-fits-turn = Turn around
web-score-fits-take = Remove
web-score-fits-across-w = Across the left joint
web-score-fits-across-e = Across the right joint
web-score-fits-free_at = Column { $x }, row { $y }: free. Choose what goes there.
web-score-fits-card_at = Column { $x }, row { $y }: { $card }
web-score-fits-penalties = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
web-score-fits-empty = Rebuild your table card by card: every box and its points appear here.
web-score-fits-boxes = Boxes
web-score-fits-box = { $closed ->
    [true] Closed box
   *[other] Open box
} of { $cards ->
    [one] one card
   *[other] { $cards } cards
}
web-score-fits-icon = { $name } × { $count }
web-score-fits-no_boxes = No cards on the table yet.
