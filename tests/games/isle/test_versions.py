"""The versions of the rules: each game is played by the one it began with."""

from __future__ import annotations

import pytest

from meowple.games.isle.game import GAME, RULES_VERSION, Isle
from meowple.games.isle.rules.letter import VERSIONS
from meowple.kernel.setup import Value
from tests.games.isle.owning import FULL_GAME
from tests.games.isle.tables import (
    actors,
    answer,
    equip,
    give,
    let,
    moment,
    refusal,
    skip_to,
    texts,
    turns,
)


def test_new_games_are_played_by_the_latest_version() -> None:
    assert GAME.info.rules_version == RULES_VERSION == max(VERSIONS)
    assert GAME.at_version(RULES_VERSION) is GAME


@pytest.mark.parametrize("version", VERSIONS)
def test_every_version_can_be_played(version: int) -> None:
    game = GAME.at_version(version)
    assert game is not None
    assert game.info.rules_version == version
    state = game.start(game.setup(2))
    assert state.letter == state.copy().letter == VERSIONS[version]
    assert game.at_version(RULES_VERSION).info == GAME.info  # type: ignore[union-attr]


@pytest.mark.parametrize("version", [0, max(VERSIONS) + 1])
def test_there_are_no_other_versions(version: int) -> None:
    assert GAME.at_version(version) is None


def test_an_owners_components_are_there_in_every_version() -> None:
    earlier = FULL_GAME.at_version(1)
    assert earlier is not None
    assert earlier.box is FULL_GAME.box
    offered, today = (_values(game) for game in (earlier, FULL_GAME))
    assert offered == today
    again = earlier.with_data({})
    assert again.info.rules_version == 1


def test_in_version_1_an_owners_components_are_played_on_request_only() -> None:
    earlier = FULL_GAME.at_version(1)
    assert earlier is not None
    before, today = (dict(game.setup(2).options) for game in (earlier, FULL_GAME))
    assert (before["modules"], before["promo"]) == ("A+B+C", False)
    assert (today["modules"], today["promo"]) == ("A+B+D", True)


def _values(game: Isle) -> dict[str, set[Value]]:
    """The values that can be chosen, whatever comes first."""
    return {option.id: set(option.values) for option in game.info.options}


def test_in_version_1_no_card_is_played_between_a_cat_and_its_treasure() -> None:
    state = turns("green C16, red C16", version=1)
    equip(state, 0, 43)
    give(state, 0, 69)
    give(state, 1, 84)
    answer(state, 0, "rescue left:1", "basket whole", "place 7,0")
    assert texts(state, 0) == ["take K1", "take K2", "take K3", "take K4", "skip"]
    assert refusal(state, 0, "anytime 69") == "action.not_now"
    assert refusal(state, 1, "anytime 84") == "turn.not_yours"


def test_in_version_1_no_card_is_played_between_two_treasures() -> None:
    state = turns(version=1)
    give(state, 0, 98, 69)
    skip_to(state, "finds")
    answer(state, 0, "find 98 common", "take K1", "place 8,5")
    assert refusal(state, 0, "anytime 69") == "action.not_now"


def test_in_version_1_the_deal_follows_fishing_at_once() -> None:
    state = turns(version=1)
    give(state, 0, 71)
    while state.day == 1:
        assert moment(state) != "fishing"
        let(state, actors(state)[0])
    assert refusal(state, 0, "anytime 71") == "anytime.before_paying"
