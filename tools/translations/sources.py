"""The English that each translation was made from, and the stale translations."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from meowple.texts import DEFAULT
from tools.translations.catalogues import Folder, digest, files, folders, read

NAME = "sources.toml"
HEAD = (
    "# Which English each text was translated from, as a hash: written by\n"
    "# `python -m tools.translations accept`, explained in docs/translating.md.\n"
)

# Hashes by file and by message or section.
Hashes = dict[str, dict[str, str]]


@dataclass(frozen=True, slots=True)
class Text:
    """A text in English and in another language; `made_from` is the hash of the English
    it was translated from, and empty if nobody has compared the two yet."""

    name: str
    path: Path
    key: str
    english: str
    translation: str
    made_from: str

    @property
    def fault(self) -> str:
        """The fault of the translation; empty if it is up to date."""
        if not self.translation:
            return "missing"
        if not self.made_from:
            return "new"
        return "" if self.made_from == digest(self.english) else "stale"


def texts(lang: str) -> Iterator[Text]:
    """Every text of a language, in the order of the English files."""
    for folder in folders():
        yield from texts_of(folder, lang)


def texts_of(folder: Folder, lang: str) -> Iterator[Text]:
    hashes = load(folder.path / lang)
    for file in files(folder.path / DEFAULT):
        path = folder.path / DEFAULT / file
        ours, known = read(folder.path / lang / file), hashes.get(file, {})
        for key, english in read(path).items():
            yield Text(
                folder.name(file, key), path, key, english, ours.get(key, ""),
                known.get(key, ""),
            )  # fmt: skip


def leftovers(lang: str) -> list[str]:
    """Remembered texts that English no longer has."""
    return [
        folder.name(file, key)
        for folder in folders()
        for file, known in load(folder.path / lang).items()
        for key in known.keys() - read(folder.path / DEFAULT / file).keys()
    ]


def accept(lang: str, chosen: Callable[[str], bool]) -> int:
    """Remember the English of today for the texts that are chosen by name; forget what
    English no longer has. Returns how many were not up to date."""
    changed = 0
    for folder in folders():
        hashes: Hashes = {}
        for text in texts_of(folder, lang):
            checked = text.translation and chosen(text.name)
            changed += bool(checked and text.fault)
            known = digest(text.english) if checked else text.made_from
            if known:
                hashes.setdefault(text.path.name, {})[text.key] = known
        save(folder.path / lang, hashes)
    return changed


def load(folder: Path) -> Hashes:
    path = folder / NAME
    found: Hashes = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def save(folder: Path, hashes: Hashes) -> None:
    """Write a line per text, in the order of the files, so that changes merge well."""
    if not folder.is_dir():
        return
    tables = "".join(
        f'\n["{file}"]\n' + "".join(f'{key} = "{hash}"\n' for key, hash in known.items())
        for file, known in hashes.items()
    )
    (folder / NAME).write_text(HEAD + tables, encoding="utf-8")
