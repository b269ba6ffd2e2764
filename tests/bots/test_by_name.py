"""Bots by name: users' own classes, and programs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from meowple import bots
from meowple.bots.bot import Question
from meowple.bots.by_name import bot_factory
from meowple.bots.external import Program, ProgramBot
from meowple.kernel.errors import BadSetup
from meowple.lab.playout import one_game
from tests.pebbles import Name, Pebbles

OWN = '''
from meowple.bots import Bot

class Last(Bot):
    """Takes the last action."""

    def __init__(self, seed):
        pass

    def choose(self, question):
        return question.actions[-1]

other = 5
'''
# Answers with the last action of each question; its argument decides how.
PROGRAM = """
import json, sys, time
for line in sys.stdin:
    question = json.loads(line)
    assert set(question) == {"do", "game", "seat", "view", "actions", "seconds"}
    mood = sys.argv[1]
    if mood == "dead":
        sys.exit(1)
    if mood == "late":
        time.sleep(60)
    answer = {"ok": True, "action": question["actions"][-1]}
    if mood == "wrong":
        answer["action"] = "fly"
    print("hello" if mood == "odd" else json.dumps(answer), flush=True)
"""


BROKEN = """
from meowple.bots import Bot

class Own(Bot):
    def __init__(self{seed}):
        pass

    def choose(self, question):
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "mine.py"
    file.write_text(OWN)
    return file


@pytest.fixture
def program(tmp_path: Path) -> str:
    file = tmp_path / "program.py"
    file.write_text(PROGRAM)
    return f"cmd:{sys.executable} {file}"


def question(game: Pebbles) -> Question:
    state = game.start(game.setup(2))
    return Question(game, state, 0, game.legal(state, 0), seconds=0.05)


def test_a_bot_of_ones_own_is_a_class_in_a_file(own: Path, pebbles: Pebbles) -> None:
    bot = bot_factory(f"{own}:Last")("seed")
    assert bot.choose(question(pebbles)) == Name(30)


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("lynx", "bot.unknown"),
        ("lynx@1", "bot.unknown"),
        ("tiger@", "bot.pace"),
        ("tiger@soon", "bot.pace"),
        ("tiger@0", "bot.pace"),
        ("tiger@9999", "bot.pace"),
        ("nowhere.py:Bot", "bot.file"),
        ("cmd:", "bot.command"),
        ("cmd:/no/such/program", "bot.command"),
        ("cmd:'", "bot.command"),
    ],
)
def test_who_is_not_there_is_refused(name: str, id: str) -> None:
    with pytest.raises(BadSetup, match=id.replace(".", r"\.")):
        bots.check_bots([name], 1)


@pytest.mark.parametrize("name", ["First", "other"])
def test_a_file_without_such_a_bot_is_refused(own: Path, name: str) -> None:
    with pytest.raises(BadSetup, match=r"bot\.class"):
        bot_factory(f"{own}:{name}")


def test_a_level_may_have_a_time_of_its_own(
    monkeypatch: pytest.MonkeyPatch, pebbles: Pebbles
) -> None:
    asked = question(pebbles)
    bot_factory("random@0.25")("seed").choose(asked)
    assert asked.seconds == 0.25


def test_from_outside_only_levels_are_called(own: Path) -> None:
    bots.check_level("tiger")
    for name in (f"{own}:Last", "cmd:true", "tiger@1"):
        with pytest.raises(BadSetup, match=r"bot\.unknown"):
            bots.check_level(name)


def test_a_program_answers_line_by_line(program: str, pebbles: Pebbles) -> None:
    bot = bot_factory(f"{program} good")("seed")
    assert [bot.choose(question(pebbles)) for _ in range(3)] == [Name(30)] * 3
    assert bot.faults == 0


@pytest.mark.parametrize("mood", ["dead", "wrong", "odd"])
def test_what_cannot_be_used_is_counted_and_replaced(
    program: str, pebbles: Pebbles, mood: str
) -> None:
    bot = bot_factory(f"{program} {mood}")("seed")
    asked = question(pebbles)
    assert all(bot.choose(asked) in asked.actions for _ in range(2))
    assert bot.faults == 2


def test_a_late_program_is_counted_and_started_anew(
    program: str, pebbles: Pebbles, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meowple.bots.external._GRACE", 0.0)
    bot = bot_factory(f"{program} late")("seed")
    asked = question(pebbles)
    assert bot.choose(asked) in asked.actions
    assert bot.faults == 1
    assert isinstance(bot, ProgramBot)


def test_faults_are_counted_for_each_seat(program: str, pebbles: Pebbles) -> None:
    outcome = one_game(pebbles, pebbles.setup(2), (f"{program} wrong", "random"))
    assert outcome.faults[0] > 0
    assert outcome.faults[1] == 0


@pytest.mark.parametrize(
    ("code", "id"),
    [
        ("from meowple.bots import Bot as Own", "bot.class"),
        ("1 / 0", "bot.failed"),
        ("def (", "bot.failed"),
        (BROKEN.format(seed=""), "bot.failed"),
        (BROKEN.format(seed=", seed") + "        1 / 0", "bot.failed"),
        (BROKEN.format(seed=", seed") + "        return None", "bot.illegal"),
    ],
)
def test_a_bot_that_goes_wrong_is_named(
    tmp_path: Path, pebbles: Pebbles, code: str, id: str
) -> None:
    file = tmp_path / "own.py"
    file.write_text(code)
    with pytest.raises(BadSetup, match=id.replace(".", r"\.")):
        bot_factory(f"{file}:Own")("seed").choose(question(pebbles))


def test_a_program_ends_with_its_asker(program: str) -> None:
    command = tuple(program.removeprefix("cmd:").split())
    running = Program((*command, "good"))
    assert running.ask(b'{"nonsense": 1}', 5.0) is None
    running.end()
    assert running.ask(b"", 5.0) is None
