"""An owner's own components: lesson modules and promo tiles.

The data are JSON of this form; `docs/isle-data.md` explains it with an example.

    {"modules": [{"id": "D", "public": false, "source": "ours", "lessons": [
        {"number": 301, "rule": "oshax_count", "params": {"points_each": 2}},
        ... eight in all]}],
     "promo": {"rare": [{"id": "R6", "name": "crown", "rows": ["XX.", ".XX"],
                         "copies": 1}],
               "oshax": [{"id": "O7", "name": "tower", "rows": ["XXXXXX"]}]}}

A box that was extended holds the new modules among its cards, and lists in `promo`
each promo tile as often as it has copies. The bag stays as it was: promo tiles join
it only at tables that play with them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from meowple.games.isle.data import toml
from meowple.games.isle.rules.boat import HEIGHT, shape
from meowple.games.isle.rules.box import Box, Card, Piece, Score
from meowple.games.isle.rules.scoring.lessons import PARAMS, RULES, Rule
from meowple.kernel.toolbox.file_reader import Reader, clip

SOURCES = ("printed", "derived", "ours")
LESSONS: int = toml("supply")["lessons_per_module"]

MOST_MODULES = 20
MOST_PROMO = 30
MOST_COPIES = 10
MOST_SQUARES = 12
LONGEST = HEIGHT
# Numbers of our own begin where those of the box end.
LOWEST_NUMBER = 216
HIGHEST_NUMBER = 99999
HIGHEST_COST = 99

_MODULE_ID = re.compile("[A-Za-z0-9]{1,8}")
_TILE_ID = re.compile("[A-Z][A-Za-z0-9]{0,7}")
_COST = {"private_lesson": 2, "public_lesson": 1}


def extended(box: Box, data: Mapping[str, object]) -> Box:
    """The box with the owner's components; raises BadData for what cannot be used."""
    file = Reader.of("data", data, "data")
    file.only((), ("modules", "promo"))
    cards = dict(box.cards)
    # Module names are options of a table, and options do not tell case apart.
    modules = {"basic", *(module.lower() for module in box.modules())}
    for index, entry in enumerate(file.items("modules", MOST_MODULES)):
        module = Reader.of("data", entry, "modules", module=index)
        modules.add(_module(module, modules, cards))
    pieces, promo = _promo(file, box)
    return replace(
        box,
        cards=cards,
        pieces=(*box.pieces, *pieces),
        promo=(*box.promo, *promo),
    )


def _module(module: Reader, taken: set[str], cards: dict[int, Card]) -> str:
    """Adds the lessons of one module to the cards; returns the module's name."""
    module.only(("id", "lessons"), ("public", "source"))
    id = module.text("id")
    if not _MODULE_ID.fullmatch(id):
        raise module.bad("module_id", name=clip(id))
    if id.lower() in taken:
        raise module.bad("module_taken", name=id)
    kind = "public_lesson" if module.truth("public") else "private_lesson"
    source = module.one_of("source", SOURCES) if "source" in module.values else "ours"
    lessons = module.items("lessons", LESSONS)
    if len(lessons) != LESSONS:
        raise module.bad("module_lessons", lessons=len(lessons), needed=LESSONS)
    for index, entry in enumerate(lessons):
        lesson = Reader.of("data", entry, "lessons", **module.where, lesson=index)
        card = replace(_lesson(lesson, kind), module=id, source=source)
        if card.number in cards:
            raise lesson.bad("number_taken", number=card.number)
        cards[card.number] = card
    return id.lower()


def _lesson(lesson: Reader, kind: str) -> Card:
    """One lesson; a color is named in public, so only public lessons have one."""
    lesson.only(("number", "rule", "params"), ("cost",))
    rule = RULES.get(lesson.text("rule"))
    if rule is None:
        raise lesson.bad("rule_unknown", rule=clip(lesson.text("rule")))
    if rule.sister:
        raise lesson.bad("rule_of_sister", rule=rule.id)
    if rule.names_colour and kind != "public_lesson":
        raise lesson.bad("rule_names_colour", rule=rule.id)
    return Card(
        number=lesson.whole("number", LOWEST_NUMBER, HIGHEST_NUMBER),
        kind=kind,
        cost=lesson.whole("cost", 0, HIGHEST_COST, default=_COST[kind]),
        score=Score(rule.id, _params(lesson, rule)),
        names_colour=rule.names_colour,
    )


