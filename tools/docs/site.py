"""Hooks of the site: links out of `docs/`, and no request to another site.

MkDocs calls them by their names (`hooks` in mkdocs.yml).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

# A link to a file of the checkout that is not on the site: all pages are Markdown.
OUTWARD = re.compile(
    r"(?<!!)\[([^\]]+)\]\((?:\.\./)+(?:[A-Z]+\.md|(?:examples|src|tests|tools|web)\b[^)]*)\)"
)
# The files that a browser loads by itself.
LOADED = re.compile(
    r'<(?:script|img|iframe)\b[^>]*\bsrc="(?:https?:)?//'
    r'|<link\b(?=[^>]*\brel="(?:stylesheet|preconnect|preload|icon)")[^>]*href="(?:https?:)?//'
    r"|@import[^;]*//|url\([\"']?https?://"
)


def on_page_markdown(markdown: str, **_: object) -> str:
    """Name files of the checkout instead of linking them."""
    return OUTWARD.sub(r"\1", markdown)


def on_post_build(*, config: Mapping[str, object], **_: object) -> None:
    """Refuse pages that make a browser ask another site for anything."""
    folder = Path(str(config["site_dir"]))
    found = [
        f"{path.relative_to(folder)}: {match[0]}"
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".html", ".css")
        for match in LOADED.finditer(path.read_text(encoding="utf-8"))
    ]
    if found:
        raise SystemExit("The site loads something from elsewhere:\n" + "\n".join(found))
