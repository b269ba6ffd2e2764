"""The client as a site of static files."""

from __future__ import annotations

import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from meowple.cli import static_site
from tests.cli.run import Run

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <link rel="icon" href="/favicon.svg" />
    <script type="module" src="/assets/index-abc.js"></script>
  </head>
</html>
"""


@pytest.fixture(autouse=True)
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small client."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-abc.js").write_text("1;")
    (folder / "preview-isle.png").write_text("for links to a server")
    monkeypatch.setattr(static_site, "CLIENT", folder)
    return folder


def test_a_site_has_relative_addresses_and_knows_that_it_has_no_server(
    run: Run, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    ran = run("site", folder, "--server", "https://cats.example/?a=1&b")
    assert (ran.code, ran.out) == (0, f"The site is in {folder}: 0 MB.\n")
    text = (folder / "index.html").read_text()
    assert (
        '<html data-server="none" data-elsewhere="https://cats.example/?a=1&amp;b"' in text
    )
    assert 'src="./assets/index-abc.js"' in text
    assert '="/' not in text
    assert "script-src 'self' 'wasm-unsafe-eval'" in text
    names = {path.relative_to(folder).as_posix() for path in folder.rglob("*.*")}
    assert names == {"index.html", "assets/index-abc.js"}


def test_an_older_site_is_replaced_and_nothing_else(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    run("site", folder)
    (folder / "assets" / "old.js").write_text("0;")
    (folder / "CNAME").write_text("cats.example")
    assert run("site", folder).code == 0
    assert not (folder / "assets" / "old.js").exists()
    assert (folder / "CNAME").exists()

    other = tmp_path / "other"
    other.mkdir()
    (other / "letter.txt").write_text("dear cat")
    ran = run("site", other)
    assert ran.code == 1
    assert "other files" in ran.err
    assert [path.name for path in other.iterdir()] == ["letter.txt"]


def test_without_a_client_there_is_no_site(run: Run, client: Path, tmp_path: Path) -> None:
    (client / "index.html").unlink()
    ran = run("site", tmp_path / "site")
    assert ran.code == 1
    assert "without its browser client" in ran.err
    assert not (tmp_path / "site").exists()


def test_the_address_of_a_server_is_checked(run: Run, tmp_path: Path) -> None:
    ran = run("site", tmp_path / "site", "--server", "javascript:alert(1)")
    assert ran.code == 2
    assert "https://" in ran.err


@contextmanager
def served(folder: Path, below: str) -> Iterator[str]:
    with static_site.server(folder, 0, below) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def test_a_preview_serves_it_below_a_path(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    run("site", folder)
    with served(folder, "/meowple/") as address:
        with urllib.request.urlopen(f"{address}/") as found:
            assert found.url == f"{address}/meowple/"
            assert 'data-server="none"' in found.read().decode()
        with urllib.request.urlopen(f"{address}/meowple/assets/index-abc.js") as found:
            assert found.headers["content-type"] == "text/javascript"
        for path in ("/assets/index-abc.js", "/meowple/../../client/index.html"):
            with pytest.raises(urllib.error.HTTPError):
                urllib.request.urlopen(address + path)


def test_it_can_be_looked_at_right_away(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(self: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("socketserver.BaseServer.serve_forever", stop)
    ran = run("site", tmp_path / "site", "--serve", "--port", 0, "--below", "meowple")
    assert ran.code == 1
    assert "/meowple/\n" in ran.out
