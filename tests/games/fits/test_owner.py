"""An owner's own deck."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from meowple.games.fits.data import toml
from meowple.games.fits.extras.owner import CARDS, SOURCES, owners_deck
from meowple.games.fits.game import GAME
from meowple.games.fits.rules.deck import ICONS, our_deck
from meowple.kernel.conformance.check import check_game
from meowple.kernel.errors import BadData
from meowple.kernel.record import Record, verify
from meowple.lab.playout import Moves, one_game

Data = dict[str, Any]


def deck(**changes: object) -> Data:
    """Our own deck under another name."""
    return {**deepcopy(toml("cards")), "name": "my-box", **changes}


# --- what an owner may bring ---


def test_our_own_deck_can_be_brought_under_another_name() -> None:
    found = owners_deck(deck(), ("ours",))
    ours = our_deck()
    assert (found.name, found.cards, found.sleeper) == ("my-box", ours.cards, ours.sleeper)
    assert (found.box, found.start, found.toys) == (ours.box, ours.start, ours.toys)


def test_sleeper_source_and_icons_may_be_left_out() -> None:
    data = deck()
    del data["sleeper"], data["source"], data["box"][0]["icons"]
    found = owners_deck(data, ())
    assert found.sleeper == our_deck().sleeper
    assert found.source == "ours"
    assert found.cards["B01"].icons == 0


@pytest.mark.parametrize("source", SOURCES)
def test_a_deck_says_where_it_comes_from(source: str) -> None:
    assert owners_deck(deck(source=source), ()).source == source


def test_a_start_card_needs_one_short_side_open_either_of_them() -> None:
    data = deck()
    data["start"][0]["sides"], data["start"][1]["sides"] = "oowo", "wooo"
    assert owners_deck(data, ()).start == ("S1", "S2", "S3", "S4", "S5")


def test_the_owners_deck_is_played_with_unless_another_is_named() -> None:
    game = GAME.with_data(deck())
    assert game.info.options[-1].values == ("my-box", "ours")
    assert game.setup(2).options["cards"] == "my-box"
    assert game.view(game.start(game.setup(2)), 0).cards == "my-box"
    ours = game.start(game.setup(2, {"cards": "ours"}))
    assert game.view(ours, 0).cards == "ours"
    assert GAME.info.options[-1].values == ("ours",)


def test_decks_can_be_brought_one_after_the_other() -> None:
    game = GAME.with_data(deck()).with_data(deck(name="another"))
    assert game.info.options[-1].values == ("another", "my-box", "ours")
    with pytest.raises(BadData, match=r"data\.deck_taken"):
        game.with_data(deck())


def renamed() -> Data:
    """A deck whose ids are as odd as they may be: some begin as Princess cards do."""
    data = deck()
    for index, card in enumerate(data["box"]):
        card["id"] = f"P{index + 6}"
    data["start"][0]["id"] = "Start001"
    data["toy"][0].update(id="T", icons="SSSSSSMMMMMM")
    data["sleeper"] = {"id": "Catnap", "sides": "oooo", "icons": "Y"}
    return data


@pytest.mark.uncounted
@pytest.mark.parametrize("advanced", [False, True])
def test_games_with_a_deck_of_ones_own_keep_what_always_holds(advanced: bool) -> None:
    game = GAME.with_data(renamed())
    for seed in range(3):
        check_game(game, game.setup(3, {"advanced": advanced}, seed), seed, every=20)


def test_a_record_carries_the_deck() -> None:
    data = renamed()
    game = GAME.with_data(data)
    setup = game.setup(2, seed=5)
    moves: Moves = []
    one_game(game, setup, ["random", "random"], moves)
    record = Record.of(game, setup, data=data)
    state = game.start(setup)
    for seat, action in moves:
        game.play(state, seat, action)
        record.add(seat, action)
    record.close(game, state)
    assert all(check.passed for check in verify(Record.parse(record.text())))


def test_a_position_can_be_scored_with_an_owners_cards() -> None:
    data = deck()
    data["box"][12]["icons"] = "MMM"
    game = GAME.with_data(data)
    position = {
        "game": "fits",
        "players": 2,
        "cells": [
            {"x": 0, "y": 0, "card": "B13"},
            {"x": 1, "y": 0, "card": "B16", "turned": True},
        ],
        "overlays": [{"kind": "cat", "player": 0, "between": [[0, 0], [1, 0]]}],
    }
    answer: Any = game.score_position(position)
    assert answer["players"][0]["total"] == 6
    answer = game.score_position({**position, "options": {"cards": "ours"}})
    assert answer["players"][0]["total"] == 4


# --- what is refused ---

Change = Callable[[Data], object]


def set_(path: str, value: object) -> Change:
    def change(data: Data) -> None:
        *parents, last = path.split(".")
        place: Any = data
        for step in parents:
            place = place[int(step)] if step.isdigit() else place[step]
        place[int(last) if last.isdigit() else last] = value

    return change


def drop(path: str) -> Change:
    def change(data: Data) -> None:
        *parents, last = path.split(".")
        place: Any = data
        for step in parents:
            place = place[int(step)] if step.isdigit() else place[step]
        del place[int(last) if last.isdigit() else last]

    return change


B3: dict[str, object] = {"kind": "box", "card": 3}
S1: dict[str, object] = {"kind": "start", "card": 1}
Z: dict[str, object] = {"kind": "sleeper"}
BAD: list[tuple[Change, str, dict[str, object]]] = [
    (drop("name"), "missing", {"key": "name"}),
    (drop("toy"), "missing", {"key": "toy"}),
    (set_("cats", []), "unknown_key", {"key": "cats"}),
    (set_("name", "ours"), "deck_taken", {"name": "ours"}),
    (set_("name", "Mine"), "deck_name", {"name": "Mine"}),
    (set_("name", "my box"), "deck_name", {}),
    (set_("name", "-"), "deck_name", {}),
    (set_("name", "mine-"), "deck_name", {}),
    (set_("name", "ї"), "deck_name", {}),
    (set_("name", ""), "length", {"key": "name"}),
    (set_("name", "a" * 21), "length", {"key": "name"}),
    (set_("name", 7), "type", {"key": "name"}),
    (set_("source", "stolen"), "value", {"key": "source"}),
    (set_("box", {}), "type", {"key": "box"}),
    (drop("box.71"), "card_count", {"kind": "box", "cards": 71, "needed": 72}),
    (drop("start.0"), "card_count", {"kind": "start", "cards": 4, "needed": 5}),
    (set_("toy", []), "card_count", {"kind": "toy", "cards": 0, "needed": 3}),
    (set_("toy", [{}] * 201), "too_many", {"key": "toy"}),
    (set_("box.3", "owww"), "type", {"key": "box", **B3}),
    (drop("box.3.sides"), "missing", {"key": "sides", **B3}),
    (set_("box.3.colour", "red"), "unknown_key", {"key": "colour", **B3}),
    (set_("box.3.id", "b04"), "card_id", {"name": "b04", **B3}),
    (set_("box.3.id", "B-4"), "card_id", B3),
    (set_("box.3.id", "B00000004"), "card_id", B3),
    (set_("box.3.id", 4), "type", {"key": "id", **B3}),
    (set_("box.3.id", "B03"), "card_taken", {"name": "B03", **B3}),
    (set_("box.3.id", "P5"), "card_taken", {"name": "P5", **B3}),
    (set_("box.3.id", "Z"), "card_taken", {"name": "Z", **B3}),
    (set_("start.1.id", "B03"), "card_taken", {"name": "B03", **S1}),
    (set_("box.3.sides", "oww"), "card_sides", {"name": "B04", **B3}),
    (set_("box.3.sides", "owwwo"), "card_sides", B3),
    (set_("box.3.sides", "OWWW"), "card_sides", B3),
    (set_("box.3.sides", ""), "length", {"key": "sides", **B3}),
    (set_("box.3.sides", ["o"] * 4), "type", {"key": "sides", **B3}),
    (set_("box.3.sides", "wwww"), "card_closed", {"name": "B04", **B3}),
    (set_("toy.0.sides", "wwww"), "card_closed", {"name": "T1", "kind": "toy"}),
    (set_("box.3.icons", "MX"), "icon_unknown", {"name": "B04", "icon": "X", **B3}),
    (set_("box.3.icons", "m"), "icon_unknown", {"icon": "m", **B3}),
    (set_("box.3.icons", None), "type", {"key": "icons", **B3}),
    (set_("box.3.icons", ["M"]), "type", {"key": "icons", **B3}),
    (set_("box.3.icons", "M" * 13), "length", {"key": "icons", **B3}),
    (set_("start.1.sides", "wowo"), "start_sides", {"name": "S2", **S1}),
    (set_("start.1.sides", "owoo"), "start_sides", S1),
    (set_("start.1.sides", "ooow"), "start_sides", S1),
    (set_("sleeper", []), "type", {"key": "sleeper", **Z}),
    (set_("sleeper.sides", "ooow"), "sleeper_sides", Z),
    (set_("sleeper.sides", "wwww"), "card_closed", Z),
    (set_("sleeper.id", "P1"), "card_taken", Z),
]


@pytest.mark.parametrize(("change", "id", "details"), BAD)
def test_a_bad_deck_is_refused_with_its_reason(
    change: Change, id: str, details: dict[str, object]
) -> None:
    data = deck()
    change(data)
    with pytest.raises(BadData) as caught:
        GAME.with_data(data)
    assert caught.value.id == f"data.{id}"
    assert details.items() <= caught.value.details.items()


@pytest.mark.parametrize("data", [None, 7, [], "deck"])
def test_what_is_no_deck_at_all_is_refused(data: Any) -> None:
    with pytest.raises(BadData, match=r"data\.type"):
        GAME.with_data(data)


# --- the page about it ---

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "fits-data.md").read_text("utf-8")


def test_the_example_of_the_documentation_can_be_used() -> None:
    """It is shortened: what it leaves out is filled up with our own cards."""
    example = tomllib.loads(PAGE.split("```toml")[1].split("```")[0])
    whole = deck(**{key: example[key] for key in ("name", "source", "sleeper")})
    for kind in CARDS:
        shown = {row["id"]: row for row in example[kind]}
        assert shown.keys() <= {row["id"] for row in whole[kind]}
        whole[kind] = [shown.get(row["id"], row) for row in whole[kind]]
    assert owners_deck(whole, ("ours",)).name == "my-box"


def test_the_documentation_names_every_key_number_and_icon() -> None:
    keys = re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE)
    assert keys == ["name", "source", *CARDS, "sleeper", "id", "sides", "icons"]
    for number in CARDS.values():
        assert f"exactly {number} " in PAGE
        assert f"# ... {number} in all" in PAGE
    for word in (*SOURCES, *ICONS):
        assert f"`{word}`" in PAGE
