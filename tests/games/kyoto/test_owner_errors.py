"""An owner's faulty data: each is refused with its reason and its place."""

from __future__ import annotations

import re
from typing import Any

import pytest

from meowple.games.kyoto.game import GAME
from meowple.kernel.errors import BadData
from meowple.texts import texts
from tests.games.kyoto.owning import Change, add, both, changed, drop, set_
from tests.own_games import LOCALES

BUG = {"skill": "hunt", "target": 4, "moves": 1}
CROSS = {"id": "cross_road", "on": "cross"}
LINKS = "boards/home/links"
HOUSE_LINKS = ["house|2,0", "house|3,0", "house|4,0", "house|terrace"]
NORMAL = "boards/centre/normal"
ROAD = [
    *["0,0", "1,0", "2,0", "3,0", "4,0", "5,0", "6,0", "6,1", "6,2", "6,3", "6,4", "6,5"],
    *["6,6", "5,6", "4,6", "3,6", "2,6", "1,6", "0,6", "0,5", "0,4", "0,3", "0,2", "0,1"],
]
FROG = {"id": "frog", "kind": "frog", "number": 0, "checks": [BUG]}

Bad = tuple[Change, str, str]

SHAPE: list[Bad] = [
    (set_("cats", {}), "unknown_key", "cats"),
    (set_("boards", []), "type", "boards"),
    (set_("boards/roof", {}), "unknown_key", "boards.roof"),
    (set_("boards/centre", 7), "type", "boards.centre"),
    (set_("boards/centre/third", {}), "unknown_key", "boards.centre.third"),
    (set_(NORMAL, "R"), "type", "boards.centre.normal"),
    (set_("kittens/die", None), "type", "kittens.die"),
    (set_("bikes/bell", {}), "unknown_key", "bikes.bell"),
    (set_("paws/paws", []), "unknown_key", "paws.paws"),
    (set_("scenarios", []), "type", "scenarios"),
]

MARKS: list[Bad] = [
    (set_(f"{NORMAL}/source", "stolen"), "value", "boards.centre.normal.source"),
    (set_(f"{NORMAL}/source", {}), "type", "boards.centre.normal.source"),
    (set_("paws/paw/0/source", None), "type", "paws.paw.0.source"),
    (set_("paws/paw/0/source/checks", "mine"), "value", "paws.paw.0.source.checks"),
    (set_("paws/paw/0/source/id", "ours"), "unknown_key", "paws.paw.0.source.id"),
    (set_("bikes/cards/2/source", "Ours"), "value", "bikes.cards.2.source"),
    (set_("scenarios/base/source", 1), "type", "scenarios.base.source"),
]

