"""What bots know about The Isle of Cats.

Begin with `knowledge`, which answers the search, and `decision_context`, the position as
one seat judges it. `judge` estimates what a boat will score, from `areas`, `lessons` and
`bare` squares, `glance` how places for a tile look; `prospect` says how much is still to
come, `outlook` who will win. Actions are weighed by phase in `buying`, `rescuing`,
`placing` and `anytime_cards`, with the values of `cards` and `economy`. `beam` searches
the rescue of one day, by which `plan` weighs cats, and `economy` fish and baskets;
`last_day` plays out the last one. `solo` has what changes in the solo game, `rollout` the
fast policy for simulated games. `habits` are the features of the learned policy of
kittens, `training` is how they are learned. `tiles` and `memory` are helpers.
"""
