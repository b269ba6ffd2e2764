"""If It Fits in words: every id has a message that fits its arguments, every card a
text, and every view can be told."""

from __future__ import annotations

import re
from copy import deepcopy
from pathlib import Path
from typing import Any

import meowple.games.fits
from meowple.games.fits.data import toml
from meowple.games.fits.game import GAME, Fits
from meowple.games.fits.rules.actions import parse
from meowple.games.fits.rules.deck import our_deck
from meowple.games.fits.rules.view import DECISIONS, FitsView
from meowple.games.fits.text.words import explain
from meowple.kernel.errors import BadData
from meowple.texts import texts
from tests.games.saying import say

SOURCES = Path(next(iter(meowple.games.fits.__path__)))
DECK = our_deck()


def test_errors_in_files_say_where_they_are() -> None:
    told = {
        BadData("position.overlay_wall", overlay=2): "An overlay can’t lie across a wall. "
        "(at overlay 2; lists count from 0)",
        BadData("position.cell_twice", cell=3, x=1, y=0): "There are two cells at 1,0. "
        "(at cell 3; lists count from 0)",
        BadData("data.card_closed", kind="box", card=3, name="B04"): "Card B04 has no "
        "open side. (at box cards, card 3; lists count from 0)",
        BadData("data.card_count", kind="toy", cards=2, needed=3): "A deck needs 3 special "
        "toys, not 2.",
        BadData("data.sleeper_sides", kind="sleeper"): "The sleeping cat must look the "
        "same when turned 180 degrees. (at the sleeping cat; lists count from 0)",
    }
    for error, text in told.items():
        assert texts().error(error) == text


def test_everything_with_a_name_has_words() -> None:
    for decision in DECISIONS.values():
        say(f"fits.decision.{decision}", card="T1", x=1, y=2)
    for rule in ("occupied", "must_touch"):
        say(f"error.cell.{rule}", x=1, y=2)
    for decided in ("points", "penalties", "shared"):
        say(f"decided.fits.won.{decided}")
    for kind in ("closed", "open", "extra_cats"):
        say(f"line.fits.score.{kind}", x=1, y=2, cards=3)
    answer: Any = GAME.score_position({"game": "fits", "players": 2, "cells": []})
    for line in answer["players"][0]:
        say(f"score.{line}")
    for column in ("boxes", "cells", "closed", "toys", "sprays", "value", "points"):
        say(f"score.{column}")


# --- cards ---


def test_every_card_has_a_text() -> None:
    for id in DECK.cards:
        text = explain(DECK, parse(f"lay {id} 0,0"), say)
        assert re.fullmatch(r"open .+; [a-z0-9 ,]+", text), id


def test_actions_are_explained() -> None:
    told = {
        "lay B01 3,4": "open to the north; one mouse",
        "lay B01 3,4 t": "open to the south; one mouse",
        "lay B31 3,4": "open to the east, west; one mouse, one spray bottle",
        "lay B45 3,4 t": "open to the east, south; 2 balls of yarn",
        "lay B72 3,4": "open on all sides; no icons",
        "lay T1 3,4": "open on all sides; one mouse, one ball of yarn, one fish, "
        "one feather",
        "lay Z 3,4": "sleeping cat, open to the east, west; no icons",
        "play B63": "open to the north, east, south; 2 spray bottles",
        "play P2": "Princess",
        "discard B63": "open to the north, east, south; 2 spray bottles",
        "discard P2": "Princess",
        "lay B99 3,4": "",
        "cat 3,4": "across 3,4 and 4,4",
        "toy 3,4": "across 3,4 and 4,4",
        "princess cat 3,4": "in place of the cat on this joint",
        "princess sleeper 3,4": "in place of the sleeping cat",
        "draw": "draw the top card of the deck",
        "sleep": "place a sleeping cat instead of drawing",
        "done": "no cat this time",
    }
    view = a_view(GAME)
    assert {text: GAME.explain(parse(text), say, view) for text in told} == told


def owners(**changes: str) -> Fits:
    """Our own deck again, with other icons on some cards."""
    data = deepcopy(toml("cards"))
    data["name"] = "my-box"
    for row in data["box"]:
        row["icons"] = changes.get(row["id"], row["icons"])
    return GAME.with_data(data)


def a_view(game: Fits, **options: str) -> FitsView:
    return game.view(game.start(game.setup(2, options, 3)), 0)


def test_a_card_is_explained_with_the_deck_that_is_played_with() -> None:
    game, lay = owners(B01="SSS"), parse("lay B01 0,0")
    ours = a_view(game, cards="ours")
    assert game.explain(lay, say, ours) == "open to the north; one mouse"
    theirs = a_view(game, cards="my-box")
    assert game.explain(lay, say, theirs) == "open to the north; 3 spray bottles"


def test_a_question_is_told_with_the_table_and_the_hand() -> None:
    view = a_view(GAME)
    lines, short = GAME.describe(view, say), GAME.brief(view, say)
    assert set(short) <= set(lines)
    assert {"In hand:", "Start cards:"} <= set(short)
    assert short[-1].endswith(": choose a start card and place it.")
    assert say("fits.legend") not in short


def test_a_hand_is_drawn_with_the_deck_that_is_played_with() -> None:
    game = owners(**dict.fromkeys(DECK.box, "SSMMPP"))
    for cards, icons in (("my-box", "MMP+"), ("ours", " ")):
        state = game.start(game.setup(2, {"cards": cards}, 3))
        lines = game.describe(game.view(state, 0), say)
        assert icons in lines[lines.index("In hand:") + 3]
        assert ("MMP+" in "".join(lines)) == (cards == "my-box")
