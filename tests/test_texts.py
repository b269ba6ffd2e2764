"""Every id that the code can say has words, and no words are left over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message, MessageReference
from fluent.syntax.visitor import Visitor

import meowple
from meowple.bots import BOTS
from meowple.kernel.errors import IllegalAction
from meowple.kernel.event import Event
from meowple.kernel.result import Line
from meowple.texts import MINUS, SEATS, Texts, clean, languages, spoken_by, texts
from tests.own_games import catalogues

SOURCES = Path(meowple.__file__).parent

say = texts().say

# Functions that take an id first, and the prefix of such an id in the catalogs.
PREFIXES = {
    "tell": "event",
    "whisper": "event",
    "reveal": "event",
    "reveal_to": "event",
    "Event": "event",
    "Line": "line",
    "Rival": "rival",
    "Check": "",
    "say": "",
    "_say": "cli",
}
WHOLE_KINDS = {"error-.+", "event-.+", "you-.+", "line-.+", "cli-.+"}
ERRORS = re.compile(
    r"Bad(Setup|Text|Data|Record|Request|Line)|IllegalAction|WrongUsage|Refused|MeowpleError"
    r"|Unknown|Forbidden|NotFound|Conflict|TooLarge|TooMany|Unavailable"
)


def pattern(node: ast.expr) -> str | None:
    """The id of a call as a regular expression: what is filled in matches anything."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
            for part in node.values
        )
    return None


def called(call: ast.Call) -> str:
    return getattr(call.func, "id", "") or getattr(call.func, "attr", "")


def said(path: Path) -> Iterator[str]:
    """Patterns of the messages that a file can ask for."""
    for node in ast.walk(ast.parse(path.read_text())):
        if not isinstance(node, ast.Call):
            continue
        name = called(node)
        prefix = "error" if ERRORS.fullmatch(name) else PREFIXES.get(name)
        if prefix is None:
            continue
        # A whisper names its seat before its id.
        ids = [found for found in map(pattern, node.args[:2]) if found is not None]
        for found in ids[:1]:
            yield rf"{prefix}\.{found}" if prefix else found


def area(path: Path) -> str:
    """The catalog that a file belongs to: that of its game, or the common one."""
    parts = path.relative_to(SOURCES).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else "common"


@cache
def asked_for() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for path in SOURCES.rglob("*.py"):
        found.setdefault(area(path), set()).update(said(path))
    return found


@cache
def messages(path: Path) -> dict[str, Message]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, Junk)], path
    entries = [entry for entry in resource.body if isinstance(entry, Message)]
    names = [entry.id.name for entry in entries]
    assert len(names) == len(set(names)), f"{path} says something twice"
    return {entry.id.name: entry for entry in entries}


