"""The Isle of Cats in words and pictures.

Begin with `words`, a view as text; `actions` and `cards` explain actions and cards.
`drawing` draws boats with characters, `picture` as SVG.
"""
