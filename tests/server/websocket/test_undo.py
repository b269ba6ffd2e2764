"""Taking back: until something was rolled, revealed or answered."""

from __future__ import annotations

from random import Random

import pytest

from meowple.kernel.record import Record
from tests.own_games import IDS
from tests.server.players import Chair, Person, Refused, hot_seats, one_by_one, two_at_table
from tests.server.record_checks import rows_of
from tests.server.serving import Serving

# Enough games for chance to bring what a test waits for.
GAMES = 60


def test_a_step_can_be_taken_back_and_all_are_told(server: Serving) -> None:
    _, one, two = two_at_table(server)
    assert not one.state["undo"]
    one.act("step")
    assert one.state["undo"]
    two.at(1)
    assert not two.state["undo"]
    assert one.undo() == 2
    state = two.at(2)
    assert (state["undone"], state["events"]) == ([1], [])
    assert state["view"]["steps"] == [0, 0]


def test_several_steps_can_be_taken_back_one_by_one(server: Serving) -> None:
    ann = Person(server.address)
    one = ann.chair(ann.table("bells", "me", "hotseat"), 0)
    one.at(0)
    for _ in range(18):
        one.act("step")
    for _ in range(18):
        one.undo()
    assert one.state["view"]["steps"] == [0, 0]
    assert not one.state["undo"]
    one.send("sync", have=0)
    assert one.next("state")["events"] == []


@pytest.mark.parametrize("action", ["roll", "peek"])
def test_what_was_rolled_or_revealed_cannot_be_taken_back(
    server: Serving, action: str
) -> None:
    _, one, _ = two_at_table(server)
    one.act("step")
    one.act(action)
    assert not one.state["undo"]
    with pytest.raises(Refused, match=r"undo\.not_now"):
        one.undo()


def test_what_another_answered_cannot_be_taken_back(server: Serving) -> None:
    _, one, two = two_at_table(server)
    one.act("end")
    assert one.state["undo"]
    two.at(1)
    two.act("done")
    one.at(2)
    with pytest.raises(Refused, match=r"undo\.not_now"):
        one.undo()


def test_nobody_takes_back_for_another(server: Serving) -> None:
    _, one, two = two_at_table(server)
    one.act("step")
    two.at(1)
    with pytest.raises(Refused, match=r"undo\.not_now"):
        two.undo()


def test_the_record_holds_what_survived(server: Serving) -> None:
    ann = Person(server.address)
    table = ann.table("bells", "me", "hotseat", options={"rounds": 1})
    one, two = ann.chair(table, 0), ann.chair(table, 1)
    one.at(0)
    one.act("step")
    one.act("step")
    one.undo()
    one.act("roll")
    one.act("end")
    two.at(5)
    two.act("done")
    text = ann.http.get(f"/api/tables/{table['id']}/record").text
    record = Record.parse(text)
    assert record.actions == [(0, "step"), (0, "roll"), (0, "end"), (1, "done")]
    assert record.digest is not None


@pytest.mark.parametrize("game", IDS)
def test_what_revealed_nothing_is_taken_back_and_stays_in_the_log(
    server: Serving, game: str
) -> None:
    chairs = hot_seats(server, game, 2, window_seconds=0)
    before = [chair.state for chair in chairs]
    kinds, back = [], 0
    for chair, action in one_by_one(chairs, Random(game)):
        kinds.append("act")
        if chair.state["undo"]:
            number = chair.undo()
            assert chair.state["undone"] == [number - 1]
            for old, other in zip(before, chairs, strict=True):
                state = other.catch_up()
                assert (state["view"], state["actions"]) == (old["view"], old["actions"])
            chair.act(action)
            for other in chairs:
                other.catch_up()
            kinds += ["undo", "act"]
            back += 1
        if back == 8:
            break
        before = [chair.state for chair in chairs]
    assert back
    rows = rows_of(server.settings.database_url, chairs[0].hello["table"])
    assert [row.kind for row in rows] == kinds
    assert all(int(row.text) == row.number - 1 for row in rows if row.kind == "undo")


@pytest.mark.parametrize(
    ("game", "event"),
    [
        ("fits", "fits.drew_own"),
        ("fits", "fits.drew_toy"),
        ("isle", "isle.packet"),
        ("kyoto", "kyoto.turned_up"),
        ("kyoto", "kyoto.saw"),
    ],
)
def test_what_came_to_light_cannot_be_taken_back(
    server: Serving, game: str, event: str
) -> None:
    chair = one_who_was_told(server, game, event)
    assert not chair.state["undo"]
    with pytest.raises(Refused, match=r"undo\.not_now"):
        chair.undo()
    rows = rows_of(server.settings.database_url, chair.hello["table"])
    assert {row.kind for row in rows} == {"act"}


def one_who_was_told(server: Serving, game: str, event: str) -> Chair:
    """A chair whose own action has just led to such an event, perhaps at a later table."""
    for table in range(GAMES):
        chairs = hot_seats(server, game, 3, window_seconds=0)
        for chair, _ in one_by_one(chairs, Random(f"{event} {table}")):
            if any(told["id"] == event for told in chair.state["events"]):
                return chair
    raise AssertionError("that never happened")
