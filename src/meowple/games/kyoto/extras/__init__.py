"""The optional verbs of Kyoto no Neko.

`components` (what is in the box), `insight` (how far a kitten can go), `lists` (for the
rules reference), `puzzles` (their goals) and `owner/` (an owner's boards, kittens, paws
and scenarios). Each can be read on its own.
"""
