"""Translation of ids into words, by Fluent catalogs.

The rest of the package speaks in ids. An id such as `error.tile.must_touch` is the
message `error-tile-must_touch` of any `.ftl` file in the folder of the language. There is
a folder per language in `meowple/locales` and in the `locales` folder of each game.

A game of another package brings its own catalogues:

- A language that Meowple lacks is ignored. In a language that the game lacks its messages
  are in English, and an id without any message is shown as it is.
- Its messages can't replace ours.
- An argument that is a seat (or a list of seats) is shown as a name at the table. It is
  called by one of the names in `SEATS`, or by any name that ends with `_seat`.
- An event can have a second message, `you-` instead of `event-`, for the seat in its
  argument `seat` (or `whose`, if it has no `seat`) when that seat reads it: "You pass." and
  "Ann passes."
- A place in a file of components or positions, such as `player 1, cell 3`, is an argument
  of `BadData` that has a message `error.where.NAME`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber, fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from meowple.kernel.errors import BadData, MeowpleError
from meowple.kernel.event import Event
from meowple.kernel.plugin import Plugin
from meowple.kernel.registry import installed, plugins
from meowple.kernel.result import Line

DEFAULT = "en"

# Arguments with these names are seats and nothing else: they are shown as names.
SEATS = frozenset({"seat", "owner", "attacked", "winner", "loser", "order", "whose"})
# And so are all arguments that end with this.
SEAT_ENDING = "_seat"

# The text of an empty list.
NOTHING = "–"  # noqa: RUF001

# The sign of a negative number; a hyphen is shorter, and lines may break after it.
MINUS = "\N{MINUS SIGN}"

# Longer whole numbers are shown as they are: Fluent can't format more than 28 digits.
LONGEST_NUMBER = 10**15

# Longer texts are cut off: Fluent inserts at most 2500 characters.
LONGEST_TEXT = 2000

# The most digits of a fraction; Fluent's own limit is three.
DIGITS = 9

# Line breaks, and characters that control a terminal or the direction of writing.
_BREAKS = re.compile(r"[\t-\r\x85\u2028\u2029]+")
_UNSAFE = re.compile(r"[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")

# The start of a message or a term in a catalog, and a reference in a message.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

# The size of the cache of `Texts.event`.
_KEPT = 4096

# Places in a file, from the outside to the inside; a game's own ones come after them.
PLACES = ("player", "module", "lesson", "kind", "tile", "card", "cell", "overlay")

# The catalogs that all games share.
FOLDER = Path(__file__).parent / "locales"


@cache
def languages() -> tuple[str, ...]:
    """The languages that Meowple speaks, the default first."""
    found = {path.parent.name for path in FOLDER.glob("*/*.ftl")}
    return (DEFAULT, *sorted(found - {DEFAULT}))


def spoken_by(wishes: Iterable[str]) -> str:
    """The first of these languages that Meowple speaks, such as `cs` for `cs-CZ` or
    `cs_CZ.UTF-8`; the default if it speaks none of them."""
    for wish in wishes:
        lang = re.split("[-_.@;]", wish.strip(), maxsplit=1)[0].lower()
        if lang in languages():
            return lang
    return DEFAULT


class Texts:
    """The messages of one language; missing ones come from the default language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        # The names of the players by seat; the commands have none.
        self._names: Sequence[str | None] = ()
        # The seat that reads them, if one does.
        self._you: int | None = None
        self._events: dict[str, str] = {}

    def _find(self, id: str) -> FluentBundle | None:
        """The bundle that has a message for an id."""
        name = _name(id)
        for lang in dict.fromkeys((self.lang, DEFAULT)):
            # The common messages first: help and errors of usage load no game's.
            if bundle := _catalogue(lang, ()).bundle_with(name):
                return bundle
            if bundle := _catalogue(lang, installed()).bundle_with(name):
                return bundle
        return None

    def at_table(self, names: Sequence[str | None], you: int | None = None) -> Texts:
        """The same language for a table whose seats have these names. Events in which
        the seat `you` acts are in the second person."""
        found = copy(self)
        found._names = names
        found._you = you
        return found

    def who(self, figure: int | str) -> str:
        """The name of a seat, or of a rival that holds none."""
        if isinstance(figure, str):
            rival = f"rival.{figure}"
            return self.say(rival) if self.knows(rival) else figure
        named = self._names[figure] if 0 <= figure < len(self._names) else None
        return named or self.say("seat", number=figure)

    def _named(self, key: str, value: object) -> object:
        """An argument with names in place of seats; a text is a name already."""
        if key not in SEATS and not key.endswith(SEAT_ENDING):
            return value
        if isinstance(value, int):
            return self.who(value)
        if isinstance(value, list | tuple):
            return ", ".join(self.who(figure) for figure in value)
        return value

    def knows(self, id: str) -> bool:
        """Whether there is a message for an id."""
        return self._find(id) is not None

    def say(self, id: str, /, **args: object) -> str:
        """The message of an id, filled in; the id itself if there is none."""
        bundle = self._find(id)
        if bundle is None:
            return id
        text, _ = self._formatted(bundle, id, args)
        return id if text is None else text

    def _formatted(
        self, bundle: FluentBundle, id: str, args: Mapping[str, object]
    ) -> tuple[str | None, list[Exception]]:
        """A message of a bundle, filled in, and what is wrong with it. This is what
        `FluentBundle.format_pattern` does, except that numbers stay ours: it would replace
        them by numbers that are slow to format and have a hyphen as their sign."""
        pattern = bundle.get_message(_name(id)).value
        if pattern is None:
            return None, []
        ready = {key: _argument(self._named(key, value)) for key, value in args.items()}
        errors: list[Exception] = []
        env = ResolverEnvironment(
            context=bundle, errors=errors, current=CurrentEnvironment(args=ready)
        )
        try:
            return str(pattern(env)), errors
        except ValueError as error:
            return None, [*errors, error]

    def game_name(self, game: str) -> str:
        """The name of a game; its id where its package brings no words."""
        id = f"game.{game}.name"
        return self.say(id) if self.knows(id) else game

    def number(self, value: float, digits: int = 1, style: str = "decimal") -> str:
        """A number with this many digits after the point, as the language writes it."""
        figure = fluent_number(
            value,
            style=style,
            useGrouping=False,
            minimumFractionDigits=digits,
            maximumFractionDigits=digits,
        )
        assert isinstance(figure, FluentNumber)
        return _with_minus(figure.format(Locale.parse(self.lang)))

    def error(self, error: MeowpleError) -> str:
        """The message of an error, with the place in the file if it has one."""
        text = self.say(f"error.{error.id}", **error.details)
        places = self._places(error) if isinstance(error, BadData) else []
        return self.say("error.where", text=text, places=places) if places else text

    def _places(self, error: BadData) -> list[str]:
        """The places in a file where the error is, unless its own message names them."""
        bundle = self._find(f"error.{error.id}")
        if bundle is None:
            return []
        named = _Variables()
        named.visit(bundle.get_message(_name(f"error.{error.id}")).value)
        places = dict.fromkeys(key for key in PLACES if key in error.details)
        places |= dict.fromkeys(error.details)
        return [
            self.say(f"error.where.{key}", **{key: error.details[key]})
            for key in places
            if key not in named.names and self.knows(f"error.where.{key}")
        ]

    def event(self, event: Event) -> str:
        """The message of an event. Events are cached, for all tables together: the same
        ones happen again and again, and every viewer reads them."""
        args = {key: self._named(key, value) for key, value in event.args.items()}
        seat = event.args.get("seat", event.args.get("whose"))
        yours = self._you is not None and seat == self._you
        key = f"{'you' if yours else 'event'}.{event.id} {args!r}"
        known = self._events.get(key)
        if known is None:
            if len(self._events) >= _KEPT:
                self._events.clear()
            # Not every event has words for the reader's own act.
            yours = yours and self.knows(f"you.{event.id}")
            id = f"you.{event.id}" if yours else f"event.{event.id}"
            known = self._events[key] = self.say(id, **args)
        return known

    def line(self, line: Line) -> str:
        """The message of a line of a score."""
        return self.say(f"line.{line.id}", **line.args)

    def rules(self, game: str) -> str | None:
        """The rules reference of a game, as Markdown."""
        path = self._rules_file(game)
        return None if path is None else path.read_text(encoding="utf-8")

    def has_rules(self, game: str) -> bool:
        """Whether a game has a rules reference."""
        return self._rules_file(game) is not None

    def _rules_file(self, game: str) -> Path | None:
        found = plugins().get(game)
        if found is None:
            return None
        paths = (found.locales / lang / "rules.md" for lang in (self.lang, DEFAULT))
        return next((path for path in paths if path.is_file()), None)


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
    """The name of an id's message."""
    return id.replace(".", "-")


