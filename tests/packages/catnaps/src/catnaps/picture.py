"""The table as an SVG document, for the board in the browser."""

from __future__ import annotations

from catnaps.actions import Patch
from catnaps.view import PlayerView, View
from meowple.kernel.optional_verbs import Say
from meowple.kernel.toolbox.svg import FAINT, INK, SEATS, Picture

SIZE = 70
# The first column has names, then there are five for patches and cats.
LABEL, COLUMNS = 130, 5
SUN, CLOUD, FUR, WHITE = "#ffd25e", "#efe7d8", "#b9aea6", "#ffffff"


def picture(view: View, say: Say) -> str:
    """The sun in the first row, then a row for each player, then the viewer's hand."""
    seats = len(view.players)
    rows = seats + (2 if view.hand else 1)
    drawn = Picture(LABEL + COLUMNS * SIZE, rows * SIZE)
    _label(drawn, 0, say("catnaps.picture.sun"))
    for column, patch in enumerate(view.sun):
        _patch(drawn, column, 0, patch, say)
    for seat, player in enumerate(view.players):
        _player(drawn, seat, player, say)
    if view.hand:
        _rule(drawn, seats + 1)
        _label(drawn, seats + 1, say("catnaps.picture.hand"))
    for column, cat in enumerate(view.hand):
        _cat(drawn, column, seats + 1, str(cat), FUR)
    return drawn.text()


def _player(drawn: Picture, seat: int, player: PlayerView, say: Say) -> None:
    """The fate of a player's cats so far, and the cat that is out now."""
    row = seat + 1
    _rule(drawn, row)
    _label(drawn, row, say("catnaps.picture.player", seat=seat), SEATS[seat])
    for column, nap in enumerate(player.naps):
        if nap:
            _patch(drawn, column, row, nap, say)
        else:
            _mouse(drawn, column, row)
    if player.sent:
        shown = "?" if player.cat is None else str(player.cat)
        _cat(drawn, len(player.naps), row, shown, SEATS[seat])


def _rule(drawn: Picture, row: int) -> None:
    drawn.line(0, row * SIZE, LABEL + COLUMNS * SIZE, row * SIZE, 1, FAINT)


def _label(drawn: Picture, row: int, text: str, color: str = INK) -> None:
    size = min(17, 1.8 * LABEL / max(len(text), 1))
    drawn.words(LABEL / 2, (row + 0.5) * SIZE, text, size, color)


def _patch(drawn: Picture, column: int, row: int, patch: Patch, say: Say) -> None:
    left, top = LABEL + column * SIZE, row * SIZE
    fill = SUN if row == 0 else CLOUD
    drawn.rect(left + 5, top + 5, SIZE - 10, SIZE - 10, fill, FAINT)
    place = say("catnaps.place", place=patch.place)
    drawn.words(left + SIZE / 2, top + SIZE * 0.28, place, 11)
    drawn.words(left + SIZE / 2, top + SIZE * 0.62, str(patch.warmth), 26)


def _cat(drawn: Picture, column: int, row: int, number: str, fur: str) -> None:
    middle, down = LABEL + (column + 0.5) * SIZE, (row + 0.55) * SIZE
    for side in (-1, 1):
        ear = ((21, -2), (19, -26), (4, -18))
        drawn.polygon(((middle + side * x, down + y) for x, y in ear), fur)
    drawn.circle(middle, down, 22, fur)
    drawn.words(middle, down + 1, number, 20, WHITE if fur != FUR else INK)


def _mouse(drawn: Picture, column: int, row: int) -> None:
    middle, down = LABEL + (column + 0.5) * SIZE, (row + 0.58) * SIZE
    for side in (-1, 1):
        drawn.circle(middle + side * 11, down - 11, 8, CLOUD)
    drawn.circle(middle, down, 14, CLOUD)
    for side in (-1, 1):
        drawn.circle(middle + side * 5, down - 2, 1, INK)
