"""The client as a site of static files, which plays everything that needs no server.

The same files as those of a server, with another page: it is found at the top of its
folder only, and says that no server belongs to it. Its addresses are relative, so that the
folder can lie anywhere on a host.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import partial
from html import escape
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from meowple.cli.exit_codes import Refused

# The folder into which `make client` or the wheel puts the client.
CLIENT = Path(__file__).parents[1] / "server" / "client"
INDEX = "index.html"
# By this a page knows that it has no server, and we know a site that we wrote.
MARK = 'data-server="none"'
# As strict as that of a server, as far as a page can set it for itself.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'"
)
# Pictures for links to the pages of a server.
_SERVER_ONLY = "preview*.png"


def write(folder: Path, elsewhere: str | None = None) -> int:
    """Write the site into a folder that is new, empty or an older site; the bytes written.
    `elsewhere` is the address of a server for what the site can't do."""
    if not (CLIENT / INDEX).exists():
        raise Refused("site.no_client")
    _make_room(folder)
    written = 0
    for path in _files():
        target = folder / path.relative_to(CLIENT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
        written += target.stat().st_size
    text = page((CLIENT / INDEX).read_text("utf-8"), elsewhere)
    (folder / INDEX).write_text(text, "utf-8")
    return written


def page(html: str, elsewhere: str | None) -> str:
    """The page of a site, made from that of a server."""
    attributes = MARK
    if elsewhere is not None:
        attributes += f' data-elsewhere="{escape(elsewhere)}"'
    policy = f'<meta http-equiv="content-security-policy" content="{POLICY}" />'
    html = html.replace("<html ", f"<html {attributes} ", 1)
    html = html.replace("<head>", f"<head>\n    {policy}", 1)
    return html.replace('="/', '="./')


def _files() -> Iterator[Path]:
    unused = set(CLIENT.glob(_SERVER_ONLY))
    for path in sorted(CLIENT.rglob("*")):
        if path.is_file() and path.name != INDEX and path not in unused:
            yield path


def _make_room(folder: Path) -> None:
    """Prepare the folder. Only the files of an older site are deleted."""
    folder.mkdir(parents=True, exist_ok=True)
    if not any(folder.iterdir()):
        return
    index = folder / INDEX
    if not index.is_file() or MARK not in index.read_text("utf-8", "replace"):
        raise Refused("site.not_empty", folder=str(folder))
    shutil.rmtree(folder / "assets", ignore_errors=True)


class _Handler(SimpleHTTPRequestHandler):
    """Files of a folder below a path, as a host of static files has them."""

    extensions_map = {  # noqa: RUF012 (as the class above has it)
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def __init__(self, *given: object, below: str, directory: str) -> None:
        self._below = below
        super().__init__(*given, directory=directory)  # type: ignore[arg-type]

    def send_head(self):  # type: ignore[no-untyped-def]
        if self.path == "/" and self._below != "/":
            self.send_response(302)
            self.send_header("Location", self._below)
            self.end_headers()
            return None
        return super().send_head()

    def translate_path(self, path: str) -> str:
        if not path.startswith(self._below):
            return str(Path(self.directory) / "nothing" / "here")
        return super().translate_path("/" + path.removeprefix(self._below))

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing: nobody reads a list of requests here."""


def server(folder: Path, port: int, below: str) -> ThreadingHTTPServer:
    """A server of the site for this machine alone."""
    handler = partial(_Handler, below=below, directory=str(folder))
    return ThreadingHTTPServer(("127.0.0.1", port), handler)
