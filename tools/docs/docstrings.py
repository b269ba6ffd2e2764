"""Docstrings as Markdown: an example becomes a block of code.

Markdown would take `>>>` for a quotation in a quotation in a quotation.
"""

from __future__ import annotations

import re

# From a prompt to the next empty line, and further examples after it.
EXAMPLE = re.compile(r"^(?:>>> .*\n(?:.+\n)*\n?)+", re.M)


def fenced(text: str) -> str:
    """A docstring with its examples as blocks of code."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n\n", f"{text}\n")
