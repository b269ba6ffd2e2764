# Learning: guided first games.

web-learn-guide-games = Guided first games
web-learn-guide-games_about = Play against an easy bot while a guide explains things one at a time. Stop whenever you like and continue later.
web-learn-guide-begin = Start
web-learn-guide-begin_anew = Start over
web-learn-guide-go_on = Continue
web-learn-guide-done = Done!
web-learn-guide-title = Guide
web-learn-guide-fold = Fold
web-learn-guide-unfold = Unfold
web-learn-guide-next = Next
web-learn-guide-show_me = Show me
web-learn-guide-skip = Hide the guide
web-learn-guide-rest = Play on. I’ll speak up when something new happens.
web-learn-guide-thinking = A tiger is thinking …
web-learn-guide-tiger = A tiger would do this: { $label }
web-learn-guide-do_it = Do it

## Puzzles

web-learn-puzzle-title = Puzzles
web-learn-puzzle-about = A real position, and something to reach in a few decisions. Cards and dice are the same at every try.
web-learn-puzzle-solved_of = { $solved } of { $all } solved
web-learn-puzzle-solved = solved
web-learn-puzzle-back = All puzzles
web-learn-puzzle-left = { $left ->
    [0] No decision left
    [one] One decision left
   *[other] { $left } decisions left
}
web-learn-puzzle-step_back = A step back
web-learn-puzzle-restart = Start again
web-learn-puzzle-reveal = Show me the next step
web-learn-puzzle-revealed = The next step: { $step }
web-learn-puzzle-do_it = Do it
web-learn-puzzle-astray = Our solution went another way. Take a step back, or start again.
web-learn-puzzle-failed = Not this time.
web-learn-puzzle-well_done = Solved!
web-learn-puzzle-next = The next puzzle
web-learn-puzzle-sorry = This puzzle cannot be shown
