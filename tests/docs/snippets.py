"""The blocks of code in the documentation, and what happens with each kind of them.

| fence | what the tests do |
|---|---|
| `python` | run in the page's namespace, in the order of the page |
| `pycon` | run as a doctest: what is printed is compared |
| `sh` | every command is run and must succeed |
| `console` | the commands after `$` are run, and what they print is compared |
| with `title="NAME"` | besides, or instead, written to a file of that name |
| anything else | data and texts; other tests read what has to be true of them |

In printed answers `...` stands for any text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FENCE = re.compile(r"^```(?P<lang>[\w-]*)(?P<rest>[^\n]*)\n(?P<text>.*?)^```$", re.M | re.S)
TITLE = re.compile(r'title="([^"]+)"')
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]


@dataclass(frozen=True)
class Block:
    """One fenced block of a page."""

    page: str
    line: int
    lang: str
    title: str | None
    text: str

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[Block]:
    """All blocks of a page, in its order."""
    text = page.read_text(encoding="utf-8")
    found = []
    for match in FENCE.finditer(text):
        title = TITLE.search(match["rest"])
        line = text.count("\n", 0, match.start()) + 1
        found.append(
            Block(name(page), line, match["lang"], title and title[1], match["text"])
        )
    return found


@dataclass(frozen=True)
class Command:
    """A command of a block, and what the page says it prints (None: it does not say)."""

    place: str
    text: str
    answer: str | None


def commands(block: Block) -> list[Command]:
    """The commands of a block of kind `sh` or `console`."""
    text = block.text.replace("\\\n", " ")
    if block.lang == "sh":
        # A comment ends the line, unless its sign is quoted.
        lines = [re.sub(r"(?:^| +)# .*$", "", line) for line in text.splitlines()]
        return [Command(block.place, line, None) for line in lines if line.strip()]
    found = []
    for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
        command, _, answer = part.partition("\n")
        found.append(Command(block.place, command, answer))
    return found
