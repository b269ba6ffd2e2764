"""The table as an SVG document, for the board in the browser."""

from __future__ import annotations

from catnaps.actions import Patch
from catnaps.view import View
from meowple.kernel.toolbox.svg import FAINT, SEATS, Picture

SIZE = 60
SUN = "#ffd25e"


def picture(view: View) -> str:
    """The sun in the first row, then a row for each player: naps, mice, the cat out."""
    seats = len(view.players)
    drawn = Picture(6 * SIZE, (seats + 1) * SIZE)
    for column, patch in enumerate(view.sun):
        _patch(drawn, column + 1, 0, patch)
    for seat, player in enumerate(view.players):
        row = seat + 1
        drawn.circle(SIZE / 2, (row + 0.5) * SIZE, SIZE / 3, SEATS[seat])
        for column, nap in enumerate(player.naps):
            if nap:
                _patch(drawn, column + 1, row, nap)
            else:
                _mouse(drawn, column + 1, row)
        if player.sent:
            shown = "?" if player.cat is None else str(player.cat)
            drawn.words(5.5 * SIZE, (row + 0.5) * SIZE, shown, SIZE / 3)
    return drawn.text()


def _patch(drawn: Picture, column: int, row: int, patch: Patch) -> None:
    left, top = column * SIZE, row * SIZE
    drawn.rect(left + 4, top + 4, SIZE - 8, SIZE - 8, SUN, FAINT)
    drawn.words(left + SIZE / 2, top + SIZE / 3, patch.place, SIZE / 5)
    drawn.words(left + SIZE / 2, top + SIZE * 0.65, str(patch.warmth), SIZE / 3)


def _mouse(drawn: Picture, column: int, row: int) -> None:
    middle, down = (column + 0.5) * SIZE, (row + 0.55) * SIZE
    for ear in (-SIZE / 6, SIZE / 6):
        drawn.circle(middle + ear, down - SIZE / 6, SIZE / 9, FAINT)
    drawn.circle(middle, down, SIZE / 5, FAINT)
