"""A position file: the boats of a real table, to be scored.

Every tile must have the shape of a tile of its kind, lie on the boat and overlap no
other. Touching and stock are not checked: a real table may have its own history.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from meowple.games.isle.data import toml
from meowple.games.isle.rules.boat import (
    BOARDS,
    CATS,
    COLOURS,
    HEIGHT,
    OUTLINE,
    TREASURES,
    WIDTH,
    Boat,
    Laid,
    bit,
)
from meowple.games.isle.rules.box import Box, Piece, base_box
from meowple.games.isle.rules.scoring.scoring import (
    Public,
    Scorecard,
    SisterScore,
    compared,
    result,
    score,
    score_sister,
)
from meowple.games.isle.rules.scoring.standing import Standing
from meowple.kernel.result import Line, Result
from meowple.kernel.toolbox.file_reader import Reader

MODES = ("standard", "family", "solo")
PRINTINGS = ("cs", "ru-uk")
SEATS = 4

# Far above anything a table can hold; a file beyond it is a mistake or an attack.
MOST_TILES = 200
MOST_CELLS = 20
MOST_CARDS = 100
MOST_CARD = 99999
MOST = 9999

# The options of a table. Scoring depends on the printing alone; the others may stand
# in the file because they say which game it was.
_OPTIONS: Mapping[str, tuple[str, ...]] = {
    "mode": MODES,
    "difficulty": tuple(toml("solo")["advanced_lessons"]),
    "printing": PRINTINGS,
    "rescue_choice": ("in_order", "simultaneous"),
    "family_maps": ("common", "any"),
}

_PRIVATE = {
    "standard": ("private_lesson",),
    "solo": ("private_lesson",),
    "family": ("family_lesson",),
}
_PUBLIC = {"standard": ("public_lesson",), "solo": ("public_lesson",), "family": ()}
_SISTER = ("sister_lesson", "advanced_lesson")

# A tile by its kind, its color (cats only) and its squares, moved to the top left.
_Shapes = Mapping[tuple[str, str | None, int], Piece]


@dataclass(frozen=True, slots=True)
class _Position:
    """A file that was read."""

    box: Box
    mode: str
    standings: tuple[Standing, ...]
    public: tuple[Public, ...]
    sister: SisterScore | None

    def result(self) -> Result:
        return result(self.box, self.mode, self.standings, self.public, self.sister)


def score_position(position: object, *, box: Box | None = None) -> dict[str, object]:
    """The answer of `meowple score isle`; raises BadData for a file it cannot score."""
    return _answer(_read(position, box))


def position_lines(position: object, *, box: Box) -> tuple[tuple[Line, ...], ...]:
    """The same score with its reasons, player by player."""
    return _read(position, box).result().lines


def _read(position: object, box: Box | None) -> _Position:
    file = Reader.of("position", position, "position")
    mode = _mode(file)
    printed = (box or base_box()).printed(_printing(file, mode))
    players = file.items("players", SEATS)
    if not players or (mode == "solo" and len(players) != 1):
        raise file.bad("players", mode=mode, players=len(players))
    first = _first(file, mode, len(players))
    shapes = _shapes(printed)
    seats = [
        Reader.of("position", player, "players", player=seat)
        for seat, player in enumerate(players)
    ]
    standings = [_standing(seat, mode, printed, shapes, first) for seat in seats]
    public = _public_lessons(file, mode, printed)
    if first is None:
        _refuse_unknown_order(file, printed, standings, public)
    known = compared(standings, file.whole("others_largest_family", 0, MOST))
    sister = _sister(file, printed, known[0]) if mode == "solo" else None
    return _Position(printed, mode, tuple(known), public, sister)


def _mode(file: Reader) -> str:
    """The mode, once the file is known to be one of this game with known keys only."""
    file.need("game", "mode")
    file.one_of("game", ("isle",))
    mode = file.one_of("mode", MODES)
    needed = ("players", "sister") if mode == "solo" else ("players",)
    optional = ("options", "turn_order", "others_largest_family", "public_lessons")
    file.only(("game", "mode", *needed), optional)
    return mode


def _printing(file: Reader, mode: str) -> str:
    """The printing; the other options are checked and change nothing."""
    options = Reader.of("position", file.values.get("options", {}), "options")
    options.only((), (*_OPTIONS, "first"))
    for key in options.values:
        if key in _OPTIONS:
            options.one_of(key, _OPTIONS[key])
        elif options.values[key] != "random":
            options.whole(key, 0, SEATS - 1)
    if options.values.get("mode", mode) != mode:
        raise options.bad("mode_differs", mode=mode)
    return str(options.values.get("printing", PRINTINGS[0]))


def _first(file: Reader, mode: str, players: int) -> int | str | None:
    """The first on the track, a seat or the sister; None if the file does not say."""
    if "turn_order" not in file.values:
        return None
    names: list[int | str] = []
    for name in file.items("turn_order", SEATS):
        if isinstance(name, bool) or not isinstance(name, int | str):
            raise file.bad("turn_order", mode=mode)
        names.append(name)
    named = set(names)
    if mode == "solo":
        complete = named == {0, "sister"}
    else:
        complete = set(range(players)) <= named <= set(range(SEATS))
    if not complete or len(named) < len(names):
        raise file.bad("turn_order", mode=mode)
    return names[0]


def _refuse_unknown_order(
    file: Reader, box: Box, standings: Sequence[Standing], public: Sequence[Public]
) -> None:
    """A lesson for the first on the track cannot be scored without the track."""
    private = [card for standing in standings for card in standing.lessons]
    for card in (*private, *(card for card, _ in public)):
        how = box.cards[card].score
        if how and how.rule == "first_in_turn_order":
            raise file.bad("missing", key="turn_order")


def _shapes(box: Box) -> _Shapes:
    return {
        (piece.kind, piece.colour, orientation.mask): piece
        for piece in box.pieces
        for orientation in piece.shape.orientations
    }


def _standing(
    player: Reader, mode: str, box: Box, shapes: _Shapes, first: int | str | None
) -> Standing:
    player.only(("boat", "tiles"), ("fish", "baskets", "lessons"))
    boat = Boat(BOARDS[player.one_of("boat", BOARDS)])
    for index, tile in enumerate(player.items("tiles", MOST_TILES)):
        seat = player.where["player"]
        reader = Reader.of("position", tile, "tiles", player=seat, tile=index)
        boat = boat.with_tile(_tile(reader, boat, shapes))
    return Standing(
        boat=boat,
        fish=player.whole("fish", 0, MOST),
        baskets=player.whole("baskets", 0, MOST),
        lessons=_cards(player, _PRIVATE[mode], mode, box),
        first=first == player.where["player"],
        solo=mode == "solo",
    )


def _tile(tile: Reader, boat: Boat, shapes: _Shapes) -> Laid:
    """One tile with the squares it covers, if they make such a tile."""
    tile.only(("kind", "cells"), ("colour", "tile"))
    kind = tile.one_of("kind", (*CATS, *TREASURES))
    colour = _color(tile, kind in CATS)
    cells = _cells(tile)
    left = min(x for x, _ in cells)
    top = min(y for _, y in cells)
    shape = sum(bit(x - left, y - top) for x, y in cells)
    piece = shapes.get((kind, colour if kind == "cat" else None, shape))
    # Naming the tile is optional, but a wrong name means that something is wrong.
    if piece is None or tile.values.get("tile", piece.shape.id) != piece.shape.id:
        raise tile.bad("tile_shape", kind=kind)
    mask = sum(bit(x, y) for x, y in cells)
    if mask & ~OUTLINE:
        raise tile.bad("tile_off_boat")
    if mask & boat.covered:
        raise tile.bad("tile_overlaps")
    return Laid(piece.index, kind, colour, mask)


def _color(reader: Reader, needed: bool) -> str | None:
    """The color where one must be named; elsewhere there is none."""
    given = reader.values.get("colour")
    if needed and given is None:
        raise reader.bad("colour_missing")
    if not needed and given is not None:
        raise reader.bad("colour_needless")
    return reader.one_of("colour", COLOURS) if needed else None


def _cells(tile: Reader) -> list[tuple[int, int]]:
    """Different squares within the bounds of the board."""
    found = []
    for cell in tile.items("cells", MOST_CELLS):
        if not isinstance(cell, list | tuple) or len(cell) != 2:
            raise tile.bad("tile_cells")
        x, y = cell
        if type(x) is not int or type(y) is not int:
            raise tile.bad("tile_cells")
        if not (0 <= x < WIDTH and 0 <= y < HEIGHT):
            raise tile.bad("tile_off_boat")
        found.append((x, y))
    if not found or len(set(found)) < len(found):
        raise tile.bad("tile_cells")
    return found


def _cards(reader: Reader, kinds: Sequence[str], mode: str, box: Box) -> tuple[int, ...]:
    """The numbers of different cards, all of these kinds."""
    found: list[int] = []
    for number in reader.items("lessons", MOST_CARDS):
        found.append(_card(reader, number, kinds, mode, box, found))
    return tuple(found)


def _card(
    reader: Reader,
    number: object,
    kinds: Sequence[str],
    mode: str,
    box: Box,
    before: Sequence[int],
) -> int:
    """A card number; each card exists once, and only lessons of the mode score."""
    if type(number) is not int:
        raise reader.bad("type", key="card", expected="integer")
    card = box.cards.get(number)
    if card is None:
        raise reader.bad("card_unknown", card=max(-MOST_CARD, min(number, MOST_CARD)))
    if card.kind not in kinds:
        raise reader.bad("card_mode", card=number, kind=card.kind, mode=mode)
    if number in before:
        raise reader.bad("card_twice", card=number)
    return number


def _public_lessons(file: Reader, mode: str, box: Box) -> tuple[Public, ...]:
    found: list[Public] = []
    for entry in file.items("public_lessons", MOST_CARDS):
        lesson = Reader.of("position", entry, "public_lessons")
        lesson.only(("card",), ("colour",))
        before = [card for card, _ in found]
        number = lesson.values["card"]
        card = _card(lesson, number, _PUBLIC[mode], mode, box, before)
        named = Reader("position", lesson.values, {"card": card})
        found.append((card, _color(named, box.cards[card].names_colour)))
    return tuple(found)


def _sister(file: Reader, box: Box, standing: Standing) -> SisterScore:
    sister = Reader.of("position", file.values["sister"], "sister")
    sister.only(("colours",), ("lessons",))
    given = sister.items("colours", len(COLOURS))
    colours = [colour for colour in given if isinstance(colour, str)]
    if sorted(colours) != sorted(COLOURS):
        raise sister.bad("sister_colours")
    lessons = _cards(sister, _SISTER, "solo", box)
    return score_sister(box, standing, tuple(colours), lessons)


def _answer(read: _Position) -> dict[str, object]:
    sister = read.sister
    answer: dict[str, object] = {
        "players": [
            _player(score(read.box, standing, read.public, read.mode))
            for standing in read.standings
        ],
        "winners": list(read.result().winners),
    }
    if sister is not None:
        answer["sister"] = {
            "colours": list(sister.colours),
            "lessons": {str(card): points for card, points in sister.lessons},
            "total": sister.total,
        }
    return answer


def _player(card: Scorecard) -> dict[str, object]:
    return {
        "rats": card.rats,
        "rooms": card.rooms,
        "families": card.families,
        "rare_treasures": card.rare_treasures,
        "lessons": {str(number): points for number, points in card.lessons},
        "public_lessons": {str(number): points for number, points in card.public_lessons},
        "total": card.total,
    }
