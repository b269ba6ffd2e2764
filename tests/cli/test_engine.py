"""The line protocol: to the letter of docs/protocol.md, and unshakeable."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from meowple.cli.commands.engine import Engine
from meowple.kernel.errors import MeowpleError
from meowple.kernel.record import Record
from meowple.texts import Texts
from tests.pebbles import Pebbles

pytestmark = pytest.mark.usefixtures("pebbles")


class Talk:
    """Talks to an engine in Python values."""

    def __init__(self) -> None:
        self.engine = Engine()

    def __call__(self, do: str, **fields: object) -> dict[str, Any]:
        return self.raw(json.dumps({"do": do, **fields}).encode())

    def raw(self, line: bytes | None) -> dict[str, Any]:
        answer = self.engine.answer(line)
        assert b"\n" not in answer
        found = json.loads(answer)
        assert isinstance(found, dict)
        return found

    def refused(self, do: str, **fields: object) -> str:
        return self.why(self(do, **fields))

    @staticmethod
    def why(answer: dict[str, Any]) -> str:
        assert set(answer) == {"ok", "error"}, answer
        assert answer["ok"] is False
        assert set(answer["error"]) == {"id", "message"}
        assert "Traceback" not in answer["error"]["message"]
        return str(answer["error"]["id"])


@pytest.fixture
def talk() -> Talk:
    return Talk()


@pytest.fixture
def game(talk: Talk) -> Talk:
    talk("new", game="pebbles", seats=2, seed=7, options={})
    return talk


def play_on(talk: Talk) -> None:
    """Let the random bot finish the game."""
    actors = [0, 1]
    over = False
    while not over:
        action = talk("choose", seat=actors[0], bot="random")["action"]
        answer = talk("play", seat=actors[0], action=action)
        actors, over = answer["actors"], answer["over"]


def test_hello_names_the_protocol_and_the_games(talk: Talk) -> None:
    assert talk("hello") == {"ok": True, "protocol": 1, "games": ["pebbles"]}


def test_a_new_game_tells_who_is_asked(talk: Talk) -> None:
    answer = talk("new", game="pebbles", seats=2, seed=7, options={})
    assert answer == {"ok": True, "actors": [0, 1], "over": False}


def test_seed_and_options_may_be_left_out(talk: Talk) -> None:
    assert talk("new", game="pebbles", seats=3)["ok"]


def test_legal_actions_are_texts(game: Talk) -> None:
    actions = game("legal", seat=0)["actions"]
    assert actions[:2] == ["name 1", "name 2"]


def test_a_seat_that_may_do_nothing_has_no_actions(game: Talk) -> None:
    game("play", seat=0, action="name 4")
    assert game("legal", seat=0) == {"ok": True, "actions": []}


def test_play_tells_the_events_this_seat_may_see(game: Talk) -> None:
    answer = game("play", seat=0, action="name 4")
    assert answer == {
        "ok": True,
        "events": [{"id": "pebbles.named", "args": {"number": 4}}],
        "actors": [1],
        "over": False,
    }


def test_a_view_holds_the_secrets_of_its_seat_only(game: Talk) -> None:
    game("play", seat=0, action="name 4")
    assert game("view", seat=0)["view"]["named"] == 4
    assert game("view", seat=1)["view"]["named"] is None
    assert game("view", seat=None)["view"]["seat"] is None


def test_there_is_no_result_before_the_end(game: Talk) -> None:
    assert game("result") == {
        "ok": True,
        "over": False,
        "scores": None,
        "winners": None,
        "lines": None,
    }


def test_the_result_accounts_for_every_point(game: Talk) -> None:
    play_on(game)
    result = game("result")
    assert result["over"] is True
    sums = [sum(line["points"] for line in lines) for lines in result["lines"]]
    assert sums == result["scores"]
    assert set(result["lines"][0][0]) == {"id", "args", "points"}


def test_a_rival_is_named_beside_the_scores(talk: Talk) -> None:
    talk("new", game="pebbles", seats=1, seed=1)
    talk("play", seat=0, action="name 30")
    over = False
    while not over:
        over = talk("play", seat=0, action="take 1")["over"]
    result = talk("result")
    assert result["wind"] == 30
    assert result["winners"] == ["wind"]


def test_a_record_loads_into_the_same_position(game: Talk) -> None:
    game("play", seat=1, action="name 9")
    digest = game("digest")
    text = game("record")["record"]
    other = Talk()
    assert other("load", record=text) == {"ok": True, "actors": [0], "over": False}
    assert other("digest") == digest


def test_a_finished_record_loads_with_its_digest(game: Talk) -> None:
    play_on(game)
    text = game("record")["record"]
    assert "digest: " in text
    assert game("load", record=text) == {"ok": True, "actors": [], "over": True}


def test_a_record_with_a_false_digest_is_refused(game: Talk) -> None:
    play_on(game)
    found = Record.parse(game("record")["record"])
    found.digest = "0" * 64
    assert game.refused("load", record=found.text()) == "record.digest"


def test_own_components_go_into_the_record(talk: Talk) -> None:
    talk("new", game="pebbles", seats=2, seed=0, data={"heap": 40})
    assert 'data: {"heap":40}' in talk("record")["record"]
    assert talk.refused("new", game="pebbles", seats=2, data={}) == "pebbles.heap"


def test_the_same_questions_get_the_same_choices() -> None:
    parse_options = []
    for _ in range(2):
        talk = Talk()
        talk("new", game="pebbles", seats=2, seed=7)
        play_on(talk)
        parse_options.append(talk("record")["record"])
    assert parse_options[0] == parse_options[1]


REFUSED = [
    ("digest", {}, "request.no_game"),
    ("legal", {"seat": 0}, "request.no_game"),
    ("dance", {}, "request.unknown"),
    ("new", {"game": "chess", "seats": 2}, "game.unknown"),
    ("new", {"game": "pebbles", "seats": 9}, "setup.seats"),
    ("new", {"game": "pebbles"}, "request.invalid"),
    ("new", {"game": "pebbles", "seats": 2, "seed": -1}, "setup.seed"),
    ("new", {"game": "pebbles", "seats": 2, "seed": "x"}, "request.invalid"),
    ("new", {"game": "pebbles", "seats": 2, "seed": 2**300}, "setup.seed"),
    ("new", {"game": "pebbles", "seats": True}, "request.invalid"),
    ("new", {"game": 3, "seats": 2}, "request.invalid"),
    ("new", {"game": "pebbles", "seats": 2, "options": {"hue": 1}}, "option.unknown"),
    ("new", {"game": "pebbles", "seats": 2, "options": {"luck": []}}, "request.invalid"),
    ("new", {"game": "pebbles", "seats": 2, "options": {"luck": "bad"}}, "option.value"),
]


@pytest.mark.parametrize(("do", "fields", "id"), REFUSED)
def test_a_wrong_request_is_refused(
    talk: Talk, do: str, fields: dict[str, object], id: str
) -> None:
    assert talk.refused(do, **fields) == id


REFUSED_IN_A_GAME = [
    ("legal", {"seat": 2}, "request.seat"),
    ("legal", {"seat": -1}, "request.seat"),
    ("legal", {"seat": True}, "request.invalid"),
    ("legal", {"seat": None}, "request.invalid"),
    ("legal", {}, "request.invalid"),
    ("view", {"seat": 5}, "request.seat"),
    ("view", {}, "request.invalid"),
    ("play", {"seat": 0, "action": "take 1"}, "action.not_now"),
    ("play", {"seat": 9, "action": "name 1"}, "request.seat"),
    ("play", {"seat": 0, "action": "sing"}, "action.unreadable"),
    ("play", {"seat": 0, "action": 5}, "request.invalid"),
    ("load", {"record": "nonsense"}, "record.not_a_record"),
    ("load", {"record": 1}, "request.invalid"),
    ("choose", {"seat": 0, "bot": "lynx"}, "bot.unknown"),
    ("choose", {"seat": 0, "bot": "random", "seconds": 0}, "request.invalid"),
    ("choose", {"seat": 0, "bot": "random", "seconds": 1e9}, "request.invalid"),
    ("new", {"game": "chess", "seats": 2}, "game.unknown"),
]


@pytest.mark.parametrize(("do", "fields", "id"), REFUSED_IN_A_GAME)
def test_a_refused_request_leaves_the_game_as_it_was(
    game: Talk, do: str, fields: dict[str, object], id: str
) -> None:
    before = game("digest"), game("record")
    assert game.refused(do, **fields) == id
    assert (game("digest"), game("record")) == before


def test_a_mistake_in_the_rules_leaves_the_game_as_it_was(
    game: Talk, pebbles: Pebbles
) -> None:
    game("play", seat=0, action="name 1")
    turn = game("play", seat=1, action="name 1")["actors"][0]
    before = game("digest"), game("record")
    assert game.refused("play", seat=turn, action="boom") == "internal"
    assert (game("digest"), game("record")) == before


def test_nothing_can_be_played_after_the_end(game: Talk) -> None:
    play_on(game)
    assert game.refused("play", seat=0, action="take 1") == "game.over"
    assert game.refused("choose", seat=0, bot="random") == "request.nothing_to_choose"
    assert game("legal", seat=0)["actions"] == []


NO_REQUESTS = [
    (b"", "request.not_json"),
    (b"hello", "request.not_json"),
    (b"\xff\xfe", "request.not_json"),
    (b'{"do":"\xff"}', "request.not_json"),
    (b'{"do":"\\ud800"}', "request.not_json"),
    (b'{"do":NaN}', "request.not_json"),
    (b'{"do":"hello"', "request.not_json"),
    (b"x" * 1_000_000, "request.not_json"),
    (b"[" * 1_000_000, "request.invalid"),
    (b'{"do":"new","game":' + b"[" * 100_000, "request.too_deep"),
    (b'{"a":' * 100_000, "request.too_deep"),
    (b"[]", "request.invalid"),
    (b"7", "request.invalid"),
    (b"null", "request.invalid"),
    (b"{}", "request.invalid"),
    (b'{"do":7}', "request.invalid"),
    (None, "request.too_long"),
]


@pytest.mark.parametrize(("line", "id"), NO_REQUESTS)
def test_a_line_that_is_no_request_is_answered(
    game: Talk, line: bytes | None, id: str
) -> None:
    before = game("digest")
    assert game.why(game.raw(line)) == id
    assert game("digest") == before


HUGE = int("9" * 30)
HEADER = "meowple record 1\ngame: pebbles\nrules: 1\nseats: 2\nseed: 7\n"


def with_line(old: str, new: object) -> dict[str, object]:
    """A record with another value in a line of its header."""
    name = old.rpartition(" ")[0]
    return {"record": HEADER.replace(old, f"{name} {new}")}


HUGE_NUMBERS = [
    ("new", {"game": "pebbles", "seats": HUGE}, "request.invalid"),
    ("new", {"game": "pebbles", "seats": -HUGE}, "request.invalid"),
    ("new", {"game": "pebbles", "seats": 999_999_999}, "setup.seats"),
    ("new", {"game": "pebbles", "seats": 2, "seed": -HUGE}, "setup.seed"),
    ("new", {"game": "pebbles", "seats": 2, "seed": 10**90}, "setup.seed"),
    ("new", {"game": "pebbles", "seats": 2, "options": {"luck": HUGE}}, "option.value"),
    ("new", {"game": "pebbles", "seats": 2, "data": {"heap": [HUGE]}}, "pebbles.heap"),
    ("new", {"game": str(HUGE), "seats": 2}, "game.unknown"),
    ("legal", {"seat": HUGE}, "request.invalid"),
    ("play", {"seat": HUGE, "action": "name 1"}, "request.invalid"),
    ("play", {"seat": 0, "action": f"name {HUGE}"}, "action.unreadable"),
    ("view", {"seat": HUGE}, "request.invalid"),
    ("choose", {"seat": -HUGE, "bot": "random"}, "request.invalid"),
    ("choose", {"seat": 0, "bot": "random", "seconds": HUGE}, "request.invalid"),
    ("load", with_line("rules: 1", HUGE), "record.value"),
    ("load", with_line("seats: 2", HUGE), "record.value"),
    ("load", with_line("seed: 7", "9" * 78), "setup.seed"),
    ("load", with_line("rules: 1", 999999999), "record.rules_version"),
    ("load", with_line("record 1", HUGE), "record.not_a_record"),
    ("load", {"record": f"{HEADER}\n{HUGE} name 1\n"}, "record.line"),
    ("load", {"record": f"{HEADER}\n0 name {HUGE}\n"}, "record.illegal"),
]  # fmt: skip


@pytest.mark.parametrize(("do", "fields", "id"), HUGE_NUMBERS)
def test_numbers_of_thirty_digits_are_refused_in_words(
    game: Talk, do: str, fields: dict[str, object], id: str
) -> None:
    before = game("digest"), game("record")
    answer = game(do, **fields)
    assert game.why(answer) == id
    message = answer["error"]["message"]
    if id != "pebbles.heap":
        assert not message.startswith("error.")
        assert message != id
    assert (game("digest"), game("record")) == before


def test_a_seed_of_thirty_digits_is_played_and_loaded(talk: Talk) -> None:
    assert talk("new", game="pebbles", seats=2, seed=HUGE)["ok"]
    assert talk("load", record=talk("record")["record"])["ok"]


def test_an_error_that_cannot_be_told_is_answered_with_its_id(
    game: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(self: Texts, error: MeowpleError) -> str:
        raise ArithmeticError

    monkeypatch.setattr(Texts, "error", fails)
    answer = game("dance")
    assert answer["error"] == {"id": "request.unknown", "message": "request.unknown"}


@pytest.mark.parametrize("text", ["\x1b[31m", "\u202e", "x" * 1_000_000, "a\nb\x9b"])
def test_what_a_stranger_wrote_comes_back_harmless(game: Talk, text: str) -> None:
    fields = {"game": text, "bot": text, "action": text, "options": {text: text}}
    for do in (text, "new", "play", "choose"):
        message = game(do, seats=2, seat=0, **fields)["error"]["message"]
        assert len(message) < 2100
        assert message.isprintable()


def test_fields_that_a_request_does_not_know_are_ignored(talk: Talk) -> None:
    assert talk("hello", colour="blue")["ok"]


WORDS = st.sampled_from(["pebbles", "random", "name 3", "take 2", "boom", ""])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | WORDS,
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)
NAMES = st.sampled_from(
    ["seat", "action", "game", "seats", "seed", "options", "data", "bot", "record"]
)
VERBS = st.sampled_from(
    ["hello", "legal", "play", "view", "result", "record", "load", "digest", "choose"]
)
REQUESTS = st.builds(
    lambda do, fields: json.dumps({"do": do, **fields}).encode(),
    VERBS | st.text(),
    st.dictionaries(NAMES, VALUES, max_size=4),
)


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(lines=st.lists(st.binary(max_size=60) | REQUESTS, max_size=12))
def test_whatever_comes_in_an_answer_goes_out(lines: list[bytes]) -> None:
    talk = Talk()
    talk("new", game="pebbles", seats=2, seed=7)
    for line in lines:
        before = talk("digest"), talk("record")
        answer = talk.raw(line)
        assert isinstance(answer["ok"], bool)
        if not answer["ok"]:
            assert (talk("digest"), talk("record")) == before
