"""The Isle in words: every id has a message that fits its arguments, every card a text,
and every view can be told."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import meowple.games.isle
from meowple.games.isle.game import GAME
from meowple.games.isle.rules.box import base_box
from meowple.games.isle.rules.day.calendar import PHASES
from meowple.games.isle.rules.decisions import DECISIONS
from meowple.games.isle.rules.scoring.lessons import RULES
from meowple.games.isle.rules.state import IsleState
from meowple.games.isle.text.actions import explain
from meowple.games.isle.text.cards import card_text
from meowple.kernel.errors import BadData, IllegalAction
from meowple.kernel.event import spoken
from meowple.texts import texts
from tests.games.saying import say

SOURCES = Path(next(iter(meowple.games.isle.__path__)))
BOX = base_box()


# --- ids in the code ---


def calls() -> Iterator[tuple[Path, str, ast.Call]]:
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", "") or getattr(node.func, "attr", "")
                yield path, name, node


def first_text(call: ast.Call) -> str:
    """The id that a call names; a whisper names its seat before it."""
    for node in call.args[:2]:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return node.value
    return ""


def families(path: Path) -> tuple[str, ...]:
    """How error ids that a file builds from a part of them begin."""
    named = {"score_file.py": ("position.",), "owner.py": ("data.",)}
    return named.get(path.name, ("position.", "data."))


def said() -> Iterator[tuple[str, tuple[str, ...]]]:
    """The ids that the rules tell or raise, with the names of their arguments."""
    for path, name, call in calls():
        id = first_text(call)
        given = tuple(keyword.arg for keyword in call.keywords if keyword.arg)
        if name in ("tell", "whisper", "reveal", "reveal_to"):
            yield f"event.{id}", given
        elif name in ("IllegalAction", "BadData", "BadSetup") and id:
            yield f"error.{id}", given
        elif name == "bad" and id:
            for family in families(path):
                if family + id != "position.length":
                    yield f"error.{family}{id}", given


@pytest.mark.parametrize(("id", "given"), sorted(set(said())))
def test_what_the_rules_tell_or_raise_has_words(id: str, given: tuple[str, ...]) -> None:
    for value in (0, 1, 7):
        say(id, **dict.fromkeys(given, value))
    say(id, **dict.fromkeys(given, None))


def test_enough_is_told_and_raised() -> None:
    assert len(set(said())) > 90


FORBIDDEN = re.compile("(anytime|basket|field|find|fish|lesson|treasure)\\.[a-z_]+")


def test_what_stands_against_a_card_has_words() -> None:
    """Some rules hand an error's id over as a text."""
    found = {
        node.value
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and FORBIDDEN.fullmatch(node.value)
    }
    assert "anytime.before_paying" in found
    for id in found:
        assert texts().knows(f"error.{id}"), id
    for id in ("anytime.already_pending", "anytime.before_paying", "find.none_left"):
        say(f"error.{id}", card=67, needed=1)


def test_errors_in_files_say_where_they_are() -> None:
    error = BadData("position.tile_overlaps", player=0, tile=3)
    assert texts().error(error) == (
        "The tile covers a tile listed before it. (at player 0, tile 3; lists count from 0)"
    )
    known = BadData("position.card_unknown", card=999)
    assert texts().error(known) == "There is no card 999."
    unheard = BadData("position.never_heard", player=0)
    assert texts().error(unheard) == "error.position.never_heard"
    for key in ("module", "lesson", "kind", "card"):
        say(f"error.where.{key}", **{key: 1})


# --- names ---


def test_everything_with_a_name_has_words() -> None:
    phases = {name for mode in PHASES.values() for name, _ in mode}
    for phase in (*phases, "setup", "over"):
        say(f"isle.phase.{phase}")
    for decision in DECISIONS.values():
        args = {"keep": 2, "moment": "m", "tile": "t", "what": "w", "chosen": 1}
        say(f"isle.decision.{decision}", **args)
    for moment in ("order", "rescue_end", "day_end", "scoring", "turn"):
        say(f"isle.moment.{moment}")
    for decided in ("points", "fish", "rooms", "shared", "sister"):
        say(f"decided.isle.won.{decided}")
    for piece in BOX.pieces:
        assert say("isle.shape", tile=piece.shape.id) != piece.shape.id


# --- cards ---


@pytest.mark.parametrize("printing", ["cs", "ru-uk"])
def test_every_card_has_a_text(printing: str) -> None:
    box = BOX.printed(printing)
    numbers = {*box.cards, *box.sister, *box.colour_cards}
    assert numbers == set(range(1, 216))
    for number in numbers:
        assert re.fullmatch(r"[A-Z0-9].{8,}[.)]", card_text(box, number, say)), number


