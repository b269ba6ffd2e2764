"""Boats for tests: the two boards of `boards.json`, and sketches."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from meowple.games.isle.rules.boat import BOARDS, Boat, Laid, bit, union
from meowple.games.isle.rules.box import Card, base_box
from meowple.games.isle.rules.scoring.lessons import RULES
from meowple.games.isle.rules.scoring.standing import Standing

Cell = tuple[int, int]

# The kinds of tile in a sketch; small letters are oshax in that color.
_LETTERS = {
    "B": "blue",
    "G": "green",
    "R": "red",
    "P": "purple",
    "O": "orange",
}


def tile(kind: str, colour: str | None, cells: Iterable[Cell]) -> Laid:
    """A tile on these squares; scoring does not care which shape it is."""
    return Laid(0, kind, colour, union(bit(x, y) for x, y in cells))


def boat(tiles: Iterable[Laid], board: str = "blue") -> Boat:
    found = Boat(BOARDS[board])
    for laid in tiles:
        found = found.with_tile(laid)
    return found


def sketch(*rows: str, at: Cell = (7, 0), board: str = "blue") -> Boat:
    """A boat on which every square of the picture is a tile of its own.

    `at` is where the top left of the picture lies; `c` is a common, `$` a rare.
    """
    tiles = []
    for y, row in enumerate(rows, at[1]):
        for x, letter in enumerate(row, at[0]):
            if letter == "c":
                tiles.append(tile("common", None, [(x, y)]))
            elif letter == "$":
                tiles.append(tile("rare", None, [(x, y)]))
            elif letter in _LETTERS:
                tiles.append(tile("cat", _LETTERS[letter], [(x, y)]))
            elif letter.upper() in _LETTERS:
                tiles.append(tile("oshax", _LETTERS[letter.upper()], [(x, y)]))
    return boat(tiles, board)


def covered(mask: int, board: str = "blue") -> Boat:
    """A boat with one rare treasure over all these squares and nothing else."""
    return boat([Laid(0, "rare", None, mask)], board)


@dataclass(frozen=True)
class Board:
    """One board of `boards.json`: the raw entry, and how it stands at scoring."""

    raw: dict[str, Any]
    standing: Standing

    @property
    def mode(self) -> str:
        return str(self.raw["mode"])

    @property
    def expected(self) -> dict[str, Any]:
        found: dict[str, Any] = self.raw["expected"]
        return found

    def position(self, **changes: object) -> dict[str, Any]:
        """A position file of this board without any lessons, changed as wanted."""
        order = [1, 0] if self.mode == "standard" else ["sister", 0]
        player = {key: self.raw[key] for key in ("boat", "fish", "baskets", "tiles")}
        file: dict[str, Any] = {
            "game": "isle",
            "mode": self.mode,
            "turn_order": order,
            "others_largest_family": self.raw["others_largest_family"],
            "players": [player],
        }
        if self.mode == "solo":
            colours = ["blue", "red", "green", "orange", "purple"]
            file["sister"] = {"colours": colours, "lessons": []}
        copied: dict[str, Any] = json.loads(json.dumps(file | changes))
        return copied


@cache
def boards() -> dict[str, Board]:
    """The boards with the value of every lesson; lessons are only counted there."""
    text = Path(__file__).with_name("boards.json").read_text("utf-8")
    return {raw["name"]: _board(raw) for raw in json.loads(text)["boards"]}


def _board(raw: dict[str, Any]) -> Board:
    tiles = [tile(t["kind"], t["colour"], map(tuple, t["cells"])) for t in raw["tiles"]]
    standing = Standing(
        boat=boat(tiles, raw["boat"]),
        fish=raw["fish"],
        baskets=raw["baskets"],
        lessons=(0,) * raw["private_lessons"],
        first=raw["first_in_turn_order"],
        rivals_largest=raw["others_largest_family"],
        solo=raw["mode"] == "solo",
    )
    return Board(raw, standing)


def lesson_cards() -> list[Card]:
    """Every card that scores, of all modes."""
    return [card for card in base_box().cards.values() if card.score]


def value(number: int, standing: Standing, colour: str | None = None) -> int:
    """The points for one lesson."""
    how = base_box().cards[number].score
    assert how is not None
    return RULES[how.rule](standing, how.params, colour)
