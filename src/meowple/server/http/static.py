"""Static files: the browser client that `make client` has built, and its pages.

The folder is listed once at the start. A request gets one of the names found then or 404,
so no path leads out of the folder. A new build needs a restart.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from meowple.server.http.compression import accepts
from meowple.server.http.pages import page
from meowple.texts import spoken_by, texts

# Addresses for which the client's single page is served; it reads them itself.
PAGES = (
    "/",
    "/new/{game}",
    "/table/{table}",
    "/join/{code}",
    "/replay/{table}",
    "/score",
    "/score/{game}",
    "/hall",
    "/hall/{game}",
    "/rules",
    "/rules/{game}",
    "/learn",
    "/learn/{game}/puzzle/{puzzle}",
    "/profile",
    "/settings",
    "/claim",
)

_END_OF_HEAD = "</head>"
# Names of assets hold a hash of their content.
_CACHE_FOREVER = "public, max-age=31536000, immutable"
_REVALIDATE = "no-cache"

_TYPES = {
    ".avif": "image/avif",
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
# Compressed copies that the build puts beside a file, the smallest first.
_COMPRESSED = (("br", ".br"), ("gzip", ".gz"))


class ClientFiles:
    """The built files of a folder, which may be empty."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        found = (path for path in folder.rglob("*") if path.is_file())
        self.names = frozenset(path.relative_to(folder).as_posix() for path in found)
        # Makes what the head of a page says to programs that show a link to it.
        self.head_of: Callable[[Request], Awaitable[str]] | None = None

    def routes(self) -> list[Route]:
        pages = [Route(path, self._page) for path in PAGES]
        assets = Route("/assets/{path:path}", self._asset)
        return [*pages, assets, Route("/{name}", self._top)]

    def index(self, request: Request, status: int = 200) -> Response:
        """The client's single page, or a note that the client is not built."""
        if self._is_there("index.html"):
            return self._file(request, "index.html", _REVALIDATE, status)
        lang = spoken_by(request.headers.get("accept-language", "")[:200].split(","))
        words = texts(lang).say("server.no_client", command="make client")
        return HTMLResponse(page("Meowple", [f"<p>{words}</p>"], lang), status)

    async def _page(self, request: Request) -> Response:
        if self.head_of is None or not self._is_there("index.html"):
            return self.index(request)
        html = await asyncio.to_thread((self._folder / "index.html").read_text, "utf-8")
        text = html.replace(_END_OF_HEAD, await self.head_of(request) + _END_OF_HEAD, 1)
        etag = f'"{sha256(text.encode()).hexdigest()[:32]}"'
        headers = {"cache-control": _REVALIDATE, "vary": "accept-language", "etag": etag}
        if request.headers.get("if-none-match") == etag:
            return Response(status_code=304, headers=headers)
        return HTMLResponse(text, headers=headers)

    async def _asset(self, request: Request) -> Response:
        return self._found(request, f"assets/{request.path_params['path']}", _CACHE_FOREVER)

    async def _top(self, request: Request) -> Response:
        """Files that browsers expect at the root, such as the icon and the manifest."""
        return self._found(request, request.path_params["name"], _REVALIDATE)

    def _found(self, request: Request, name: str, caching: str) -> Response:
        if not self._is_there(name):
            raise HTTPException(404)
        return self._file(request, name, caching)

    def _is_there(self, name: str) -> bool:
        return name in self.names and Path(name).suffix in _TYPES

    def _file(
        self, request: Request, name: str, caching: str, status: int = 200
    ) -> Response:
        headers = {"cache-control": caching, "vary": "accept-encoding"}
        path = self._folder / name
        for encoding, ending in _COMPRESSED:
            if accepts(request, encoding) and name + ending in self.names:
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