class Parts(Visitor):
    """Collects the messages that are parts of others."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def parts(path: Path) -> set[str]:
    found = Parts()
    for message in messages(path).values():
        found.visit(message)
    return found.names


CATALOGUES = catalogues("*/*.ftl")
# Those of the browser have tests of their own.
ENGLISH = [
    path
    for path in CATALOGUES
    if path.parent.name == "en" and not path.stem.startswith("web")
]


def all_names() -> set[str]:
    return {name for path in ENGLISH for name in messages(path)}


def plain(id: str) -> str:
    """The name in the catalogs of an id that needs no filling in."""
    return re.sub(r"\\(.)", r"\1", id).replace(".", "-")


@cache
def sayable() -> tuple[set[str], re.Pattern[str]]:
    """The messages that are asked for by name, and those whose name is put together."""
    ids = {id for ids in asked_for().values() for id in ids}
    made = {id.replace(r"\.", "-") for id in ids if ".+" in id}
    # `error.{id}` would match every error: the places that raise them are found too.
    return {plain(id) for id in ids}, re.compile("|".join(made - WHOLE_KINDS))


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: path.stem)
def test_every_id_has_words(path: Path) -> None:
    asked = asked_for().get(path.stem, set())
    wanted = {plain(id) for id in asked if ".+" not in id}
    assert sorted(wanted - all_names()) == []


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: path.stem)
def test_no_words_are_left_over(path: Path) -> None:
    named, made = sayable()
    # An event of the reader's own is told in other words.
    names = {re.sub("^you-", "event-", name) for name in messages(path)}
    unused = {name for name in names - named if not made.fullmatch(name)}
    assert sorted(unused - parts(path)) == []


def test_other_languages_say_the_same_ids() -> None:
    for lang in languages()[1:]:
        theirs = {name for path in catalogues(f"{lang}/*.ftl") for name in messages(path)}
        web = {name for path in catalogues("en/web*.ftl") for name in messages(path)}
        assert theirs == all_names() | web, lang


def test_english_is_there_and_the_default() -> None:
    assert languages()[0] == "en"


def test_numbers_have_no_thousands_marks() -> None:
    assert say("seat", number=1234567) == "Seat 1234567"


@pytest.mark.parametrize("digits", [15, 16, 28, 29, 40, 1000])
def test_numbers_of_any_length_are_shown_as_they_are(digits: int) -> None:
    number = 10**digits - 1
    assert say("seat", number=number) == f"Seat {number}"
    assert say("seat", number=-number) == f"Seat {MINUS}{number}"


@pytest.mark.parametrize("lang", languages())
def test_negative_numbers_have_a_minus_sign_and_names_keep_their_hyphens(lang: str) -> None:
    spoken = texts(lang)
    for value, shown in ((-27, "27"), (-2.5, "2.5" if lang == "en" else "2,5")):
        assert spoken.say("seat", number=value).endswith(f"{MINUS}{shown}")
        assert spoken.number(value, 0 if shown == "27" else 1) == f"{MINUS}{shown}"
    offered = spoken.say("error.bot.unknown", bot="-1", offered=("x-2", -3))
    assert "-1" in offered
    assert f"x-2, {MINUS}3" in offered


def test_a_number_that_python_cannot_write_does_not_fail() -> None:
    assert say("seat", number=10**5000) == "Seat …"
    assert say("error.bot.unknown", bot="b", offered=(10**5000,)).endswith("Available: ….")


def test_endless_texts_and_lists_are_cut_off() -> None:
    for endless in ("x" * 10_000, 10**4000, ["xx"] * 10_000):
        told = say("cli.verify-holds", what=endless)
        assert re.fullmatch(r"OK: .{2000}…\.", told)


def test_plurals_follow_the_number() -> None:
    assert say("cli.replay-head", game="x", seats=1) == "x, 1 seat"
    assert say("cli.replay-head", game="x", seats=2) == "x, 2 seats"


def test_what_is_inserted_is_not_wrapped_in_marks() -> None:
    assert say("error.bot.unknown", bot="b", offered=("x", "y")) == (
        "There is no bot “b”. Available: x, y."
    )


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("\x1b[31mred", "�[31mred"),
        ("\x9b31m\x07\x00\x7f", "�31m���"),
        ("one\r\ntwo\u2028three", "one two three"),
        ("\u202egnirts\u2066", "�gnirts�"),
        ("\ud800", "�"),
        ("Подушки × 🐈\u200d⬛", "Подушки × 🐈\u200d⬛"),  # noqa: RUF001
    ],
)
def test_strangers_cannot_steer_a_terminal(given: str, shown: str) -> None:
    assert clean(given) == shown
    assert say("error.bot.unknown", bot=given, offered=(given,)) == (
        f"There is no bot “{shown}”. Available: {shown}."
    )


def test_an_id_without_words_is_shown_itself() -> None:
    assert say("event.never.heard", n=None, yes=True) == "event.never.heard"


def test_errors_events_and_lines_have_their_own_ids() -> None:
    words = texts()
    assert words.error(IllegalAction("turn.not_yours")) == "It’s not your turn."
    assert words.event(Event("x.y", {})) == "event.x.y"
    assert words.line(Line("x.y", 3)) == "line.x.y"


PASSES = Event("isle.passed", {"seat": 1})
FLEES = Event("kyoto.runs", {"seat": 1, "to": "4,1"})


def test_people_at_a_table_are_called_by_their_names() -> None:
    words = texts().at_table(["Mio", "Ann"])
    assert (words.who(0), words.who(1)) == ("Mio", "Ann")
    assert words.event(PASSES) == "Ann passes."
    assert words.event(FLEES) == "Ann’s kitten flees."
    assert words.error(IllegalAction("kyoto.no_kitten_here", seat=0)) == (
        "Mio’s kitten isn’t here."
    )
    assert words.say("isle.seat", seat=0, you=True) == "Mio (you)"


def test_readers_are_told_in_the_second_person_what_they_did() -> None:
    words = texts().at_table(["Mio", "Ann"], you=1)
    assert words.event(PASSES) == "You pass."
    assert words.event(Event("isle.passed", {"seat": 0})) == "Mio passes."
    assert texts().at_table(["Mio", "Ann"], you=0).event(PASSES) == "Ann passes."
    # There are no other words for it.
    asked = Event("isle.order", {"seat": 1, "order": (1, 0)})
    assert words.event(asked) == "New turn order: Ann, Mio."


@pytest.mark.parametrize("lang", languages())
def test_words_for_the_readers_own_acts_name_nobody(lang: str) -> None:
    for path in catalogues(f"{lang}/you.ftl"):
        assert "$seat" not in path.read_text(encoding="utf-8"), path


@pytest.mark.parametrize("lang", languages())
def test_every_act_of_a_seat_has_words_for_its_reader(lang: str) -> None:
    for path in catalogues(f"{lang}/*.ftl"):
        written = FluentSerializer().serialize_entry
        acts = {
            id.removeprefix("event-")
            for id, message in messages(path).items()
            if id.startswith("event-") and "$seat " in written(message)
        }
        if acts:
            yours = messages(path.with_name("you.ftl"))
            assert acts <= {id.removeprefix("you-") for id in yours}, path


def test_without_names_seats_have_their_numbers() -> None:
    assert texts().event(PASSES) == "Seat 1 passes."
    assert texts().at_table(["Mio", None]).event(PASSES) == "Seat 1 passes."
    assert texts().at_table(["Mio"]).event(PASSES) == "Seat 1 passes."


def test_tables_with_the_same_events_keep_their_own_names() -> None:
    told = [texts().at_table(["Mio", name]).event(PASSES) for name in ("Ann", "Bob", "Ann")]
    assert told == ["Ann passes.", "Bob passes.", "Ann passes."]


def test_a_rival_without_a_seat_has_a_name_among_the_players() -> None:
    order = Event("isle.order", {"order": ("sister", 0)})
    words = texts().at_table(["sister"])
    assert words.event(order) == "New turn order: The sister, sister."
    assert texts().who("moon") == "moon"


def test_card_numbers_are_no_seats() -> None:
    words = texts().at_table(["Mio", "Ann"])
    assert words.event(Event("isle.kept", {"seat": 1, "card": 0})) == "Ann keeps card 0."
    swaps = Event("isle.sister_swaps", {"first": 0, "second": 1})
    assert words.event(swaps) == "The sister swaps cats 0 and 1."


def test_no_catalogue_calls_a_name_a_seat() -> None:
    told = "".join(path.read_text(encoding="utf-8") for path in ENGLISH)
    used = set(re.findall(r"\{ \$(\w+) \}", told))
    assert used >= SEATS
    assert not re.findall(rf"(?i)seat \{{ \$(?:{'|'.join(SEATS)}) \}}", told)


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_has_a_name(bot: str) -> None:
    assert texts().knows(f"bot.{bot}")


def test_a_language_without_words_speaks_english(tmp_path: Path) -> None:
    assert Texts("eo").say("cli.total") == "Total"
    assert Texts("eo").knows("cli.total")
    assert not Texts("eo").knows("cli.nothing")


def test_missing_arguments_and_odd_values_do_not_fail() -> None:
    assert "seats" in say("cli.replay-head", game=None)
    assert say("seat", number=True) == "Seat true"


@pytest.mark.parametrize(
    ("wishes", "lang"),
    [
        ([], "en"),
        (["", "C.UTF-8"], "en"),
        (["en_GB.UTF-8"], "en"),
        (["xx-YY", " EN;q=0.5"], "en"),
        (["english"], "en"),
    ],
)
def test_the_first_language_that_there_is_is_spoken(wishes: list[str], lang: str) -> None:
    assert spoken_by(wishes) == lang
