"""What bots know about If It Fits.

Begin with `knowledge`, which answers the search. `boxes` and `claims` estimate what boxes
are worth and to which seat, `pace` how long the game will last; `placing`, `spots` and
`hands` find what a card or a cat gains. `rollout` is the fast policy for simulated games,
`beginner` what a kitten sees.
"""
