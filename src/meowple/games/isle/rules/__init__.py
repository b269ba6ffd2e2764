"""The rulebook of The Isle of Cats as code.

Read `box` (what there is), `boat` (where tiles can lie), `actions`, `state` and `start`.
Then `day/`, phase by phase; `frames`, `interject` and `further_tile` are the decisions it
is made of, `anytime/` the cards that may be played in between, `purchase` how cards are
paid. `letter` says where the versions of the rules differ.
`scoring/` ends the game; `solo_mode` and `family_mode` are the other modes. `view`,
`decisions`, `imagine` and `census` are what the kernel asks of every game.
"""
