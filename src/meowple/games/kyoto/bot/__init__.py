"""What bots know about Kyoto no Neko.

Begin with `knowledge`, which answers the search. `prospect` estimates how many turns a
kitten needs for its medals, from `routes`, `tries` and `worth`; `win_chances` turns that
into chances. `journey` searches a turn, `outcomes` plays an action for every roll of the
dice. `rollout` is the fast policy for simulated games, by the values in `wishes`;
`beginner` is what a kitten at the table sees.
"""
