"""The table as it is drawn and told: pictures, and one view word for word."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from meowple.games.fits.game import GAME
from meowple.games.fits.rules.deck import ICONS, our_deck
from meowple.games.fits.rules.view import (
    AskedView,
    BoxView,
    CellView,
    FitsView,
    OverlayView,
    PlayerView,
)
from meowple.games.fits.text.drawing import card_picture, table_picture
from meowple.games.fits.text.words import describe
from tests.games.saying import say

DECK = our_deck()


def cell(x: int, y: int, card: str, open: str, icons: str = "", **more: Any) -> CellView:
    tallied = tuple(icons.count(icon) for icon in ICONS)
    rest = {"turned": False, "sleeper": None, "princess": False, "counts": False, **more}
    return CellView(x=x, y=y, card=card, open=open, icons=tallied, **rest)


def a_view() -> FitsView:
    """Two boxes with cats, two without, one of each sign."""
    return FitsView(
        game="fits",
        seat=0,
        advanced=True,
        tied_kinds="all",
        sleepers="later",
        extra_cats="all",
        overlays_per="card",
        cards="ours",
        cards_source="ours",
        width=15,
        height=11,
        final=True,
        turn=0,
        asked=AskedView("card", (0,)),
        players=(
            PlayerView(0, cats=4, hand_count=2, hand=("B46", "P2"), points=2, penalties=0),
            PlayerView(1, cats=1, hand_count=1, hand=None, points=-1, penalties=2),
        ),
        cells=(
            cell(7, 0, "S1", "esw"),
            cell(8, 0, "B25", "ew", "M"),
            cell(9, 0, "Z", "ew", sleeper=1),
            cell(6, 0, "B13", "e", "YY"),
            cell(7, 1, "T1", "nesw", "MYFP"),
            cell(8, 1, "Z", "ew", princess=True),
            cell(8, 2, "B01", "n", "M"),
            cell(9, 2, "B31", "ew", "MS"),
            cell(10, 2, "B71", "nesw", "S"),
            cell(11, 2, "B32", "ew"),
            cell(12, 2, "B16", "w"),
        ),
        overlays=(
            OverlayView("cat", 0, None, ((6, 0), (7, 0))),
            OverlayView("toy", None, "T2", ((9, 2), (10, 2))),
            OverlayView("princess", None, None, ((11, 2), (12, 2))),
        ),
        boxes=(
            BoxView(
                cells=((8, 2),), closed=True, open_ends=0, toys={"M": 1}, sprays=0,
                value=2, points={}, awake=(0, 0), asleep=(0, 0), holders=(),
                counting=(0, 0),
            ),
            BoxView(
                cells=((9, 2), (10, 2), (11, 2), (12, 2)), closed=False, open_ends=2,
                toys={"M": 2}, sprays=2, value=-1, points={1: -1}, awake=(0, 1),
                asleep=(0, 0), holders=(1,), counting=(0, 0),
            ),
            BoxView(
                cells=((6, 0), (7, 0), (8, 0), (9, 0), (7, 1), (8, 1)), closed=False,
                open_ends=4, toys={"M": 2, "Y": 3}, sprays=0, value=3, points={0: 3},
                awake=(1, 0), asleep=(1, 1), holders=(0,), counting=(1, 0),
            ),
        ),
        start_cards=(),
        deck_count=0,
        discards=("B64", "T3"),
        draws=(3, 4),
        used_princesses=(),
    )  # fmt: skip


PICTURE = [
    "     5     6     7     8     9     10    11    12    13",
    "         +----++----++----++----+",
    " 0   .   | YY c0       M     z1    .     .     .     .",
    "         +----++    ++----++----+",
    "               +    ++----+",
    " 1   .     .    MYFP   z#    .     .     .     .     .",
    "               +    ++----+",
    "                     +    ++----++    ++----++----+",
    " 2   .     .     .   | M  |  MS ** S        c#    |  .",
    "                     +----++----++    ++----++----+",
    "",
    " 3   .     .     .     .     .     .     .     .     .",
    "",
]


def test_a_table_is_drawn_with_walls_icons_and_cats() -> None:
    assert table_picture(a_view()) == PICTURE


def test_a_card_is_drawn_with_its_walls() -> None:
    assert card_picture("n", "M") == ["+    +", "| M  |", "+----+"]
    assert card_picture("esw", "MYFPS") == ["+----+", " MYF+ ", "+    +"]


def test_before_the_first_card_the_middle_is_drawn() -> None:
    state = GAME.start(GAME.setup(2, {}, 1))
    first = [line for line in table_picture(GAME.view(state, None)) if line]
    assert first == ["     6     7     8", " 4   .     .     .", " 5   .     .     .",
                     " 6   .     .     ."]  # fmt: skip


def test_the_picture_ends_at_the_edge_of_the_table() -> None:
    view = replace(a_view(), overlays=(), cells=(cell(0, 10, "B72", "nesw"),))
    assert [line for line in table_picture(view) if line] == [
        "     0     1",
        " 9   .     .",
        "   +    +",
        "10         .",
        "   +    +",
    ]


def test_a_view_is_told_word_for_word() -> None:
    assert describe(DECK, a_view(), say) == [
        "Advanced rules, table of 15 columns and 11 rows, no cards left in the deck.",
        "Final phase: no more drawing; everyone plays the cards left in hand.",
        "Discarded: B64, T3.",
        "Current player: Seat 0 (you).",
        "",
        "Seat 0 (you): 2 points now, no penalties, 4 cats left, 2 cards in hand.",
        "Seat 1: \N{MINUS SIGN}1 point now, penalties 2, one cat left, one card in hand.",
        "",
        *PICTURE,
        "",
        say("fits.legend"),
        "",
        "Boxes with cats:",
        "  6,0: 6 cards, 4 open sides; 2 mice, 3 balls of yarn; worth 3 now. "
        "Cats: Seat 0 (you): 1 awake and 1 asleep, Seat 1: 1 asleep (1 not counted). "
        "Would score: Seat 0 (you): 3.",
        "  9,2: 4 cards, 2 open sides; 2 mice, 2 spray bottles; worth \N{MINUS SIGN}1 now. "
        "Cats: Seat 1: 1 awake. Would score: Seat 1: \N{MINUS SIGN}1.",
        "",
        "Boxes without cats and what they’re worth now: 8,2 closed: 2.",
        "",
        "In hand:",
        "B46      P2",
        "+    +   Princess",
        "  MP |",
        "+----+",
        "",
        "Your decision: choose a card to play.",
    ]


def test_a_spectator_sees_no_hand() -> None:
    lines = describe(DECK, replace(a_view(), seat=None), say)
    assert "In hand:" not in lines
    assert lines[-1] == "Waiting for Seat 0: choose a card to play."


def test_a_toy_that_must_be_played_is_drawn() -> None:
    view = replace(a_view(), asked=AskedView("toy", (0,), card="T1"))
    assert describe(DECK, view, say)[-5:] == [
        "Your decision: play special toy T1.",
        "T1",
        "+    +",
        " MYFP",
        "+    +",
    ]


def test_a_card_that_was_played_is_drawn_for_all() -> None:
    asked = AskedView("lay", (0,), card="B46")
    for seat, begins in (
        (0, "Your decision"),
        (1, "Waiting for Seat 0"),
        (None, "Waiting"),
    ):
        lines = describe(DECK, replace(a_view(), seat=seat, asked=asked), say)
        assert lines[-5].startswith(begins)
        assert lines[-5].endswith(": place card B46, which was just played.")
        assert lines[-4:] == ["B46", "+    +", "  MP |", "+----+"]


def test_a_princess_that_was_played_is_told_without_her_number() -> None:
    view = replace(a_view(), asked=AskedView("princess", (0,), card="princess"))
    assert describe(DECK, view, say)[-2:] == [
        "",
        "Your decision: choose a cat for the Princess to replace.",
    ]


def test_a_box_that_nobody_would_score_says_so() -> None:
    view = a_view()
    asleep = replace(view.boxes[2], points={}, awake=(0, 0), asleep=(0, 1), counting=(0, 0))
    lines = describe(DECK, replace(view, boxes=(asleep,)), say)
    assert [line for line in lines if line.endswith("Would score: nobody.")]
    assert not [line for line in lines if line.startswith("Boxes without cats")]
