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
web-score-fits-sleeper_of = Sleeping cat of { $name }
web-score-fits-princess = Princess
web-score-fits-cat_of = Cat of { $name }
web-score-fits-nothing = nothing
web-score-fits-woken = Does it count?
web-score-fits-woken-auto = if its player has an awake cat in the box
web-score-fits-woken-yes = yes, an awake cat was added later
web-score-fits-woken-no = no, no awake cat was added after it
web-score-fits-woken-about = A sleeping cat counts only if its player added an awake cat to its box later. If you say nothing, the awake cats in the box are taken to have come later. Say no for a sleeping cat that came last, and yes if a Princess has since taken the awake one.
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
