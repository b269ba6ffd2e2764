"""Sections of a rules reference as Markdown for a terminal."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.console import Console
from rich.markdown import Markdown

from meowple.reference import FIGURE, RULING, Hit, Section
from meowple.texts import Texts


def print_markdown(text: str, console: Console | None = None) -> None:
    """Print Markdown: formatted in a terminal, as it is elsewhere."""
    shown = console or Console()
    if shown.is_terminal:
        # Links lead to sections, which a terminal can't open.
        shown.print(Markdown(text, hyperlinks=False), soft_wrap=False)
    else:
        print(text)


def sections_text(sections: Iterable[Section], words: Texts) -> str:
    return "\n\n".join(
        f"{_heading(one)}\n\n{_body(one, words)}".strip() for one in sections
    )


def hits_text(hits: Iterable[Hit]) -> str:
    return "\n".join(
        f"- **{hit.section.title}** (#{hit.section.anchor}): {hit.line}" for hit in hits
    )


def _heading(section: Section) -> str:
    return f"{'#' * section.level} {section.title} (#{section.anchor})"


def _body(section: Section, words: Texts) -> str:
    """The text, with words in place of figures and of the mark of our rulings."""

    def figure(mark: re.Match[str]) -> str:
        return f"*{words.say('rules.figure', caption=mark[2])}*"

    sign = f"**{words.say('rules.ruling')}** "
    return RULING.sub(sign, FIGURE.sub(figure, section.body))