class Catalogue:
    """The messages of some files. Each is parsed when it is first needed: a command says a
    few of a thousand."""

    def __init__(self, lang: str, paths: Iterable[Path]) -> None:
        # Isolation marks would end up in logs and in what people paste.
        self._bundle = FluentBundle([lang], use_isolating=False)
        # The source of each message and term that is not parsed yet.
        self._sources: dict[str, str] = {}
        for path in paths:
            for name, source in _entries(path).items():
                self._sources.setdefault(name, source)
        self._parsed: set[str] = set()

    def bundle_with(self, name: str) -> FluentBundle | None:
        """A bundle that has the message of this name, with whatever it refers to."""
        if name not in self._sources:
            return None
        if name not in self._parsed:
            self._parse(name, set())
        return self._bundle

    def _parse(self, name: str, started: set[str]) -> None:
        """Add a message after those it refers to, so that another thread that finds it
        finds them, too."""
        started.add(name)
        source = self._sources[name]
        for other in _REFERENCE.findall(source):
            if other in self._sources and other not in self._parsed | started:
                self._parse(other, started)
        self._bundle.add_resource(FluentResource(source))
        self._parsed.add(name)


# Keyed by the packages, so that a game that is added later is noticed.
@lru_cache(maxsize=64)
def _catalogue(lang: str, packages: tuple[Plugin, ...]) -> Catalogue:
    """The common messages of a language, and those of these packages; the first message of
    a name counts."""
    folders = (FOLDER, *(package.locales for package in packages))
    paths = (path for folder in folders for path in sorted((folder / lang).glob("*.ftl")))
    # `web.ftl` and `web-*.ftl` are for the browser.
    return Catalogue(lang, (path for path in paths if path.stem.partition("-")[0] != "web"))


