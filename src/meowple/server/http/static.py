"""The browser client: the files that `make client` has built, and the pages it shows.

The folder is read once: a name in a request is one of the names found then, or there is
nothing, and no path leads out of the folder. A new build needs a restart.
"""

from __future__ import annotations

import os
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from meowple.server.http.compression import takes
from meowple.server.http.pages import page
from meowple.texts import spoken_by, texts

# The client reads the rest of the address itself.
PAGES = (
    "/",
    "/new/{game}",
    "/table/{table}",
    "/join/{code}",
    "/replay/{table}",
    "/score",
    "/score/{game}",
    "/rules",
    "/rules/{game}",
    "/learn",
    "/learn/{game}/puzzle/{puzzle}",
    "/profile",
    "/settings",
    "/claim",
)

# A name that tells of its content by a hash never means anything else.
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"

_TYPES = {
    ".avif": "image/avif",
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
# Smaller copies that the build has laid beside a file, the smallest first.
_SMALLER = (("br", ".br"), ("gzip", ".gz"))


class ClientFiles:
    """The built files of one folder; it may be empty."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        found = (path for path in folder.rglob("*") if path.is_file())
        self._names = frozenset(path.relative_to(folder).as_posix() for path in found)

    def routes(self) -> list[Route]:
        pages = [Route(path, self._page) for path in PAGES]
        assets = Route("/assets/{path:path}", self._asset)
        return [*pages, assets, Route("/{name}", self._top)]

    def index(self, request: Request, status: int = 200) -> Response:
        """The one page of the client, which shows all others."""
        if self._is_there("index.html"):
            return self._file(request, "index.html", _ASK_AGAIN, status)
        lang = spoken_by(request.headers.get("accept-language", "")[:200].split(","))
        words = texts(lang).say("server.no_client", command="make client")
        return HTMLResponse(page("Meowple", [f"<p>{words}</p>"], lang), status)

    async def _page(self, request: Request) -> Response:
        return self.index(request)

    async def _asset(self, request: Request) -> Response:
        return self._found(request, f"assets/{request.path_params['path']}", _FOR_EVER)

    async def _top(self, request: Request) -> Response:
        """What browsers look for at the top: the icon, the manifest."""
        return self._found(request, request.path_params["name"], _ASK_AGAIN)

    def _found(self, request: Request, name: str, caching: str) -> Response:
        if not self._is_there(name):
            raise HTTPException(404)
        return self._file(request, name, caching)

    def _is_there(self, name: str) -> bool:
        return name in self._names and Path(name).suffix in _TYPES

    def _file(
        self, request: Request, name: str, caching: str, status: int = 200
    ) -> Response:
        headers = {"cache-control": caching, "vary": "accept-encoding"}
        path = self._folder / name
        for encoding, ending in _SMALLER:
            if takes(request, encoding) and name + ending in self._names:
                headers["content-encoding"] = encoding
                path = self._folder / (name + ending)
                break
        response = FileResponse(
            path, status, headers, _TYPES[Path(name).suffix], stat_result=os.stat(path)
        )
        if (
            status == 200
            and request.headers.get("if-none-match") == response.headers["etag"]
        ):
            headers["etag"] = response.headers["etag"]
            return Response(status_code=304, headers=headers)
        return response
