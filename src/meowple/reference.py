"""The rules reference of a game: a Markdown file for each language, read as sections.

Every heading has an anchor: `## Laying tiles {#laying}`. `{list: cards}` is replaced by a
list that is made from the game's data. `{figure: touching} Caption` and `{ruling: name}`
stay in the text: the browser draws them, the terminal shows words.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from meowple.kernel.errors import BadData
from meowple.kernel.game import AnyGame
from meowple.kernel.setup import Option, Value
from meowple.texts import Texts, texts

FIGURE = re.compile(r"^\{figure: ([a-z0-9-]+)\} (.+)$", re.MULTILINE)
RULING = re.compile(r"\{ruling: (\w+)\} ")
LINK = re.compile(r"\[([^\]]+)\]\(#([^)]+)\)")
_LIST = re.compile(r"^\{list: ([a-z-]+)\}$", re.MULTILINE)
_TITLE = re.compile(r"# (.+)")
_HEADING = re.compile(r"(##+) (.+) \{#([a-z0-9-]+)\}")
# Marks of lists, emphasis, figures and rulings, which a search ignores.
_SIGNS = re.compile(r"^(\s*(-|\d+\.) )|[*`|]|^\{figure: [a-z0-9-]+\} |\{ruling: \w+\} ")


@dataclass(frozen=True, slots=True)
class Section:
    """A heading of level 2 or 3 and the Markdown up to the next heading."""

    anchor: str
    level: int
    title: str
    body: str


@dataclass(frozen=True, slots=True)
class Hit:
    """A section that a search has found, and its best matching line."""

    section: Section
    line: str


@dataclass(frozen=True, slots=True)
class Reference:
    """All sections in order; `lead` is the text before the first of them."""

    title: str
    lead: str
    sections: tuple[Section, ...]

    def part(self, anchor: str) -> tuple[Section, ...]:
        """A section with its subsections; empty if there is no such section."""
        anchors = [section.anchor for section in self.sections]
        if anchor not in anchors:
            return ()
        first, *later = self.sections[anchors.index(anchor) :]
        under = 0
        while under < len(later) and later[under].level > first.level:
            under += 1
        return first, *later[:under]

    def search(self, wanted: str) -> list[Hit]:
        """The sections that contain all of these words or parts of words."""
        words = folded(wanted).split()
        found = []
        for section in self.sections if words else ():
            lines = list(_plain(section))
            whole = folded(" ".join(lines))
            if all(word in whole for word in words):
                best = max(lines, key=lambda line: _matches(line, words))
                found.append(Hit(section, best))
        return found


def folded(text: str) -> str:
    """A text for comparison: without capitals and accents."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def _plain(section: Section) -> Iterator[str]:
    """The title and the lines of a section without marks."""
    yield section.title
    for line in filter(None, section.body.splitlines()):
        yield _SIGNS.sub("", LINK.sub(r"\1", line)).strip()


def _matches(line: str, words: Sequence[str]) -> int:
    return sum(word in folded(line) for word in words)


@lru_cache(maxsize=64)
def reference(game: AnyGame, lang: str) -> Reference | None:
    """The reference of a game in a language, cached; None if the game has none."""
    words = texts(lang)
    document = words.rules(game.info.id)
    if document is None:
        return None
    lists = {**game.lists(words.say), "options": _options(game, words)}
    return parsed(document, lists)


def parsed(document: str, lists: Mapping[str, Sequence[str]]) -> Reference:
    """Parse a document and fill in its lists."""
    title = ""
    lead: list[str] = []
    heads: list[tuple[str, int, str]] = []
    bodies: list[list[str]] = []
    for line in document.splitlines():
        if heading := _HEADING.fullmatch(line):
            heads.append((heading[3], len(heading[1]), heading[2]))
            bodies.append([])
        elif not title and (found := _TITLE.fullmatch(line)):
            title = found[1]
        elif line.startswith("#"):
            raise BadData("rules.no_anchor", heading=line)
        else:
            (bodies[-1] if bodies else lead).append(line)
    _refuse_duplicates([anchor for anchor, _, _ in heads])
    sections = (
        Section(*head, _filled(body, lists))
        for head, body in zip(heads, bodies, strict=True)
    )
    return Reference(title, _filled(lead, lists), tuple(sections))


def _refuse_duplicates(anchors: Sequence[str]) -> None:
    for anchor in anchors:
        if anchors.count(anchor) > 1:
            raise BadData("rules.anchor_twice", anchor=anchor)


def _filled(body: Sequence[str], lists: Mapping[str, Sequence[str]]) -> str:
    def listed(mark: re.Match[str]) -> str:
        if mark[1] not in lists:
            raise BadData("rules.no_list", list=mark[1], offered=", ".join(lists))
        return "\n".join(lists[mark[1]])

    return _LIST.sub(listed, "\n".join(body).strip())


def _options(game: AnyGame, words: Texts) -> list[str]:
    """The list of a game's options; the default value comes first."""
    id = game.info.id
    return [line for option in game.info.options for line in _option(id, option, words)]


def _option(game: str, option: Option, words: Texts) -> list[str]:
    id = f"option.{game}.{option.id}"
    values = [f"  - {_value(id, value, words)}" for value in option.values]
    if option.also:
        values.append(f"  - `{option.also[0]}`: {words.say(f'{id}.also')}")
    return [f"- `{option.id}`, {words.say(id)}: {words.say(f'{id}.about')}", *values]


def _value(option: str, value: Value, words: Texts) -> str:
    """A value and its meaning; numbers and names need none."""
    shown = str(value).lower() if isinstance(value, bool) else str(value)
    if not words.knows(f"{option}.{shown}"):
        return f"`{shown}`"
    return f"`{shown}`: {words.say(f'{option}.{shown}')}"
