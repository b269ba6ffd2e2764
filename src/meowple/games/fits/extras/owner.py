"""An owner's own deck.

The data have the form of `data/cards.toml`; `docs/fits-data.md` explains it. A printed
box holds 72 box cards, 5 start cards and 3 special toys, and so must an owner's deck.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping

from meowple.games.fits.rules.deck import ICONS, Deck, read_deck
from meowple.games.fits.rules.state import PRINCESSES
from meowple.kernel.toolbox.file_reader import Reader, clip

SOURCES = ("printed", "derived", "ours")
CARDS = {"box": 72, "start": 5, "toy": 3}
LONGEST_NAME = 20
MOST_ROWS = 200
MOST_ICONS = 12

SLEEPER: Mapping[str, object] = {"id": "Z", "sides": "wowo", "icons": ""}

# Options do not tell case apart, and a name is the value of one.
_NAME = re.compile("[a-z0-9]([a-z0-9-]*[a-z0-9])?")
# As actions write the cards.
_CARD_ID = re.compile("[A-Z][A-Za-z0-9]{0,7}")
_SIDES = re.compile("[ow]{4}")

Row = Mapping[str, str]


def owners_deck(data: Mapping[str, object], taken: Container[str]) -> Deck:
    """The deck of these data; raises BadData for what cannot be used. `taken` are the
    names of the decks that there are."""
    file = Reader.of("data", data, "data")
    file.only(("name", *CARDS), ("source", "sleeper"))
    name = file.text("name", LONGEST_NAME)
    if not _NAME.fullmatch(name):
        raise file.bad("deck_name", name=clip(name))
    if name in taken:
        raise file.bad("deck_taken", name=name)
    source = file.one_of("source", SOURCES) if "source" in file.values else "ours"
    ids = set(PRINCESSES)
    sleeper = _sleeper(file, ids)
    rows = {kind: _rows(file, kind, ids) for kind in CARDS}
    return read_deck({"name": name, "source": source, "sleeper": sleeper, **rows})


def _sleeper(file: Reader, ids: set[str]) -> Row:
    """The sleeping side of a cat. It is never turned, so it must look the same both
    ways."""
    given = file.values.get("sleeper", SLEEPER)
    sleeper = Reader.of("data", given, "sleeper", kind="sleeper")
    row = _row(sleeper, ids)
    if row["sides"][:2] != row["sides"][2:]:
        raise sleeper.bad("sleeper_sides")
    return row


def _rows(file: Reader, kind: str, ids: set[str]) -> list[Row]:
    """The cards of one kind, as many as a box holds."""
    entries = file.items(kind, MOST_ROWS)
    if len(entries) != CARDS[kind]:
        raise file.bad("card_count", kind=kind, cards=len(entries), needed=CARDS[kind])
    rows = []
    for index, entry in enumerate(entries):
        card = Reader.of("data", entry, kind, kind=kind, card=index)
        row = _row(card, ids)
        short, long = row["sides"][::2], row["sides"][1::2]
        # start cards are joined by short sides: one of them at least must be open
        if kind == "start" and not (long == "oo" and "o" in short):
            raise card.bad("start_sides", name=row["id"])
        rows.append(row)
    return rows


def _row(card: Reader, ids: set[str]) -> Row:
    """One card with an id of its own."""
    card.only(("id", "sides"), ("icons",))
    id, sides = card.text("id"), card.text("sides")
    if not _CARD_ID.fullmatch(id):
        raise card.bad("card_id", name=clip(id))
    if id in ids:
        raise card.bad("card_taken", name=id)
    if not _SIDES.fullmatch(sides):
        raise card.bad("card_sides", name=id)
    if "o" not in sides:
        raise card.bad("card_closed", name=id)
    ids.add(id)
    return {"id": id, "sides": sides, "icons": _icons(card, id)}


def _icons(card: Reader, id: str) -> str:
    if card.values.get("icons", "") == "":
        return ""
    icons = card.text("icons", MOST_ICONS)
    for icon in icons:
        if icon not in ICONS:
            raise card.bad("icon_unknown", name=id, icon=icon, offered=", ".join(ICONS))
    return icons
