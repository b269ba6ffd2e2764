"""The built browser client: what is served, how long it is kept, and what is not there."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from meowple.server.http.static import PAGES
from tests.server.serving import Serving, serving

INDEX = "<!doctype html><title>Meowple</title>"
SCRIPT = "console.log('meow')"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with a small build of its own, beside a file that is nobody's business."""
    top = tmp_path_factory.mktemp("site")
    (top / "secret.txt").write_text("secret")
    folder = top / "client"
    (folder / "assets" / "art").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "favicon.svg").write_text("<svg/>")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "odd.exe").write_text("odd")
    assets = folder / "assets"
    (assets / "app-1a2b.js").write_text(SCRIPT)
    (assets / "app-1a2b.js.br").write_bytes(b"small")
    (assets / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (assets / "style-3c.css").write_text("body{}")
    (assets / "style-3c.css.gz").write_bytes(gzip.compress(b"body{}"))
    (assets / "art" / "cat-4d.webp").write_bytes(b"cat")
    url = f"sqlite:///{top / 'meowple.db'}"
    with serving(url, client_folder=str(folder)) as found:
        yield found


def get(site: Serving, path: str, **headers: str) -> httpx.Response:
    plain = {"Accept-Encoding": "identity", **headers}
    return httpx.get(site.address + path, headers=plain)


@pytest.mark.parametrize("path", PAGES)
def test_every_page_of_the_client_is_its_one_page(site: Serving, path: str) -> None:
    found = get(site, path.replace("{", "").replace("}", ""))
    assert (found.status_code, found.text) == (200, INDEX)
    assert found.headers["content-type"] == "text/html; charset=utf-8"
    assert found.headers["cache-control"] == "no-cache"
    policy = found.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    # WebAssembly is compiled in the page; nothing else is unsafe.
    assert "unsafe" not in policy.replace("'wasm-unsafe-eval'", "")


@pytest.mark.parametrize(
    "path", ["/nowhere", "/table/a/b", "/odd.exe", "/new/", "//", f"/{'a' * 300}.js"]
)
def test_elsewhere_the_client_says_that_there_is_nothing(site: Serving, path: str) -> None:
    found = get(site, path)
    assert (found.status_code, found.text) == (404, INDEX)
    known = get(site, path, **{"If-None-Match": found.headers["etag"]})
    assert known.status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/api/nowhere",
        "/assets/app-old.js",
        "/assets/",
        "/assets/art",
        "/assets/app-1a2b.js.br",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets//secret.txt",
        "/assets/%00.js",
        "/assets/.js",
        f"/assets/{'a' * 300}.js",
    ],
)
def test_programs_are_told_in_the_form_of_the_api(site: Serving, path: str) -> None:
    found = get(site, path)
    assert "secret" not in found.text
    if not path.startswith("/assets/.."):
        # That one has been resolved by the browser, and is no asset any more.
        assert found.json()["error"]["id"] == "request.nowhere"
    assert found.status_code == 404


def test_other_methods_are_refused(site: Serving) -> None:
    assert httpx.post(f"{site.address}/rules").json()["error"]["id"] == "request.method"
    nowhere = httpx.post(f"{site.address}/table/a/b")
    assert nowhere.json()["error"]["id"] == "request.nowhere"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/app-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/style-3c.css", "text/css; charset=utf-8"),
        ("/assets/art/cat-4d.webp", "image/webp"),
    ],
)
def test_hashed_files_are_kept_for_ever(site: Serving, path: str, kind: str) -> None:
    found = get(site, path)
    assert found.status_code == 200
    assert found.headers["content-type"] == kind
    assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert found.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/favicon.svg", "image/svg+xml"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_what_browsers_look_for_at_the_top(site: Serving, path: str, kind: str) -> None:
    found = get(site, path)
    assert (found.headers["content-type"], found.status_code) == (kind, 200)
    assert found.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("name", "offer", "sent"),
    [
        ("app-1a2b.js", "gzip, deflate, br", "br"),
        ("app-1a2b.js", "gzip;q=0.5, br;q=0", "gzip"),
        ("app-1a2b.js", "deflate", None),
        ("style-3c.css", "br, gzip", "gzip"),
        ("style-3c.css", "br", None),
    ],
)
def test_a_browser_gets_the_smallest_copy_it_understands(
    site: Serving, name: str, offer: str, sent: str | None
) -> None:
    address = f"{site.address}/assets/{name}"
    with httpx.stream("GET", address, headers={"Accept-Encoding": offer}) as found:
        raw = b"".join(found.iter_raw())
    assert found.headers.get("content-encoding") == sent
    assert found.headers["vary"] == "accept-encoding"
    if name.endswith(".js"):
        whole = {"br": b"small", "gzip": gzip.compress(SCRIPT.encode())}
        assert raw[10:] == whole.get(sent or "", SCRIPT.encode())[10:]


def test_a_page_that_is_known_is_not_sent_again(site: Serving) -> None:
    first = get(site, "/")
    again = get(site, "/rules", **{"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_files_do_not_count_as_requests(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(INDEX)
    url = f"sqlite:///{tmp_path / 'm.db'}"
    with serving(url, client_folder=str(tmp_path), requests_burst=1) as site:
        assert {get(site, "/").status_code for _ in range(20)} == {200}


def test_without_a_build_a_page_says_how_to_make_it(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'm.db'}"
    with serving(url, client_folder=str(tmp_path / "nowhere")) as site:
        for path, status in (("/", 200), ("/table/a", 200), ("/nowhere", 404)):
            found = get(site, path)
            assert found.status_code == status
            assert "make client" in found.text
