"""The Isle in words: every id has a message that fits its arguments, every card a text,
and every view can be told."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import meowple.games.isle
from meowple.games.isle.actions import Lesson, Pass, Take, parse
from meowple.games.isle.box import Box, base_box
from meowple.games.isle.cards_text import card_text, shape_name
from meowple.games.isle.day.calendar import PHASES
from meowple.games.isle.drawing import boat_picture
from meowple.games.isle.game import GAME, Isle
from meowple.games.isle.lessons import RULES
from meowple.games.isle.owner import extended
from meowple.games.isle.state import IsleState
from meowple.games.isle.view import (
    DECISIONS,
    AskedView,
    IsleView,
    LaidView,
    OwnView,
    PlayerView,
    SisterView,
    TileView,
)
from meowple.games.isle.words import describe, explain
from meowple.kernel.errors import BadData, IllegalAction
from meowple.kernel.result import Line
from meowple.texts import _argument, _bundle, texts

SOURCES = Path(next(iter(meowple.games.isle.__path__)))
BOX = base_box()


def say(id: str, **args: object) -> str:
    """As the catalogues say it, but nothing may be missing."""
    name = id.replace(".", "-")
    assert _bundle("en").has_message(name), f"no message {name}"
    pattern = _bundle("en").get_message(name).value
    assert pattern is not None
    ready = {key: _argument(value) for key, value in args.items()}
    text, errors = _bundle("en").format_pattern(pattern, ready)
    assert not errors, f"{name} with {args}: {errors}"
    assert "{" not in str(text), f"{name}: {text}"
    assert "\n" not in str(text), f"{name}: {text}"
    return str(text)


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
    named = {"position.py": ("position.",), "owner.py": ("data.",)}
    return named.get(path.name, ("position.", "data."))


def said() -> Iterator[tuple[str, tuple[str, ...]]]:
    """The ids that the rules tell or raise, with the names of their arguments."""
    for path, name, call in calls():
        id = first_text(call)
        given = tuple(keyword.arg for keyword in call.keywords if keyword.arg)
        if name in ("tell", "whisper"):
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
        say(f"isle.decision.{decision}", keep=2, moment="m", tile="t", what="w")
    for moment in ("order", "rescue_end", "day_end", "scoring", "turn"):
        say(f"isle.moment.{moment}")
    for decided in ("points", "fish", "rooms", "shared", "sister"):
        say(f"decided.isle.won.{decided}")
    for piece in BOX.pieces:
        say(f"isle.shape.{piece.shape.id}")


OWN = {
    "modules": [
        {
            "id": "D",
            "lessons": [
                {"number": 301 + i, "rule": "oshax_count", "params": {"points_each": 1}}
                for i in range(8)
            ],
        }
    ],
    "promo": {"rare": [{"id": "R6", "name": "crown", "rows": ["XX.", ".XX"]}]},
}


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


def test_actions_are_explained_by_their_cards_and_tiles() -> None:
    assert explain(BOX, parse("ready 7"), say) == "No basket, speed 4."
    named = "2 points for each cat on the edge that is red."
    assert explain(BOX, Lesson(143, "red"), say) == named
    assert GAME.explain(parse("take K3"), say) == "small corner"
    assert explain(BOX, Pass(), say) == ""
    assert explain(BOX, parse("keep 99999"), say) == ""


def test_tiles_of_an_owner_have_the_names_they_were_given() -> None:
    plain = texts().say
    assert shape_name(extended(BOX, OWN), "R6", plain) == "crown"
    assert explain(BOX, Take("R9"), plain) == ""


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
        lines = GAME.describe(GAME.view(state, seat), say)
        assert not any("\n" in line or line != line.rstrip() for line in lines)
        assert all(
            re.search(r"\w", line) or not re.search("[a-z{}$]", line) for line in lines
        )


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
                explain(BOX, action, say)
        provoke(state, chance.randrange(seats), chance.choice(ODD))
        for event in GAME.play(state, seat, chance.choice(actions)):
            say(f"event.{event.id}", **event.args)
    tell_everything(state)
    result = GAME.result(state)
    assert result is not None
    say(f"decided.{result.decided}")
    own = [line for lines in result.lines for line in lines]
    for line in (*own, *(line for rival in result.rivals for line in rival.lines)):
        say(f"line.{line.id}", **line.args)


# --- one view, word for word ---


@cache
def picture() -> list[str]:
    """A boat with one tile of each kind, as it is drawn."""
    return [
        "            111111111122",
        "  0123456789012345678901",
        "0        2...****",
        "1     *.........1..",
        "2  ................**",
        "3 .3.....**..........*.",
        "4 ........BBBBB$$$$.....",
        "5 **......rrrr.......5.",
        "6  *......c......*...",
        "7     .....4....**.",
        "8        ...*..**",
    ]


def a_player() -> PlayerView:
    cats = ((x, 4) for x in range(8, 13))
    return PlayerView(
        seat=0,
        boat="blue",
        tiles=(
            LaidView("C16", "cat", "blue", tuple(cats)),
            LaidView("R5", "rare", None, tuple((x, 4) for x in range(13, 17))),
            LaidView("O1", "oshax", "red", tuple((x, 5) for x in range(8, 12))),
            LaidView("K1", "common", None, ((8, 6),)),
        ),
        fish=12,
        baskets=1,
        used_baskets=2,
        hand_count=3,
        hand=(113, 70, 7),
        lesson_count=1,
        lessons=(122,),
        ready_count=1,
        ready=(15,),
        passed=True,
        next_tile_anywhere=True,
        extra_rescues=1,
        ask="windows",
        points=-47,
        lines=(
            Line("isle.score.rats", -19, {"count": 19}),
            Line("isle.score.rooms", -35, {"count": 7}),
            Line("isle.score.rares", 3, {"count": 1}),
            Line("isle.score.lesson", 2, {"card": 122}),
            Line("isle.score.public_lesson", 2, {"card": 144, "colour": "red"}),
        ),
    )


def a_view() -> IsleView:
    return IsleView(
        game="isle",
        seat=0,
        mode="solo",
        day=2,
        days=5,
        phase="rescue",
        order=("sister", 0),
        turn=0,
        asked=AskedView("place", (0,), tile=TileView("C15", "cat", "green")),
        players=(a_player(),),
        own=OwnView(
            packet=(), kept=(1, 55), chosen=(55,), to_keep=0, discarded=(), passed_on=()
        ),
        left=(TileView("C15", "cat", "green"), TileView("C13", "cat", "red")),
        right=(TileView("C10", "cat", "blue"),),
        rares=(TileView("R3", "rare", None, 2),),
        commons=(TileView("K1", "common", None, 5), TileView("K2", "common", None, 0)),
        oshax=(TileView("O6", "oshax", None),),
        drawn=(),
        bag=(
            TileView("C01", "cat", "blue", 2),
            TileView("R1", "rare", None, 1),
        ),
        gone=(),
        deck_count=101,
        discards=(),
        hidden_discards=0,
        public_lessons=((144, "red"),),
        sister=SisterView(
            colours=("blue", "red", None, None, None),
            lessons=(197,),
            today=(174, None, None),
            spent=(),
            deck_count=16,
        ),
    )


def test_a_boat_is_drawn_with_its_tiles_rats_and_maps() -> None:
    assert boat_picture(a_player()) == picture()


def test_a_view_is_told_word_for_word() -> None:
    signs = say("isle.legend")
    assert describe(BOX, a_view(), say) == [
        "Day 2 of 5: rescue.",
        "Turn order: the sister, seat 0 (you).",
        "On turn: seat 0 (you).",
        "",
        "Player at seat 0 (you): blue boat, -47 points, 12 fish, permanent baskets: "
        "1 ready, 2 used, 3 cards in hand, one lesson, one rescue card on the table, "
        "the next tile may lie anywhere, one cat more in the next rescue turn, "
        "has passed, asked at the usual moments.",
        "",
        "Boat of seat 0 (you):",
        *picture(),
        "On board: 1 blue, 1 red, 1 oshax, 1 common treasure, 1 rare treasure.",
        "Bare squares by room: A (stern) 18, B (upper bedroom) 11, C (dining room) 12, "
        "D (lower bedroom) 11, E (deck) 53, F (store) 19, G (bow) 4.",
        "Points so far, without lessons: Rats in sight: 19 -19, "
        "Rooms with bare squares: 7 -35, Rare treasures: 1 +3.",
        "",
        signs,
        "",
        "Left field, 3 fish for a cat:",
        "no. 1, left 1: green cat C15   no. 2, left 2: red cat C13",
        ".XX                            .X.",
        "XX.                            XXX",
        "                               .X.",
        "Right field, 5 fish for a cat:",
        "no. 3, right 1: blue cat C10",
        "XX",
        "X.",
        "XX",
        "Oshax:",
        "no. 1: O6",
        "..X.",
        ".XXX",
        "XX..",
        "Rare treasures:",
        "no. 1: R3 ×2",  # noqa: RUF001
        "XX",
        "XX",
        "Common treasures:",
        "K1 ×5   K2 ×0",  # noqa: RUF001
        "X       XX",
        "Left in the bag: 2 blue, 1 rare treasure. Cards left in the deck: 101.",
        "",
        "The sister's points for each cat on your boat: 5 for blue, 4 for red, "
        "3 for a colour still hidden, 2 for a colour still hidden, "
        "1 for a colour still hidden.",
        "Her open card 174: Turned first: one card today, speed 0. "
        "Played: she takes cat 5, takes cat 4.",
        "Her hidden cards today: 2; left in her deck: 16.",
        "Her lessons score:",
        "  197: 5 points for each colour of which no cat touches a treasure.",
        "",
        "Lessons of seat 0 (you):",
        "  122: 2 points for each rare treasure. Now: 2.",
        "",
        "Public lessons:",
        "  144: 1 point for each cat that is red. Now: 2.",
        "",
        "Cards kept so far:",
        "  1, oshax card, 5 fish: Take one oshax in a colour of your choice.",
        "  55, rescue card, 3 fish: A basket for one cat, speed 3.",
        "Chosen: 55. To pay: 3 fish, which leaves 9.",
        "",
        "Your rescue cards on the table:",
        "  15, rescue card, 0 fish: Half a basket: two such cards carry one cat, speed 0.",
        "",
        "In hand, for the lessons phase:",
        "  113, private lesson, 2 fish: 12 points if every square on the edge is covered.",
        "",
        "In hand, for the rescue:",
        "  7, rescue card, 1 fish: No basket, speed 4.",
        "",
        "In hand, for any time:",
        "  70, anytime card, 1 fish: The next tile you lay need not touch another.",
        "",
        "Your decision: lay the green cat C15.",
        ".XX",
        "XX.",
    ]


def test_a_spectator_sees_every_boat_and_no_hands() -> None:
    hidden = replace(a_player(), hand=None, lessons=None, ready=None)
    view = replace(a_view(), seat=None, own=None, sister=None, players=(hidden,) * 3)
    lines = describe(BOX, view, say)
    assert lines.count(picture()[6]) == 3
    assert "  144: 1 point for each cat that is red." in lines
    assert not [line for line in lines if line.startswith("In hand")]
    assert "1 green cat C15   2 red cat C13" in lines


def test_other_boats_of_a_full_table_are_told_shortly() -> None:
    players = tuple(replace(a_player(), seat=seat) for seat in range(3))
    view = replace(a_view(), players=players, sister=None, asked=None)
    assert describe(BOX, view, say).count(picture()[6]) == 1


def test_wide_rows_of_tiles_are_broken() -> None:
    cats = tuple(TileView("C16", "cat", "purple") for _ in range(8))
    lines = describe(BOX, replace(a_view(), left=cats, sister=None), say)
    assert max(len(line) for line in lines if line.startswith("1 purple")) <= 78
    assert [line for line in lines if line.startswith("5 purple cat C16")]


def test_the_box_is_that_of_the_game() -> None:
    box: Box = extended(BOX, OWN)
    assert Isle(box).explain(parse("keep 301"), say) == "1 point for each oshax."
