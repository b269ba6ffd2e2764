"""`meowple rules`: the rules reference of a game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from meowple.cli.exit_codes import Refused, WrongUsage, report_errors
from meowple.cli.options import DEFAULT_LANG, Debug, GameId, Lang
from meowple.kernel.registry import find
from meowple.reference import FIGURE, RULING, Reference, Section, reference
from meowple.texts import Texts, texts

Anchor = Annotated[str | None, typer.Option("--section", metavar="anchor")]
Words = Annotated[str | None, typer.Option("--search", metavar="words")]


def rules(
    game: GameId,
    section: Anchor = None,
    search: Words = None,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with report_errors(lang, debug):
        found = reference(find(game), lang)
        if found is None:
            raise Refused("rules.missing", game=game)
        words = texts(lang)
        if search is not None:
            _show(_hits(found, search))
        elif section is not None:
            _show(_text(_part(found, section), words))
        else:
            head = f"# {found.title}\n\n{found.lead}\n\n"
            _show(head + _text(found.sections, words))


def _show(text: str) -> None:
    console = Console()
    if console.is_terminal:
        # Links lead to sections, which a terminal can't open.
        console.print(Markdown(text, hyperlinks=False))
    else:
        print(text)


def _part(found: Reference, anchor: str) -> Iterable[Section]:
    part = found.part(anchor.removeprefix("#"))
    if not part:
        offered = ", ".join(section.anchor for section in found.sections)
        raise WrongUsage("rules.no_section", section=anchor[:60], offered=offered)
    return part


def _text(sections: Iterable[Section], words: Texts) -> str:
    return "\n\n".join(
        f"{_heading(one)}\n\n{_body(one, words)}".strip() for one in sections
    )


def _heading(section: Section) -> str:
    return f"{'#' * section.level} {section.title} (#{section.anchor})"


def _body(section: Section, words: Texts) -> str:
    """The text, with words in place of figures and of the mark of our rulings."""

    def figure(mark: re.Match[str]) -> str:
        return f"*{words.say('rules.figure', caption=mark[2])}*"

    sign = f"**{words.say('rules.ruling')}** "
    return RULING.sub(sign, FIGURE.sub(figure, section.body))


def _hits(found: Reference, wanted: str) -> str:
    hits = found.search(wanted)
    if not hits:
        raise Refused("rules.not_found", words=wanted[:60])
    return "\n".join(
        f"- **{hit.section.title}** (#{hit.section.anchor}): {hit.line}" for hit in hits
    )
