"""`python -m tools.translations`: keeps translations up to date with the English."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from tools.translations import glossary
from tools.translations.catalogues import translated
from tools.translations.history import english_of
from tools.translations.sources import Text, accept, leftovers, texts


def main(given: Sequence[str] | None = None) -> int:
    args = _parser().parse_args(given)
    answer: int = args.run(args)
    return answer


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m tools.translations", description=__doc__)
    commands = parser.add_subparsers(required=True)
    stale = commands.add_parser("stale", help="name texts that are not up to date")
    stale.add_argument("lang", nargs="*", help="all languages if none is named")
    stale.set_defaults(run=_stale)
    show = commands.add_parser("show", help="show such texts beside the English")
    show.add_argument("lang", choices=translated())
    show.set_defaults(run=_show)
    checked = commands.add_parser("accept", help="mark texts as up to date")
    checked.add_argument("lang", nargs="?", help="all languages if none is named")
    checked.add_argument("names", nargs="*", help="all texts if none is named")
    checked.set_defaults(run=_accept)
    table = commands.add_parser("glossary", help="compare the glossary with its table")
    table.add_argument("--write", action="store_true", help="rewrite it")
    table.set_defaults(run=_glossary)
    return parser


def _stale(args: Namespace) -> int:
    wrong = 0
    for lang in args.lang or translated():
        named = [(text.fault, text.name) for text in texts(lang) if text.fault]
        named += [("gone", name) for name in leftovers(lang)]
        for fault, name in named:
            print(f"{lang}: {fault}: {name}")
        wrong += len(named)
    if wrong:
        print(
            f"{wrong} translations are not up to date. See them beside the English with "
            "`python -m tools.translations show LANG`; when they say the same again, "
            "`python -m tools.translations accept LANG [NAME ...]`.",
            file=sys.stderr,
        )
    return int(wrong > 0)


def _show(args: Namespace) -> int:
    for text in texts(args.lang):
        if text.fault:
            print("\n".join(_beside(text, args.lang)))
    return 0


def _beside(text: Text, lang: str) -> list[str]:
    """A text: the English it was made from where git still has it, today's English, and
    the translation."""
    lines = [f"== {text.name} ({text.fault})"]
    before = english_of(text) if text.fault == "stale" else None
    if before is not None:
        lines += ["-- en, translated from", before]
    lines += ["-- en, now", text.english]
    if text.translation:
        lines += [f"-- {lang}", text.translation]
    return [*lines, ""]


def _accept(args: Namespace) -> int:
    names = set(args.names)
    unknown = names - {text.name for lang in translated()[:1] for text in texts(lang)}
    if unknown:
        print(f"There is no such text: {', '.join(sorted(unknown))}", file=sys.stderr)
        return 1
    for lang in [args.lang] if args.lang else translated():
        number = accept(lang, lambda name: not names or name in names)
        print(f"{lang}: {number} marked as up to date")
    return 0


def _glossary(args: Namespace) -> int:
    if args.write:
        glossary.write()
    elif not glossary.is_current():
        print(
            "docs/translating.md differs from its table: "
            "run `python -m tools.translations glossary --write`.",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
