"""The generated language: English with accents, longer by two fifths, in brackets."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

# A language whose plurals are formed like English ones, and that nobody has translated.
LANG = "eo"
OPEN, CLOSE = "⟦", "⟧"
LONGER = 1.4

_ACCENTS = str.maketrans(
    "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz",
    "ÀàƁƀÇçĎďÈèƑƒĜĝĤĥÌìĴĵĶķĻļṀṁÑñÒòṔṕɊɋŔŕŠšŤťÙùṼṽŴŵẊẋÝýŽž",
)
_VOWELS = re.compile("[aeiouy]")
# Parts of a rules reference that stay: anchors, marks, links, code, table marks.
_KEPT = re.compile(r"\{[^}]*\}|\]\([^)]*\)|`[^`]*`|^\|[-|: ]+\|$", re.MULTILINE)


def accented(text: str) -> str:
    """A text that can still be read, with no plain letter left; its vowels are drawn out
    until it is long enough."""
    lacking = round(len(text.strip()) * (LONGER - 1))
    vowels = max(1, len(_VOWELS.findall(text)))
    more = (lacking * (at + 1) // vowels - lacking * at // vowels for at in range(vowels))
    longer = _VOWELS.sub(lambda found: found[0] * (1 + next(more)), text)
    return longer.translate(_ACCENTS)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = accented(node.value)
        return node

    def visit_StringLiteral(self, node: ast.StringLiteral) -> ast.StringLiteral:  # noqa: N802
        node.value = accented(node.value)
        return node


def catalogue(text: str) -> str:
    """A Fluent file in the generated language."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            _Accents().visit(entry)
            elements = entry.value.elements
            entry.value.elements = [
                ast.TextElement(OPEN), *elements, ast.TextElement(CLOSE)
            ]  # fmt: skip
    return FluentSerializer().serialize(resource)


def rules(text: str) -> str:
    """A rules reference in the generated language."""
    told, end = [], 0
    for kept in _KEPT.finditer(text):
        told += [accented(text[end : kept.start()]), kept[0]]
        end = kept.end()
    return "".join([*told, accented(text[end:])])


def add(package: Path) -> None:
    """Add the language to a copy of the package: a folder beside each English one."""
    for english in [package / "locales" / "en", *package.glob("games/*/locales/en")]:
        folder = english.with_name(LANG)
        folder.mkdir()
        for path in english.glob("*.ftl"):
            (folder / path.name).write_text(catalogue(path.read_text("utf-8")), "utf-8")
        for path in english.glob("*.md"):
            (folder / path.name).write_text(rules(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    add(Path(sys.argv[1]))
