"""If It Fits: cats in cardboard boxes, 2 to 5 players."""
