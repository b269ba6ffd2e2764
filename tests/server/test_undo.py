"""Taking back: until something was rolled, revealed or answered."""

from __future__ import annotations

import pytest

from meowple.kernel.record import Record
from tests.server.people import Person, Refused, two_at_table
from tests.server.serving import Serving


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
