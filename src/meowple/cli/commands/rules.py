"""`meowple rules`: the rules reference of a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import typer

from meowple.cli.exit_codes import Refused, WrongUsage, report_errors
from meowple.cli.options import DEFAULT_LANG, Debug, GameId, Lang
from meowple.cli.rules_text import hits_text, print_markdown, sections_text
from meowple.kernel.registry import find
from meowple.reference import Reference, Section, reference
from meowple.texts import texts

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
            print_markdown(_hits(found, search))
        elif section is not None:
            print_markdown(sections_text(_part(found, section), words))
        else:
            head = f"# {found.title}\n\n{found.lead}\n\n"
            print_markdown(head + sections_text(found.sections, words))


def _part(found: Reference, anchor: str) -> Iterable[Section]:
    part = found.part(anchor.removeprefix("#"))
    if not part:
        offered = ", ".join(section.anchor for section in found.sections)
        raise WrongUsage("rules.no_section", section=anchor[:60], offered=offered)
    return part


def _hits(found: Reference, wanted: str) -> str:
    hits = found.search(wanted)
    if not hits:
        raise Refused("rules.not_found", words=wanted[:60])
    return hits_text(hits)
