"""`meowple play` in the terminal."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from meowple.kernel.frame import Action
from meowple.kernel.optional_verbs import Say
from meowple.kernel.record import Record, verify
from meowple.server.run import bind
from meowple.server.settings import Settings
from tests.cli.run import Ran, Run
from tests.pebbles import Heap, Pebbles, View


class Sit:
    """Sits down and types."""

    def __init__(self, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
        self._run = run
        self._monkeypatch = monkeypatch

    def __call__(self, typed: Sequence[str], *arguments: object) -> Ran:
        text = "".join(f"{line}\n" for line in typed)
        self._monkeypatch.setattr("sys.stdin", io.StringIO(text))
        return self._run("play", "pebbles", "--terminal", "--seed", 3, *arguments)


@pytest.fixture
def sit(run: Run, monkeypatch: pytest.MonkeyPatch, pebbles: Pebbles) -> Sit:
    return Sit(run, monkeypatch)


@pytest.mark.parametrize(
    ("arguments", "page"),
    [([], "http://here"), (["pebbles"], "http://here/new/pebbles")],
)
def test_without_the_terminal_a_server_is_opened_in_the_browser(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    pebbles: Pebbles,
    tmp_path: Path,
    arguments: list[str],
    page: str,
) -> None:
    opened: list[str] = []
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(
        "meowple.cli.commands.serve.run", lambda settings, ready: ready("http://here")
    )
    ran = run("play", *arguments)
    assert (ran.code, opened) == (0, [page])
    assert page in ran.out


def test_the_address_is_the_same_at_every_start_where_it_is_free(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with bind(Settings(port=0)) as taken:
        usual = taken.getsockname()[1]
    monkeypatch.setattr(
        "meowple.cli.commands.serve.Settings", partial(Settings, port=usual)
    )
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    asked: list[int] = []
    monkeypatch.setattr(
        "meowple.cli.commands.serve.run",
        lambda settings, ready: asked.append(settings.port),
    )
    for _ in range(2):
        assert run("play").code == 0
    with bind(Settings(port=usual)):
        assert run("play").code == 0
    assert asked == [usual, usual, 0]


def test_a_game_that_is_not_there_is_not_opened(run: Run, pebbles: Pebbles) -> None:
    assert run("play", "chess").code != 0


def test_a_game_is_played_to_its_score_by_numbers(sit: Sit) -> None:
    ran = sit(["1"] * 30, "--terminal")
    assert (ran.code, ran.err) == (0, "")
    assert "Cat" in ran.out
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
    ran = sit(["31", "0", "9" * 30, "9" * 5000, "\u0669" * 5000, "q"])
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("from 1 to 30") == 5


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
    # Saved after every action: the last time the game is over.
    out = sit(["1", f"save {file}"] * 30).out
    assert str(file) in out.replace("\n", "")
    record = Record.parse(file.read_text())
    assert record.digest is not None
    assert all(check.passed for check in verify(record))


def test_a_place_that_cannot_be_written_is_explained(sit: Sit, tmp_path: Path) -> None:
    out = sit(["save", f"save {tmp_path}", "save a\0b", "save \ud800", "q"]).out
    assert "Add a file name" in out
    assert out.count("can’t be used") == 3


def test_another_seat_can_be_taken(sit: Sit) -> None:
    out = sit(["q"], "--seat", 2, "--seats", 3).out
    assert "At the table: 0 Cat, 1 Cat 2, 2 You." in out


def test_a_game_may_bring_its_own_words(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    def describe(self: Pebbles, view: object, say: Say) -> list[str]:
        return ["a heap of\x07 pebbles", say("seat", number=4)]

    def explain(self: Pebbles, action: Action, say: Say, view: View) -> str:
        return f"a secret of seat {view.seat}\x1b[31m"

    monkeypatch.setattr(Pebbles, "describe", describe)
    monkeypatch.setattr(Pebbles, "explain", explain)
    out = sit(["q"]).out
    assert "a heap of\ufffd pebbles\nSeat 4" in out
    assert "1. name 1 - a secret of seat 0\ufffd[31m" in out


OVER = "The game is over. Type save FILE"


@pytest.mark.parametrize("typed", ["1", "", "q", "all", "thanks"])
def test_after_the_end_almost_anything_leaves(sit: Sit, typed: str) -> None:
    ran = sit([*["name 1"], *["take 1"] * 30, typed, "log"], "--seats", 1)
    assert (ran.code, ran.err) == (0, "")
    told = ran.out.partition(OVER)[2]
    assert told.count("> ") == 1


def test_after_the_end_the_game_can_be_looked_at(sit: Sit, tmp_path: Path) -> None:
    taken = ["take 3", "take 3", "take 3", "take 1"]
    asked = ["v", "log", "?", f"save {tmp_path / 'x'}", "bye", "v"]
    ran = sit(["name 1", *taken, *asked], "--seats", 1, "--seed", 8)
    told = ran.out.partition(OVER)[2]
    assert told.count("> ") == 5
    assert told.count("heap: 0") == 1


def test_the_welcome_names_an_unknown_game_by_its_id(sit: Sit) -> None:
    assert sit(["q"]).out.startswith("pebbles. At the table: 0 You, 1 Cat.")


@dataclass(frozen=True)
class Turned:
    """A view that says whose turn it is."""

    seat: int | None
    turn: int | None
    phase: str


@pytest.fixture
def _turned(monkeypatch: pytest.MonkeyPatch) -> None:
    def view(self: Pebbles, state: Heap, seat: int | None) -> Turned:
        naming = None in state.named
        return Turned(seat, None if naming else state.turn, "name" if naming else "take")

    def describe(self: Pebbles, view: Turned, say: Say) -> list[str]:
        return [f"all: {view.phase}"]

    def brief(self: Pebbles, view: Turned, say: Say) -> list[str]:
        return [f"brief: {view.phase}"]

    monkeypatch.setattr(Pebbles, "view", view)
    monkeypatch.setattr(Pebbles, "describe", describe)
    monkeypatch.setattr(Pebbles, "brief", brief)


def shown(out: str) -> list[str]:
    return [line for line in out.splitlines() if line.startswith(("all: ", "brief: "))]


@pytest.mark.usefixtures("_turned")
def test_all_is_shown_in_a_new_phase_and_when_a_turn_begins(sit: Sit) -> None:
    answers = ["name 1", "take 1", "take 1", "q"]
    assert shown(sit(answers).out) == ["all: name", "all: take", "all: take", "all: take"]


@pytest.mark.usefixtures("_turned")
def test_in_the_middle_of_a_turn_only_the_question_is_told(sit: Sit) -> None:
    alone = ("--seats", 1)
    answers = ["name 1", "take 1", "take 1", "v", "take 1", "q"]
    assert shown(sit(answers, *alone).out) == [
        "all: name",
        "all: take",
        "brief: take",
        "brief: take",
        "all: take",
        "brief: take",
    ]


@pytest.mark.usefixtures("_turned")
def test_a_question_between_the_turns_of_others_does_not_show_all(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    def view(self: Pebbles, state: Heap, seat: int | None) -> Turned:
        return Turned(seat, 1 + state.heap, "take")

    monkeypatch.setattr(Pebbles, "view", view)
    answers = ["name 1", "take 1", "take 1", "q"]
    assert shown(sit(answers, "--seats", 1).out) == ["all: take", *["brief: take"] * 3]


def test_the_last_action_can_be_taken_back(sit: Sit) -> None:
    answers = ["name 1", "take 1", "take 2", "undo", "take 3", "q"]
    out = sit(answers, "--seats", 1).out
    assert "Took back your last action." in out
    assert out.count("* ") == 5


def test_what_cannot_be_taken_back_is_told_and_asked_again(sit: Sit) -> None:
    out = sit(["undo", "name 3", "q"]).out
    assert "You can’t undo this" in out
    assert "event.pebbles.named" in out


def test_a_saved_game_has_nothing_that_was_taken_back(sit: Sit, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    answers = ["name 1", "take 1", "undo", "take 2", f"save {file}", "q"]
    sit(answers, "--seats", 1)
    assert [text for _, text in Record.parse(file.read_text()).actions] == [
        "name 1",
        "take 2",
    ]


def test_a_hint_says_what_a_tiger_would_do(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meowple.cli.terminal.terminal_table.HINT_SECONDS", 0.01)
    out = sit(["name 1", "hint", "q"], "--seats", 1).out
    assert "The tiger is thinking" in out
    assert "of games, about" in out


def test_rules_are_looked_up_in_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["rules", "rules oshax", "rules #oshax", "rules fish", "rules xyzzy", "q"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed)))
    out = run("play", "isle", "--terminal", "--seed", 3).out
    assert "- Oshax (#oshax)" in out
    assert out.count("### Oshax (#oshax)") == 2
    assert "fish" in out
    assert "xyzzy" in out


def test_a_game_without_rules_says_so(sit: Sit) -> None:
    assert "no rules reference" in sit(["rules take", "q"]).out


def test_a_person_is_called_you(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nq\n"))
    out = run("play", "isle", "--terminal", "--seed", 5).out
    assert "Turn order: You, Cat." in out
    assert "* You keep card 58." in out
    assert "Seat 0" not in out
    assert "(you)" not in out
