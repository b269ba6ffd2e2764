"""Records are text that can be read, replayed and verified, or refused with a reason."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from meowple.kernel import record as module
from meowple.kernel import registry
from meowple.kernel.conformance.check import check_game
from meowple.kernel.errors import BadData, BadRecord, BadSetup, IllegalAction, MeowpleError
from meowple.kernel.game import Game
from meowple.kernel.plugin import RulesOnly
from meowple.kernel.record import Record, begin, commitment, final, replay, verify
from meowple.kernel.setup import Option, Setup
from tests.kernel.toy import GAME, Cushions, CushionsGame, Lay, ordered

HEX = "0123456789abcdef" * 4
PLAIN = """meowple record 1
game: cushions
rules: 1
seats: 2
seed: 7
option rounds: 3
option catnip: true

0 lay 4
"""
DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game as if it were the only one installed."""
    monkeypatch.setattr(registry, "plugins", lambda: {"cushions": RulesOnly(GAME)})


def played(salt: str | None = None) -> Record:
    """The record of a whole game."""
    setup = GAME.setup(2, seed=7)
    record = Record.of(GAME, setup, salt=salt)
    record.actions = check_game(GAME, setup, 7, every=99, ordered=ordered).actions
    record.close(*final(record))
    return record


def fault(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Record.parse(text)
    return caught.value


# the text


def test_a_record_reads_like_its_header_and_its_actions() -> None:
    record = Record.of(GAME, GAME.setup(2, seed=7))
    record.add(0, Lay(4))
    assert record.text() == PLAIN


def test_the_example_in_the_docs_replays_and_verifies() -> None:
    text = (DOCS / "records.md").read_text(encoding="utf-8")
    example = re.findall(r"```text\n(meowple record.*?)```", text, re.DOTALL)[0]
    checks = verify(Record.parse(example))
    assert [check.id for check in checks] == [
        "verify.replay",
        "verify.digest",
        "verify.commitment",
    ]
    assert all(check.passed for check in checks)


def test_the_docs_name_every_fault_of_a_record() -> None:
    source = Path(module.__file__).read_text(encoding="utf-8")
    docs = (DOCS / "records.md").read_text(encoding="utf-8")
    ids = set(re.findall(r'"(record\.\w+|verify\.\w+)"', source))
    assert len(ids) > 10
    assert {id for id in ids if f"`{id}`" not in docs} == set()


words = st.from_regex(r"[a-z]{1,8}( [0-9a-z,:]{1,6}){0,3}", fullmatch=True)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3)
    ),
    max_leaves=8,
).filter(lambda value: "Infinity" not in json.dumps(value))


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = draw(st.integers(1, 5))
    options = draw(st.dictionaries(st.from_regex(r"[a-z_]{1,9}", fullmatch=True), words))
    digest = st.none() | st.just(HEX)
    return Record(
        game=draw(st.from_regex(r"[a-z]{1,9}", fullmatch=True)),
        rules=draw(st.integers(1, 99)),
        setup=Setup(seats, options, draw(st.integers(0, 2**256 - 1))),
        data=draw(st.none() | st.dictionaries(st.text(), json_values, max_size=4)),
        salt=draw(st.none() | st.from_regex(r"[!-~]{1,40}", fullmatch=True)),
        commitment=draw(digest),
        actions=draw(st.lists(st.tuples(st.integers(0, seats - 1), words), max_size=9)),
        digest=draw(digest),
    )


@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(records())
def test_every_record_round_trips(record: Record) -> None:
    again = Record.parse(record.text())
    assert again == record
    assert list(again.setup.options) == list(record.setup.options)
    assert again.text() == record.text()


@settings(deadline=None)
@given(st.text() | st.text().map(lambda text: PLAIN + text))
def test_any_other_text_is_a_record_or_a_bad_record(text: str) -> None:
    line = None
    try:
        record = Record.parse(text)
    except BadRecord as error:
        line = error.details["line"]
    else:
        assert Record.parse(record.text()) == record
    assert line in (None, *range(1, text.count("\n") + 2))


