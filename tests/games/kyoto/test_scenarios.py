"""Scenarios (rules 5): other missions, other paws, and rules of their own."""

from __future__ import annotations

import pytest

from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.actions import Use
from meowple.games.kyoto.rules.scenarios.scenario import Rules
from meowple.kernel.errors import IllegalAction
from tests.games.kyoto.tables import (
    answer,
    begin,
    go,
    ids,
    medals,
    on_boards,
    player,
    refusal,
    table,
    texts,
    turn_of,
    where,
)

# --- by the river ---


@pytest.mark.parametrize(
    ("paw", "action", "medal"),
    [
        ("sakura", "agility sakura", "climb_tree"),
        ("carp5", "hunt carp5", "hunt_carp"),
        ("bird65", "friendship bird65", "befriend_bird"),
        ("bird65", "hunt bird65", None),
        ("rat4", "fight rat4", "beat_rat"),
        ("bug4", "hunt bug4", None),
        ("butterfly3", "friendship butterfly3", None),
    ],
)
def test_the_missions_of_the_river(paw: str, action: str, medal: str | None) -> None:
    state = table(f"{paw} terrace-n", scenario="river")
    answer(state, 0, action, dice="5")
    assert medals(state) == ({medal} if medal else set())


def test_by_the_river_nobody_is_rewarded_for_crossing_the_road() -> None:
    state = table(at="house-n", scenario="river")
    answer(state, 0, "step 3,0", "step 3,1", "done")
    assert medals(state) == set()


def test_a_carp_splashes_and_the_kitten_flees_one() -> None:
    state = table("carp5 5,-2", scenario="river", at="5,-2")
    answer(state, 0, "hunt carp5", dice="2")
    assert (where(state), on_boards(state)) == ("terrace-n", ["carp5 5,-2"])


@pytest.mark.parametrize(
    ("skill", "face", "end"), [("agility", "3", "terrace-n"), ("fight", "3", "house-n")]
)
def test_a_heron_is_dodged_or_fought(skill: str, face: str, end: str) -> None:
    """Dodging is easier and failing it is milder: two spaces instead of three."""
    state = table("heron5 5,-1", scenario="river", at="5,-2")
    answer(state, 0, "step 5,-1")
    answer(state, 0, f"{skill} heron5", dice=face)
    assert (where(state), turn_of(state)) == (end, 1)


def test_a_heron_that_is_beaten_goes_to_the_track() -> None:
    state = table("heron5 5,-2", scenario="river")
    answer(state, 0, "step 5,-2")
    answer(state, 0, "fight heron5", dice="5")
    assert (player(state).track, turn_of(state)) == (("heron5",), 0)


def test_the_paws_of_the_river() -> None:
    numbers = {
        kind.id: kind.number for kind in GAME.view(begin(scenario="river"), None).box
    }
    assert (numbers["carp5"], numbers["heron5"], numbers["bug4"]) == (3, 1, 3)
    assert "dog5" not in numbers
    base = {kind.id for kind in GAME.view(begin(), None).box}
    assert not {"carp5", "heron5", "lantern"} & base


# --- evening of lanterns ---


@pytest.mark.parametrize(
    ("centre", "pond"),
    [
        ("normal", ("2,3", "3,2", "3,4", "4,3")),
        ("asymmetric", ("1,4", "2,3", "2,5", "3,4")),
    ],
)
def test_a_lantern_hangs_on_every_terrace_and_around_the_pond(
    centre: str, pond: tuple[str, ...]
) -> None:
    found = on_boards(table(scenario="lanterns", centre=centre))
    spaces = [*pond, *(f"terrace-{home}" for home in "ensw")]
    assert sorted(found) == [f"lantern {space}" for space in spaces]


def test_lighting_is_the_action_and_needs_no_roll() -> None:
    state = table(scenario="lanterns")
    assert "use lantern" in texts(state, 0)
    events = answer(state, 0, "use lantern", dice="")
    assert events[0].args == {"seat": 0, "lit": 1, "needed": 2}
    assert (turn_of(state), player(state).marks) == (1, ("terrace-n",))
    assert len(on_boards(state)) == 8


def test_each_lantern_is_lit_once_by_each_kitten() -> None:
    state = table(scenario="lanterns", at="terrace-n terrace-n")
    answer(state, 0, "use lantern")
    answer(state, 1, "use lantern")
    assert refusal(state, 0, "use lantern") == "kyoto.no_lantern"
    assert player(state, 0).marks == player(state, 1).marks


def test_elsewhere_there_is_none_to_light() -> None:
    state = table(scenario="lanterns", at="house-n")
    assert refusal(state, 0, "use lantern") == "kyoto.no_lantern"
    assert refusal(state, 0, "use sakura") == "action.not_now"


@pytest.mark.parametrize("spaces", ["terrace-n terrace-e", "3,2 terrace-s", "2,3 3,4"])
def test_two_different_ones_fulfil_the_mission(spaces: str) -> None:
    state = table(scenario="lanterns")
    for number, space in enumerate(spaces.split()):
        assert medals(state) == set()
        go(state, 0, space)
        events = answer(state, 0, "use lantern")
        assert events[0].args["lit"] == number + 1
        if number < 1:
            answer(state, 1, "done")
    assert medals(state) == {"light_lanterns"}


@pytest.mark.parametrize(
    ("paw", "action", "medal"),
    [
        ("sakura", "agility sakura", "climb_tree"),
        ("mouse5", "hunt mouse5", "hunt_mouse"),
        ("cat55", "friendship cat55", "befriend_cat"),
        ("cat55", "fight cat55", None),
        ("bug4", "hunt bug4", None),
    ],
)
def test_the_missions_of_the_lanterns(paw: str, action: str, medal: str | None) -> None:
    state = table(f"{paw} terrace-n", scenario="lanterns")
    answer(state, 0, action, dice="5")
    assert medals(state) == ({medal} if medal else set())


@pytest.mark.parametrize("scenario", ["base", "river"])
def test_without_lanterns_there_is_nothing_to_use(scenario: str) -> None:
    assert refusal(table(scenario=scenario), 0, "use lantern") == "action.not_now"


@pytest.mark.parametrize("scenario", ["base", "river", "lanterns"])
def test_beating_a_kitten_is_a_mission_everywhere(scenario: str) -> None:
    state = table(scenario=scenario, at="5,-2 5,-2")
    answer(state, 0, "attack 1", dice="2 1")
    assert medals(state) == {"beat_kitten"}


# --- room for more ---


def test_a_scenario_without_rules_of_its_own_adds_nothing() -> None:
    state, rules = table(), Rules()
    assert rules.offers(state, 0) == ()
    with pytest.raises(IllegalAction):
        rules.use(state, 0, Use("lantern"))


def test_lighting_is_told_to_all() -> None:
    state = table(scenario="lanterns", seats=3)
    events = answer(state, 0, "use lantern")
    assert ids(events, 2) == ids(events, None) == ["lit"]
