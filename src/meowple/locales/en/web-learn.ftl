# Learning: guided first games.

web-learn-guide-games = A guided first game
web-learn-guide-games_about = A real table against an easy bot, with somebody beside you who explains what comes. About ten minutes; you can stop at any time and go on later.
web-learn-guide-begin = Begin
web-learn-guide-begin_anew = Begin anew
web-learn-guide-go_on = Go on
web-learn-guide-done = You know this game.
web-learn-guide-title = Guide
web-learn-guide-fold = Fold
web-learn-guide-unfold = Unfold
web-learn-guide-next = Next
web-learn-guide-show_me = Show me
web-learn-guide-skip = Skip the guide
web-learn-guide-rest = Just play on. I speak up when something new comes.
web-learn-guide-thinking = A tiger is thinking about it …
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