CENTRE: list[Bad] = [
    (drop(f"{NORMAL}/rows/6"), "too_few", "rows"),
    (add(f"{NORMAL}/rows", "......."), "too_many", "rows"),
    (set_(f"{NORMAL}/rows/2", "R.....r"), "board_row", "rows.2"),
    (set_(f"{NORMAL}/rows/2", "R....R"), "board_row", "rows.2"),
    (set_(f"{NORMAL}/rows/2", 7), "type", "rows.2"),
    (set_(f"{NORMAL}/rows/2", ""), "length", "rows.2"),
    (set_(f"{NORMAL}/rows/2", "R" * 41), "length", "rows.2"),
    (set_(f"{NORMAL}/rows", "R"), "type", "rows"),
    (drop(f"{NORMAL}/loop"), "missing", "loop"),
    (set_(f"{NORMAL}/loop", []), "too_few", "loop"),
    (set_(f"{NORMAL}/loop", ROAD * 3), "too_many", "loop"),
    (set_(f"{NORMAL}/loop/1", "1,7"), "square", "loop.1"),
    (set_(f"{NORMAL}/loop/1", "1,\u0660"), "square", "loop.1"),
    (set_(f"{NORMAL}/loop/1", "1,1"), "loop_square", "loop.1"),
    (set_(f"{NORMAL}/loop/1", "0,0"), "loop_square", "loop.1"),
    (drop(f"{NORMAL}/loop/1"), "loop_misses", "loop"),
    (set_(f"{NORMAL}/loop", [*ROAD[1::-1], *ROAD[2:]]), "loop_gap", "loop"),
    (set_(f"{NORMAL}/rows/3", "RRR#RRR"), "loop_misses", "loop"),
    (set_(f"{NORMAL}/loop", ROAD[::-1]), "loop_backwards", "loop"),
    (set_(f"{NORMAL}/arrows", ["3,0"]), "too_few", "arrows"),
    (set_(f"{NORMAL}/arrows/1", "3,3"), "arrow", "arrows.1"),
    (set_(f"{NORMAL}/arrows/1", "3,0"), "arrow", "arrows.1"),
    (set_(f"{NORMAL}/arrows/1", "3"), "square", "arrows.1"),
    (set_(f"{NORMAL}/bikes/0", "1,0"), "bike_start", "bikes.0"),
    (set_(f"{NORMAL}/bikes/1", "0,0"), "bike_start", "bikes.1"),
    (set_(f"{NORMAL}/bikes", ["0,0", "6,6", "6,0"]), "too_many", "bikes"),
    (add(f"{NORMAL}/hedges", "2,0-2,1"), "wall", "hedges.16"),
    (add(f"{NORMAL}/hedges", "2,0|2,1|2,2"), "wall", "hedges.16"),
    (add(f"{NORMAL}/hedges", "gA|1,0"), "wall", "hedges.16"),
    (add(f"{NORMAL}/roofs", "1,1|2,2"), "wall_apart", "roofs.8"),
    (add(f"{NORMAL}/roofs", "2,3|3,3"), "wall_apart", "roofs.8"),
    (add(f"{NORMAL}/roofs", "2,1|2,0"), "wall_twice", "roofs.8"),
    (set_(f"{NORMAL}/roofs", ["2,1|2,0"] * 85), "too_many", "roofs"),
]
# these are all of one side
CENTRE = [(change, id, f"boards.centre.normal.{key}") for change, id, key in CENTRE]

HOME: list[Bad] = [
    (drop("boards/home/house"), "missing", "boards.home.house"),
    (drop("boards/home/house/0"), "too_few", "boards.home.house"),
    (set_("boards/home/house/0", "2,0"), "home_square", "boards.home.house"),
    (set_("boards/home/terrace/0", "2,-3"), "home_square", "boards.home.terrace"),
    (set_("boards/home/gardens/gA", "7,-1"), "home_square", "boards.home.gardens.gA"),
    (
        set_("boards/home/gardens/gA", "2,-1"),
        "home_square_twice",
        "boards.home.gardens.gA",
    ),
    (set_("boards/home/terrace/0", "3,-1"), "home_square_twice", "boards.home.terrace"),
    (set_("boards/home/gardens/gA", 7), "type", "boards.home.gardens.gA"),
    (set_("boards/home/gardens/house", "0,-1"), "garden_name", "boards.home.gardens"),
    (set_("boards/home/gardens/2,0", "0,-1"), "garden_name", "boards.home.gardens"),
    (set_("boards/home/gardens", []), "type", "boards.home.gardens"),
    (
        set_("boards/home/gardens", {f"g{i}": "0,-1" for i in range(9)}),
        "too_many",
        "boards.home.gardens",
    ),
    (add(LINKS, "house"), "link", "boards.home.links.9"),
    (add(LINKS, "2,0|2,1"), "link", "boards.home.links.9"),
    (add(LINKS, "gA|gE"), "link", "boards.home.links.9"),
    (add(LINKS, "gA|1,-2"), "link", "boards.home.links.9"),
    (add(LINKS, "gA|gB|1,0"), "link", "boards.home.links.9"),
    (add(LINKS, "gA|gC"), "link_apart", "boards.home.links.9"),
    (add(LINKS, "gA|2,0"), "link_apart", "boards.home.links.9"),
    (add(LINKS, "gB|gA"), "link_twice", "boards.home.links.9"),
    (add(LINKS, "1,0|gA"), "link_twice", "boards.home.hedge_links.0"),
    (add("boards/home/hedge_links", "gA|gB"), "link_twice", "boards.home.hedge_links.1"),
    (drop(f"{LINKS}/0"), "house_roads", "boards.home.links"),
    (
        both(
            set_("boards/home/house", ["0,-1", "2,-1", "3,-1"]),
            set_(f"{LINKS}/2", "house|0,0"),
        ),
        "house_road",
        "boards.home.links.2",
    ),
    (
        both(
            set_(f"{NORMAL}/rows/0", "#RRRRRR"),
            set_(f"{NORMAL}/rows/1", "RR....R"),
            set_(f"{NORMAL}/loop", ["1,1", *ROAD[1:]]),
            set_(f"{NORMAL}/bikes/0", "1,1"),
            set_("boards/home/gardens/gA", "0,-1"),
            set_("boards/home/gardens/gB", "0,-2"),
            set_(LINKS, ["house|2,0", "house|3,0", "house|4,0", "house|terrace", "gA|0,0"]),
            set_("boards/home/hedge_links", []),
        ),
        "link_nowhere",
        "boards.home.links.4",
    ),
    (
        both(drop(f"{LINKS}/6"), drop(f"{LINKS}/5")),
        "paw_stuck",
        "boards.centre.normal",
    ),
    (set_(LINKS, ["house|2,0", "house|3,0", "house|4,0"]), "house_terrace", ""),
    (set_(LINKS, HOUSE_LINKS), "unreachable", ""),
    (set_(f"{NORMAL}/rows/3", "R###..R"), "wall_apart", ""),
    (set_("boards/walls/hedge", 0), "range", "boards.walls.hedge"),
    (set_("boards/walls/roof", 3), "range", "boards.walls.roof"),
    (set_("boards/walls/roof", 9), "range", "boards.walls.roof"),
    (set_("boards/walls/roof", 6.0), "type", "boards.walls.roof"),
    (drop("boards/walls/hedge"), "missing", "boards.walls.hedge"),
    (set_("kittens/skill/maximum", 5), "range", "boards.walls.roof"),
]

