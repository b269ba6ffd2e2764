"""The languages say the same things, each by its own grammar."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice, product

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from meowple.texts import languages, texts
from tests.own_games import catalogues

OTHERS = [lang for lang in languages() if lang != "en"]
CYRILLIC = ("ru", "uk")
PLURALS = {"zero", "one", "two", "few", "many"}
NUMBERS = (0, 1, 2, 5, 21, 1.5)
# Enough to see every choice of nearly every message.
CASES = 100

# Names, formats, and what is typed as it stands: words of a command are no words of a
# language.
LATIN = re.compile(
    r"Meowple|OpenSkill|PostgreSQL|SQLite|Python|Ray|Parquet|parquet|pyarrow|catanatron|psycopg"
    r"|Bot|QR|Shift|JSON|TOML|UTF|SHA|API|https|smtp|smtps|url|MEOWPLE_SMTP_URL|MEOWPLE_MAIL_FROM"
    r"|MEOWPLE_"
    r"|Enter|Esc|Escape|Page|Up|Down|Hn|Tn|meowple|pip|install|terminal|debug|force|public"
    r"|database|cluster|bots|tiger|lion|user|password|host|port|true|false|all|new|load|save|log"
    r"|record|README|md|sim|arena|jsonl|out|game|sum|range|done|pass|house|terrace|rule|paws|rows|cells|between|card|sleeper"
    r"|princess|sister|sides|colours|turn_order|flees|moves|lowers|agility|bug|butterfly|cat"
    r"|but|ca|help|serve|hint|undo|rules|Tab|isle|fits|kyoto|random|kitten|metrics|postgres"
)
MIXED = re.compile(r"\w*(?:[\u0400-\u04ff][A-Za-z]|[A-Za-z][\u0400-\u04ff])\w*")
# Ships are turned by the points of the compass, options are written with dashes, files
# have endings and addresses their beginnings.
TYPED = re.compile(r"--[a-z-]+|\b[a-z]+-[nesw]\b|\.[a-z]+|[a-z]+:(?=\S)|X-Forwarded")


class Named(Visitor):
    """The names in a message: its variables, those it shows, those it chooses by, and the
    messages that are parts of it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.parts: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.plurals: list[tuple[str, set[str]]] = []
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """A variable that is written as a number must come as one."""
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.keys.setdefault(argument.id.name, set()).add("one")
                self.shown.add(argument.id.name)
        self.generic_visit(node)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {_key(variant) for variant in node.variants}
        if isinstance(node.selector, ast.VariableReference):
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        if keys & PLURALS:
            default = next(_key(one) for one in node.variants if one.default)
            self.plurals.append((default, keys))
        self.generic_visit(node)

    def add(self, other: Named) -> None:
        self.variables |= other.variables
        self.shown |= other.shown
        for variable, keys in other.keys.items():
            self.keys.setdefault(variable, set()).update(keys)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


