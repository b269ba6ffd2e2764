"""Faults in a text of the generated language."""

from __future__ import annotations

import re

from tests.fifth_language.pseudo import CLOSE, OPEN

# Names, key caps and formats are the same in every language; so are coordinates, codes of
# tables and shapes, and what is typed as it stands.
SAME = re.compile(
    r"Meowple|OpenSkill|Mio|SHA|JSON|TOML|QR|https?://\S+|\b[A-Z0-9]{6}\b|\d+[a-z]\b"
)
PLAIN = re.compile(r"[A-Za-z]{3,}")
# A map drawn with letters has no brackets and no sentences.
SENTENCE = re.compile(r"[A-Za-z]{3,} [a-z]{2,}")
ENDS = re.compile(r"[.!?:…]\W*$")


def outside(text: str) -> list[str]:
    """Words that no catalog has."""
    return PLAIN.findall(SAME.sub(" ", text))


def outside_of_maps(line: str) -> list[str]:
    """Words that no catalog has, in a line that may be one of a map."""
    return outside(line) if OPEN in line else SENTENCE.findall(line)


def joined(text: str) -> list[str]:
    """Pieces of a sentence that was put together from two messages: one message follows
    another, and the first does not end a sentence. Columns are further apart."""
    found, depth, start = [], 0, 0
    last = ""
    for at, sign in enumerate(text):
        if sign == OPEN:
            if depth == 0:
                between = text[start:at]
                if last and between in ("", " ") and not ENDS.search(last):
                    found.append(f"{last}{between}{text[at : at + 40]}")
                start = at
            depth += 1
        elif sign == CLOSE:
            depth -= 1
            if depth == 0:
                last, start = text[start : at + 1], at + 1
    return found