def test_the_largest_numbers_of_a_header_are_read() -> None:
    text = PLAIN.replace("seed: 7", f"seed: {2**256 - 1}")
    text = text.replace("rules: 1", "rules: 999999999")
    record = Record.parse(text.replace("seats: 2", "seats: 999999999"))
    assert (record.rules, record.setup.seats) == (999_999_999, 999_999_999)
    assert record.setup.seed == 2**256 - 1


def test_comments_and_carriage_returns_change_nothing() -> None:
    plain = Record.parse(PLAIN)
    commented = PLAIN.replace("seed", "# a comment\nseed").replace(
        "0 lay", "# first\n0 lay"
    )
    assert Record.parse(commented + "\n\n") == plain
    assert Record.parse(PLAIN.replace("\n", "\r\n")) == plain


def test_a_record_without_actions_needs_no_empty_line() -> None:
    assert Record.parse(PLAIN.partition("\n\n")[0]).actions == []


def test_own_components_stand_in_one_line_of_the_header() -> None:
    data: dict[str, object] = {"cushions": [9, 8, 7, 6, 5, 4], "name": "Подушки\n"}
    record = Record.of(GAME, GAME.setup(2), data=data)
    (line,) = [line for line in record.text().split("\n") if line.startswith("data: ")]
    assert line.isascii()
    assert Record.parse(record.text()).data == data


# what is refused

LONG: dict[str, int | str] = {"what": "line", "limit": 1000}
CHANGES: list[tuple[str, str, str, dict[str, int | str]]] = [
    ("meowple record 1", "dear diary", "record.not_a_record", {"line": 1}),
    (PLAIN, "", "record.not_a_record", {"line": 1}),
    ("record 1", "record 2", "record.version", {"line": 1, "wanted": 2, "ours": 1}),
    ("seats: 2\n", "", "record.missing", {"line": 6, "name": "seats"}),
    ("rules: 1", "rules:1", "record.header", {"line": 3}),
    ("rules: 1", "rules 1", "record.header", {"line": 3}),
    ("rules: 1", "rules: 1\nmood: good", "record.header", {"line": 4}),
    ("rules: 1", "rules: 1\nrules: 1", "record.twice", {"line": 4, "name": "rules"}),
    ("seed: 7", "seed: -7", "record.value", {"line": 5, "name": "seed"}),
    ("seed: 7", "seed: 07", "record.value", {"line": 5, "name": "seed"}),
    ("seed: 7", "seed: \u0667", "record.value", {"line": 5, "name": "seed"}),
    ("seed: 7", "seed: 1" + "0" * 78, "record.value", {"line": 5, "name": "seed"}),
    ("rules: 1", "rules: 1" + "0" * 9, "record.value", {"line": 3, "name": "rules"}),
    ("rules: 1", "rules: " + "9" * 30, "record.value", {"line": 3, "name": "rules"}),
    ("seats: 2", "seats: 2" + "0" * 9, "record.value", {"line": 4, "name": "seats"}),
    ("seats: 2", "seats: " + "9" * 30, "record.value", {"line": 4, "name": "seats"}),
    ("cushions", "../x", "record.value", {"line": 2, "name": "game"}),
    ("rounds: 3", "rounds: 3\x07", "record.value", {"line": 6, "name": "option rounds"}),
    ("seed: 7", "seed: 7\nsalt: a b", "record.value", {"line": 6, "name": "salt"}),
    ("seed: 7", "seed: 7\ndigest: " + HEX, "record.header", {"line": 6}),
    ("0 lay 4", "2 lay 4", "record.line", {"line": 9}),
    ("0 lay 4", "00 lay 4", "record.line", {"line": 9}),
    ("0 lay 4", "0  lay 4", "record.line", {"line": 9}),
    ("0 lay 4", "lay 4", "record.line", {"line": 9}),
    ("0 lay 4", "0 lay\x1b 4", "record.line", {"line": 9}),
    ("0 lay 4", "0 lay 4\n\n0 lay 5", "record.line", {"line": 10}),
    ("0 lay 4", "digest: 12", "record.line", {"line": 9}),
    ("0 lay 4", f"digest: {HEX}\n0 lay 4", "record.after_digest", {"line": 10}),
    ("0 lay 4", "0 " + "x" * 1000, "record.too_long", {"line": 9, **LONG}),
    ("seed: 7", "#" * 1001, "record.too_long", {"line": 5, **LONG}),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "id", "details"), CHANGES)
