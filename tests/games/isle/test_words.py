"""The Isle in words: every id has a message that fits its arguments, every card a text,
and every view can be told."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import meowple.games.isle
from meowple.games.isle.rules.box import base_box
from meowple.games.isle.rules.day.calendar import PHASES
from meowple.games.isle.rules.decisions import DECISIONS
from meowple.games.isle.rules.scoring.lessons import RULES
from meowple.games.isle.text.cards import card_text
from meowple.kernel.errors import BadData
from meowple.texts import texts
from tests.games.saying import say

SOURCES = Path(next(iter(meowple.games.isle.__path__)))
BOX = base_box()


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
        "The tile overlaps one listed before it. (at player 0, tile 3; lists count from 0)"
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
    for moment in ("fishing", "order", "rescue_end", "day_end", "scoring", "turn"):
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
        1: "Take one oshax in a color of your choice.",
        7: "No basket, speed 4.",
        15: "A broken basket: two of them carry one cat, speed 0.",
        55: "A basket for one cat, speed 3.",
        67: "Gain 2 fish for each of your oshax.",
        98: "Take one rare treasure or up to 2 common treasures.",
        107: "Take up to 2 small treasures or up to 2 common treasures for 1 fish.",
        113: "12 points if every square on the edge is covered.",
        117: "1 point for each cat on the edge, in the color with the most cats there.",
        121: "10 points if no other player has a larger family. "
        "Solo: for a family of at least 7.",
        126: "1 point for each private lesson on the table, including this one.",
        136: "12 points if these rooms are all full: A (stern), G (bow).",
        140: "15 points if there are no tiles in this room: C (dining room).",
        145: "5 points for at least 3 cats of the named color.",
        147: "2 points for each private lesson on the table.",
        165: "10 points if no other player has a larger family.",
        169: "The sister scores blue cats.",
        186: "If it’s turned over first: 4 cards today, speed 4. "
        "When it’s played, she takes cat 1, takes oshax 5.",
        192: "If it’s turned over first: 4 cards today, speed 6. "
        "When it’s played, she swaps cats 1 and 6, takes cat 2.",
        209: "The second largest family scores a second time.",
    }
    assert {number: card_text(BOX, number, say) for number in told} == told


def test_printings_that_differ_are_both_told_unless_one_is_chosen() -> None:
    common = "2 points for each common treasure."
    every = "2 points for each treasure, common or rare."
    both = f"{common} (Russian and Ukrainian printing, our best guess: {every})"
    assert card_text(BOX, 148, say) == both
    assert card_text(BOX.printed("ru-uk"), 148, say) == every


def test_every_rule_has_a_sentence_for_any_numbers() -> None:
    for rule in RULES.values():
        for value in (0, 1, 5):
            numbers = dict.fromkeys((*rule.needs, *rule.may, "points"), value)
            for colour in ("none", "red"):
                args = {"kind": "public_lesson", "number": value, "solo_min_size": 0}
                say(f"isle.rule.{rule.id}", **{**args, **numbers, "colour": colour})