PAWS: list[Bad] = [
    (set_("paws/paw", []), "too_few", "paws.paw"),
    (set_("paws/paw", [{}] * 41), "too_many", "paws.paw"),
    (set_("paws/paw/3", "bug"), "type", "paws.paw.3"),
    (drop("paws/paw/3/kind"), "missing", "paws.paw.3.kind"),
    (set_("paws/paw/3/colour", "red"), "unknown_key", "paws.paw.3.colour"),
    (set_("paws/paw/3/id", "Bug4"), "paw_name", "paws.paw.3.id"),
    (set_("paws/paw/3/id", "bug-4"), "paw_name", "paws.paw.3.id"),
    (set_("paws/paw/3/id", "b" * 17), "paw_name", "paws.paw.3.id"),
    (set_("paws/paw/3/id", 4), "type", "paws.paw.3.id"),
    (set_("paws/paw/3/kind", "a bug"), "paw_name", "paws.paw.3.kind"),
    (set_("paws/paw/3/id", "bug5"), "paw_taken", "paws.paw.4.id"),
    (set_("paws/paw/3/id", "carp5"), "paw_taken", "scenarios.river.paw.0.id"),
    (set_("paws/paw/3/id", "enemy"), "paw_taken", "paws.paw.3.id"),
    (set_("paws/paw/3/id", "bike"), "paw_taken", "paws.paw.3.id"),
    (set_("paws/paw/3/id", "kitten"), "paw_taken", "paws.paw.3.id"),
    (set_("paws/paw/3/number", 41), "range", "paws.paw.3.number"),
    (set_("paws/paw/3/number", -1), "range", "paws.paw.3.number"),
    (set_("paws/paw/3/number", True), "type", "paws.paw.3.number"),
    (set_("paws/paw/3/reaction", 1), "type", "paws.paw.3.reaction"),
    (set_("paws/paw/0/looks", 10), "range", "paws.paw.0.looks"),
    (drop("paws/paw/3/checks"), "too_few", "paws.paw.3.checks"),
    (
        both(set_("paws/paw/0/checks", []), set_("paws/paw/0/reaction", True)),
        "too_few",
        "paws.paw.0.checks",
    ),
    (set_("paws/paw/3/checks", [BUG] * 5), "too_many", "paws.paw.3.checks"),
    (set_("paws/paw/3/checks", [BUG] * 2), "check_twice", "paws.paw.3.checks.1.skill"),
    (set_("paws/paw/3/checks/0", 4), "type", "paws.paw.3.checks.0"),
    (set_("paws/paw/3/checks/0/skill", "luck"), "value", "paws.paw.3.checks.0.skill"),
    (set_("paws/paw/3/checks/0/target", 0), "range", "paws.paw.3.checks.0.target"),
    (set_("paws/paw/3/checks/0/target", 21), "range", "paws.paw.3.checks.0.target"),
    (set_("paws/paw/3/checks/0/moves", 0), "range", "paws.paw.3.checks.0.moves"),
    (set_("paws/paw/3/checks/0/moves", 10), "range", "paws.paw.3.checks.0.moves"),
    (set_("paws/paw/3/checks/0/flees", 1), "check_fails", "paws.paw.3.checks.0"),
    (drop("paws/paw/3/checks/0/moves"), "check_fails", "paws.paw.3.checks.0"),
    (set_("paws/paw/3/checks/0/looks", 1), "unknown_key", "paws.paw.3.checks.0.looks"),
    (set_("paws/paw/3/figure", True), "figure_stays", "paws.paw.3.checks.0"),
    (
        set_("paws/paw/0/checks/0", {"skill": "agility", "target": 3, "moves": 1}),
        "figure_stays",
        "paws.paw.0.checks.0",
    ),
    (set_("paws/paw/3/number", 5), "paw_count", "scenarios.base"),
    (
        both(set_("paws/paw/5/number", 1), set_("paws/paw/3/number", 5)),
        "paw_count",
        "scenarios.river",
    ),
]