def test_a_bad_record_is_refused_with_its_line(
    old: str, new: str, id: str, details: dict[str, int | str]
) -> None:
    assert old in PLAIN
    error = fault(PLAIN.replace(old, new, 1))
    assert (error.id, error.details) == (id, details)


@pytest.mark.parametrize(
    "data",
    [
        "{",
        "[1]",
        '{"a": NaN}',
        '{"a": 1e999}',
        '{"a": -Infinity}',
        '{"a": ' + "9" * 5000 + "}",
        '{"a": ' + "[" * 100_000 + "]" * 100_000 + "}",
    ],
)
def test_data_that_are_no_json_object_are_refused(data: str) -> None:
    error = fault(PLAIN.replace("seed: 7", f"seed: 7\ndata: {data}"))
    assert error.id == "record.value"
    assert error.details == {"line": 6, "name": "data"}


def test_data_may_hold_fractions() -> None:
    record = Record.parse(PLAIN.replace("seed: 7", 'seed: 7\ndata: {"a": 0.5}'))
    assert record.data == {"a": 0.5}


def test_too_much_data_are_refused() -> None:
    error = fault(PLAIN.replace("seed: 7", "data: " + " " * 1_000_000))
    assert error.id == "record.too_long"
    assert error.details == {"line": 5, "what": "line", "limit": 1_000_000}


def test_too_long_a_text_is_refused() -> None:
    error = fault(PLAIN + "#\n" * 2_000_000)
    assert (error.id, error.details["what"]) == ("record.too_long", "text")


def test_too_many_actions_are_refused() -> None:
    error = fault(PLAIN + "0 lay 4\n" * 100_000)
    assert error.id == "record.too_long"
    assert error.details == {"line": 100_009, "what": "actions", "limit": 100_000}


# writing one down


@pytest.mark.parametrize(
    ("seat", "action"),
    [(2, "take"), (-1, "take"), (0, ""), (0, " take"), (0, "a\nb"), (0, "x" * 1000)],
)
def test_what_could_not_be_read_again_is_not_written_down(seat: int, action: str) -> None:
    record = Record.of(GAME, GAME.setup(2))
    with pytest.raises(BadRecord) as caught:
        record.add(seat, action)
    assert caught.value.id == "record.action"
    assert record.actions == []


def test_more_actions_than_a_record_holds_are_not_written_down() -> None:
    record = Record.of(GAME, GAME.setup(2))
    record.actions = [(0, "take")] * 100_000
    with pytest.raises(BadRecord) as caught:
        record.add(0, "take")
    assert (caught.value.id, caught.value.details["what"]) == ("record.too_long", "actions")


def test_a_game_that_goes_on_has_no_digest() -> None:
    record = played()
    assert record.digest is not None
    record.actions.pop()
    record.close(*final(record))
    assert record.digest is None


# replaying


def test_a_replay_tells_each_action_with_its_events_and_state() -> None:
    record = played()
    steps = list(replay(record))
    assert [(step.seat, str(step.action)) for step in steps] == record.actions
    assert [step.number for step in steps] == list(range(1, len(steps) + 1))
    assert steps[0].events[0].id == "cushions.draws"
    assert steps[-1].state.digest() == record.digest


def test_a_replay_moves_one_state_on() -> None:
    digests = {step.state.digest() for step in replay(played())}
    assert len(digests) == len(played().actions)


def test_own_components_are_played_with() -> None:
    data: dict[str, object] = {"cushions": [9, 9, 9, 9, 9, 9]}
    game, state = begin(Record.of(GAME, GAME.setup(2), data=data))
    assert game is not GAME
    assert state.digest() != begin(Record.of(GAME, GAME.setup(2)))[1].digest()


def test_own_components_that_the_game_cannot_use_are_refused() -> None:
    with pytest.raises(BadData):
        begin(Record.of(GAME, GAME.setup(2), data={}))


def test_another_rules_version_is_refused() -> None:
    record = played()
    record.rules = 2
    with pytest.raises(BadRecord) as caught:
        begin(record)
    assert caught.value.id == "record.rules_version"
    assert caught.value.details == {"game": "cushions", "wanted": 2, "ours": 1}


