"""MaskablePPO of sb3-contrib trains on the environments as they are.

It needs PyTorch, which is larger than everything else together; `make check-training` has
an environment for it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

pytest.importorskip("sb3_contrib", reason="run by make check-training")

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", ["fits", "isle", "kyoto"])
def test_maskable_ppo_learns_without_glue(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    example = import_module("train_maskable_ppo")
    measured = list(example.train(game, "random", steps=256, every=128, games=1, seed=0))
    assert [steps for steps, _ in measured] == [0, 128, 256]
    assert all(0 <= share <= 1 for _, share in measured)
