"""Cleaning of names and chat lines that people enter. They are text, never HTML."""

from __future__ import annotations

import re
import unicodedata

from meowple.table.errors import BadRequest

LONGEST_NAME = 24
LONGEST_CHAT = 300

# Joiners shape letters and emoji and are kept; controls, bidirectional marks and other
# invisible characters are removed.
_KEPT = {"\u200c", "\u200d"}
_REMOVED = {"Cc", "Cf", "Cs", "Co", "Cn"}
_SPACES = re.compile(r"\s+")


def clean(text: str) -> str:
    """One line in NFC without control, bidi and other invisible characters."""
    spaced = _SPACES.sub(" ", unicodedata.normalize("NFC", text))
    return "".join(
        c for c in spaced if c in _KEPT or unicodedata.category(c) not in _REMOVED
    ).strip()


def clean_name(text: str) -> str:
    """A cleaned name of 1 to 24 characters, in any script."""
    name = clean(text)
    if not name.strip("".join(_KEPT)):
        raise BadRequest("name.empty")
    if len(name) > LONGEST_NAME:
        raise BadRequest("name.too_long", longest=LONGEST_NAME)
    return name


def clean_chat(text: str) -> str:
    """A cleaned line of chat of 1 to 300 characters."""
    line = clean(text)
    if not line:
        raise BadRequest("chat.empty")
    if len(line) > LONGEST_CHAT:
        raise BadRequest("chat.too_long", longest=LONGEST_CHAT)
    return line
