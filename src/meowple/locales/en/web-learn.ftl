# Learning: guided first games.

web-learn-guide-games = Guided first games
web-learn-guide-games_about = Play against an easy bot while a guide explains things one at a time. Stop whenever you like and continue later.
web-learn-guide-begin = Start
web-learn-guide-begin_anew = Start over
web-learn-guide-go_on = Continue
web-learn-guide-done = Done!
web-learn-guide-title = Guide
web-learn-guide-fold = Collapse
web-learn-guide-unfold = Expand
web-learn-guide-next = Next
web-learn-guide-show_me = Show me
web-learn-guide-skip = Hide the guide
web-learn-guide-rest = Play on. I’ll speak up when something new happens.
web-learn-guide-thinking = A tiger is thinking…
web-learn-guide-tiger = A tiger would do this: { $label }
web-learn-guide-do_it = Do it

## Puzzles

web-learn-puzzle-title = Puzzles
web-learn-puzzle-about = A real position and a goal to reach in a few decisions. Cards and dice are the same every time you try.
web-learn-puzzle-solved_of = { $solved } of { $all } solved
web-learn-puzzle-solved = solved
web-learn-puzzle-back = All puzzles
web-learn-puzzle-left = { $left ->
    [0] No decisions left
    [one] One decision left
   *[other] { $left } decisions left
}
web-learn-puzzle-step_back = Step back
web-learn-puzzle-restart = Start over
web-learn-puzzle-reveal = Show me the next step
web-learn-puzzle-revealed = Next step: { $step }
web-learn-puzzle-do_it = Do it
web-learn-puzzle-astray = Our solution goes another way. Take a step back, or start over.
web-learn-puzzle-failed = Not this time.
web-learn-puzzle-well_done = Solved!
web-learn-puzzle-next = Next puzzle
web-learn-puzzle-sorry = This puzzle can’t be shown
