"""An installed game is played by every command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meowple.games import __path__ as _ours
from tests.plugin.installing import Installed

Answer = dict[str, Any]
# A player's decisions in a game of four hours: a cat each, and what it does.
DECISIONS = 8


def engine(installed: Installed, *requests: Answer) -> list[Answer]:
    lines = "".join(f"{json.dumps(request)}\n" for request in requests)
    answers = installed.meowple("engine", typed=lines).splitlines()
    return [json.loads(answer) for answer in answers]


def test_its_own_tests_pass_with_the_conformance_kit(installed: Installed) -> None:
    told = installed.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert "11 passed" in told


def test_games_are_simulated_and_a_cat_beats_chance(installed: Installed) -> None:
    arguments = ("--games", 60, "--bots", "cat,random", "--json")
    found = json.loads(installed.meowple("sim", "catnaps", *arguments))
    assert (found["game"], found["games"], found["options"]) == (
        "catnaps",
        60,
        {"hours": 4},
    )
    assert found["wins_by_seat"][0] > 2 * found["wins_by_seat"][1]
    assert found["faults_by_seat"] == [0, 0]


def test_bots_are_ranked_in_worker_processes(installed: Installed) -> None:
    arguments = ("--bots", "cat,kitten,random", "--games", 6, "--jobs", 2, "--json")
    found = json.loads(installed.meowple("arena", "catnaps", *arguments))
    assert {row["bot"] for row in found["ranking"]} == {"cat", "kitten", "random"}
    assert all(row["faults"] == 0 for row in found["ranking"])


def test_a_tiger_thinks_ahead(installed: Installed) -> None:
    arguments = ("--games", 2, "--bots", "tiger@0.01,cat", "--json")
    found = json.loads(installed.meowple("sim", "catnaps", *arguments))
    assert found["faults_by_seat"] == [0, 0]


def test_the_engine_plays_it_with_an_owners_data(installed: Installed) -> None:
    places = ("sill", "sofa", "box", "lap")
    data = {"warmth": {place: [6, 7, 8, 9] for place in places}}
    new = {"do": "new", "game": "catnaps", "seats": 2, "seed": 7, "data": data}
    hello, begun, view, legal = engine(
        installed,
        {"do": "hello"},
        new,
        {"do": "view", "seat": 0},
        {"do": "legal", "seat": 0},
    )
    assert "catnaps" in hello["games"]
    assert begun == {"ok": True, "actors": [0, 1], "over": False}
    assert all(patch["warmth"] > 5 for patch in view["view"]["sun"])
    assert legal["actions"] == [f"send {cat}" for cat in view["view"]["hand"]]
    *_, wrong = engine(installed, {**new, "data": {"warmth": 3}})
    assert wrong["error"]["id"] == "catnaps.data_warmth"
    assert wrong["error"]["message"].startswith("The file needs one entry")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("Catnaps", "Which cat goes out?", "Cat sends out a cat.", "Mice:")),
        ("cs", ("Šlofíci", "Která kočka půjde ven?", "Kočka posílá ven kočku.", "Myši:")),
        # It has no words in this language, but the table has.
        ("uk", ("Catnaps", "Which cat goes out?", "Кіт sends out a cat.", "Mice:")),
    ],
)
def test_it_is_played_in_the_terminal(
    installed: Installed, lang: str, said: tuple[str, ...]
) -> None:
    arguments = ("--terminal", "--plain", "--seed", 3, "--seats", 3, "--lang", lang)
    told = installed.meowple("play", "catnaps", *arguments, typed="1\n" * DECISIONS)
    for words in said:
        assert words in told


def test_its_record_is_kept_verified_and_replayed(
    installed: Installed, tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    typed = "1\n" * DECISIONS + f"save {record}\n"
    installed.meowple("play", "catnaps", "--terminal", "--seed", 3, typed=typed)
    assert json.loads(installed.meowple("verify", record, "--json"))["ok"]
    assert "posílá ven kočku" in installed.meowple("replay", record, "--lang", "cs")


@pytest.mark.parametrize(
    ("lang", "title", "patch"),
    [
        ("en", "# Catnaps", "windowsill 5"),
        ("cs", "# Šlofíci", "parapet 5"),
        ("ru", "# Catnaps", "windowsill 5"),
    ],
)
def test_its_rules_are_read(
    installed: Installed, lang: str, title: str, patch: str
) -> None:
    told = installed.meowple("rules", "catnaps", "--lang", lang)
    assert title in told
    assert patch in told


def test_a_game_without_a_scorer_says_so(installed: Installed) -> None:
    (installed.sources / "position.json").write_text("{}")
    code = "from meowple.cli.main import main; main()"
    ran = installed.run("-c", code, "score", "catnaps", "position.json")
    assert ran.returncode == 1
    assert ran.stderr == "meowple: catnaps can’t score positions.\n"


LEARN = """
import numpy as np
from pettingzoo.test.api_test import api_test
from meowple.rl.environment import env
from meowple.rl.single import SeatEnv
from meowple.rl.vector import SelfPlay

api_test(env("catnaps", seats=3, hours=3, flat=True), num_cycles=40)
single = SeatEnv("catnaps", 1, ["cat"], render_mode="svg")
seen, _ = single.reset(seed=7)
over = False
while not over:
    code = np.flatnonzero(seen["action_mask"])[0]
    seen, reward, over, _, _ = single.step(code)
assert single.render().startswith("<svg")
if __name__ == "__main__":
    with SelfPlay("catnaps", processes=1, games=2) as table:
        batch = table.reset()
        for _ in range(20):
            batch = table.step(batch.masks.argmax(axis=1))
    print("learned")
"""


def test_it_is_learned_as_arrays(installed: Installed, tmp_path: Path) -> None:
    script = tmp_path / "learn.py"
    script.write_text(LEARN)
    assert "learned" in installed.python("-W", "ignore", script)


def test_nothing_of_it_is_in_our_own_package() -> None:
    (folder,) = _ours
    names = list(Path(folder).parent.rglob("*catnaps*"))
    assert names == []
