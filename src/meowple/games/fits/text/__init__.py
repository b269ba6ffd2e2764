"""If It Fits in words and pictures.

Begin with `words`, a view as text. `drawing` draws the table with characters, `picture` as
SVG.
"""
