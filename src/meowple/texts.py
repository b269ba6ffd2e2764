"""Words for what the rules and the commands say: Fluent catalogues, one folder per
language, in `meowple/locales` and in the `locales` folder of each game.

The rest of the package speaks in ids. An id such as `error.tile.must_touch` is the
message `error-tile-must_touch` of any `.ftl` file in the folder of the language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from copy import copy
from functools import cache, lru_cache
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentNumber, fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from meowple.kernel.errors import BadData, MeowpleError
from meowple.kernel.event import Event
from meowple.kernel.registry import plugins
from meowple.kernel.result import Line

DEFAULT = "en"

# The arguments that are seats. Whatever says something of a seat gives its number by
# one of these names, and nothing else: people are told who sits there.
SEATS = frozenset({"seat", "owner", "attacked", "winner", "loser", "order", "whose"})

# What an empty list looks like.
NOTHING = "–"  # noqa: RUF001

# Longer whole numbers are shown as they are: they have no plural anybody needs, and
# Fluent formats no number of more than 28 digits.
LONGEST_NUMBER = 10**15

# Nor does it insert a text of more than 2500 characters: more than this is cut off.
LONGEST_TEXT = 2000

# A fraction is shown in full, up to so many digits; Fluent's own limit is three.
DIGITS = 9

# Line breaks, and what could steer a terminal or turn the direction of writing.
_BREAKS = re.compile(r"[\t-\r\x85\u2028\u2029]+")
_UNSAFE = re.compile(r"[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")

# Events in words that are kept; see `Texts.event`.
_KEPT = 4096

# What may tell where in a file an error is, from the outside to the inside.
PLACES = ("player", "module", "lesson", "kind", "tile", "card", "cell", "overlay")


# The catalogues that all games share.
FOLDER = Path(__file__).parent / "locales"


def folders() -> list[Path]:
    """Our own catalogues, then those of the games: a game overrides no message."""
    return [FOLDER, *(plugin.locales for plugin in plugins().values())]


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, the default first."""
    found = {path.parent.name for path in FOLDER.glob("*/*.ftl")}
    return (DEFAULT, *sorted(found - {DEFAULT}))


def spoken_by(wishes: Iterable[str]) -> str:
    """The first of these languages that there is, such as `cs` for `cs-CZ` or
    `cs_CZ.UTF-8`; else the default one."""
    for wish in wishes:
        lang = re.split("[-_.@;]", wish.strip(), maxsplit=1)[0].lower()
        if lang in languages():
            return lang
    return DEFAULT


