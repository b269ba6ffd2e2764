"""Finished games, step by step: what is shown, to whom, and that it is what was played."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from meowple.backend.replays import Replays
from meowple.kernel.event import spoken
from meowple.kernel.record import Record, begin, replay
from meowple.kernel.registry import find
from meowple.table.messages import encode
from meowple.texts import texts
from tests.server.players import Message, Person, Refused, one_by_one
from tests.server.record_checks import record_of
from tests.server.serving import Serving, serving


def played(
    ann: Person, game: str, seats: int = 2, rounds: int = 0, **more: object
) -> Message:
    """A table that Ann has played to its end, alone at her screen."""
    if rounds:
        more["options"] = {"rounds": rounds}
    table = ann.table(game, "me", *["hotseat"] * (seats - 1), **more)
    chairs = [ann.chair(table, seat) for seat in range(seats)]
    for chair in chairs:
        chair.at(0)
    list(one_by_one(chairs, Random(game)))
    return table


def steps(person: Person, table: Message, **query: object) -> Message:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    return person.get(f"/api/tables/{table['id']}/replay?{asked}")


def whole(person: Person, table: Message) -> list[Message]:
    """All steps, some at a time."""
    found: list[Message] = []
    while True:
        more: list[Message] = steps(person, table, first=len(found), last=10**6)["steps"]
        if not more:
            return found
        found += more


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("isle", 2, {}), ("fits", 3, {"advanced": True}), ("kyoto", 2, {})],
)
def test_a_replay_is_the_game_as_everybody_saw_it(
    server: Serving, game: str, seats: int, options: dict[str, Any]
) -> None:
    ann = Person(server.address, "Ann")
    table = played(ann, game, seats, options=options)
    record = record_of(ann, table)
    rules, state = begin(record)
    found = whole(Person(server.address, None), table)
    assert [step["number"] for step in found] == list(range(len(record.actions) + 1))
    assert found[0]["views"] == seen_by_all(game, state, seats)
    assert (found[0]["seat"], found[0]["action"]) == (None, "")
    for step, told in zip(replay(record, rules), found[1:], strict=True):
        assert (told["seat"], told["action"]) == (step.seat, str(step.action))
        assert told["kind"] == "act"
        assert told["views"] == seen_by_all(game, step.state, seats)
        assert [e["id"] for e in told["events"]] == [e.id for e in spoken(step.events)]
        assert all(event["text"] for event in told["events"])
    assert any(step["label"] for step in found)
    lines = [event["text"] for step in found for event in step["events"]]
    assert any(text.startswith("Ann 2 ") for text in lines)
    assert not any("Seat" in text for text in lines)


def seen_by_all(game: str, state: Any, seats: int) -> Message:
    view = find(game).view
    found = {"-": view(state, None), **{str(n): view(state, n) for n in range(seats)}}
    known: Message = json.loads(encode(found))
    return known


def test_a_replay_tells_what_the_game_was_and_that_it_was_fair(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = played(ann, "bells")
    record = Record.parse(ann.http.get(f"/api/tables/{table['id']}/record").text)
    found = steps(ann, table)
    assert found["game"] == "bells"
    assert found["options"] == {"rounds": 3}
    assert [seat["kind"] for seat in found["seats"]] == ["me", "hotseat"]
    assert found["length"] == len(record.actions)
    assert found["result"]["scores"]
    assert found["commitment"] == table["commitment"]
    assert found["fair"] == {"seed": str(record.setup.seed), "salt": record.salt}
    assert found["verified"]


def test_an_opponent_without_a_seat_has_a_name_in_the_language_of_the_reader(
    server: Serving,
) -> None:
    ann = Person(server.address, "Ann")
    table = played(ann, "isle", 1, options={"mode": "solo"})
    for lang, name in (("en", "The sister"), ("cs", "Sestřička")):
        result = steps(ann, table, lang=lang)["result"]
        assert list(result["rivals"]) == ["sister"]
        assert result["rival_names"] == {"sister": name}


def test_any_steps_can_be_asked_for_and_not_too_many(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = played(ann, "fits", 3)
    every = whole(ann, table)
    assert len(every) > 40
    for first, last in ((0, 0), (1, 3), (15, 17), (16, 16), (30, 40)):
        assert steps(ann, table, first=first, last=last)["steps"] == every[first : last + 1]
    assert len(steps(ann, table, first=2, last=10**6)["steps"]) == 32
    assert len(steps(ann, table)["steps"]) == 21
    assert steps(ann, table, first=10**6, last=10**6)["steps"] == []
    assert steps(ann, table, first=5, last=4)["steps"] == []


@pytest.mark.parametrize("query", ["first=-1", "first=x", "last=", "first=9999999"])
def test_what_is_no_step_is_refused(server: Serving, query: str) -> None:
    ann = Person(server.address, "Ann")
    table = played(ann, "bells", rounds=1)
    with pytest.raises(Refused) as refused:
        ann.get(f"/api/tables/{table['id']}/replay?{query}")
    assert (refused.value.id, refused.value.status) == ("request.invalid", 400)


def test_what_was_taken_back_is_not_in_the_replay(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = ann.table("bells", "me", "hotseat", options={"rounds": 1}, window_seconds=0)
    one, two = ann.chair(table, 0), ann.chair(table, 1)
    one.at(0)
    one.act("step")
    one.undo()
    one.act("end")
    two.at(3)
    two.act("done")
    assert [step["action"] for step in whole(ann, table)] == ["", "end", "done"]


def test_a_secret_answer_says_who_saw_it(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    events = [
        event for step in whole(ann, played(ann, "bells")) for event in step["events"]
    ]
    seats = {event["id"]: event["seats"] for event in events}
    assert seats["bells.answered"] in ([0], [1])
    assert seats["bells.rung"] is None


# In words


def in_words(person: Person, table: Message, **query: object) -> Message:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    return person.get(f"/api/tables/{table['id']}/words?{asked}")


def test_a_step_is_told_in_words_as_each_seat_saw_it(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = played(ann, "fits", 3)
    record = record_of(ann, table)
    rules, _ = begin(record)
    names = texts("cs").at_table([seat["name"] for seat in steps(ann, table)["seats"]])
    eve = Person(server.address, None)
    for step in replay(record, rules):
        if step.number % 13:
            continue
        for seat in (0, 1, 2, None):
            view = rules.view(step.state, seat)
            viewer = {} if seat is None else {"seat": seat}
            asked = {"step": step.number, "lang": "cs", **viewer}
            assert in_words(eve, table, **asked) == {
                "type": "words",
                "number": step.number,
                "lines": rules.describe(view, names.say),
                "labels": {},
                "picture": None,
            }
            drawn = in_words(eve, table, **asked, picture="true")["picture"]
            assert drawn == rules.picture(view, names.say)


def test_the_start_and_the_end_are_told_in_words(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = played(ann, "bells")
    length = steps(ann, table)["length"]
    assert "rounds: 3" in in_words(ann, table)["lines"]
    assert "rounds: 0" in in_words(ann, table, step=length)["lines"]


@pytest.mark.parametrize(
    ("query", "id", "status"),
    [
        ({"step": 10**5}, "replay.past_end", 404),
        ({"seat": 2}, "seat.unknown", 404),
        ({"seat": -1}, "request.invalid", 400),
        ({"step": -1}, "request.invalid", 400),
        ({"picture": "maybe"}, "request.invalid", 400),
    ],
)
def test_there_are_no_words_of_what_is_not_there(
    server: Serving, query: dict[str, object], id: str, status: int
) -> None:
    ann = Person(server.address, "Ann")
    table = played(ann, "bells", rounds=1)
    with pytest.raises(Refused) as refused:
        in_words(ann, table, **query)
    assert (refused.value.id, refused.value.status) == (id, status)


# Rights


def test_a_game_that_goes_on_is_not_told_in_words_of_another_seat(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = ann.table("bells", "me", "hotseat")
    with pytest.raises(Refused) as refused:
        in_words(ann, table, seat=1)
    assert (refused.value.id, refused.value.status) == ("table.not_over", 409)


def test_a_closed_table_is_told_in_words_to_its_seats_only(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = played(ann, "bells", rounds=1, spectators=False)
    assert in_words(ann, table)["lines"]
    for name in (None, "Eve"):
        with pytest.raises(Refused) as refused:
            in_words(Person(server.address, name), table)
        assert (refused.value.id, refused.value.status) == ("table.closed", 403)


def test_a_game_that_goes_on_has_no_replay(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    waiting = ann.table()
    playing = ann.table("bells", "me", "hotseat")
    given_up = ann.table()
    ann.post(f"/api/tables/{given_up['id']}/abandon")
    for table in (waiting, playing, given_up):
        with pytest.raises(Refused) as refused:
            steps(ann, table)
        assert (refused.value.id, refused.value.status) == ("table.not_over", 409)


def test_a_closed_table_is_replayed_for_its_seats_only(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = played(ann, "bells", rounds=1, spectators=False)
    assert steps(ann, table)["steps"]
    for name in (None, "Eve"):
        with pytest.raises(Refused) as refused:
            steps(Person(server.address, name), table)
        assert (refused.value.id, refused.value.status) == ("table.closed", 403)


def test_a_game_that_ended_before_its_time_is_replayed_as_far_as_it_came(
    server: Serving,
) -> None:
    ann = Person(server.address, "Ann")
    table = ann.table("bells", "me", "hotseat")
    chair = ann.chair(table, 0)
    chair.at(0)
    chair.act("step")
    ann.post(f"/api/tables/{table['id']}/abandon")
    found = steps(ann, table)
    assert (found["length"], found["result"]["scores"]) == (1, None)
    assert found["result"]["decided"] == "abandoned"
    assert found["verified"]


def test_replays_are_not_given_without_end(sqlite_url: str) -> None:
    with serving(sqlite_url, replays_per_second=0.001, replays_burst=1) as server:
        ann = Person(server.address, "Ann")
        table = played(ann, "bells", rounds=1)
        assert steps(ann, table)["steps"]
        for ask in (steps, in_words):
            with pytest.raises(Refused, match=r"rate\.too_many"):
                ask(ann, table)


def test_only_so_many_games_are_kept() -> None:
    kept: Any = Replays()
    for number in range(100):
        kept.keep(str(number), number)
        assert kept.get("0") is not None or number > 31
    assert kept.get("99") == 99
    assert kept.get("50") is None