BIKES: list[Bad] = [
    (set_("bikes/cards", []), "too_few", "bikes.cards"),
    (set_("bikes/cards", [{}] * 61), "too_many", "bikes.cards"),
    (set_("bikes/cards/2/purple", 13), "range", "bikes.cards.2.purple"),
    (set_("bikes/cards/2/purple", -1), "range", "bikes.cards.2.purple"),
    (set_("bikes/cards/2/red", 1), "unknown_key", "bikes.cards.2.red"),
    (drop("bikes/cards/2/turquoise"), "missing", "bikes.cards.2.turquoise"),
    (set_("bikes/check/skill", "fight"), "value", "bikes.check.skill"),
    (set_("bikes/check/target", 21), "range", "bikes.check.target"),
    (set_("bikes/check/moves", 1), "unknown_key", "bikes.check.moves"),
    (drop("bikes/check/flees"), "missing", "bikes.check.flees"),
]

KITTENS: list[Bad] = [
    (drop("kittens/kitten/0"), "too_few", "kittens.kitten"),
    (set_("kittens/kitten", [{}] * 5), "too_many", "kittens.kitten"),
    (set_("kittens/kitten/0/id", "mia"), "value", "kittens.kitten.0.id"),
    (set_("kittens/kitten/1/id", "momo"), "kitten_twice", "kittens.kitten.1.id"),
    (set_("kittens/kitten/1/hunt", 9), "range", "kittens.kitten.1.hunt"),
    (drop("kittens/kitten/1/hunt"), "missing", "kittens.kitten.1.hunt"),
    (set_("kittens/expert/strong", 9), "range", "kittens.expert.strong"),
    (set_("kittens/expert/free_steps", 41), "range", "kittens.expert.free_steps"),
    (set_("kittens/skill/maximum", 21), "range", "kittens.skill.maximum"),
    (set_("kittens/skill/maximum", 0), "range", "kittens.skill.maximum"),
    (drop("kittens/die/wide/0"), "too_few", "kittens.die.wide"),
    (add("kittens/die/wide", 1), "too_many", "kittens.die.wide"),
    (set_("kittens/die/wide/0", 6), "die_faces", "kittens.die.wide"),
    (set_("kittens/die/narrow", ["X"] * 6), "die_faces", "kittens.die.narrow"),
    (set_("kittens/die/wide/1", "x"), "face", "kittens.die.wide.1"),
    (set_("kittens/die/wide/1", 0), "face", "kittens.die.wide.1"),
    (set_("kittens/die/wide/1", 10), "face", "kittens.die.wide.1"),
    (set_("kittens/die/wide/1", True), "face", "kittens.die.wide.1"),
    (set_("kittens/die/wide/1", []), "face", "kittens.die.wide.1"),
    (drop("kittens/die/narrow"), "missing", "kittens.die.narrow"),
    (set_("kittens/stamina/short", [3, 4]), "too_few", "kittens.stamina.short"),
    (set_("kittens/stamina/short", [3, 4, 4]), "not_rising", "kittens.stamina.short"),
    (set_("kittens/stamina/short", [4, 3, 5]), "not_rising", "kittens.stamina.short"),
    (set_("kittens/stamina/short/2", 13), "range", "kittens.stamina.short.2"),
    (set_("kittens/stamina/short/0", 0), "range", "kittens.stamina.short.0"),
    (set_("kittens/stamina/short/0", "3"), "type", "kittens.stamina.short.0"),
    (set_("kittens/growth/slots", 8), "range", "kittens.growth.slots"),
    (set_("kittens/growth/steps", [2]), "type", "kittens.growth.steps"),
    (set_("kittens/growth/steps/8", 1), "unknown_key", "kittens.growth.steps.8"),
    (set_("kittens/growth/steps/02", 1), "unknown_key", "kittens.growth.steps.02"),
    (set_("kittens/growth/steps/2", 41), "range", "kittens.growth.steps.2"),
    (set_("kittens/victory/slots", 21), "range", "kittens.victory.slots"),
    (set_("kittens/victory/steps", [2, 6]), "range", "kittens.victory.steps.1"),
    (set_("kittens/victory/steps", [5, 2]), "not_rising", "kittens.victory.steps"),
    (set_("kittens/victory/medal", 6), "range", "kittens.victory.medal"),
    (set_("kittens/house/slots", 0), "range", "kittens.house.slots"),
    (set_("kittens/house/step", 4), "range", "kittens.house.step"),
    (set_("kittens/house/medal", 0), "range", "kittens.house.medal"),
    (set_("kittens/enemy/flees", 10), "range", "kittens.enemy.flees"),
    (set_("kittens/enemy/supply", 41), "range", "kittens.enemy.supply"),
    (set_("kittens/round/most", 501), "range", "kittens.round.most"),
    (set_("kittens/round/most", 0), "range", "kittens.round.most"),
]

