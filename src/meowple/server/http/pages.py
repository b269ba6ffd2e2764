"""Plain HTML pages without scripts or styles, such as the list of endpoints."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from meowple.server.http.endpoint import Endpoint
from meowple.texts import Texts


def page(title: str, body: Sequence[str], lang: str) -> str:
    return (
        f'<!doctype html>\n<html lang="{escape(lang)}">\n<head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title></head>\n<body>\n<h1>{escape(title)}</h1>\n"
        + "\n".join(body)
        + "\n</body>\n</html>\n"
    )


def api_page(endpoints: Sequence[Endpoint], texts: Texts) -> str:
    rows = [
        f"<tr><td>{escape(e.method)}</td><td><code>{escape(e.path)}</code></td>"
        f"<td>{escape(e.summary)}</td><td>{_type(e.body)}</td><td>{_type(e.answer)}</td></tr>"
        for e in endpoints
    ]
    link = '<p><a href="/api/openapi.json">openapi.json</a></p>'
    table = "<table>" + "\n".join(rows) + "</table>"
    return page(texts.say("server.api"), [link, table], texts.lang)


def _type(kind: type | None) -> str:
    return "" if kind is None else f"<code>{escape(kind.__name__)}</code>"