def _params(lesson: Reader, rule: Rule) -> dict[str, object]:
    """The numbers of a lesson, all that its rule needs and none that it ignores."""
    params = Reader.of("data", lesson.values["params"], "params", **lesson.where)
    for name, value in params.values.items():
        if name not in (*rule.needs, *rule.may):
            raise params.bad("param_unknown", rule=rule.id, param=clip(name))
        if not PARAMS[name](value):
            raise params.bad("param_value", rule=rule.id, param=name)
    for name in rule.needs:
        if name not in params.values:
            raise params.bad("param_missing", rule=rule.id, param=name)
    return {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in params.values.items()
    }


def _promo(file: Reader, box: Box) -> tuple[list[Piece], list[int]]:
    """The promo tiles, and their indices repeated for every copy."""
    promo = Reader.of("data", file.values.get("promo", {}), "promo")
    promo.only((), ("rare", "oshax"))
    taken = {piece.shape.id for piece in box.pieces}
    pieces: list[Piece] = []
    indices: list[int] = []
    for kind in ("rare", "oshax"):
        for index, entry in enumerate(promo.items(kind, MOST_PROMO)):
            tile = Reader.of("data", entry, kind, kind=kind, tile=index)
            copies = _copies(tile, kind)
            piece = _piece(tile, kind, taken, len(box.pieces) + len(pieces))
            taken.add(piece.shape.id)
            pieces.append(piece)
            indices += [piece.index] * copies
    if len(pieces) > MOST_PROMO:
        raise promo.bad("too_many", key="promo", most=MOST_PROMO)
    return pieces, indices


def _copies(tile: Reader, kind: str) -> int:
    """Of an oshax there is one; of a rare treasure as many as the owner has."""
    tile.only(("id", "name", "rows"), ("copies",) if kind == "rare" else ())
    return tile.whole("copies", 1, MOST_COPIES, default=1)


def _piece(tile: Reader, kind: str, taken: set[str], index: int) -> Piece:
    id = tile.text("id")
    if not _TILE_ID.fullmatch(id):
        raise tile.bad("tile_id", name=clip(id))
    if id in taken:
        raise tile.bad("tile_taken", name=id)
    return Piece(index, kind, shape(id, kind, _rows(tile)), None, tile.text("name"))


def _rows(tile: Reader) -> list[str]:
    """The picture of a tile: one connected piece without an empty border.

    The way places are found on the boat relies on both.
    """
    rows = [row for row in tile.items("rows", LONGEST) if isinstance(row, str)]
    if not rows or len(rows) < len(tile.items("rows", LONGEST)):
        raise tile.bad("tile_rows")
    if any(len(row) != len(rows[0]) for row in rows):
        raise tile.bad("tile_ragged")
    if len(rows[0]) > LONGEST:
        raise tile.bad("tile_too_large", longest=LONGEST, most=MOST_SQUARES)
    if set("".join(rows)) - {"X", "."}:
        raise tile.bad("tile_letters")
    borders = (rows[0], rows[-1], [row[:1] for row in rows], [row[-1:] for row in rows])
    if not all("X" in border for border in borders):
        raise tile.bad("tile_border")
    squares = {
        (x, y)
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter == "X"
    }
    if len(squares) > MOST_SQUARES:
        raise tile.bad("tile_too_large", longest=LONGEST, most=MOST_SQUARES)
    if not _connected(squares):
        raise tile.bad("tile_in_parts")
    return rows


def _connected(squares: set[tuple[int, int]]) -> bool:
    """Whether one can walk from any square to any other over shared sides."""
    left = set(squares)
    reached = [left.pop()]
    while reached:
        x, y = reached.pop()
        beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
        left -= beside
        reached += beside
    return not left