BASE, RIVER, LANTERNS = "scenarios/base", "scenarios/river", "scenarios/lanterns"
SCENARIOS: list[Bad] = [
    (set_(BASE, False), "base_stays", "scenarios.base"),
    (set_(BASE, {}), "missing", "scenarios.base.missions"),
    (set_("scenarios/winter", False), "type", "scenarios.winter"),
    (set_(RIVER, True), "type", "scenarios.river"),
    (set_("scenarios/Winter", {}), "scenario_name", "scenarios"),
    (set_("scenarios/winter-", {}), "scenario_name", "scenarios"),
    (set_(f"scenarios/{'w' * 21}", {}), "scenario_name", "scenarios"),
    (
        both(*(set_(f"scenarios/winter{i}", {}) for i in range(18))),
        "too_many",
        "scenarios",
    ),
    (set_(f"{BASE}/weather", "rain"), "unknown_key", "scenarios.base.weather"),
    (set_(f"{BASE}/lanterns", 3), "unknown_key", "scenarios.base.lanterns"),
    (drop(f"{BASE}/missions/0"), "too_few", "scenarios.base.missions"),
    (add(f"{BASE}/missions", CROSS), "too_many", "scenarios.base.missions"),
    (set_(f"{BASE}/missions/1", CROSS), "mission_twice", "scenarios.base.missions.1.id"),
    (set_(f"{BASE}/missions/1/id", "climb"), "value", "scenarios.base.missions.1.id"),
    (set_(f"{BASE}/missions/1/on", "sunday"), "value", "scenarios.base.missions.1.on"),
    (set_(f"{BASE}/missions/1/skill", "luck"), "value", "scenarios.base.missions.1.skill"),
    (drop(f"{BASE}/missions/1/kind"), "type", "scenarios.base.missions.1.kind"),
    (
        set_(f"{BASE}/missions/1/kind", "cat"),
        "mission_meaning",
        "scenarios.base.missions.1",
    ),
    (
        set_(f"{BASE}/missions/4/on", "cross"),
        "mission_meaning",
        "scenarios.base.missions.4",
    ),
    (set_(f"{BASE}/missions/0/kind", "x"), "mission_meaning", "scenarios.base.missions.0"),
    (
        set_(f"{BASE}/missions/1", {"id": "light_lanterns", "on": "rule"}),
        "mission_module",
        "scenarios.base.missions",
    ),
    (
        set_(f"{LANTERNS}/missions/0", CROSS),
        "module_mission",
        "scenarios.lanterns.missions",
    ),
    (set_(f"{RIVER}/paws/bug6", 1), "unknown_key", "scenarios.river.paws.bug6"),
    (set_(f"{RIVER}/paws/bug5", 41), "range", "scenarios.river.paws.bug5"),
    (set_(f"{RIVER}/paws", ["bug5"]), "type", "scenarios.river.paws"),
    (set_(f"{RIVER}/paws/dog5", 1), "paw_count", "scenarios.river"),
    (
        set_(f"{RIVER}/paw/0/number", 1),
        "own_paw_number",
        "scenarios.river.paw.0.number",
    ),
    (set_(f"{RIVER}/paw/0/id", "bug5"), "paw_taken", "scenarios.river.paw.0.id"),
    (set_(f"{RIVER}/paw", [FROG] * 11), "too_many", "scenarios.river.paw"),
    (set_(f"{RIVER}/paw/0", "carp"), "type", "scenarios.river.paw.0"),
    (
        set_(f"{RIVER}/paw/0/kind", "koi"),
        "mission_without_paw",
        "scenarios.river.missions.1",
    ),
    (
        both(set_(f"{RIVER}/paws/carp5", 0), set_(f"{RIVER}/paws/bug4", 6)),
        "mission_without_paw",
        "scenarios.river.missions.1",
    ),
    (
        set_(f"{LANTERNS}/figures/0/id", "bug4"),
        "value",
        "scenarios.lanterns.figures.0.id",
    ),
    (
        set_(f"{LANTERNS}/figures/0/on", "roof"),
        "value",
        "scenarios.lanterns.figures.0.on",
    ),
    (
        add(f"{LANTERNS}/figures", {"id": "lantern", "on": "terrace"}),
        "figure_twice",
        "scenarios.lanterns.figures.2",
    ),
    (
        set_(f"{LANTERNS}/figures", [{}] * 9),
        "too_many",
        "scenarios.lanterns.figures",
    ),
    (drop(f"{LANTERNS}/figures"), "module_figure", "scenarios.lanterns.figures"),
    (set_(f"{LANTERNS}/module", "rain"), "value", "scenarios.lanterns.module"),
    (drop(f"{LANTERNS}/lanterns"), "missing", "scenarios.lanterns.lanterns"),
    (set_(f"{LANTERNS}/lanterns", 5), "range", "scenarios.lanterns.lanterns"),
    (set_(f"{LANTERNS}/lanterns", 0), "range", "scenarios.lanterns.lanterns"),
]

