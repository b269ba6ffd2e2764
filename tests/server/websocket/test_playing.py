"""Actions over the WebSocket: order, duplicates, lateness, tabs, reconnects."""

from __future__ import annotations

import json

import pytest

from tests.server.players import Person, Refused, two_at_table
from tests.server.serving import Serving


def test_hello_tells_the_table_and_the_commitment(server: Serving) -> None:
    table, one, two = two_at_table(server)
    assert one.hello["commitment"] == table["commitment"]
    assert (one.hello["seat"], one.hello["yours"]) == (0, [0])
    assert (two.hello["seat"], two.hello["yours"]) == (1, [1])
    assert [seat["name"] for seat in one.hello["seats"]] == ["Ann", "Bob"]


def test_an_action_is_acknowledged_and_shown_to_all(server: Serving) -> None:
    _, one, two = two_at_table(server)
    assert one.state["actions"] == ["step", "roll", "peek", "end"]
    assert two.state["actions"] == []
    assert one.act("step") == 1
    assert two.at(1)["events"] == [
        {
            "number": 1,
            "id": "bells.stepped",
            "args": {"seat": 0},
            "text": "event.bells.stepped",
        }
    ]
    assert two.state["view"]["steps"] == [1, 0]


def test_the_ack_comes_before_the_state(server: Serving) -> None:
    _, one, _ = two_at_table(server)
    one.ask("act", action="step")
    kinds = [one.next("ack", "state")["type"] for _ in range(2)]
    assert kinds == ["ack", "state"]


def test_a_resent_action_counts_once_and_gets_its_ack_again(server: Serving) -> None:
    _, one, _ = two_at_table(server)
    assert one.act("step", number=0, id="mine") == 1
    assert one.act("step") == 2
    assert one.act("step", number=0, id="mine") == 1
    one.send("sync", have=0)
    assert len(one.next("state")["events"]) == 2


def test_an_action_resent_after_many_others_still_counts_once(server: Serving) -> None:
    _, one, _ = two_at_table(server)
    one.act("step", number=0, id="first")
    for _ in range(15):
        one.act("step")
    assert one.act("step", number=0, id="first") == 1
    assert one.state["number"] == 16


def test_of_two_with_the_same_number_one_wins(server: Serving) -> None:
    ann = Person(server.address)
    table = ann.table("bells", "me", "hotseat")
    one, tab = ann.chair(table, 0), ann.chair(table, 0)
    one.at(0), tab.at(0)
    sent = [
        one.ask("act", action="step", number=0),
        tab.ask("act", action="roll", number=0),
    ]
    answers = [one.answer(sent[0]), tab.answer(sent[1])]
    assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
    lost = next(answer for answer in answers if answer["type"] == "error")
    assert lost["error"]["id"] == "action.stale"
    loser = one if answers[0] is lost else tab
    assert loser.next("state")["number"] == 1


def test_all_tabs_of_a_seat_get_every_state(server: Serving) -> None:
    ann = Person(server.address)
    table = ann.table("bells", "me", "hotseat")
    tabs = [ann.chair(table, 0) for _ in range(3)]
    tabs[0].at(0)
    tabs[0].act("step")
    assert [tab.at(1)["number"] for tab in tabs] == [1, 1, 1]


def test_a_late_answer_counts_where_all_answer_at_once(server: Serving) -> None:
    ann = Person(server.address)
    table = ann.table("bells", "me", "hotseat", "hotseat")
    chairs = [ann.chair(table, seat) for seat in range(3)]
    for chair in chairs:
        chair.at(0)
    chairs[0].act("end")
    chairs[1].at(1), chairs[2].at(1)
    chairs[1].act("done", number=1)
    assert chairs[2].act("ring", number=1) == 3


def test_a_late_action_is_stale_where_the_question_is_another(server: Serving) -> None:
    _, one, two = two_at_table(server)
    one.act("end")
    two.at(1)
    two.act("done")
    assert two.refused("step", number=1) == "action.stale"
    assert two.next("state")["number"] == 2


def test_a_number_that_is_still_to_come_is_stale(server: Serving) -> None:
    _, one, _ = two_at_table(server)
    assert one.refused("step", number=7) == "action.stale"


@pytest.mark.parametrize(
    ("action", "id"),
    [("jump", "action.unreadable"), ("done", "action.not_now"), ("boom", "server.fault")],
)
def test_what_cannot_be_done_changes_nothing(server: Serving, action: str, id: str) -> None:
    _, one, _ = two_at_table(server)
    assert one.refused(action) == id
    assert one.act("step") == 1
    assert one.state["view"]["steps"] == [1, 0]


def test_out_of_turn_nothing_can_be_done(server: Serving) -> None:
    _, _, two = two_at_table(server)
    assert two.refused("step") == "turn.not_yours"


