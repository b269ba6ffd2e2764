"""The verbs that a game may offer beyond its rules; one without them is played as well."""

from __future__ import annotations

from dataclasses import is_dataclass

import msgspec
import pytest

from meowple.kernel.errors import BadData
from meowple.kernel.game import AnyGame
from meowple.kernel.registry import find
from meowple.texts import texts
from tests.kernel.toy import GAME
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


def test_a_game_that_offers_nothing_else_says_so() -> None:
    game = GAME
    state = game.start(game.setup(2))
    assert game.picture(game.view(state, 0), say) is None
    assert game.lists(say) == {}
    assert game.rule("turn.not_yours") is None
    assert game.puzzles() == ()
    assert not game.met(state, 0, {})
    assert game.position_lines({}) == ()
    assert game.courses() == ()
    assert game.board(game.view(state, 0)) == ()
    assert game.tints("a line") == ()
    assert game.plan(state, 0, ["take 1"]) is None
    assert game.slips(state, 0) == ()


def test_a_game_that_says_nothing_about_its_actions_gets_hints_without_words() -> None:
    state = GAME.start(GAME.setup(2))
    action = GAME.legal(state, 0)[0]
    assert GAME.reason(state, 0, action, say) == ""
    assert not GAME.continues(state, 0)
    assert GAME.foresee(state, 0, [action]) is None


def test_all_games_of_one_kind_are_compared_without_divisions_or_figures() -> None:
    state = GAME.start(GAME.setup(2))
    division = GAME.division(GAME.setup(2).options)
    assert division == GAME.division_name(division, say) == ""
    assert GAME.figure(state, 0) is None
    assert GAME.figure_name("tom", say) == "tom"


def test_a_game_knows_whether_it_scores_positions() -> None:
    assert Pebbles().scores_positions
    assert not GAME.scores_positions


def test_a_view_that_is_no_dataclass_is_shown_as_it_is() -> None:
    assert GAME.describe(("a", 1), say) == ["('a', 1)"]


def test_the_moment_of_a_view_is_its_day_phase_and_turn() -> None:
    isle = find("isle")
    view = isle.view(isle.start(isle.setup(2)), 0)
    assert isle.moment(view) == (1, "draft", None)
    pebbles = Pebbles()
    view = pebbles.view(pebbles.start(pebbles.setup(2)), 0)
    assert pebbles.moment(view) == (None, None, None)
