"""Many games at once: the same ones however they are spread, and they end cleanly."""

from __future__ import annotations

from multiprocessing import active_children

import numpy as np
import pytest

from meowple.kernel.errors import IllegalAction
from meowple.rl.match import Match
from meowple.rl.vector import Batch, Codes, SelfPlay

STEPS = 120


def last_legal(batch: Batch) -> Codes:
    """The last of the legal numbers: cards are laid, and games end."""
    return np.array([mask.nonzero()[0][-1] for mask in batch.masks])


def told(batch: Batch) -> list[bytes]:
    """Everything a batch says."""
    rows = (batch.observations, batch.masks, batch.seats, batch.rewards, batch.over)
    return [row.tobytes() for row in rows]


def test_games_do_not_depend_on_how_they_are_spread() -> None:
    with (
        SelfPlay("fits", processes=1, games=4, seed=9) as together,
        SelfPlay("fits", processes=2, games=2, seed=9) as apart,
    ):
        one, other = together.reset(), apart.reset()
        ended = 0
        for _ in range(STEPS):
            assert told(one) == told(other)
            one, other = together.step(last_legal(one)), apart.step(last_legal(other))
            ended += int(one.over.sum())
    assert ended >= 4
    assert not active_children()


def test_a_row_is_one_game_after_another() -> None:
    match, seed = Match("fits", 2, {}, "margin"), 30
    match.deal(seed)
    with SelfPlay("fits", processes=1, games=2, seed=seed, reward="margin") as table:
        batch = table.reset()
        assert (batch.observations.shape, batch.masks.shape) == (
            (2, table.layout.size),
            (2, table.actions),
        )
        for _ in range(STEPS):
            assert match.seat is not None
            assert batch.seats[0] == match.seat
            assert np.array_equal(batch.observations[0], match.vector(match.seat))
            assert np.array_equal(batch.masks[0], match.mask(match.seat))
            codes = last_legal(batch)
            match.play(int(codes[0]))
            batch = table.step(codes)
            assert batch.over[0] == match.over
            assert batch.rewards[0] == pytest.approx(match.rewards())
            if match.over:
                seed += 2
                match.deal(seed)
    assert seed > 30


def test_what_goes_wrong_in_a_process_is_said_here() -> None:
    with SelfPlay("kyoto", processes=1, games=1) as table:
        batch = table.reset()
        with pytest.raises(IllegalAction, match=r"action\.not_now"):
            table.step(np.flatnonzero(batch.masks[0] == 0)[:1])
        assert np.any(table.step(last_legal(batch)).masks)
    assert not active_children()
