"""Position files: real tables scored."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from meowple.games.fits.extras.score_file import FARTHEST, score_position
from meowple.games.fits.game import GAME
from meowple.games.fits.rules.deck import our_deck
from meowple.games.fits.rules.view import FitsView
from meowple.kernel.setup import Value
from tests.games.fits.positions import (
    Position,
    cat,
    cells,
    example,
    position,
    princess,
    toy,
)

Answer = dict[str, Any]
DECKS = {"ours": our_deck()}


def scored(laid: list[Position], *overlays: Position, **options: object) -> Answer:
    return score_position(position(laid, *overlays, options=options), decks=DECKS)


def totals(answer: Answer) -> list[int]:
    return [player["total"] for player in answer["players"]]


# --- tables that score ---


def test_the_example_is_answered_to_the_letter() -> None:
    answer = {
        "players": [{"total": 4, "penalties": 0}, {"total": 0, "penalties": 0}],
        "boxes": [
            {
                "cells": [[0, 0], [1, 0]],
                "closed": True,
                "toys": {"Y": 2},
                "sprays": 0,
                "value": 4,
                "holders": [0],
                "sleepers": [],
                "points": {"0": 4},
            }
        ],
        "winners": [0],
    }
    assert score_position(example(), decks=DECKS) == answer
    assert GAME.score_position(example()) == answer


def test_a_score_comes_with_its_reasons_and_the_cells_of_the_file() -> None:
    table = example()
    for cell in table["cells"]:
        cell["x"] += 7
        cell["y"] -= 3
    for overlay in table["overlays"]:
        overlay["between"] = [[x + 7, y - 3] for x, y in overlay["between"]]
    holder, other = GAME.position_lines(table)
    (line,) = holder
    assert (line.id, line.points) == ("fits.score.closed", 4)
    assert (line.args["x"], line.args["y"]) == (7, -3)
    assert other == ()


def test_a_closed_box_doubles_plus_and_minus() -> None:
    answer = scored(cells(c0_0="B13", c1_0="B31", c2_0="B10t"), cat(0, 0))
    assert answer["boxes"][0]["toys"] == {"M": 1, "Y": 3}
    assert answer["boxes"][0]["sprays"] == 1
    assert answer["boxes"][0]["value"] == (3 - 1) * 2
    assert answer["players"][0] == {"total": 4, "penalties": 2}


def test_the_worked_checks_of_the_rules() -> None:
    # closed, three mice, two balls of yarn, a spray bottle
    box = cells(c0_0="B10", c1_0="B54", c2_0="B25", c3_0="B31", c4_0="B16t", c1_1="B08")
    answer = scored(box, cat(0, 0))
    assert answer["boxes"] == [
        {
            "cells": [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [1, 1]],
            "closed": True,
            "toys": {"M": 3, "Y": 2},
            "sprays": 1,
            "value": 4,
            "holders": [0],
            "sleepers": [],
            "points": {"0": 4},
        }
    ]
    two_cats = scored(box, cat(0, 0), cat(0, 2))
    assert two_cats["boxes"][0]["points"] == {"0": 5}


def test_an_open_box_counts_once() -> None:
    answer = scored(cells(c0_0="B13", c1_0="B26"), cat(1, 0))
    assert answer["boxes"][0]["closed"] is False
    assert totals(answer) == [0, 3]
    assert answer["winners"] == [1]


def test_walls_part_boxes_and_seal_open_sides() -> None:
    # an open side against a wall is sealed: both boxes are closed
    answer = scored(cells(c0_0="B09", c1_0="B10", c2_0="B16t"))
    assert [box["cells"] for box in answer["boxes"]] == [[[0, 0]], [[1, 0], [2, 0]]]
    assert [box["closed"] for box in answer["boxes"]] == [True, True]
    assert [box["points"] for box in answer["boxes"]] == [{}, {}]


def test_all_tied_kinds_count_or_one_of_them() -> None:
    box = cells(c0_0="B12", c1_0="B25", c2_0="B11t")
    assert scored(box, cat(0, 0))["boxes"][0]["value"] == 6
    assert scored(box, cat(0, 0), tied_kinds="one")["boxes"][0]["value"] == 2


def test_a_toy_overlay_lifts_every_kind() -> None:
    box = cells(c0_0="B09", c1_0="B25", c2_0="B27", c3_0="B11t")
    assert scored(box, cat(0, 0))["boxes"][0]["value"] == (2 + 2) * 2
    covered = scored(box, cat(0, 0), toy("T1", 2))["boxes"][0]
    assert covered["toys"] == {"M": 3, "Y": 1, "F": 3, "P": 1}
    assert covered["value"] == (3 + 3) * 2


def test_a_toy_overlay_that_breaks_a_tie_lowers_the_value() -> None:
    """With an owner's deck, whose first special toy is a single mouse."""
    ours = our_deck()
    mouse = replace(ours.cards["T1"], icons=ours.cards["B09"].icons)
    decks = {"odd": replace(ours, cards={**ours.cards, "T1": mouse})}
    two_and_two = cells(c0_0="B69", c1_0="B53", c2_0="B32")
    tied: Any = score_position(position(two_and_two, cat(0, 0)), decks=decks)
    assert tied["boxes"][0]["value"] == 4
    file = position(two_and_two, cat(0, 0), toy("T1", 1))
    broken: Any = score_position(file, decks=decks)
    assert broken["boxes"][0]["value"] == 3


