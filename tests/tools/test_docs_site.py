"""The build of the documentation as a site."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meowple
from tools.docs.docstrings import fenced
from tools.docs.pictures import FOLDER, drawn
from tools.docs.site import on_page_markdown, on_post_build

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SITE = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


def test_every_page_has_its_place_in_the_menu() -> None:
    menu = re.findall(r": (\S+\.md)$", SITE, re.M)
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")}
    assert sorted(menu) == sorted(pages)


def test_every_public_name_is_in_the_reference() -> None:
    page = (DOCS / "api.md").read_text(encoding="utf-8")
    listed = re.findall(r"members: \[(.*)\]", page)
    assert sorted(", ".join(listed).split(", ")) == sorted(meowple.__all__)


@pytest.mark.parametrize("game", meowple.list_games())
def test_the_pages_have_a_picture_of_every_game(game: str) -> None:
    assert (FOLDER / f"{game}.svg").read_text(encoding="utf-8").endswith("</svg>\n")
    assert drawn(game).startswith("<svg")


def test_examples_become_blocks_of_code() -> None:
    text = "What it is.\n\n>>> 1 + 1\n2\n>>> 2\n2\n\nMore."
    assert fenced(text) == (
        "What it is.\n\n```pycon\n>>> 1 + 1\n2\n>>> 2\n2\n```\n\nMore.\n"
    )


def test_files_of_the_checkout_are_named_and_pages_are_linked() -> None:
    text = (
        "[a test](../tests/kernel/toy.py), [changes](../CHANGELOG.md), [bots](../bots.md)"
    )
    assert on_page_markdown(text) == "a test, changes, [bots](../bots.md)"


@pytest.mark.parametrize(
    ("page", "loads"),
    [
        ('<script src="https://cats.example/a.js"></script>', True),
        ('<link href="//cats.example/a.css" rel="stylesheet">', True),
        ('<img alt="" src="http://cats.example/a.png">', True),
        ('<a href="https://cats.example">cats</a>', False),
        ('<script src="assets/a.js"></script>', False),
    ],
)
def test_a_page_that_loads_from_elsewhere_is_refused(
    page: str, loads: bool, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text(page, encoding="utf-8")
    if loads:
        with pytest.raises(SystemExit, match=r"index\.html"):
            on_post_build(config={"site_dir": tmp_path})
    else:
        on_post_build(config={"site_dir": tmp_path})
