# The final sheet of a table.

web-end-you = You
web-end-you_win = You win!
web-end-you_share = You and { $names } win together!
web-end-won_by = You won by { $points } { $points ->
    [one] point
   *[other] points
}.
web-end-lost_by = You lost by { $points } { $points ->
    [one] point
   *[other] points
}.
web-end-best_line = Most points at once
web-end-best-record = A new personal best!
web-end-best-below = Your personal best still stands
web-end-best_before = Best so far: { $points }
web-end-decide = See where it was decided
web-end-turning = The turning point
web-end-brightest = Your best moment
web-end-even = No single move decided this game.
web-end-see = See step { $step }
web-end-lines = Every point, line by line