class LaterCushions(CushionsGame):
    """The same game with changed rules: by default four rounds are played."""

    info = replace(
        CushionsGame.info,
        options=(Option("rounds", (4, 3)), *CushionsGame.info.options[1:]),
        rules_version=2,
    )

    def at_version(self, version: int) -> Game[Cushions] | None:
        return GAME if version == 1 else super().at_version(version)


def test_a_record_is_replayed_by_the_rules_that_it_began_with() -> None:
    later = LaterCushions()
    record = played()
    game, state = final(record, later)
    assert game is GAME
    assert state.digest() == record.digest
    assert all(check.passed for check in verify(record, later))


def test_a_new_record_names_the_present_version() -> None:
    later = LaterCushions()
    record = Record.of(later, later.setup(2))
    assert (record.rules, record.setup.options["rounds"]) == (2, "4")
    assert begin(record, later)[0] is later


def test_a_game_that_is_not_installed_is_refused() -> None:
    record = played()
    record.game = "chess"
    with pytest.raises(BadSetup):
        list(replay(record))


def test_an_option_that_is_not_mentioned_has_its_default() -> None:
    short = PLAIN.replace("option rounds: 3\n", "")
    assert final(Record.parse(short))[1].digest() == final(Record.parse(PLAIN))[1].digest()


@pytest.mark.parametrize(
    ("action", "cause"), [("take", "action.not_now"), ("purr", "action.unknown")]
)
def test_a_replay_stops_at_an_illegal_action(action: str, cause: str) -> None:
    record = Record.parse(PLAIN)
    record.add(1, action)
    with pytest.raises(BadRecord) as caught:
        final(record)
    assert caught.value.id == "record.illegal"
    assert caught.value.details == {
        "number": 2, "seat": 1, "action": action, "cause": cause
    }  # fmt: skip
    assert isinstance(caught.value.__cause__, MeowpleError)


def test_an_action_after_the_end_is_illegal() -> None:
    record = played()
    record.add(0, "take")
    with pytest.raises(BadRecord) as caught:
        final(record)
    assert caught.value.details["cause"] == "game.over"
    assert isinstance(caught.value.__cause__, IllegalAction)


# verifying


def verified(record: Record) -> dict[str, str | None]:
    """The checks by id, with the id of what is wrong."""
    return {
        check.id: None if check.error is None else check.error.id
        for check in verify(record)
    }


def test_a_commitment_is_the_sha256_of_seed_and_salt() -> None:
    # printf '7:miaow' | sha256sum
    assert commitment(7, "miaow") == (
        "a4d63417239b2e4ce6e87627b1301655fdf11ed5eadcf1c4ec1aa0c77c969ca4"
    )


def test_a_true_record_passes_every_check() -> None:
    assert verified(played("miaow")) == {
        "verify.replay": None,
        "verify.digest": None,
        "verify.commitment": None,
    }


def test_what_a_record_does_not_claim_is_not_checked() -> None:
    assert verified(Record.parse(PLAIN)) == {"verify.replay": None}


def test_a_changed_seed_breaks_the_commitment() -> None:
    record = played("miaow")
    record.setup = Setup(2, record.setup.options, 8)
    assert verified(record)["verify.commitment"] == "record.commitment"


def test_a_commitment_without_its_salt_proves_nothing() -> None:
    record = played("miaow")
    record.salt = None
    assert verified(record)["verify.commitment"] == "record.no_salt"


def test_another_digest_is_found() -> None:
    record = played()
    record.digest = HEX
    (_, check) = verify(record)
    assert check.error is not None
    assert not check.passed
    assert (check.error.id, check.error.details["wanted"]) == ("record.digest", HEX)


def test_a_record_that_was_cut_off_is_found() -> None:
    record = played()
    record.actions.pop()
    assert verified(record)["verify.digest"] == "record.unfinished"


def test_a_record_that_cannot_be_replayed_is_told_as_a_failed_check() -> None:
    record = played("miaow")
    record.add(0, "take")
    assert verified(record) == {
        "verify.replay": "record.illegal",
        "verify.commitment": None,
    }
