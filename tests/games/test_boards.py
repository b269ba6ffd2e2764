"""Boards in the terminal: the part of a view beside the question, and its colors."""

from __future__ import annotations

import pytest

from meowple.kernel.optional_verbs import COLORS
from meowple.kernel.plugin import Plugin
from meowple.kernel.registry import built_in
from meowple.kernel.rng import Rng
from meowple.texts import texts


@pytest.mark.parametrize("plugin", built_in(), ids=lambda plugin: plugin.id)
def test_the_board_is_part_of_the_view_and_its_colors_are_inside_its_lines(
    plugin: Plugin,
) -> None:
    game, rng, say = plugin.game, Rng("boards"), texts().say
    state = game.start(game.setup(2, {}, 1))
    colors = set()
    for _ in range(80):
        seat = game.actors(state)[0]
        view = game.view(state, seat)
        board, told = list(game.board(view)), game.describe(view, say)
        assert board
        assert any(told[n : n + len(board)] == board for n in range(len(told)))
        for line in told:
            for start, end, color in game.tints(line):
                assert 0 <= start < end <= len(line)
                assert color in COLORS
                colors.add(color)
        game.play(state, seat, rng.choice(game.legal(state, seat)))
        if not game.actors(state):
            break
    assert len(colors) >= 2


@pytest.mark.parametrize("plugin", built_in(), ids=lambda plugin: plugin.id)
def test_words_have_no_colors(plugin: Plugin) -> None:
    game = plugin.game
    assert not game.tints("Current player: Seat 0 (you), at 3,4 with 2 fish.")


def test_a_spectator_of_the_isle_has_no_boat_beside_a_question() -> None:
    game = next(plugin.game for plugin in built_in() if plugin.id == "isle")
    state = game.start(game.setup(2, {}, 1))
    assert not game.board(game.view(state, None))
