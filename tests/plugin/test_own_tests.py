"""Our own tests mean our own games, whatever else is installed."""

from __future__ import annotations

from pathlib import Path

from tests.plugin.installing import Installed

ROOT = Path(__file__).parents[2]
# Those that go through all games, and are done soon.
THROUGH_ALL = (
    "kernel/test_game.py",
    "games/test_contract.py",
    "games/test_puzzles.py",
    "test_reference.py",
    "test_texts.py",
)


def test_tests_that_go_through_all_games_pass_with_another_one_installed(
    installed: Installed,
) -> None:
    files = [ROOT / "tests" / name for name in THROUGH_ALL]
    told = installed.python("-m", "pytest", "-q", "-p", "no:cacheprovider", *files)
    assert " passed" in told
