"""Link previews: what messengers show of a page, as `og:` tags in its head.

A link to a table or a page of a game shows that game's picture, which is a file of the
client. Nothing is said about a table but its game, which anyone with the link may know.
"""

from __future__ import annotations

from collections.abc import Collection
from html import escape

from starlette.requests import Request

from meowple.kernel.errors import MeowpleError
from meowple.server.http.client_address import own_origin
from meowple.server.http.endpoint import table_id, texts_of
from meowple.server.live.services import Services
from meowple.server.storage import tables
from meowple.texts import Texts


class LinkPreviews:
    """Makes the tags of a page; `files` are those of the client."""

    def __init__(self, services: Services, files: Collection[str]) -> None:
        self._services = services
        self._files = files

    async def tags(self, request: Request) -> str:
        game, words = await self._game(request), texts_of(request, None)
        title = "Meowple" if game is None else f"{words.game_name(game)} · Meowple"
        found = {
            "og:site_name": "Meowple",
            "og:type": "website",
            "og:title": title,
            "og:description": _about(game, words),
            "twitter:card": "summary_large_image",
        }
        own = f"preview-{game}.png"
        picture = own if own in self._files else "preview.png"
        if picture in self._files:
            site = own_origin(request, self._services.settings)
            found["og:image"] = f"{site}/{picture}"
        return "".join(
            f'<meta property="{name}" content="{escape(value)}" />'
            for name, value in found.items()
        )

    async def _game(self, request: Request) -> str | None:
        """The game that a page is about."""
        services = self._services
        game = request.path_params.get("game")
        if "table" in request.path_params:
            try:
                id = table_id(request)
                row = await services.database.read(lambda c: tables.load(c, id))
            except MeowpleError:
                return None
            game = row.game
        return game if game in services.games else None


def _about(game: str | None, words: Texts) -> str:
    id = f"game.{game}.about"
    text = words.say(id) if game and words.knows(id) else words.say("server.about")
    # On pages a game's line comes after others; here it stands alone.
    return text[:1].upper() + text[1:]
