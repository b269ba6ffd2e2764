"""`meowple arena`."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from meowple.lab.arena import arena as lab
from meowple.lab.arena.arena import Contest, ContestResult
from meowple.lab.workers import run_locally
from tests.cli.run import Run


@pytest.mark.usefixtures("pebbles")
def test_the_ranking_is_a_table_with_intervals(run: Run) -> None:
    ran = run("arena", "pebbles", "--bots", "random,cat", "--games", 4)
    assert ran.code == 0
    assert "Rating" in ran.out
    assert "is ahead of" in ran.out
    assert " to " in ran.out


@pytest.mark.usefixtures("pebbles")
def test_shares_are_written_as_the_language_writes_them(run: Run) -> None:
    call = ("arena", "pebbles", "--bots", "random,cat", "--games", 4)
    assert re.search(r"\d\.\d%", run(*call, "--lang", "en").out)
    assert re.search(r"\d,\d\u00a0%", run(*call, "--lang", "cs").out)


@pytest.mark.usefixtures("pebbles")
def test_json_has_ranking_and_pairs(run: Run) -> None:
    ran = run("arena", "pebbles", "--bots", "random,kitten", "--games", 4, "--json")
    found = json.loads(ran.out)
    assert found["games"] == 4
    assert {one["bot"] for one in found["ranking"]} == {"random", "kitten"}
    assert all(one["games"] == 4 for one in found["ranking"])
    pair = found["pairs"][0]
    assert pair["ahead"]["low"] <= pair["ahead"]["mean"] <= pair["ahead"]["high"]


@pytest.mark.usefixtures("pebbles")
def test_who_plays_alone_has_a_lead_over_the_rival_and_no_rating(run: Run) -> None:
    call = ("arena", "pebbles", "--bots", "random,cat", "--games", 4, "--seats", 1)
    out = run(*call, "--lang", "en").out
    assert "Rating" not in out
    assert "Lead" in out
    assert "is ahead of wind" in out
    for one in json.loads(run(*call, "--json").out)["ranking"]:
        assert "rating" not in one
        assert one["lead"] < one["points"]


@pytest.mark.usefixtures("pebbles")
def test_fewer_games_than_were_played_are_no_reason_to_refuse(
    run: Run, tmp_path: Path
) -> None:
    call = ("arena", "pebbles", "--out", tmp_path / "contest.jsonl", "--json")
    assert json.loads(run(*call, "--games", 4).out)["games"] == 12
    again = run(*call, "--games", 2)
    assert again.code == 0
    assert json.loads(again.out)["games"] == 12


@pytest.mark.usefixtures("pebbles")
def test_a_contest_that_is_there_goes_on(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "contest.jsonl"
    call = ("arena", "pebbles", "--bots", "random,kitten", "--out", out, "--json")
    assert json.loads(run(*call, "--games", 2).out)["games"] == 2
    first = out.read_text().splitlines()[1:]
    whole = json.loads(run(*call, "--games", 6).out)
    assert whole["games"] == 6
    assert out.read_text().splitlines()[1:3] == first
    refused = run(*call, "--games", 6, "--seed", 9)
    assert refused.code == 1
    assert "arena pebbles --bots random,kitten --seats 2 --seed 0" in refused.err


@pytest.mark.usefixtures("pebbles")
def test_a_file_of_something_else_is_not_called_a_contest(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "notes.jsonl"
    out.write_text("to do: feed the cats\n")
    refused = run("arena", "pebbles", "--games", 2, "--out", out)
    assert refused.code == 1
    assert "isn’t a contest file" in refused.err
    assert out.read_text() == "to do: feed the cats\n"


def test_a_rival_without_a_seat_has_a_name_in_every_language(run: Run) -> None:
    alone = ("--seats", 1, "--option", "mode=solo")
    out = run("arena", "isle", "--bots", "random", "--games", 1, *alone, "--lang", "ru").out
    assert "(Сестра)" in out
    assert "из 1 сравнения" in out


@pytest.mark.parametrize(
    ("bots", "words"),
    [("cat", "two bots"), ("cat,cat", "single time"), ("cat,lynx", "no bot")],
)
@pytest.mark.usefixtures("pebbles")
def test_who_cannot_play_is_wrong_usage(run: Run, bots: str, words: str) -> None:
    ran = run("arena", "pebbles", "--bots", bots)
    assert ran.code == 2
    assert words in ran.err


@pytest.mark.usefixtures("pebbles")
def test_an_interrupt_keeps_what_was_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(
        contest: Contest, *args: object, **kwargs: object
    ) -> Iterator[ContestResult]:
        yield lab.play_contest_game((contest, next(contest.schedule)))
        raise KeyboardInterrupt

    monkeypatch.setattr("meowple.cli.commands.arena.run_contest", interrupted)
    out = tmp_path / "contest.jsonl"
    ran = run("arena", "pebbles", "--bots", "random,cat", "--games", 4, "--out", out)
    assert ran.code == 1
    assert "1 of 4" in ran.err
    assert len(out.read_text().splitlines()) == 2


def test_a_ray_cluster_plays_the_same_games(run: Run) -> None:
    call = ("arena", "fits", "--bots", "random,random@1", "--games", 4, "--json")
    here = json.loads(run(*call).out)
    there = json.loads(run(*call, "--backend", "ray", "--jobs", 2).out)
    assert there == here


@pytest.mark.usefixtures("pebbles")
def test_without_ray_its_backend_says_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = run("arena", "pebbles", "--bots", "random,cat", "--backend", "ray")
    assert ran.code == 2
    assert "meowple[cluster]" in ran.err


@pytest.mark.usefixtures("pebbles")
def test_a_contest_ends_when_its_test_is_decided(run: Run) -> None:
    call = ("arena", "pebbles", "--bots", "random,cat", "--games", 400)
    sure = run(*call, "--sprt", "-90:-80", "--by", "points", "--lang", "en")
    assert sure.code == 0
    assert "80.0 rather than" in sure.out
    assert "(deals: 20)" in sure.out
    found = json.loads(run(*call, "--sprt", "0.98:0.99", "--json").out)
    assert found["games"] < 400
    assert found["sprt"]["verdict"] == "less"
    assert found["paired"][0]["deals"] == found["games"] / 2


@pytest.mark.usefixtures("pebbles")
def test_a_test_that_stays_open_plays_all_games(run: Run) -> None:
    ran = run(
        *("arena", "pebbles", "--bots", "random,cat", "--games", 4),
        *("--sprt", "0.5:0.51", "--lang", "en"),
    )
    assert ran.code == 0
    assert "undecided between 50.0% and 51.0% (deals: 2)" in ran.out
    assert "Deal by deal, random is ahead of cat by" in ran.out


@pytest.mark.usefixtures("pebbles")
@pytest.mark.parametrize("sprt", ["0.6", "0.6:0.5", "much:more"])
def test_a_test_needs_two_numbers(run: Run, sprt: str) -> None:
    ran = run("arena", "pebbles", "--bots", "random,cat", "--sprt", sprt)
    assert ran.code == 2
    assert "--sprt" in ran.err


@pytest.mark.usefixtures("pebbles")
def test_a_test_needs_two_bots(run: Run) -> None:
    ran = run("arena", "pebbles", "--bots", "random,kitten,cat", "--sprt", "0.5:0.6")
    assert ran.code == 2


@pytest.mark.usefixtures("pebbles")
def test_the_games_of_a_contest_can_be_replayed_and_verified(
    run: Run, tmp_path: Path
) -> None:
    out = tmp_path / "contest.jsonl"
    run("arena", "pebbles", "--bots", "random,kitten", "--games", 4, "--out", out)
    for number in range(1, 5):
        assert run("verify", out, "--game", number).code == 0
    assert run("replay", out, "--game", 2).code == 0
    refused = run("replay", out, "--game", 5)
    assert refused.code == 2
    assert "no game 5" in refused.err


@pytest.mark.usefixtures("pebbles")
def test_a_game_of_a_simulation_can_be_replayed(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    run("sim", "pebbles", "--games", 2, "--out", out)
    assert run("verify", out, "--game", 2).code == 0
    assert run("verify", out).code == 0
    out.write_text("[1]\nnonsense\n")
    assert run("verify", out).code == 2
    assert run("verify", tmp_path / "missing.jsonl").code == 2


def test_the_number_of_a_game_is_for_files_of_games(run: Run, record_file: Path) -> None:
    refused = run("replay", record_file, "--game", 1)
    assert refused.code == 2
    assert "a single game" in refused.err


@pytest.mark.usefixtures("pebbles")
def test_a_cluster_tells_how_far_it_is_without_a_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meowple.cli.commands.arena.run_on_ray", run_locally)
    call = ("arena", "pebbles", "--bots", "random,kitten", "--games", 4)
    ran = run(*call, "--lang", "en")
    told = ran.err.splitlines()
    assert told[-1] == "4 of 4 games"
    assert len(told) == 4