def test_a_card_that_breaks_a_tie_lowers_the_value() -> None:
    four = cells(c0_0="B65", c1_0="B66", c0_1="B67", c1_1="B68")
    assert scored(four, cat(0, 0))["boxes"][0]["value"] == 4
    assert scored(four + cells(c2_0="B25"), cat(0, 0))["boxes"][0]["value"] == 2


def test_a_toy_can_lie_as_a_box_card() -> None:
    answer = scored(cells(c0_0="T1", c1_0="B09t"), cat(0, 0))
    assert answer["boxes"][0]["toys"] == {"M": 2, "Y": 1, "F": 1, "P": 1}


def test_two_players_tied_in_a_box_with_sprays_only_both_take_the_minus() -> None:
    box = cells(c0_0="B63", c1_0="B32", c2_0="B56", c3_0="B16t")
    answer = scored(box, cat(0, 0), cat(1, 2))
    assert answer["boxes"][0]["value"] == -2
    assert answer["boxes"][0]["points"] == {"0": -2, "1": -2}
    assert answer["players"] == [{"total": -2, "penalties": 2}] * 2
    assert answer["winners"] == [0, 1]


def test_equal_totals_are_decided_by_penalties() -> None:
    # seat 0: a feather and a spray, open, twice worth nothing; seat 1 has nothing at all
    answer = scored(cells(c0_0="B15", c1_0="B32"), cat(0, 0))
    assert answer["players"] == [
        {"total": 0, "penalties": 1},
        {"total": 0, "penalties": 0},
    ]
    assert answer["winners"] == [1]


def test_a_sleeping_cat_alone_scores_for_nobody() -> None:
    answer = scored(cells(c0_0="B13", c1_0="z0"))
    assert answer["boxes"][0]["points"] == {}
    assert totals(answer) == [0, 0]


def test_a_sleeping_cat_beside_an_awake_one_of_its_owner_counts() -> None:
    box = cells(c0_0="B13", c1_0="B32", c2_0="z0")
    assert scored(box, cat(0, 0))["boxes"][0]["points"] == {"0": 3}
    assert scored(box, cat(0, 0), advanced=True)["boxes"][0]["points"] == {"0": 2}


def test_a_sleeping_cat_does_not_stand_against_an_awake_one() -> None:
    answer = scored(cells(c0_0="B13", c1_0="B32", c2_0="z1", c3_0="z1"), cat(0, 0))
    assert answer["boxes"][0]["points"] == {"0": 2}