class Texts:
    """One language; what it lacks is said in the default one."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        # Who sits where; nobody has a name in the commands.
        self._names: Sequence[str | None] = ()
        self._events: dict[str, str] = {}
        self._bundles = [_bundle(lang)]
        if lang != DEFAULT:
            self._bundles.append(_bundle(DEFAULT))

    def at_table(self, names: Sequence[str | None]) -> Texts:
        """The same language for a table whose seats have these names."""
        found = copy(self)
        found._names = names
        return found

    def who(self, figure: int | str) -> str:
        """The name of a seat, or of a rival that holds none."""
        if isinstance(figure, str):
            rival = f"rival.{figure}"
            return self.say(rival) if self.knows(rival) else figure
        named = self._names[figure] if 0 <= figure < len(self._names) else None
        return named or self.say("seat", number=figure)

    def _named(self, key: str, value: object) -> object:
        """An argument with names for seats; a text is a name already."""
        if key not in SEATS:
            return value
        if isinstance(value, int):
            return self.who(value)
        if isinstance(value, list | tuple):
            return ", ".join(self.who(figure) for figure in value)
        return value

    def knows(self, id: str) -> bool:
        return any(bundle.has_message(_name(id)) for bundle in self._bundles)

    def say(self, id: str, /, **args: object) -> str:
        """The message of an id, in words; the id itself where there are none."""
        name = _name(id)
        for bundle in self._bundles:
            if bundle.has_message(name):
                pattern = bundle.get_message(name).value
                if pattern is not None:
                    ready = {
                        key: _argument(self._named(key, value))
                        for key, value in args.items()
                    }
                    return str(bundle.format_pattern(pattern, ready)[0])
        return id

    def game_name(self, game: str) -> str:
        """What a game is called; its id where its package brings no words."""
        id = f"game.{game}.name"
        return self.say(id) if self.knows(id) else game

    def number(self, value: float, digits: int = 1, style: str = "decimal") -> str:
        """A figure with so many digits, with the marks of the language."""
        figure = fluent_number(
            value,
            style=style,
            useGrouping=False,
            minimumFractionDigits=digits,
            maximumFractionDigits=digits,
        )
        assert isinstance(figure, FluentNumber)
        return figure.format(Locale.parse(self.lang))

    def error(self, error: MeowpleError) -> str:
        text = self.say(f"error.{error.id}", **error.details)
        places = self._places(error) if isinstance(error, BadData) else []
        return self.say("error.where", text=text, places=places) if places else text

    def _places(self, error: BadData) -> list[str]:
        """Where in a file the error is, as far as its own words do not tell it."""
        told = self._variables(f"error.{error.id}")
        known = {key: error.details[key] for key in PLACES if key in error.details}
        return [
            self.say(f"error.where.{key}", **{key: value})
            for key, value in known.items()
            if key not in told
        ]

    def _variables(self, id: str) -> set[str]:
        """The arguments that a message names."""
        for bundle in self._bundles:
            if bundle.has_message(_name(id)):
                found = _Variables()
                found.visit(bundle.get_message(_name(id)).value)
                return found.names
        return set(PLACES)

    def event(self, event: Event) -> str:
        """An event in words. All who see it are told the same, and the same things
        happen to the same people again and again: the last ones are kept, for all
        tables together."""
        args = {key: self._named(key, value) for key, value in event.args.items()}
        key = f"{event.id} {args!r}"
        known = self._events.get(key)
        if known is None:
            if len(self._events) >= _KEPT:
                self._events.clear()
            known = self.say(f"event.{event.id}", **args)
            self._events[key] = known
        return known

    def line(self, line: Line) -> str:
        return self.say(f"line.{line.id}", **line.args)

    def rules(self, game: str) -> str | None:
        """The rules reference of a game, as Markdown."""
        found = plugins().get(game)
        if found is None:
            return None
        for lang in (self.lang, DEFAULT):
            path = found.locales / lang / "rules.md"
            if path.is_file():
                return path.read_text(encoding="utf-8")
        return None


class _Variables(Visitor):
    """Collects the arguments that a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def texts(lang: str = DEFAULT) -> Texts:
    """The texts of a language, read once."""
    return Texts(lang)


def _name(id: str) -> str:
    return id.replace(".", "-")


@cache
def _bundle(lang: str) -> FluentBundle:
    # Isolation marks would end up in logs and in what people paste.
    bundle = FluentBundle([lang], use_isolating=False)
    for path in catalogues(lang):
        # `web.ftl` and its like are the browser's.
        if path.stem.partition("-")[0] != "web":
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def catalogues(lang: str) -> list[Path]:
    """All Fluent files of a language, those of the browser included."""
    return [path for folder in folders() for path in sorted((folder / lang).glob("*.ftl"))]


def clean(text: str) -> str:
    """A stranger's text in one line that can be printed anywhere."""
    return _UNSAFE.sub("\ufffd", _BREAKS.sub(" ", text))


def _argument(value: object) -> FluentNumber | str:
    """An argument as Fluent takes it; card numbers and seeds get no thousands marks."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and 0 <= value < LONGEST_NUMBER:
        return _whole(value)
    if isinstance(value, int | float) and abs(value) < LONGEST_NUMBER:
        number = fluent_number(value, useGrouping=False, maximumFractionDigits=DIGITS)
        return number if isinstance(number, FluentNumber) else str(number)
    if isinstance(value, list | tuple):
        items = [_shown(item) for item in value]
        # squares have a comma of their own
        mark = "; " if any("," in item for item in items) else ", "
        return _cut(mark.join(items) or NOTHING)
    return "" if value is None else _cut(_shown(value))


class _Whole(FluentInt):
    """A number that is written by its digits alone, in every language that there is:
    many are told in every game, and it takes long to look up how."""

    def format(self, locale: Locale) -> str:
        return str(int(self))


@lru_cache(maxsize=1024)
def _whole(value: int) -> FluentNumber:
    found = _Whole(value, useGrouping=False)
    assert isinstance(found, FluentNumber)
    return found


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else text[:LONGEST_TEXT] + "…"


def _shown(value: object) -> str:
    try:
        return clean(str(value))
    except ValueError:
        # Python writes no number of more than 4300 digits.
        return "…"