@pytest.mark.parametrize(
    ("frame", "id"),
    [
        ("", "request.not_json"),
        ("{", "request.not_json"),
        (b"\xff\xfe", "request.not_json"),
        ("[]", "request.invalid"),
        ('{"do":"fly"}', "request.invalid"),
        ('{"do":"act"}', "request.invalid"),
        ('{"do":"act","number":-1,"id":"a","action":"step"}', "request.invalid"),
        ('{"do":"act","number":0,"id":"a b","action":"step"}', "request.invalid"),
        ('{"do":"sync","more":' + "[" * 5000, "request.too_deep"),
        ('"' + "x" * 20_000 + '"', "request.too_long"),
    ],
)
def test_nonsense_is_answered_and_the_connection_lives_on(
    server: Serving, frame: str | bytes, id: str
) -> None:
    _, one, _ = two_at_table(server)
    one.socket.send(frame)
    error = one.next("error")["error"]
    assert error["id"] == id
    assert "Traceback" not in error["message"]
    assert one.act("step") == 1


def test_who_comes_back_gets_what_happened_since(server: Serving) -> None:
    ann = Person(server.address)
    table = ann.table("bells", "me", "hotseat")
    one, other = ann.chair(table, 0), ann.chair(table, 1)
    one.at(0)
    one.act("step")
    other.at(1)
    other.leave()
    one.act("roll")
    one.act("step")
    found = ann.chair(table, 1, have=1).next("state")
    assert [event["number"] for event in found["events"]] == [2, 3]


@pytest.mark.parametrize("have", [0, 3, 18])
def test_catching_up_reaches_as_far_back_as_needed(server: Serving, have: int) -> None:
    ann = Person(server.address)
    table = ann.table("bells", "me", "hotseat")
    one = ann.chair(table, 0)
    one.at(0)
    for _ in range(20):
        one.act("step")
    back = ann.chair(table, 0, have=have)
    assert [e["number"] for e in back.next("state")["events"]] == list(range(have + 1, 21))


def test_a_spectator_sees_no_hand_and_cannot_act(server: Serving) -> None:
    table, one, _ = two_at_table(server)
    guest = Person(server.address, None).chair(table, None)
    assert guest.at(0)["actions"] == []
    assert guest.refused("step") == "seat.none"
    one.act("peek")
    assert [e["id"] for e in guest.at(1)["events"]] == ["bells.peeked"]


def test_a_seat_of_another_cannot_be_looked_at(server: Serving) -> None:
    table, _, _ = two_at_table(server)
    eve = Person(server.address, "Eve")
    socket = eve.socket(table["id"], 0)
    assert json.loads(socket.recv())["error"]["id"] == "seat.not_yours"


def test_a_table_that_is_not_there_is_told(server: Serving) -> None:
    socket = Person(server.address).socket("nowhere", None)
    assert json.loads(socket.recv())["error"]["id"] == "table.unknown"


def test_a_table_without_spectators_lets_nobody_look_on(server: Serving) -> None:
    ann = Person(server.address)
    table = ann.table("bells", "me", "hotseat", spectators=False)
    socket = Person(server.address, "Eve").socket(table["id"], None)
    assert json.loads(socket.recv())["error"]["id"] == "table.closed"


def test_hot_seats_show_one_hand_at_a_time(server: Serving) -> None:
    ann = Person(server.address)
    table = ann.table("bells", "me", {"kind": "hotseat", "name": "Cid"})
    chair = ann.chair(table, 0)
    assert chair.hello["yours"] == [0, 1]
    assert chair.at(0)["view"]["seat"] == 0
    chair.send("sit", seat=1)
    assert chair.next("hello")["seat"] == 1
    assert chair.next("state")["view"]["seat"] == 1


def test_what_happens_is_told_by_the_names_of_the_players(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = ann.table("kyoto", "me", {"kind": "hotseat", "name": "Ann"})
    chair = ann.chair(table, 0)
    names = [seat["name"] for seat in chair.hello["seats"]]
    assert names == ["Ann", "Ann 2"]
    first = chair.at(0)["actors"][0]
    if first:
        chair = ann.chair(table, first)
        chair.at(0)
    other = ann.chair(table, 1 - first)
    other.at(0)
    number = chair.act(chair.state["actions"][0])
    event = chair.state["events"][0]
    assert event["args"]["seat"] == first
    assert event["text"].startswith("You take a step")
    told = other.at(number)["events"][0]["text"]
    assert told.startswith(f"{names[first]} takes a step")
    chair.send("words")
    assert f"Current player: {names[first]} (you)." in chair.next("words")["lines"]


def test_the_end_reveals_what_was_promised(server: Serving) -> None:
    _, one, two = two_at_table(server, options={"rounds": 1})
    one.act("step")
    one.act("end")
    assert one.state["fair"] is None
    two.at(2)
    two.act("done")
    end = one.at(3)
    assert end["result"]["winners"] == [0]
    assert end["fair"]["seed"].isdigit()
    with pytest.raises(Refused, match=r"game\.over"):
        one.act("step")
