"""The commands with each of our games."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from meowple.cli.commands.engine import Engine
from meowple.kernel.record import Record, verify
from meowple.lab.bench.bench import cases
from tests.cli.replays import replay_of
from tests.cli.run import Run
from tests.golden_games import FOLDER

# Tables of all kinds, as options of the commands.
TABLES: dict[str, list[tuple[str, ...]]] = {
    "isle": [
        ("--seats", "1", "--option", "difficulty=expert"),
        ("--seats", "2", "--option", "mode=family"),
        ("--seats", "3", "--option", "rescue_choice=simultaneous"),
        ("--seats", "4", "--option", "printing=ru-uk"),
    ],
    "fits": [
        ("--seats", "2"),
        ("--seats", "3", "--option", "advanced=true", "--option", "tied_kinds=one"),
        ("--seats", "4", "--option", "overlays=joint", "--option", "table=9x9"),
        ("--seats", "5", "--option", "start_cards=draw"),
    ],
    "kyoto": [
        ("--seats", "2"),
        ("--seats", "3", "--option", "side=expert", "--option", "scenario=river"),
        ("--seats", "4", "--option", "centre=asymmetric", "--option", "scenario=lanterns"),
        ("--seats", "2", "--option", "die=narrow", "--option", "stamina=long"),
        ("--seats", "2", "--option", "target=7", "--option", "rotation=3"),
    ],
}


@pytest.mark.parametrize(
    ("game", "arguments"),
    [(game, arguments) for game, tables in TABLES.items() for arguments in tables],
    ids=lambda value: value if isinstance(value, str) else " ".join(value),
)
def test_every_table_is_simulated_and_its_records_verify(
    run: Run, tmp_path: Path, game: str, arguments: tuple[str, ...]
) -> None:
    out = tmp_path / "games.jsonl"
    ran = run("sim", game, "--games", 3, *arguments, "--out", out, "--json")
    assert ran.code == 0
    assert json.loads(ran.out)["games"] == 3
    for line in out.read_text().splitlines():
        record = Record.parse(json.loads(line)["record"])
        assert all(check.passed for check in verify(record))


def test_a_solo_game_counts_the_wins_of_the_sister(run: Run) -> None:
    found = json.loads(run("sim", "isle", "--seats", 1, "--games", 5, "--json").out)
    assert found["wins_by_seat"][0] + found["rivals"]["sister"]["wins"] == 5


def test_nobody_has_more_medals_than_there_are(run: Run) -> None:
    ran = run("sim", "kyoto", "--games", 3, "--option", "target=7", "--json")
    assert json.loads(ran.out)["scores"]["max"] <= 7


@pytest.mark.parametrize(
    ("game", "option"),
    [
        *(("fits", f"table={table}") for table in ("8x9", "9x30", "x", "9")),
        *(
            ("kyoto", option)
            for option in ("target=8", "rotation=4", "scenario=sea", "side=2")
        ),
    ],
)
def test_an_option_that_cannot_be_is_wrong_usage(run: Run, game: str, option: str) -> None:
    assert run("sim", game, "--option", option).code == 2


@pytest.mark.parametrize(("game", "seats"), [("kyoto", 1), ("kyoto", 5), ("isle", 5)])
def test_other_numbers_of_seats_are_wrong_usage(run: Run, game: str, seats: int) -> None:
    assert run("sim", game, "--seats", seats).code == 2


# --- played in the terminal ---


@dataclass(frozen=True)
class Evening:
    """A game that is played in the terminal by numbers, and what stands in it."""

    game: str
    name: str
    seats: int
    # Typed first; then these numbers in turn, so often.
    first: str
    numbers: tuple[int, ...]
    times: int
    # Told when a turn begins; less often than questions.
    whole: str
    told: tuple[str, ...] = ()
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join([self.game, str(self.seats), *self.options])


# The last action of a list ends a step sooner or later: done, pass or skip.
STEP = r"\d\. step \d,\d - \w+: road; bike \d+% \(needs"
KYOTO_TOLD = (r"You can’t get from here to 9,9 in one step\.", STEP)
# The whole table, all actions, and what has happened.
LOOK = "v\nall\nlog\n"
EVENINGS = [
    Evening("isle", "The Isle of Cats", 1, "", (1, 2, 3), 700, "Legend: "),
    Evening("isle", "The Isle of Cats", 2, "", (1, 2, 3), 700, "Legend: "),
    Evening("fits", "If It Fits", 2, LOOK, (1,), 100, "Legend: ", ("Boxes with",)),
    Evening("fits", "If It Fits", 4, LOOK, (1,), 100, "Legend: ", ("Boxes with",)),
    *(
        Evening("kyoto", "Kyoto no Neko", 3, LOOK + "step 9,9\n", (1,), 400,
                "Between: % hedge", KYOTO_TOLD, ("--option", f"scenario={scenario}"))
        for scenario in ("base", "lanterns")
    ),
]  # fmt: skip


@pytest.mark.parametrize("evening", EVENINGS, ids=str)
def test_a_game_is_played_in_the_terminal_and_its_record_shown(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, evening: Evening
) -> None:
    file = tmp_path / "game.txt"
    # Saved after every action: the last time the game is over.
    typed = "".join(f"{number}\nsave {file}\n" for number in evening.numbers)
    typed = evening.first + typed * evening.times
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    options = ("--seats", evening.seats, "--seed", 5, *evening.options)
    ran = run("play", evening.game, "--terminal", "--plain", *options)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"{evening.name}. At the table: 0 You")
    assert "Winner" in ran.out
    for told in evening.told:
        assert re.search(told, ran.out), told
    # The whole table is shown when a turn begins, else the question alone.
    assert evening.whole in ran.out
    assert ran.out.count(evening.whole) * 2 < ran.out.count("Your decision: ") + 3
    assert run("verify", file).code == 0
    for seat in range(evening.seats):
        shown = run("replay", file, "--to", 12, "--seat", seat)
        assert shown.code == 0
        assert f"Seat {seat} (you)" in shown.out or evening.whole in shown.out
    assert "Winner" in run("replay", file).out


def test_the_isle_is_played_when_no_game_is_named(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    ran = run("play", "--terminal")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("The Isle of Cats. At the table: 0 You, 1 Cat.")


# --- replays keep secrets ---

SECRET = re.compile(r"(keep|buy|ready|discard) .+")


@pytest.mark.parametrize("arguments", TABLES["isle"][1:], ids=" ".join)
def test_a_replay_tells_no_hidden_cards_of_others(
    run: Run, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    steps = replay_of("isle", run, tmp_path, *arguments, seat=1)
    told = [step["action"] for step in steps if step["seat"] != 1]
    assert not [action for action in told if action and SECRET.fullmatch(action)]
    assert [action for action in told if action and action.startswith("place ")]
    own = [step["action"] for step in steps if step["seat"] == 1]
    assert None not in own
    assert [action for action in own if SECRET.fullmatch(action)]


def test_a_replay_in_words_keeps_secrets(run: Run, tmp_path: Path) -> None:
    replay_of("isle", run, tmp_path, seat=0)
    file = tmp_path / "game.txt"
    told = run("replay", file, "--seat", 0).out
    assert told.startswith("The Isle of Cats, 2 seats (")
    assert re.search(r"^\d+\. Seat 0: keep \d+$", told, re.M)
    assert re.search(r"^\d+\. Seat 1: \(not shown\)$", told, re.M)
    assert not re.search(r"Seat 1: keep", told)
    everything = run("replay", file).out
    assert re.search(r"Seat 1: keep", everything)
    # what nobody was told has no words
    assert "uncovered" not in everything


@pytest.mark.parametrize(
    ("game", "options", "told", "own"),
    [
        ("fits", ("--option", "advanced=true"), {"drew", "laid"}, "drew_own"),
        ("kyoto", (), {"looked", "check", "step"}, "saw"),
    ],
)
def test_what_others_have_drawn_or_looked_at_is_not_told_in_a_replay(
    run: Run, tmp_path: Path, game: str, options: tuple[str, ...], told: set[str], own: str
) -> None:
    steps = replay_of(game, run, tmp_path, *options, seat=0)

    def events(wanted: Callable[[dict[str, Any]], bool]) -> set[str]:
        found = (event["id"] for step in filter(wanted, steps) for event in step["events"])
        return {id.removeprefix(f"{game}.") for id in found}

    others = events(lambda step: step["seat"] != 0)
    assert told <= others
    assert own not in others
    assert own in events(lambda step: step["seat"] == 0)
    assert [step["action"] for step in steps if step["seat"] != 0 and step["action"]]


def test_which_princess_another_seat_plays_is_not_told_in_a_replay(run: Run) -> None:
    shown = run("replay", FOLDER / "fits-basic-4.txt", "--seat", 0, "--json")
    ladies = [
        (step["seat"], step["action"], [event["id"] for event in step["events"]])
        for step in json.loads(shown.out)["actions"]
        if any(event["args"].get("card") == "princess" for event in step["events"])
    ]
    assert {seat for seat, _, _ in ladies} > {0}
    for seat, action, told in ladies:
        if seat:
            assert (action, told) == (None, ["fits.plays"])
        else:
            assert (action[:6], told) == ("play P", ["fits.plays", "fits.plays_own"])


# --- the engine ---


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("isle", 2, {}),
        ("fits", 3, {"advanced": True}),
        ("kyoto", 3, {"scenario": "lanterns", "side": "expert"}),
    ],
)
def test_a_whole_game_goes_through_the_engine(
    game: str, seats: int, options: dict[str, object]
) -> None:
    engine = Engine()

    def talk(**request: object) -> dict[str, Any]:
        answer = json.loads(engine.answer(json.dumps(request).encode()))
        assert isinstance(answer, dict)
        assert answer["ok"] is True, answer
        return answer

    assert game in talk(do="hello")["games"]
    status = talk(do="new", game=game, seats=seats, seed=7, options=options)
    assert {*status} == {"ok", "actors", "over"}
    while not status["over"]:
        seat = status["actors"][0]
        assert talk(do="view", seat=seat)["view"]
        action = talk(do="choose", seat=seat, bot="random")["action"]
        status = talk(do="play", seat=seat, action=action)
    assert talk(do="result")["lines"]
    digest, record = talk(do="digest"), talk(do="record")["record"]
    assert talk(do="load", record=record)["over"] is True
    assert talk(do="digest") == digest


def test_the_engine_answers_with_the_rule_that_forbids() -> None:
    engine = Engine()
    engine.answer(b'{"do":"new","game":"kyoto","seats":2,"seed":1}')
    status = json.loads(engine.answer(b'{"do":"legal","seat":0}'))
    seat = 0 if status["actions"] else 1
    request = {"do": "play", "seat": seat, "action": "step 3,3"}
    error = json.loads(engine.answer(json.dumps(request).encode()))["error"]
    assert error == {
        "id": "kyoto.not_beside",
        "message": "You can’t get from here to 3,3 in one step.",
    }


def test_the_benchmark_plays_every_game_and_its_figures_are_written_down() -> None:
    text = (Path(__file__).parents[2] / "docs" / "benchmarks.md").read_text("utf-8")
    assert {case.game for case in cases()} >= {*TABLES}
    for case in cases():
        assert re.search(rf"\| {case.name} \| [\d,]+ \| [\d,]+ \| \d+ \|", text), case.name
