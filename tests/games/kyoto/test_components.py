"""The contents of the box: paws, kittens, tracks, bikes and scenarios, with words."""

from __future__ import annotations

import pytest

from meowple.games.kyoto.extras.components import KyotoComponents
from meowple.games.kyoto.game import GAME
from meowple.games.kyoto.rules.box import our_box
from meowple.games.kyoto.rules.paws.paw import SKILLS
from meowple.kernel.setup import Value
from tests.games.kyoto.playing import KINDS
from tests.games.saying import say


@pytest.fixture(scope="module")
def found() -> KyotoComponents:
    return GAME.components(say)


@pytest.mark.parametrize(("seats", "options"), KINDS, ids=lambda value: str(value))
def test_what_a_view_names_is_in_the_box(
    found: KyotoComponents, seats: int, options: dict[str, Value]
) -> None:
    view = GAME.view(GAME.start(GAME.setup(seats, options, 1)), 0)
    scenario = found.scenarios[view.scenario]
    assert tuple(mission.id for mission in scenario.missions) == view.missions
    figures = {figure.id for figure in scenario.figures}
    assert {kind.id for kind in view.box} == scenario.paws.keys() | figures
    for kind in view.box:
        paw = found.paws[kind.id]
        assert scenario.paws.get(kind.id, 0) == kind.number
        assert (paw.kind, paw.reaction, paw.figure) == (
            kind.kind,
            kind.reaction,
            kind.figure,
        )
        checks = [
            (check.skill, check.target, check.flees, check.moves) for check in paw.checks
        ]
        assert checks == [(c.skill, c.target, c.flees, c.moves) for c in kind.checks]
    side = str(options.get("side", "novice"))
    for player in view.players:
        if options.get("kittens") == "chosen":
            continue
        kitten = found.kittens[player.kitten]
        assert getattr(kitten, side) == player.skills
    for free in view.asked.kittens if view.asked else ():
        assert getattr(found.kittens[free.id], side) == free.skills
        assert found.homes[player.home]
    assert view.die == found.dice[str(options.get("die", "wide"))]
    assert view.stamina == found.stamina[str(options.get("stamina", "short"))][0]
    assert dict(view.growth) == found.growth
    assert (view.board.hedge, view.board.roof) == (found.hedge, found.roof)
    assert view.last_round == found.last_round
    cards = sorted((card.purple, card.turquoise) for card in found.bike_cards)
    assert [*view.cards_left] == cards


def test_a_paw_says_what_passing_and_failing_bring(found: KyotoComponents) -> None:
    tree = found.paws["sakura"]
    assert tree.text == "sakura tree: agility 3, or flee 1"
    assert tree.checks[0].passed == "you look at 3 face-down paws"
    friend, foe = found.paws["cat55"].checks
    assert (friend.text, friend.passed) == (
        "friendship 5, or it moves 3",
        "it moves into your house",
    )
    assert (foe.text, foe.passed) == (
        "fight 5, or flee 3",
        "it goes to your victory track",
    )
    dog = found.paws["dog6"]
    assert (dog.name, dog.kind_name) == ("guard dog 6", "guard dog")
    assert dog.checks[0].passed == "you get by"
    assert "(red)" in dog.text
    assert found.paws["lantern"].text == "lantern: no roll needed"


def test_skills_have_words_and_say_what_walls_ask_for(found: KyotoComponents) -> None:
    assert tuple(skill.id for skill in found.skills) == SKILLS
    assert all(skill.name and skill.about for skill in found.skills)
    assert "At 4 it crosses hedges, at 6 roofs" in found.skills[0].about
    assert (found.skill_max, found.free_steps) == (8, 4)


def test_tracks_say_which_slots_reward(found: KyotoComponents) -> None:
    track, house = found.victory, found.house
    assert (track.slots, track.steps, track.medal) == (5, (2, 5), 4)
    assert (house.slots, house.steps, house.medal) == (3, (2,), 3)
    assert (found.enemies, found.enemy_flees, found.enemy) == (10, 4, "kitten")
    assert found.bike_check.text == "agility 4, or flee 1"


def test_missions_and_medals_have_names(found: KyotoComponents) -> None:
    base = found.scenarios["base"]
    assert base.name.startswith("A day in Kyoto")
    tree = next(mission for mission in base.missions if mission.id == "climb_tree")
    assert (tree.on, tree.skill, tree.kind) == ("check", "agility", "sakura")
    assert tree.name == "Climb a sakura tree"
    road = base.missions[0]
    assert (road.on, road.skill, road.kind) == ("cross", None, None)
    assert found.medals["house"] == "Friends in the house"
    for scenario in found.scenarios.values():
        assert {mission.id for mission in scenario.missions} < found.medals.keys()
    lanterns = found.scenarios["lanterns"].figures
    assert [(one.id, one.on) for one in lanterns] == [
        ("lantern", "terrace"),
        ("lantern", "pond"),
    ]


def test_kinds_of_spaces_have_words(found: KyotoComponents) -> None:
    assert {*found.spaces} == {"road", "house", "terrace", "garden", "park"}
    assert all(found.spaces.values())


def test_an_owners_numbers_are_told() -> None:
    found = GAME.with_data({"kittens": {"skill": {"maximum": 9}}}).components(say)
    assert found.skill_max == 9
    assert our_box().skill_max == 8
