"""Building a boat by touch on the page that scores a table."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from zlib import compressobj

from meowple.games.isle.extras.components import ShapeFacts
from meowple.games.isle.game import GAME
from meowple.games.isle.rules.boat import COLOURS
from meowple.texts import texts
from tests.web.browsing import PICTURES, Visitor

Cells = list[tuple[int, int]]
# The length of a square in the drawing of a boat.
SIZE = 40
BOARDS = Path(__file__).parents[1] / "games" / "isle" / "boards.json"


def board(name: str) -> dict[str, Any]:
    boards = json.loads(BOARDS.read_text(encoding="utf-8"))["boards"]
    return next(one for one in boards if one["name"] == name)


def link(name: str, but: Sequence[int] = ()) -> str:
    """The end of a link that opens this boat on the page that scores a table, without
    some of its tiles."""
    found = board(name)
    tiles = [
        {key: value for key, value in tile.items() if key != "tile"}
        for number, tile in enumerate(found["tiles"])
        if number not in but
    ]
    position = {
        "game": "isle",
        "mode": "standard",
        "players": [{"boat": found["boat"], "tiles": tiles}],
    }
    return encoded({"position": position})


def encoded(content: object) -> str:
    """A table as it stands at the end of a link."""
    packer = compressobj(wbits=-15)
    packed = packer.compress(json.dumps(content).encode()) + packer.flush()
    return urlsafe_b64encode(packed).decode().rstrip("=")


class Builder:
    """Fingers on a phone."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self._fingers = visitor.context.new_cdp_session(visitor.page)

    def lay(self, tile: dict[str, Any]) -> None:
        """Choose a tile, turn it and drag it to its squares."""
        cells = [(x, y) for x, y in tile["cells"]]
        self._choose(tile)
        flip, turns = _orientation(tile["tile"], cells)
        buttons = self.page.locator(".buttons button")
        if flip:
            buttons.nth(1).tap()
        for _ in range(turns):
            buttons.nth(0).tap()
        # What a finger does is drawn a moment after it has left the screen.
        self.page.evaluate(PICTURES)
        x, y = self._corner()
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        # By the first square of it, which every tile has.
        grip = min(cells, key=lambda cell: (cell[1], cell[0]))
        start = self._middle(x + grip[0] - left, y + grip[1] - top)
        self._drag(start, self._middle(*grip))
        self.page.locator(".buttons .primary").tap()

    def _choose(self, tile: dict[str, Any]) -> None:
        kind, colour = tile["kind"], tile.get("colour")
        if kind == "cat":
            self.page.tap(f"[data-kind=cat][data-colour={colour}]")
        else:
            self.page.tap(f"[data-kind={kind}]:not([data-colour])")
        if kind == "oshax":
            assert colour in COLOURS
            self.page.tap(f"[data-kind=oshax][data-colour={colour}]")
        self.page.tap(f"[data-shape={tile['tile']}]")
        self.page.wait_for_selector(".area")

    def _corner(self) -> tuple[float, float]:
        """Where the tile in hand lies now."""
        moved = (
            self.page.locator(".area svg .tile").locator("..").get_attribute("transform")
        )
        assert moved is not None
        x, y = moved.removeprefix("translate(").removesuffix(")").split()
        return float(x) / SIZE, float(y) / SIZE

    def _middle(self, x: float, y: float) -> tuple[float, float]:
        """The middle of a square, on the screen."""
        found = self.page.evaluate(
            """([x, y]) => {
              const drawing = document.querySelector('.area svg');
              const at = new DOMPoint(x, y).matrixTransform(drawing.getScreenCTM());
              return [at.x, at.y];
            }""",
            [(x + 0.5) * SIZE, (y + 0.5) * SIZE],
        )
        return found[0], found[1]

    def _drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self._touch("touchStart", start)
        for part in (0.3, 0.7, 1.0):
            at = tuple(a + (b - a) * part for a, b in zip(start, end, strict=True))
            self._touch("touchMove", (at[0], at[1]))
        self._touch("touchEnd")

    def _touch(self, kind: str, at: tuple[float, float] | None = None) -> None:
        points = [] if at is None else [{"x": at[0], "y": at[1]}]
        event = {"type": kind, "touchPoints": points}
        self._fingers.send("Input.dispatchTouchEvent", event)


def _orientation(shape: str, cells: Cells) -> tuple[int, int]:
    """How a tile is flipped and turned to cover these squares."""
    wanted = _moved(cells)
    plain = list(_shapes()[shape].cells)
    for flip in (0, 1):
        for turns in range(4):
            if _turned(plain, flip, turns) == wanted:
                return flip, turns
    raise AssertionError(shape)


@cache
def _shapes() -> Mapping[str, ShapeFacts]:
    return GAME.components(texts().say).shapes


def _moved(cells: Cells) -> Cells:
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return sorted((x - left, y - top) for x, y in cells)


def _turned(cells: Cells, flip: int, turns: int) -> Cells:
    found = _moved(cells)
    if flip:
        found = _moved([(-x, y) for x, y in found])
    for _ in range(turns):
        found = _moved([(-y, x) for x, y in found])
    return found
