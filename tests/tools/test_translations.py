"""Translations that fall behind their English are named, shown and marked as checked."""

from __future__ import annotations

from pathlib import Path
from subprocess import run

import pytest

from tools.translations import glossary, sources
from tools.translations.__main__ import main
from tools.translations.catalogues import Folder, read, translated
from tools.translations.history import _versions

ENGLISH = """naps-title = Naps
# How many cats sleep.
naps-cats = { $cats ->
    [one] One cat naps.
   *[other] { $cats } cats nap.
}
"""
CZECH = """naps-title = Šlofíci
naps-cats = { $cats ->
    [one] Jedna kočka spí.
    [few] Spí { $cats } kočky.
    [many] Spí { $cats } kočky.
   *[other] Spí { $cats } koček.
}
"""
RULES = "# Naps\n\nCats nap.\n\n## Goal {#goal}\n\nNap most.\n\n## End {#end}\n\nSunset.\n"


@pytest.fixture
def naps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game with an up-to-date Czech translation."""
    for lang, catalogue in (("en", ENGLISH), ("cs", CZECH)):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "naps.ftl").write_text(catalogue)
        (tmp_path / lang / "rules.md").write_text(RULES)
    monkeypatch.setattr(sources, "folders", lambda: [Folder("naps", tmp_path)])
    again()
    assert main(["accept", "cs"]) == 0
    return tmp_path


def again() -> None:
    """Files are read once; here they change."""
    read.cache_clear()
    _versions.cache_clear()


def change(path: Path, before: str, after: str) -> None:
    text = path.read_text()
    assert before in text
    path.write_text(text.replace(before, after))
    again()


def stale(capsys: pytest.CaptureFixture[str]) -> list[str]:
    capsys.readouterr()
    assert main(["stale", "cs"]) in (0, 1)
    return capsys.readouterr().out.splitlines()


def test_a_translation_is_stale_when_its_english_says_something_else(
    naps: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert stale(capsys) == []
    change(naps / "en" / "naps.ftl", "One cat naps", "One cat is asleep")
    change(naps / "en" / "rules.md", "Sunset", "Sunrise")
    assert stale(capsys) == ["cs: stale: naps-cats", "cs: stale: naps/rules.md#end"]


def test_comments_and_layout_make_nothing_stale(
    naps: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(naps / "en" / "naps.ftl", "# How many cats sleep.", "# The cats that sleep.")
    change(naps / "en" / "naps.ftl", "    [one] One", "        [one]   One")
    change(naps / "en" / "rules.md", "Nap most.\n", "Nap most.  \n\n")
    assert stale(capsys) == []


def test_a_new_text_is_named_and_an_old_one_forgotten(
    naps: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(naps / "en" / "naps.ftl", "naps-title", "naps-name")
    assert stale(capsys) == ["cs: missing: naps-name", "cs: gone: naps-title"]
    change(naps / "cs" / "naps.ftl", "naps-title", "naps-name")
    assert stale(capsys) == ["cs: new: naps-name", "cs: gone: naps-title"]
    assert main(["accept", "cs", "naps-name"]) == 0
    assert stale(capsys) == []


def test_what_was_checked_is_marked_by_name(
    naps: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(naps / "en" / "naps.ftl", "Naps", "Catnaps")
    change(naps / "en" / "rules.md", "Nap most", "Nap longest")
    assert main(["accept", "cs", "naps/rules.md#goal"]) == 0
    assert stale(capsys) == ["cs: stale: naps-title"]
    assert main(["accept", "cs", "naps-titel"]) == 1
    assert "naps-titel" in capsys.readouterr().err


def test_one_command_marks_all_languages(
    naps: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(naps / "en" / "naps.ftl", "Naps", "Catnaps")
    assert main(["accept"]) == 0
    assert "cs: 1 marked" in capsys.readouterr().out
    assert stale(capsys) == []


def test_stale_ones_are_shown_beside_the_english_of_then_and_now(
    naps: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    who = ("-c", "user.name=Mio", "-c", "user.email=mio@example.com")
    for words in (("init", "-q"), ("add", "."), (*who, "commit", "-qm", "Naps")):
        run(["git", *words], cwd=naps, check=True)
    change(naps / "en" / "naps.ftl", "Naps", "Catnaps")
    capsys.readouterr()
    assert main(["show", "cs"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "== naps-title (stale)",
        "-- en, translated from",
        "naps-title = Naps",
        "-- en, now",
        "naps-title = Catnaps",
        "-- cs",
        "naps-title = Šlofíci",
        "",
    ]


def test_the_glossary_in_the_documentation_is_that_of_the_table() -> None:
    assert main(["glossary"]) == 0


def test_a_glossary_that_differs_is_named_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "translating.md"
    page.write_text(f"# Before\n\n{glossary.BEGIN}old\n{glossary.END}\nAfter\n")
    monkeypatch.setattr(glossary, "PAGE", page)
    assert main(["glossary"]) == 1
    assert "glossary --write" in capsys.readouterr().err
    assert main(["glossary", "--write"]) == 0
    assert main(["glossary"]) == 0
    assert page.read_text().startswith("# Before\n\n<!--")
    assert page.read_text().endswith("-->\n\nAfter\n")


@pytest.mark.parametrize("lang", translated())
def test_every_term_is_translated_into_every_language(lang: str) -> None:
    lacking = [
        term.en
        for subject in glossary.subjects()
        for term in subject.terms
        if lang not in term.words
    ]
    assert lacking == []
