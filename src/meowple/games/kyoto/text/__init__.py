"""Kyoto no Neko in words and pictures.

Begin with `words`, a view as text; `explaining` says what an action leads to, and how
likely; `voice` is what both share. `drawing` draws the boards with characters, `picture`
as SVG.
"""
