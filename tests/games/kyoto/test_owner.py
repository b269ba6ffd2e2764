"""An owner corrects what we completed: what may be brought, and games with it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from meowple.cli.files import read_data
from meowple.games.kyoto.data import toml
from meowple.games.kyoto.extras.owner import owners_box
from meowple.games.kyoto.extras.owner.boards import CENTRES
from meowple.games.kyoto.extras.owner.kittens import KITTENS, TABLES
from meowple.games.kyoto.extras.owner.part import SOURCES
from meowple.games.kyoto.extras.owner.scenarios import KNOWN_MISSIONS
from meowple.games.kyoto.game import GAME, Kyoto
from meowple.games.kyoto.rules import printed
from meowple.games.kyoto.rules.box import FILES
from meowple.games.kyoto.rules.checks.die import X
from meowple.kernel.conformance.check import check_game
from meowple.kernel.event import Event
from meowple.kernel.record import Record, begin, verify
from meowple.lab.playout import Moves, one_game
from tests.games.kyoto.owning import Data, changed, drop, ours, set_

# The example of the documentation: another die, other bike cards, another board, a
# scenario less and one more.
ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "kyoto-data.md").read_text("utf-8")
TEXT = PAGE.split("```toml")[1].split("```")[0]
EXAMPLE: Data = tomllib.loads(TEXT)


def options(game: Kyoto) -> dict[str, tuple[object, ...]]:
    return {option.id: option.values for option in game.info.options}


# --- what an owner may bring ---


@pytest.mark.parametrize("data", [{}, ours()], ids=["nothing", "everything"])
def test_our_own_files_make_our_own_box(data: Data) -> None:
    box, known = owners_box(data), GAME.box
    for name in ("paws", "cards", "bike_check", "kittens", "stamina", "growth", "levels"):
        assert getattr(box, name) == getattr(known, name)
    for name in ("track_slots", "track_steps", "track_medal", "house_slots", "house_step"):
        assert getattr(box, name) == getattr(known, name)
    for id, scenario in known.scenarios.items():
        assert box.scenarios[id].missions == scenario.missions
        assert box.scenarios[id].numbers == scenario.numbers
        assert box.scenarios[id].figures == scenario.figures
    for centre in CENTRES:
        assert box.board(centre, 1).links == known.board(centre, 1).links
        assert box.board(centre, 1).bikes == known.board(centre, 1).bikes


@pytest.mark.parametrize("file", FILES)
def test_each_file_can_be_brought_alone(file: str) -> None:
    assert owners_box({file: ours()[file]}).paws == GAME.box.paws


def test_a_table_that_is_given_replaces_ours_and_the_others_stay() -> None:
    die = {"wide": ["X", "X", 1, 1, 9, 9], "narrow": ["X", 2, 2, 2, 2, 2]}
    box = owners_box({"kittens": {"die": die}})
    assert box.dice["wide"].faces == (X, X, 1, 1, 9, 9)
    assert box.stamina == GAME.box.stamina
    assert box.kittens == GAME.box.kittens


def test_one_side_of_the_centre_can_be_replaced_alone() -> None:
    side = {**toml("boards")["centre"]["asymmetric"], "source": "printed"}
    box = owners_box({"boards": {"centre": {"normal": side}}})
    assert box.board("normal", 0).links == GAME.box.board("asymmetric", 0).links
    assert box.board_source("normal") == "printed"
    assert box.board_source("asymmetric") == "ours"


def test_what_may_be_left_out_has_its_default() -> None:
    data = changed(
        drop("boards/centre/normal/hedges"),
        drop("boards/centre/normal/roofs"),
        drop("boards/home/hedge_links"),
        *(drop(f"kittens/{table}/source") for table in TABLES[1:]),
        drop("paws/paw/0/source"),
        drop("scenarios/base/source"),
        drop("scenarios/lanterns/paw/0/checks"),
        drop("scenarios/lanterns/paw/0/number")
        if False
        else set_("bikes/cards/0/source", "ours"),
    )
    box = owners_box(data)
    assert {link.wall for link in box.board("normal", 0).links} == {0}
    assert box.paws[0].source == box.scenarios["base"].source == "ours"


def test_homes_need_no_gardens_if_there_are_fewer_paws() -> None:
    links = ["house|2,0", "house|3,0", "house|4,0", "house|terrace", "terrace|1,0"]
    numbers = {0: 2, 5: 0, 7: 0, 8: 0, 9: 0, 10: 0, 14: 0}
    data = changed(
        drop("boards/home/gardens"),
        set_("boards/home/terrace", ["1,-1", "1,-2", "2,-2"]),
        set_("boards/home/links", links),
        set_("boards/home/hedge_links", []),
        *(set_(f"paws/paw/{paw}/number", number) for paw, number in numbers.items()),
        set_("scenarios/river", False),
    )
    check(GAME.with_data(data), {"centre": "asymmetric"})


@pytest.mark.parametrize("source", SOURCES)
def test_a_paw_has_one_mark_or_one_for_each_part(source: str) -> None:
    one = owners_box(changed(set_("paws/paw/0/source", source)))
    parts = owners_box(changed(set_("paws/paw/0/source", {"checks": source})))
    assert one.paws[0].source == parts.paws[0].source == source


# --- scenarios ---


def test_scenarios_are_added_replaced_and_taken_out() -> None:
    game = GAME.with_data(EXAMPLE)
    assert options(game)["scenario"] == ("base", "lanterns", "pond")
    assert options(GAME)["scenario"] == ("base", "river", "lanterns")
    base = changed(set_("scenarios/base/source", "derived"))["scenarios"]["base"]
    game = GAME.with_data({"scenarios": {"another": base, "base": base}})
    assert options(game)["scenario"] == ("base", "river", "lanterns", "another")
    assert game.box.scenarios["base"].source == "derived"


def test_a_scenario_may_use_the_paws_and_the_module_of_another() -> None:
    lanterns = {**ours()["scenarios"]["lanterns"], "lanterns": 2}
    del lanterns["paw"]
    lanterns["paws"] = {"rat4": 1, "carp5": 1}
    lanterns["figures"].append({"id": "sakura", "on": "road"})
    game = GAME.with_data({"scenarios": {"market": lanterns}})
    check(game, {"scenario": "market"})


def test_what_was_brought_before_does_not_count() -> None:
    game = GAME.with_data(EXAMPLE).with_data({})
    assert options(game) == options(GAME)


# --- games ---


# Events that no view keeps: rolls of a die, ways there and back, and doing nothing.
PASSING = ("check", "fought", "step", "runs", "done", "passed")


def in_passing(event: Event) -> bool:
    return event.id.removeprefix("kyoto.") in PASSING


def check(game: Kyoto, wanted: dict[str, Any], seats: int = 3, seed: int = 1) -> None:
    setup = game.setup(seats, wanted, seed)
    check_game(game, setup, seed, every=60, passing=in_passing)


@pytest.mark.uncounted
@pytest.mark.parametrize("centre", CENTRES)
@pytest.mark.parametrize("scenario", ["base", "lanterns", "pond"])
def test_games_with_an_owners_box_keep_what_always_holds(
    centre: str, scenario: str
) -> None:
    check(GAME.with_data(EXAMPLE), {"centre": centre, "scenario": scenario})


def odd() -> Data:
    """A box as odd as it may be."""
    return changed(
        set_("kittens/die/wide", ["X", "X", "X", "X", "X", 1]),
        set_("kittens/die/narrow", ["X", 9, 9, 9, 9, 9]),
        set_("kittens/skill/maximum", 6),
        set_("kittens/stamina/long", [10, 11, 12]),
        set_("kittens/growth/steps", {str(slot): 40 for slot in range(1, 8)}),
        set_("kittens/victory", {"slots": 1, "steps": [1], "medal": 1}),
        set_("kittens/house", {"slots": 1, "step": 1, "medal": 1}),
        set_("kittens/enemy", {"flees": 9, "supply": 0}),
        set_("kittens/round/most", 12),
        set_("bikes/cards", [{"purple": 0, "turquoise": 12}]),
        set_("bikes/check", {"skill": "agility", "target": 20, "flees": 9}),
        set_("boards/walls", {"hedge": 6, "roof": 6}),
        set_("paws/paw/2/checks/0/moves", 9),
        set_("paws/paw/9/reaction", True),
        set_("paws/paw/0/looks", 9),
        set_("paws/paw/0/reaction", True),
    )


@pytest.mark.parametrize("die", ["wide", "narrow"])
def test_games_with_the_oddest_box_keep_what_always_holds(die: str) -> None:
    game = GAME.with_data(odd())
    for centre in CENTRES:
        check(game, {"die": die, "stamina": "long", "side": "expert", "centre": centre})


def test_a_record_carries_the_data(tmp_path: Path) -> None:
    path = tmp_path / "my-box.toml"
    path.write_text(TEXT, "utf-8")
    data = read_data(path)
    assert data is not None
    game = GAME.with_data(data)
    setup = game.setup(2, {"scenario": "pond"}, seed=5)
    moves: Moves = []
    one_game(game, setup, ["random", "random"], moves)
    record = Record.of(game, setup, data=data)
    state = game.start(setup)
    for seat, action in moves:
        game.play(state, seat, action)
        record.add(seat, action)
    record.close(game, state)
    again = Record.parse(record.text())
    assert all(found.passed for found in verify(again))
    theirs: Any = begin(again)[0]
    assert theirs.box.dice["wide"].faces == (X, 1, 2, 3, 4, 4)


def test_views_keep_no_more_boxes_than_a_few() -> None:
    for _ in range(printed.KEPT + 2):
        game = GAME.with_data({})
        game.view(game.start(game.setup(2)), None)
    for kept in (printed.paw_kinds, printed.board_view):
        assert kept.cache_info().currsize == printed.KEPT


# --- the page about it ---


def test_the_documentation_names_every_table_mission_and_mark() -> None:
    for word in (*SOURCES, *TABLES[1:], *KITTENS, *CENTRES):
        assert f"`{word}`" in PAGE or f".{word}`" in PAGE, word
    rows = re.findall(r"^\| `(\w+)` \| `(\w+)` \| `?(\w*)`? ?\| `?(\w*)`? ?\|", PAGE, re.M)
    told = {
        id: {
            key: value
            for key, value in zip(("id", "on", "skill", "kind"), (id, *rest), strict=True)
            if value
        }
        for id, *rest in rows
    }
    assert told == KNOWN_MISSIONS


def test_the_documentation_tells_our_marks() -> None:
    """Every table has its row; what a row says of one that has no parts is the truth."""
    files, told = ours(), set()
    for cell, *marks in re.findall(
        r"^\| (`\w+\.\w.*?) \|" + r" ?(.*?) ?\|" * len(SOURCES) + "$", PAGE, re.M
    ):
        given = {mark for mark, what in zip(SOURCES, marks, strict=True) if what}
        for table in re.findall(r"`(\w+\.[\w.]+)`", cell):
            told.add(table)
            parts = re.findall(r"`(\w+)`", cell)
            assert given == marks_of(files, table, parts), table
    known = {f"{file}.{table}" for file in FILES for table in files[file]}
    known |= {f"boards.centre.{centre}" for centre in CENTRES}
    assert told == known - {"boards.centre"}


def marks_of(files: Data, table: str, parts: list[str]) -> set[str]:
    """All marks of a table, or of these parts of it."""
    place: Any = files
    for step in table.split("."):
        place = place[step]
    rows = place if isinstance(place, list) else [place]
    return {
        mark
        for row in rows
        for mark in ([row["source"][part] for part in parts] or [row["source"]])
    }