BAD = [*SHAPE, *MARKS, *CENTRE, *HOME, *PAWS, *BIKES, *KITTENS, *SCENARIOS]


def refusal(data: Any) -> BadData:
    with pytest.raises(BadData) as caught:
        GAME.with_data(data)
    return caught.value


@pytest.mark.parametrize(("change", "id", "key"), BAD)
def test_bad_data_are_refused_with_reason_and_place(
    change: Change, id: str, key: str
) -> None:
    error = refusal(changed(change))
    assert (error.id, error.details["key"]) == (f"data.{id}", key or error.details["key"])


@pytest.mark.parametrize(("change", "id", "key"), BAD)
def test_the_words_of_an_error_name_the_place_and_lack_nothing(
    change: Change, id: str, key: str
) -> None:
    error = refusal(changed(change))
    words = texts()
    assert words.knows(f"error.data.{id}")
    told = words.error(error)
    assert f"“{error.details['key']}”" in told or f"“{key}”" in told
    assert "{" not in told
    assert "\n" not in told


def test_the_words_of_all_errors_are_told_somewhere_here() -> None:
    path = LOCALES["kyoto"] / "en" / "data.ftl"
    known = set(re.findall(r"^error-data-(\w+) =", path.read_text("utf-8"), re.MULTILINE))
    assert known <= {id for _, id, _ in BAD}


@pytest.mark.parametrize("data", [None, 7, [], "box"])
def test_what_is_no_box_at_all_is_refused(data: Any) -> None:
    error = refusal(data)
    assert (error.id, error.details["key"]) == ("data.type", "data")


def test_endless_names_are_cut_off_in_what_is_said() -> None:
    for change in (set_("c" * 999, {}), set_(f"scenarios/{'c' * 999}", {})):
        assert all(
            len(str(value)) < 99 for value in refusal(changed(change)).details.values()
        )


def test_a_space_that_nothing_joins_is_named() -> None:
    error = refusal(changed(set_(LINKS, HOUSE_LINKS)))
    assert error.details == {"key": "boards.centre.normal", "space": "1,-2"}
