"""One table of the Isle, told word for word: all of it, a question, an action."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from meowple.games.isle.extras.owner import extended
from meowple.games.isle.game import GAME, Isle
from meowple.games.isle.rules.actions import Take, parse
from meowple.games.isle.rules.box import Box, base_box
from meowple.games.isle.rules.view import (
    AskedView,
    IsleView,
    LaidView,
    OwnView,
    PlayerView,
    SisterView,
    TileView,
)
from meowple.games.isle.text.actions import explain
from meowple.games.isle.text.cards import shape_name
from meowple.games.isle.text.drawing import boat_picture
from meowple.games.isle.text.words import brief, describe
from meowple.kernel.result import Line
from meowple.texts import texts
from tests.games.saying import say

BOX = base_box()


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
        "Turn order: the sister, Seat 0 (you).",
        "Current player: Seat 0 (you).",
        "",
        "Seat 0 (you): blue boat, \N{MINUS SIGN}47 points, 12 fish, permanent baskets: "
        "1 ready, 2 used, 3 cards in hand, one lesson, one rescue card on the table, "
        "the next tile can go anywhere, one extra cat in the next rescue turn, "
        "has passed, asked at the usual times.",
        "",
        "Boat: Seat 0 (you)",
        *picture(),
        "On board: 1 blue, 1 red, 1 oshax, 1 common treasure, 1 rare treasure.",
        "Empty squares by room: A (stern) 18, B (upper bedroom) 11, C (dining room) 12, "
        "D (lower bedroom) 11, E (deck) 53, F (store) 19, G (bow) 4.",
        "Points so far, not counting lessons: Visible rats: 19 -19, "
        "Unfilled rooms: 7 -35, Rare treasures: 1 +3.",
        "",
        signs,
        "",
        "Left field, 3 fish per cat:",
        "no. 1, left 1: green cat (S)   no. 2, left 2: red cat (plus)",
        ".XX                            .X.",
        "XX.                            XXX",
        "                               .X.",
        "Right field, 5 fish per cat:",
        "no. 3, right 1: blue cat (U)",
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
        "The sister scores for each cat on your boat: 5 for blue, 4 for red, "
        "3 for a color still hidden, 2 for a color still hidden, "
        "1 for a color still hidden.",
        "Her face-up card 174: If it’s turned over first: one card today, speed 0. "
        "When it’s played, she takes cat 5, takes cat 4.",
        "Her face-down cards today: 2; left in her deck: 16.",
        "Her lessons score:",
        "  197: 5 points for each color with no cat touching a treasure.",
        "",
        "Lessons: Seat 0 (you)",
        "  122: 2 points for each rare treasure. Now: 2.",
        "",
        "Public lessons:",
        "  144: 1 point for each red cat. Now: 2.",
        "",
        "Cards kept so far:",
        "  1, oshax card, 5 fish: Take one oshax in a color of your choice.",
        "  55, rescue card, 3 fish: A basket for one cat, speed 3.",
        "Chosen: 55. Cost: 3 fish, leaving 9.",
        "",
        "Your rescue cards on the table:",
        "  15, rescue card, 0 fish: A broken basket: two of them carry one cat, speed 0.",
        "",
        "In hand, for the lessons phase:",
        "  113, private lesson, 2 fish: 12 points if every square on the edge is covered.",
        "",
        "In hand, for the rescue phase:",
        "  7, rescue card, 1 fish: No basket, speed 4.",
        "",
        "In hand, playable anytime:",
        "  70, anytime card, 1 fish: The next tile you place doesn’t have to touch "
        "another.",
        "",
        "Your decision: place the green cat (S).",
        ".XX",
        "XX.",
    ]


ASKED = "Your decision: "


def test_a_question_is_told_with_what_it_is_about() -> None:
    place = brief(BOX, a_view(), say)
    assert place[0].startswith("Seat 0 (you): blue boat, \N{MINUS SIGN}47 points, 12 fish")
    assert place[1:] == [*picture(), "", f"{ASKED}place the green cat (S).", ".XX", "XX."]
    starts = {
        "draft": "Cards kept so far:",
        "keep_lessons": "Cards kept so far:",
        "buy": "Chosen: 55. Cost: 3 fish, leaving 9.",
        "rescue": "Seat 0 (you)",
        "move_cats": "Left field, 3 fish per cat:",
        "ready": f"{ASKED}play rescue cards for today",
    }
    for decision, start in starts.items():
        lines = brief(BOX, replace(a_view(), asked=AskedView(decision, (0,))), say)
        assert lines[0].startswith(start), decision
    finds = brief(BOX, replace(a_view(), asked=AskedView("finds", (0,))), say)
    assert "Rare treasures:" in finds
    assert "Left field, 3 fish per cat:" not in finds


def test_nothing_is_chosen_or_drawn_for_those_who_only_look() -> None:
    for decision in ("buy", "place", "draft"):
        view = replace(a_view(), seat=None, own=None, asked=AskedView(decision, (0,)))
        assert len(brief(BOX, view, say)) == 1


def test_while_cards_are_kept_nothing_is_to_be_paid() -> None:
    for view in (replace(a_view(), phase="draft"), replace(a_view(), mode="family")):
        assert not [line for line in describe(BOX, view, say) if "Cost:" in line]


def test_it_is_said_once_that_a_chosen_card_stays_chosen() -> None:
    own = a_view().own
    assert own is not None
    for decision in ("buy", "buy_drawn"):
        asked = AskedView(decision, (0,))
        more = brief(BOX, replace(a_view(), asked=asked), say)
        none = replace(a_view(), asked=asked, own=replace(own, chosen=()))
        assert "take back" not in more[-1]
        assert "take back" in brief(BOX, none, say)[-1]


def test_a_spectator_sees_every_boat_and_no_hands() -> None:
    hidden = replace(a_player(), hand=None, lessons=None, ready=None)
    view = replace(a_view(), seat=None, own=None, sister=None, players=(hidden,) * 3)
    lines = describe(BOX, view, say)
    assert lines.count(picture()[6]) == 3
    assert "  144: 1 point for each red cat." in lines
    assert not [line for line in lines if line.startswith("In hand")]
    assert "1 green cat (S)   2 red cat (plus)" in lines


def test_other_boats_of_a_full_table_are_told_shortly() -> None:
    players = tuple(replace(a_player(), seat=seat) for seat in range(3))
    view = replace(a_view(), players=players, sister=None, asked=None)
    assert describe(BOX, view, say).count(picture()[6]) == 1


def test_wide_rows_of_tiles_are_broken() -> None:
    cats = tuple(TileView("C16", "cat", "purple") for _ in range(8))
    lines = describe(BOX, replace(a_view(), left=cats, sister=None), say)
    assert max(len(line) for line in lines if line.startswith("1 purple")) <= 78
    assert [line for line in lines if line.startswith("5 purple cat (bar of five)")]


def test_the_box_is_that_of_the_game() -> None:
    box: Box = extended(BOX, OWN)
    assert Isle(box).explain(parse("ready 301"), say, a_view()) == "1 point for each oshax."


EXPLAINED = {
    "keep 113": "private lesson, 2 fish: 12 points if every square on the edge is covered.",
    "buy 55": "rescue card, 3 fish: A basket for one cat, speed 3.",
    "ready 7": "No basket, speed 4.",
    "lesson 143 red": "2 points for each red cat on the edge.",
    "anytime 70": "The next tile you place doesn’t have to touch another.",
    "take K3": "small corner",
    "rescue left:2": "red cat (plus), 3 fish",
    "rescue right:1": "blue cat (U), 5 fish",
    "rescue island:1": "green cat (S)",
    "rescue right:2": "",
    "move left:2": "red cat (plus) to the right field",
    "move right:1 2": "blue cat (U) to the left field, place 2",
    "put left:2": "green cat (S) to the left field, place 2",
    "put right": "green cat (S) to the right field",
    "place 3,4": "as drawn",
    "place 3,4 r2": "turned 180 degrees",
    "place 3,4 f r1": "flipped, then turned 90 degrees clockwise",
    "remove 13,4": "rare treasure (bar of four)",
    "remove 14,4": "",
    "pay": "pay 3 fish for one card, discarding the rest",
    "basket broken": "two broken baskets",
    "ask always": "from now on, be asked about anytime cards before every turn",
    "ask never": "from now on, don’t be asked about anytime cards; you can still play them",
    "ask windows": "from now on, be asked about anytime cards at the usual times",
    "done": "nothing more here",
    "pass": "no more cats today",
    "skip": "take no tile",
    "colour red": "",
    "keep 99999": "",
}


def test_actions_are_explained_by_what_the_table_shows() -> None:
    told = {text: GAME.explain(parse(text), say, a_view()) for text in EXPLAINED}
    assert told == EXPLAINED


def test_a_spectator_is_told_what_can_be_told() -> None:
    view = replace(a_view(), seat=None, own=None, asked=None)
    assert explain(BOX, parse("remove 13,4"), say, view) == ""
    assert explain(BOX, parse("pay"), say, view) == "buy no cards and discard them all"
    assert explain(BOX, parse("put left"), say, view) == " to the left field"
    assert explain(BOX, parse("done"), say, view) == "nothing more here"
    assert brief(BOX, view, say) == []


def test_tiles_of_an_owner_have_the_names_they_were_given() -> None:
    plain = texts().say
    assert shape_name(extended(BOX, OWN), "R6", plain) == "crown"
    assert explain(BOX, Take("R9"), plain, a_view()) == ""