def test_half_cats_decide_who_holds_a_box_in_the_advanced_rules() -> None:
    # seat 0: one awake, one asleep; seat 1: two awake
    box = cells(
        c0_0="z0", c1_0="B25", c2_0="B26", c3_0="B27", c4_0="B32", c5_0="B28", c6_0="B29"
    )
    cats = [cat(0, 1), cat(1, 3), cat(1, 5)]
    value = 3
    assert scored(box, *cats)["boxes"][0]["points"] == {"0": value + 1, "1": value + 1}
    assert scored(box, *cats, advanced=True)["boxes"][0]["points"] == {"1": value}
    # one awake and two asleep weigh as much as two awake
    box += cells(cn1_0="z0")
    assert scored(box, *cats, advanced=True)["boxes"][0]["points"] == {
        "0": value,
        "1": value,
    }


def test_the_princess_counts_for_nobody() -> None:
    laid = cells(c0_0="B13", c1_0="B32", c2_0="princess", c3_0="B16t")
    answer = scored(laid, princess(0))
    assert answer["boxes"][0]["closed"] is True
    assert answer["boxes"][0]["points"] == {}
    # beside a cat of a player she changes nothing
    laid = cells(c0_0="B13", c1_0="B32", c2_0="B25", c3_0="princess")
    assert scored(laid, cat(1, 1), princess(0))["boxes"][0]["points"] == {"1": 2}


def test_a_whole_table_is_added_up() -> None:
    laid = cells(c0_0="B13", c1_0="B16t", c0_1="B23", c0_2="B12", c1_2="B28", c5_5="S1")
    answer = scored(laid, cat(0, 0), cat(1, 0, 2))
    assert totals(answer) == [4, 2]
    assert [box["cells"][0] for box in answer["boxes"]] == [[0, 0], [0, 1], [0, 2], [5, 5]]


def test_cells_may_be_counted_from_anywhere() -> None:
    far = FARTHEST
    laid = cells(cn99_n99="B13", cn98_n99="B16t", cn60_n60="B23")
    answer = scored(laid, cat(0, -far, -far))
    assert answer["boxes"][0]["cells"] == [[-99, -99], [-98, -99]]
    assert answer["boxes"][1]["cells"] == [[-60, -60]]
    assert totals(answer) == [4, 0]
    assert scored(cells(c99_99="B23"))["boxes"][0]["cells"] == [[99, 99]]


def test_neither_the_order_of_cells_nor_of_between_matters() -> None:
    turned = example()
    turned["cells"].reverse()
    turned["overlays"][0]["between"].reverse()
    assert GAME.score_position(turned) == GAME.score_position(example())


def test_what_is_left_out_is_nothing() -> None:
    answer: Any = GAME.score_position({"game": "fits", "players": 3, "cells": []})
    assert answer == {
        "players": [{"total": 0, "penalties": 0}] * 3,
        "boxes": [],
        "winners": [0, 1, 2],
    }


def test_the_other_options_of_a_table_change_nothing() -> None:
    file = example()
    file["options"] = {
        "advanced": "false",
        "table": "17x11",
        "overlays": "joint",
        "start_cards": "draw",
        "cards": "ours",
    }
    assert GAME.score_position(file) == GAME.score_position(example())


def test_overlays_may_lie_on_neighbouring_joints() -> None:
    laid = cells(c0_0="B13", c1_0="B32", c2_0="B16t")
    assert scored(laid, cat(0, 0), cat(0, 1))["boxes"][0]["points"] == {"0": 5}


# --- tables of whole games ---


def asleep(**said: bool) -> Position:
    """Two cards with a cat of player 0, and beside them a cat of theirs asleep."""
    laid = cells(_0_0="B65", _1_0="B66", _2_0="z0")
    laid[2].update(said)
    return position(laid, cat(0, 0))