def test_cards_say_what_they_do() -> None:
    told = {
        1: "Take one oshax in a colour of your choice.",
        7: "No basket, speed 4.",
        15: "Half a basket: two such cards carry one cat, speed 0.",
        55: "A basket for one cat, speed 3.",
        67: "Gain 2 fish for each of your oshax.",
        98: "Take one rare treasure or up to 2 common treasures.",
        107: "Take up to 2 small treasures or up to 2 common treasures for 1 fish.",
        113: "12 points if every square on the edge is covered.",
        117: "1 point for each cat on the edge in the colour that has most there.",
        121: "10 points if no other player has a larger family. "
        "Solo: for a family of at least 7.",
        126: "1 point for each private lesson on the table, this one too.",
        136: "12 points if these rooms are full: A (stern), G (bow).",
        140: "15 points if no tile lies in this room: C (dining room).",
        145: "5 points for at least 3 cats of the named colour.",
        147: "2 points for each private lesson on the table.",
        165: "10 points if no other player has a larger family.",
        169: "The sister scores blue cats.",
        186: "Turned first: 4 cards today, speed 4. "
        "Played: she takes cat 1, takes oshax 5.",
        192: "Turned first: 4 cards today, speed 6. "
        "Played: she swaps cats 1 and 6, takes cat 2.",
        209: "The second largest family scores once more.",
    }
    assert {number: card_text(BOX, number, say) for number in told} == told


def test_printings_that_differ_are_both_told_unless_one_is_chosen() -> None:
    common = "2 points for each common treasure."
    every = "2 points for each treasure, common or rare."
    both = f"{common} (Russian and Ukrainian printing: {every})"
    assert card_text(BOX, 148, say) == both
    assert card_text(BOX.printed("ru-uk"), 148, say) == every


def test_every_rule_has_a_sentence_for_any_numbers() -> None:
    for rule in RULES.values():
        for value in (0, 1, 5):
            numbers = dict.fromkeys((*rule.needs, *rule.may, "points"), value)
            for colour in ("none", "red"):
                args = {"kind": "public_lesson", "number": value, "solo_min_size": 0}
                say(f"isle.rule.{rule.id}", **{**args, **numbers, "colour": colour})


# --- whole games ---

TABLES = {
    "two": (2, {"printing": "ru-uk"}),
    "three": (3, {"rescue_choice": "simultaneous"}),
    "four": (4, {}),
    "solo": (1, {"difficulty": "expert"}),
    "family": (3, {"mode": "family", "family_maps": "any"}),
}
ODD = [
    "keep 1", "buy 7", "pay", "done", "lesson 143 red", "ready 7", "rescue left:1",
    "rescue right:9", "rescue island:1", "basket whole", "place 0,0", "place 10,4",
    "place 10,4 f r3", "take K1", "take R9", "skip", "colour blue", "find 98 rare",
    "pass", "anytime 67", "move left:1", "put left:3", "discard 113", "remove 3,3",
    "ask never", "ask windows",
]  # fmt: skip


def provoke(state: IsleState, seat: int, text: str) -> None:
    """Try an action that may be forbidden, and read the reason."""
    try:
        GAME.play(state.copy(), seat, GAME.parse(text))
    except IllegalAction as error:
        say(f"error.{error.id}", **error.details)


def tell_everything(state: IsleState) -> None:
    for seat in (*range(len(state.players)), None):
        view = GAME.view(state, seat)
        lines = GAME.describe(view, say)
        short = GAME.brief(view, say)
        assert len(short) < len(lines)
        assert short[:1] != [""]
        assert set(short) <= set(lines)
        assert not any("\n" in line or line != line.rstrip() for line in lines)
        assert all(
            re.search(r"\w", line) or not re.search("[a-z{}$]", line) for line in lines
        )


@pytest.mark.uncounted
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games_can_be_told(table: str, seed: int) -> None:
    seats, options = TABLES[table]
    state = GAME.start(GAME.setup(seats, options, seed))
    chance = random.Random(seed)
    told: set[tuple[int, str]] = set()
    while actors := GAME.actors(state):
        seat = chance.choice(actors)
        actions = GAME.legal(state, seat)
        moment = (state.day // 2, type(state.stack[-1]).__name__)
        if moment not in told:
            told.add(moment)
            tell_everything(state)
            for action in actions[:20]:
                explain(BOX, action, say, GAME.view(state, seat))
        provoke(state, chance.randrange(seats), chance.choice(ODD))
        for event in spoken(GAME.play(state, seat, chance.choice(actions))):
            say(f"event.{event.id}", **event.args)
    tell_everything(state)
    result = GAME.result(state)
    assert result is not None
    say(f"decided.{result.decided}")
    own = [line for lines in result.lines for line in lines]
    for line in (*own, *(line for rival in result.rivals for line in rival.lines)):
        say(f"line.{line.id}", **line.args)
