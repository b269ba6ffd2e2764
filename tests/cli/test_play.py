"""`meowple play` in the terminal."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import pytest

from meowple.kernel.frame import Action
from meowple.kernel.record import Record, verify
from meowple.texts import Say
from tests.cli.run import Ran, Run
from tests.pebbles import Pebbles


class Sit:
    """Sits down and types."""

    def __init__(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        self._run = run
        self._monkeypatch = monkeypatch

    def __call__(self, typed: Sequence[str], *arguments: object) -> Ran:
        text = "".join(f"{line}\n" for line in typed)
        self._monkeypatch.setattr("sys.stdin", io.StringIO(text))
        return self._run("play", "pebbles", "--seed", 3, *arguments)


@pytest.fixture
def sit(run: Run, monkeypatch: pytest.MonkeyPatch, pebbles: Pebbles) -> Sit:
    return Sit(run, monkeypatch)


def test_a_game_is_played_to_its_score_by_numbers(sit: Sit) -> None:
    ran = sit(["1"] * 30, "--terminal")
    assert (ran.code, ran.err) == (0, "")
    assert "Seat 1" in ran.out
    assert "Total" in ran.out
    assert "Winner" in ran.out


def test_plain_output_draws_no_boxes(sit: Sit) -> None:
    out = sit(["1"] * 30, "--plain").out
    assert "Winner" in out
    assert out.isprintable() or all(c == "\n" or c.isprintable() for c in out)
    assert not set(out) & set("│┃━─┏└")


def test_an_action_can_be_typed(sit: Sit) -> None:
    out = sit(["name 17", "q"]).out
    assert "event.pebbles.named" in out


def test_long_lists_are_cut_and_can_be_asked_for(sit: Sit) -> None:
    out = sit(["all", "q"]).out
    assert "10 more" in out
    assert "30. name 30" in out


def test_a_number_beyond_the_list_is_explained(sit: Sit) -> None:
    out = sit(["31", "0", "q"]).out
    assert out.count("from 1 to 30") == 2


@pytest.mark.parametrize("typed", ["sing", "take 1", "name 99"])
def test_a_wrong_action_is_explained_and_asked_again(sit: Sit, typed: str) -> None:
    ran = sit([typed, "name 3", "q"])
    assert ran.code == 0
    assert "event.pebbles.named" in ran.out


def test_the_end_of_the_input_leaves_the_table(sit: Sit) -> None:
    ran = sit([])
    assert (ran.code, ran.err) == (0, "")
    assert "Goodbye" in ran.out


def test_help_view_log_and_empty_lines_play_nothing(sit: Sit) -> None:
    out = sit(["?", "v", "", "name 3", "log", "q"]).out
    assert "save FILE" in out
    assert out.count("heap: ") == 3
    assert out.count("event.pebbles.named") == 2


def test_a_game_can_be_saved_and_verified(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    out = sit([*["1"] * 30, f"save {file}"]).out
    assert str(file) in out.replace("\n", "")
    record = Record.parse(file.read_text())
    assert record.digest is not None
    assert all(check.passed for check in verify(record))


def test_a_place_that_cannot_be_written_is_explained(sit: Sit, tmp_path: Path) -> None:
    out = sit(["save", f"save {tmp_path}", "q"]).out
    assert "Say where to" in out
    assert "cannot be used" in out


def test_another_seat_can_be_taken(sit: Sit) -> None:
    out = sit(["q"], "--seat", 2, "--seats", 3).out
    assert "seat 2" in out


def test_a_game_may_bring_its_own_words(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    def describe(self: Pebbles, view: object, say: Say) -> list[str]:
        return ["a heap of pebbles", say("cli.seat", seat=4)]

    def explain(self: Pebbles, action: Action, say: Say) -> str:
        return "a secret"

    monkeypatch.setattr(Pebbles, "describe", describe, raising=False)
    monkeypatch.setattr(Pebbles, "explain", explain, raising=False)
    out = sit(["q"]).out
    assert "a heap of pebbles\nSeat 4" in out
    assert "1. name 1 - a secret" in out