@cache
def _entries(path: Path) -> Mapping[str, str]:
    """The source of each message and term of a file by its name. An entry begins at the
    start of a line and goes on until the next one begins."""
    text = path.read_text(encoding="utf-8")
    starts = list(_ENTRY.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=True):
        found.setdefault(start[1], text[start.start() : end])
    return found


def clean(text: str) -> str:
    """An untrusted text in one line that is safe to print anywhere."""
    return _UNSAFE.sub("\ufffd", _BREAKS.sub(" ", text))


def _argument(value: object) -> FluentNumber | str:
    """An argument as Fluent takes it; numbers get no thousands separators."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) < LONGEST_NUMBER:
        return _whole(value)
    if isinstance(value, float) and abs(value) < LONGEST_NUMBER:
        return _Fraction(value, useGrouping=False, maximumFractionDigits=DIGITS)
    if isinstance(value, list | tuple):
        items = [_shown(item) for item in value]
        # Squares have a comma of their own.
        mark = "; " if any("," in item for item in items) else ", "
        return _cut(mark.join(items) or NOTHING)
    return "" if value is None else _cut(_shown(value))


class _Whole(FluentInt):
    """A number that is written by its digits alone, which is right in all our languages.
    Babel's formatting is slow, and games show many numbers."""

    def format(self, locale: Locale) -> str:
        return _with_minus(str(int(self)))


class _Fraction(FluentFloat):
    """A number with a fraction, as the language writes it."""

    def format(self, locale: Locale) -> str:
        return _with_minus(super().format(locale))


@lru_cache(maxsize=1024)
def _whole(value: int) -> FluentNumber:
    found = _Whole(value, useGrouping=False)
    assert isinstance(found, FluentNumber)
    return found


def _with_minus(number: str) -> str:
    """A number for people, with a minus sign instead of a hyphen."""
    return number.replace("-", MINUS)


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST_TEXT else text[:LONGEST_TEXT] + "…"


def _shown(value: object) -> str:
    try:
        text = clean(str(value))
        return _with_minus(text) if isinstance(value, int | float) else text
    except ValueError:
        # Python writes no number of more than 4300 digits.
        return "…"
