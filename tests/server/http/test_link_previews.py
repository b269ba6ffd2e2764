"""The preview of a link in messengers: the game's name and picture, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.players import Person
from tests.server.serving import Serving, serving

TAG = re.compile(r'<meta property="([^"]+)" content="([^"]*)" />')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    top = tmp_path_factory.mktemp("previews")
    folder = top / "client"
    folder.mkdir()
    (folder / "index.html").write_text("<html><head></head></html>")
    for name in ("preview.png", "preview-fits.png"):
        (folder / name).write_bytes(b"picture")
    url = f"sqlite:///{Path(top) / 'meowple.db'}"
    with serving(url, client_folder=str(folder)) as found:
        yield found


def tags(site: Serving, path: str, lang: str = "en") -> dict[str, str]:
    found = httpx.get(site.address + path, headers={"Accept-Language": lang})
    assert found.status_code == 200
    return dict(TAG.findall(found.text))


def test_a_table_shows_its_game(site: Serving) -> None:
    table = Person(site.address, "Ann").table("fits", "me", "open")
    shown = tags(site, f"/table/{table['id']}")
    assert shown["og:title"] == "If It Fits · Meowple"
    assert shown["og:image"] == f"{site.address}/preview-fits.png"
    assert shown["og:description"].startswith("Build boxes")
    assert not any("Ann" in value for value in shown.values())
    assert httpx.get(shown["og:image"]).content == b"picture"


@pytest.mark.parametrize("path", ["/", "/table/aaaaaaaaaaaa", "/table/-", "/new/nothing"])
def test_other_pages_show_the_site(site: Serving, path: str) -> None:
    shown = tags(site, path)
    assert shown["og:title"] == "Meowple"
    assert shown["og:image"] == f"{site.address}/preview.png"


def test_a_preview_speaks_the_language_of_its_reader(site: Serving) -> None:
    assert tags(site, "/", "cs")["og:description"] != tags(site, "/")["og:description"]


def test_a_game_without_a_picture_has_that_of_the_site(site: Serving) -> None:
    shown = tags(site, "/new/bells")
    assert shown["og:image"] == f"{site.address}/preview.png"
