"""The data files say what the facts of the rules say, and where each number comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from meowple.games.kyoto.data import toml
from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.box import FILES, our_box
from tests.games.kyoto.facts import (
    BIKE_CHECK,
    CARDS,
    CENTRES,
    DICE,
    GROWTH,
    HOME,
    KITTENS,
    MISSIONS,
    PAWS,
    STAMINA,
)
from tests.games.kyoto.tables import begin

MARKS = {"printed", "derived", "variant", "ours"}
SKILLS = ("agility", "friendship", "fight", "hunt")


def check(row: Mapping[str, Any]) -> tuple[str, int, int, int]:
    return row["skill"], row["target"], row.get("flees", 0), row.get("moves", 0)


# --- numbers ---


@pytest.mark.parametrize("centre", CENTRES)
def test_the_centres_are_drawn_as_in_the_facts(centre: str) -> None:
    found = toml("boards")["centre"][centre]
    assert {key: found[key] for key in CENTRES[centre]} == CENTRES[centre]


def test_the_homes_are_drawn_as_in_the_facts() -> None:
    found = toml("boards")["home"]
    assert {key: found[key] for key in HOME} == HOME


def test_the_paws_are_those_of_the_facts() -> None:
    found = [
        (
            row["kind"],
            row["number"],
            row.get("reaction", False),
            [check(one) for one in row["checks"]],
            tuple(row["source"][part] for part in ("number", "targets", "effects")),
        )
        for row in toml("paws")["paw"]
    ]
    assert found == PAWS


def test_there_are_40_paws_eight_of_them_red() -> None:
    kinds: Counter[str] = Counter()
    for row in toml("paws")["paw"]:
        kinds[row["kind"]] += row["number"]
    assert kinds.total() == 40
    assert kinds["dog"] + kinds["rat"] == 8
    others = {"cat": 6, "sakura": 6, "butterfly": 6, "bug": 6, "bird": 4, "mouse": 4}
    assert {kind: kinds[kind] for kind in others} == others


def test_what_the_rulebook_prints_of_paws() -> None:
    """Sakura agility 3; guard dog agility 6, flees 2; bug hunt 4, moves 1."""
    paws = {paw.id: paw for paw in our_box().paws}
    (climb,) = paws["sakura"].checks
    assert (climb.skill, climb.target, paws["sakura"].looks) == (0, 3, 3)
    (guard,) = paws["dog6"].checks
    assert (guard.skill, guard.target, guard.flees, guard.moves) == (0, 6, 2, 0)
    (hunt,) = paws["bug4"].checks
    assert (hunt.skill, hunt.target, hunt.flees, hunt.moves) == (3, 4, 0, 1)


def test_a_paw_is_named_after_its_kind_and_targets() -> None:
    for row in toml("paws")["paw"]:
        targets = "".join(str(one["target"]) for one in row["checks"])
        assert row["id"] in (row["kind"], row["kind"] + targets)


def test_the_sakura_alone_is_a_figure() -> None:
    assert [row["id"] for row in toml("paws")["paw"] if row.get("figure")] == ["sakura"]


def test_the_bike_cards_are_those_of_the_facts() -> None:
    data = toml("bikes")
    assert [(row["purple"], row["turquoise"]) for row in data["cards"]] == CARDS
    assert len(CARDS) == 16
    assert check(data["check"]) == BIKE_CHECK
    printed = [row for row in data["cards"] if row["source"] == "printed"]
    assert [(row["purple"], row["turquoise"]) for row in printed] == [(1, 5)]


def test_kittens_dice_stamina_and_growth_are_those_of_the_facts() -> None:
    data = toml("kittens")
    assert [tuple(row[skill] for skill in SKILLS) for row in data["kitten"]] == KITTENS
    assert {id: data["die"][id] for id in ("wide", "narrow")} == DICE
    assert {id: data["stamina"][id] for id in ("short", "long")} == STAMINA
    assert {int(slot): steps for slot, steps in data["growth"]["steps"].items()} == GROWTH
    assert data["skill"]["maximum"] == 8
    assert data["growth"]["slots"] == 7
    assert data["round"]["most"] == 200


def test_the_expert_side_starts_lower_and_has_free_steps() -> None:
    box = our_box()
    assert box.free_steps == 4
    for kitten in box.kittens:
        assert kitten.expert == tuple(skill - 1 for skill in kitten.novice)
        assert sorted(kitten.expert) == [0, 0, 1, 1]


def test_what_the_rulebook_prints_of_tracks_walls_and_flights() -> None:
    box = our_box()
    assert (box.track_slots, box.track_steps, box.track_medal) == (5, (2, 5), 4)
    assert (box.house_slots, box.house_step, box.house_medal) == (3, 2, 3)
    assert (box.hedge, box.roof) == (4, 6)
    assert (box.enemy_flees, box.enemies) == (4, 10)
    assert box.bike_check.flees == 1


def test_the_five_missions_are_those_of_the_facts() -> None:
    assert [mission.id for mission in our_box().scenarios["base"].missions] == MISSIONS
    assert [*our_box().scenarios] == ["base", "river", "lanterns"]


@pytest.mark.parametrize("scenario", ["base", "river", "lanterns"])
def test_every_scenario_has_five_missions_and_40_paws(scenario: str) -> None:
    found = our_box().scenarios[scenario]
    assert len({mission.id for mission in found.missions}) == 5
    assert sum(found.numbers) == 40


# --- marks ---


def marks(row: Mapping[str, Any]) -> set[str]:
    """The marks of a row: one for all of it, or one for each of its parts."""
    source = row["source"]
    return {source} if isinstance(source, str) else {*source.values()}


def rows(name: str) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every row of a data file that holds numbers."""
    for key, value in toml(name).items():
        if key == "centre":
            yield from ((f"{key}.{side}", row) for side, row in value.items())
        elif isinstance(value, list):
            yield from ((f"{key}[{number}]", row) for number, row in enumerate(value))
        else:
            yield key, value
            yield from ((f"{key}.{row['id']}", row) for row in value.get("paw", ()))