@cache
def catalogue(lang: str) -> dict[str, Named]:
    """All messages of a language."""
    found: dict[str, Named] = {}
    for path in catalogues(f"{lang}/*.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is said twice"
                found[entry.id.name] = named = Named()
                named.visit(entry)
    return found


@cache
def whole(lang: str, name: str) -> Named:
    """A message with all its parts."""
    found = Named()
    found.add(catalogue(lang)[name])
    for part in catalogue(lang)[name].parts:
        found.add(whole(lang, part))
    return found


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for path in catalogues(f"{lang}/*.ftl"):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def say(lang: str, id: str, **args: str | float) -> str:
    """A message of the rules, of the server or of the client."""
    given: dict[str, FluentType | str] = {
        key: value if isinstance(value, str) else fluent_number(value, useGrouping=False)
        for key, value in args.items()
    }
    pattern = bundle(lang).get_message(id.replace(".", "-")).value
    assert pattern is not None
    told, errors = bundle(lang).format_pattern(pattern, given)
    assert not errors, (id, args)
    return str(told)


def numeric(keys: set[str]) -> bool:
    return bool(keys & PLURALS) or any(key.isdecimal() for key in keys)


def samples(lang: str, name: str) -> Iterator[dict[str, str | float]]:
    """Arguments for a message: every key that it chooses by, and some numbers."""
    choices: dict[str, list[str | float]] = {}
    for variable in sorted(whole(lang, name).variables):
        keys = {
            key
            for one in ("en", lang)
            for key in whole(one, name).keys.get(variable, set())
        }
        if numeric(keys):
            choices[variable] = [*NUMBERS, *(int(key) for key in keys if key.isdecimal())]
        else:
            choices[variable] = [*sorted(keys), f"<{variable}>"]
    for values in islice(product(*choices.values()), CASES):
        yield dict(zip(choices, values, strict=True))


@pytest.mark.parametrize("lang", OTHERS)
def test_a_message_takes_the_same_arguments_in_every_language(lang: str) -> None:
    differing = []
    for name in catalogue(lang):
        ours, theirs = whole("en", name), whole(lang, name)
        # A language need not choose by all that another chooses by.
        if not ours.shown <= theirs.variables <= ours.variables:
            differing.append((name, ours.variables ^ theirs.variables))
    assert differing == []


@pytest.mark.parametrize("lang", languages())
def test_a_message_that_selects_by_a_number_has_all_plurals(lang: str) -> None:
    wanted = {*Locale.parse(lang).plural_form.tags, "other"}
    lacking = [
        (name, sorted(wanted - keys), default)
        for name, named in catalogue(lang).items()
        for default, keys in named.plurals
        if not wanted <= keys or default != "other"
    ]
    assert lacking == []


@pytest.mark.parametrize("lang", languages())
def test_every_message_can_be_said_with_any_arguments(lang: str) -> None:
    untidy = {
        told
        for name in catalogue(lang)
        for args in samples(lang, name)
        for told in [say(lang, name, **args)]
        # Legends are tables, and show marks as they are.
        if re.search(r"  |\s[,;!](?!\s)|\.\.(?!\.)", told)
        and not re.search("legend|help", name)
    }
    assert untidy == set()


@pytest.mark.parametrize("lang", CYRILLIC)
def test_no_latin_word_is_left_in_a_cyrillic_catalogue(lang: str) -> None:
    left = []
    for name, named in catalogue(lang).items():
        text = TYPED.sub(" ", " ".join(named.words))
        latin = re.findall(r"[A-Za-z_]{2,}", text)
        left += [(name, word) for word in latin if not LATIN.fullmatch(word)]
        left += [(name, word) for word in MIXED.findall(text)]
    assert left == []


@pytest.mark.parametrize(("lang", "alien"), [("ru", "іїєґ"), ("uk", "ыэъё")])
def test_no_letters_of_a_related_language_are_used(lang: str, alien: str) -> None:
    lent = [
        name
        for name, named in catalogue(lang).items()
        if re.search(f"(?i)[{alien}]", " ".join(named.words))
    ]
    assert lent == []


@pytest.mark.parametrize(
    ("lang", "id", "number", "told"),
    [
        ("en", "isle.points", "points", ("1 point", "2 points", "5 points")),
        ("ru", "isle.has_fish", "fish", ("1 рыба", "2 рыбы", "5 рыб")),
        ("cs", "isle.points", "points", ("1 bod", "2 body", "5 bodů")),
        ("uk", "isle.rule.cats_total_exact", "count", ("1 кіт", "2 коти", "5 котів")),
    ],
)
def test_things_are_counted_as_people_count_them(
    lang: str, id: str, number: str, told: tuple[str, ...]
) -> None:
    for n, words in zip((1, 2, 5), told, strict=True):
        assert say(lang, id, **{"points": 3, number: n}).rstrip(".").endswith(words)


@pytest.mark.parametrize(
    ("lang", "cat", "oshax"),
    [
        ("en", "blue cat (T)", "blue oshax (T)"),
        ("ru", "синяя кошка (T)", "синий ошакс (T)"),
        ("cs", "modrá kočka (T)", "modrý oshax (T)"),
        ("uk", "синій кіт (T)", "синій ошакс (T)"),
    ],
)
def test_a_color_agrees_with_its_noun(lang: str, cat: str, oshax: str) -> None:
    for kind, told in (("cat", cat), ("oshax", oshax)):
        assert say(lang, "web.isle.tile", kind=kind, colour="blue", shape="T") == told
    bare = say(lang, "web.isle.tile", kind="oshax", colour="none", shape="T")
    assert bare == f"{oshax.split()[1]} (T)"


@pytest.mark.parametrize(("lang", "told"), [("en", "1.5 fish"), ("cs", "1,5 ryby")])
def test_decimals_have_the_mark_of_the_language(lang: str, told: str) -> None:
    assert texts(lang).say("isle.has_fish", fish=1.5) == told
