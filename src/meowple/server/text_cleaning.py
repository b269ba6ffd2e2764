"""Names and chat lines of strangers, cleaned. They are text and never HTML."""

from __future__ import annotations

import re
import unicodedata

from meowple.server.errors import BadRequest

LONGEST_NAME = 24
LONGEST_CHAT = 300

# Marks that join letters or shape emoji stay; what turns the direction of writing,
# hides or steers does not.
_KEPT = {"\u200c", "\u200d"}
_GONE = {"Cc", "Cf", "Cs", "Co", "Cn"}
_SPACES = re.compile(r"\s+")


def clean(text: str) -> str:
    """One line in NFC without control, bidi and other invisible characters."""
    spaced = _SPACES.sub(" ", unicodedata.normalize("NFC", text))
    return "".join(
        c for c in spaced if c in _KEPT or unicodedata.category(c) not in _GONE
    ).strip()


def clean_name(text: str) -> str:
    """A name as it is shown; letters of any language, 1 to 24 characters."""
    name = clean(text)
    if not name.strip("".join(_KEPT)):
        raise BadRequest("name.empty")
    if len(name) > LONGEST_NAME:
        raise BadRequest("name.too_long", longest=LONGEST_NAME)
    return name


def clean_chat(text: str) -> str:
    """A line of chat, 1 to 300 characters."""
    line = clean(text)
    if not line:
        raise BadRequest("chat.empty")
    if len(line) > LONGEST_CHAT:
        raise BadRequest("chat.too_long", longest=LONGEST_CHAT)
    return line