@pytest.mark.parametrize("name", FILES)
def test_every_row_says_where_it_comes_from(name: str) -> None:
    found = [*rows(name)]
    assert found
    for where, row in found:
        assert "source" in row, (name, where)
        assert marks(row) <= MARKS, (name, where)


def test_what_no_source_shows_is_marked_as_ours() -> None:
    boards, kittens = toml("boards"), toml("kittens")
    assert {*map(str, (side["source"] for side in boards["centre"].values()))} == {"ours"}
    assert boards["home"]["source"] == "ours"
    assert boards["walls"]["source"] == "printed"
    for key in ("die", "growth", "skill", "expert", "round"):
        assert kittens[key]["source"] == "ours"
    for key in ("victory", "house"):
        assert kittens[key]["source"] == "printed"
    assert kittens["stamina"]["source"] == {"steps": "derived", "values": "ours"}
    assert toml("bikes")["check"]["source"] == {"target": "ours", "flees": "printed"}
    assert {id: row["source"] for id, row in toml("scenarios").items()} == {
        "base": "printed",
        "river": "ours",
        "lanterns": "ours",
    }


def test_ten_enemy_tokens_and_the_effects_of_the_cats_are_printed() -> None:
    assert toml("kittens")["enemy"]["source"] == "printed"
    cats = [row for row in toml("paws")["paw"] if row["kind"] == "cat"]
    assert [row["source"]["effects"] for row in cats] == ["printed"] * 3
    assert [row["source"]["targets"] for row in cats] == ["ours"] * 3


def test_what_failing_does_at_butterfly_and_sakura_is_not_printed() -> None:
    paws = {row["id"]: row["source"] for row in toml("paws")["paw"]}
    assert (paws["sakura"]["targets"], paws["sakura"]["effects"]) == ("printed", "ours")
    assert paws["butterfly3"]["effects"] == "ours"


def test_of_all_numbers_of_paws_only_that_of_the_sakura_follows_from_the_rulebook() -> None:
    found = {row["id"]: row["source"]["number"] for row in toml("paws")["paw"]}
    assert found.pop("sakura") == "derived"
    assert {*found.values()} == {"variant"}


def test_a_view_shows_the_marks() -> None:
    view = GAME.view(begin(), None)
    assert view.board.source == "ours"
    assert view.scenario_source == "printed"
    sources = {kind.id: kind.source for kind in view.box}
    assert (sources["bug4"], sources["bug5"]) == ("printed", "ours")
    # its target is printed, its effect is not
    assert sources["sakura"] == "ours"