def test_a_sleeping_cat_beside_an_awake_one_counts_unless_the_file_says_otherwise() -> None:
    assert totals(GAME.score_position(asleep())) == [3, 0]
    assert totals(GAME.score_position(asleep(woken=True))) == [3, 0]
    last: Any = GAME.score_position(asleep(woken=False))
    assert totals(last) == [2, 0]
    assert [box["sleepers"] for box in last["boxes"]] == [[]]
    # where any awake cat will do, it makes no difference
    either = {**asleep(woken=False), "options": {"sleepers": "any"}}
    assert totals(GAME.score_position(either)) == [3, 0]


def test_a_cat_that_was_woken_counts_without_the_awake_one() -> None:
    file = {**asleep(woken=True), "overlays": [princess(0)]}
    assert totals(GAME.score_position(file)) == [2, 0]
    assert totals(GAME.score_position({**asleep(), "overlays": [princess(0)]})) == [0, 0]


def test_cats_of_players_who_do_not_hold_a_box_are_told_too() -> None:
    row = cells(_0_0="B65", _1_0="B66", _2_0="B67", _3_0="B68", _4_0="B69", _5_0="B70",
                _0_1="B72", _1_1="B56", _2_1="B53", _3_1="B54")  # fmt: skip
    cats = (cat(0, 0), cat(0, 2), cat(1, 4), cat(1, 0, 1), cat(1, 2, 1))
    answer: Any = GAME.score_position(position(row, *cats))
    (box,) = [one for one in answer["boxes"] if len(one["points"]) == 2]
    assert box["holders"] == [1]
    assert box["points"]["0"] == 1
    beaten, _ = GAME.position_lines(position(row, *cats))
    assert [(line.id, line.points) for line in beaten] == [("fits.score.extra_cats", 1)]
    assert answer["players"][0]["penalties"] == 0


def as_file(view: FitsView, **options: Value) -> Position:
    """The table at the end of a game, as someone would write it down."""
    laid: list[Position] = []
    for cell in view.cells:
        where: Position = {"x": cell.x - 20, "y": cell.y + 3}
        if cell.princess:
            laid.append({**where, "princess": True})
        elif cell.sleeper is not None:
            laid.append({**where, "sleeper": cell.sleeper, "woken": cell.counts})
        else:
            laid.append({**where, "card": cell.card, "turned": cell.turned})
    overlays: list[Position] = []
    for overlay in view.overlays:
        between = [[x - 20, y + 3] for x, y in overlay.between]
        told = {"kind": overlay.kind, "player": overlay.player, "card": overlay.card}
        known = {key: value for key, value in told.items() if value is not None}
        overlays.append({**known, "between": between})
    file = position(laid, *overlays, options=options)
    return {**file, "players": len(view.players)}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize(("tied_kinds", "sleepers"), [("all", "later"), ("one", "any")])
def test_a_table_scores_as_the_game_that_led_to_it(
    seats: int, advanced: bool, tied_kinds: str, sleepers: str
) -> None:
    options: dict[str, Value] = {
        "advanced": advanced,
        "tied_kinds": tied_kinds,
        "sleepers": sleepers,
    }
    chance = random.Random(seats)
    for seed in range(3):
        state = GAME.start(GAME.setup(seats, options, seed))
        while actors := GAME.actors(state):
            actions = [str(action) for action in GAME.legal(state, actors[0])]
            # few cats sleep, and many are laid: a table with much on it
            if "sleep" in actions and chance.random() < 0.9:
                actions = ["draw"]
            action = chance.choice(actions[1:] if actions[0] == "done" else actions)
            GAME.play(state, actors[0], GAME.parse(action))
        result = GAME.result(state)
        answer: Any = GAME.score_position(as_file(GAME.view(state, None), **options))
        assert result is not None
        assert tuple(totals(answer)) == result.scores
        assert tuple(answer["winners"]) == result.winners
