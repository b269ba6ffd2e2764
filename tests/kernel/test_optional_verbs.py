"""What a game may offer beyond its rules; a game that offers nothing is played as well."""

from __future__ import annotations

from dataclasses import is_dataclass

import msgspec
import pytest

from meowple.kernel.errors import BadData
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import find
from meowple.texts import texts
from tests.pebbles import Pebbles

say = texts().say


@pytest.fixture(params=["fits", "isle", "kyoto"])
def game(request: pytest.FixtureRequest) -> AnyGame:
    return find(request.param)


def test_our_games_tell_what_is_in_their_box(game: AnyGame) -> None:
    found = game.components(say)
    assert is_dataclass(found)
    sent = msgspec.json.decode(msgspec.json.encode(found))
    assert sent["game"] == game.info.id


def test_what_is_in_the_box_is_told_in_words_that_there_are(game: AnyGame) -> None:
    def known(id: str, **args: object) -> str:
        assert texts().knows(id), id
        return say(id, **args)

    game.components(known)


def test_a_game_works_out_for_a_seat_what_it_can() -> None:
    for id, told in (("isle", True), ("kyoto", True), ("fits", True)):
        game = find(id)
        state = game.start(game.setup(2, seed=1))
        found = [game.insight(state, seat) for seat in (0, 1)]
        assert any(one is not None for one in found) == told
        assert game.insight(state, None) is None


def test_a_game_that_offers_nothing_has_no_box_and_no_insight() -> None:
    pebbles = Pebbles()
    state = pebbles.start(pebbles.setup(2, seed=1))
    assert pebbles.components(say) is None
    assert pebbles.insight(state, 0) is None
    assert pebbles.explain(pebbles.legal(state, 0)[0], say, None) == ""
    assert pebbles.describe(pebbles.view(state, 0), say) == pebbles.brief(
        pebbles.view(state, 0), say
    )


def test_a_game_without_a_scorer_scores_no_position() -> None:
    with pytest.raises(BadData, match=r"game\.no_scoring"):
        find("kyoto").score_position({})
