"""A part of an owner's file with its path, which every error names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from meowple.kernel.errors import BadData
from meowple.kernel.toolbox.file_reader import Reader

SOURCES = ("printed", "derived", "variant", "ours")
LONGEST_TEXT = 40


@dataclass(frozen=True, slots=True)
class Part(Reader):
    """One object of the file. `path` is its location, such as `paws.paw.3`; the places
    of a list count from 0."""

    path: str = ""

    def bad(self, what: str, **details: int | str) -> BadData:
        details["key"] = self.at(details.get("key", ""))
        return BadData(f"data.{what}", **details)

    def at(self, key: object) -> str:
        """The path of what stands under a key."""
        return ".".join(str(step) for step in (self.path, key) if step != "")

    def part(self, key: str) -> Part:
        """The object under a key."""
        return part_of(self.values.get(key), self.at(key))

    def parts(self, key: str, least: int, most: int) -> list[Part]:
        """A list of objects."""
        rows = self.listed(key, least, most)
        return [part_of(row, self.at(f"{key}.{i}")) for i, row in enumerate(rows)]

    def texts(self, key: str, least: int, most: int) -> list[str]:
        """A list of short texts."""
        return [row.text("", LONGEST_TEXT) for row in self._each(key, least, most)]

    def wholes(self, key: str, size: tuple[int, int], low: int, high: int) -> list[int]:
        """A list of whole numbers in these bounds, and of a length in those."""
        return [row.whole("", low, high) for row in self._each(key, *size)]

    def listed(self, key: str, least: int, most: int) -> Sequence[object]:
        """A list; left out it is empty."""
        rows = self.items(key, most)
        if len(rows) < least:
            raise self.bad("too_few", key=key, least=least)
        return rows

    def _each(self, key: str, least: int, most: int) -> list[Part]:
        """The entries of a list, each as a part of which it is all."""
        rows = self.listed(key, least, most)
        return [
            Part("data", {"": row}, path=self.at(f"{key}.{index}"))
            for index, row in enumerate(rows)
        ]

    def mark(self) -> str:
        """The source of this part's numbers; ours if left out."""
        if "source" not in self.values:
            return "ours"
        return self.one_of("source", SOURCES)

    def marks(self, *of: str) -> dict[str, str]:
        """One mark for all, or one for each."""
        if not isinstance(self.values.get("source"), Mapping):
            return dict.fromkeys(of, self.mark())
        source = self.part("source")
        source.only((), of)
        return {
            key: source.one_of(key, SOURCES) if key in source.values else "ours"
            for key in of
        }


def part_of(value: object, path: str) -> Part:
    if not isinstance(value, Mapping):
        raise BadData("data.type", key=path or "data", expected="object")
    return Part("data", value, path=path)
