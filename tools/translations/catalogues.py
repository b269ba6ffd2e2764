"""Catalogs and rules references as single texts that can be compared."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from meowple.kernel.registry import built_in
from meowple.texts import DEFAULT, FOLDER, languages

RULES = "rules.md"
# The title of a rules reference and what stands before its first section.
LEAD = "lead"
_SECTION = re.compile(r"^##+ .+ \{#([a-z0-9-]+)\}$", re.MULTILINE)
_HASH = 8


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder with a folder for each language: the shared one, or a game's."""

    game: str
    path: Path

    def name(self, file: str, key: str) -> str:
        """The name of a text: a message has its id, which no other catalog uses."""
        return f"{self.game}/{file}#{key}" if file == RULES else key


def folders() -> list[Folder]:
    games = [Folder(plugin.id, plugin.locales) for plugin in built_in() if plugin.locales]
    return [Folder("", FOLDER), *sorted(games, key=lambda one: one.game)]


def translated() -> list[str]:
    """The languages that are translated from English."""
    return [lang for lang in languages() if lang != DEFAULT]


def files(folder: Path) -> list[str]:
    """The names of the catalogs in the folder of a language, and of its rules."""
    found = sorted(path.name for path in folder.glob("*.ftl"))
    return [*found, RULES] if (folder / RULES).exists() else found


def parts(file: str, text: str) -> dict[str, str]:
    """The texts of a file in order: messages by id, sections by anchor."""
    return dict(_sections(text) if file == RULES else _messages(text))


@cache
def read(path: Path) -> dict[str, str]:
    """The texts of a file; none if there is no such file."""
    return parts(path.name, path.read_text(encoding="utf-8")) if path.exists() else {}


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:_HASH]


def _messages(text: str) -> Iterator[tuple[str, str]]:
    """Messages without comments, in the one form that Fluent's serializer gives them."""
    serializer = FluentSerializer()
    for entry in _entries(FluentParser().parse(text).body):
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        entry.comment = None
        yield name, serializer.serialize_entry(entry).strip()


def _entries(body: Iterable[ast.EntryType]) -> Iterator[ast.Message | ast.Term]:
    return (entry for entry in body if isinstance(entry, ast.Message | ast.Term))


def _sections(text: str) -> Iterator[tuple[str, str]]:
    heads = list(_SECTION.finditer(text))
    ends = [head.start() for head in heads] + [len(text)]
    yield LEAD, _tidy(text[: ends[0]])
    for head, end in zip(heads, ends[1:], strict=True):
        yield head[1], _tidy(text[head.start() : end])


def _tidy(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip().splitlines())
