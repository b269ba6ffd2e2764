"""Players who leave, come back, run out of time, or are just not there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from tests.server.players import Chair, Message, Person, Refused, one_by_one, two_at_table
from tests.server.serving import Serving, serving

SLOW = {"kind": "correspondence", "hours": 24}


def path(table: Message, what: str) -> str:
    return f"/api/tables/{table['id']}/{what}"


def texts(chair: Chair) -> list[str]:
    return [event["text"] for event in chair.state["events"]]


def seated(
    server: Serving, game: str = "bells", **more: object
) -> tuple[Message, Person, Person]:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.table(game, "me", "open", window_seconds=0, **more)
    bob.join(table)
    return table, ann, bob


@pytest.fixture
def impatient(sqlite_url: str) -> Iterator[Serving]:
    """A server at which a player is away at once."""
    with serving(sqlite_url, away_after=0.0) as found:
        yield found


def test_everyone_learns_that_a_player_left_and_the_seat_keeps_the_name(
    server: Serving,
) -> None:
    table, ann, bob = seated(server)
    chair = ann.chair(table, 0)
    chair.at(0)
    left = bob.post(path(table, "leave"))
    assert (left["seats"][1]["name"], left["seats"][1]["left"]) == ("Bob (bot)", True)
    assert left["left"] == [1]
    assert chair.next("table")["seats"][1]["name"] == "Bob (bot)"
    chair.at(1)
    assert texts(chair) == ["Bob left the table. A bot takes over."]


def story(person: Person, table: Message, seat: int = 0) -> list[str]:
    """What the log says to someone who has just come."""
    chair = person.chair(table, seat, have=0)
    chair.next("state")
    return texts(chair)


def test_past_moves_stay_under_the_name_of_the_player_who_made_them(
    server: Serving,
) -> None:
    table, ann, bob = seated(server, game="fits")
    chairs = [ann.chair(table, 0), bob.chair(table, 1)]
    for chair in chairs:
        chair.at(0)
    moves = one_by_one(chairs, Random(1))
    acted: set[int | None] = set()
    while acted != {0, 1}:
        acted.add(next(moves)[0].seat)
    before = story(ann, table)
    number = chairs[0].state["number"]
    bob.post(path(table, "leave"))
    while not any("Bob (bot)" in text for text in story(ann, table)):
        chairs[0].at(number := number + 1)
        if 0 in chairs[0].state["actors"]:
            chairs[0].act(chairs[0].state["actions"][0])
    said = story(ann, table)
    assert said[: len(before)] == before
    cut = said.index("Bob left the table. A bot takes over.")
    assert not any("(bot)" in text for text in said[:cut])


def test_the_news_that_a_player_left_names_the_player_and_the_bot(server: Serving) -> None:
    table, ann, bob = seated(server, game="fits")
    chair = ann.chair(table, 0)
    chair.at(0)
    bob.post(path(table, "leave"))
    chair.until(lambda state: any(e["id"] == "table.left" for e in state["events"]))
    (left,) = [e for e in chair.state["events"] if e["id"] == "table.left"]
    assert left["args"] == {"whose": 1, "name": "Bob", "stand_in": "Bob (bot)"}


def test_a_player_takes_the_seat_back(server: Serving) -> None:
    table, ann, bob = seated(server)
    chair = ann.chair(table, 0)
    chair.at(0)
    bob.post(path(table, "leave"))
    with pytest.raises(Refused, match=r"seat\.none"):
        ann.post(path(table, "return"))
    assert ann.get(f"/api/tables/{table['id']}")["left"] == []
    (listed,) = bob.get("/api/tables")["mine"]
    assert (listed["id"], listed["yours"], listed["left"]) == (table["id"], [], [1])
    back = bob.post(path(table, "return"))
    assert (back["yours"], back["left"], back["seats"][1]["name"]) == ([1], [], "Bob")
    chair.at(2)
    assert texts(chair)[-1] == "Bob is back."
    seat = bob.chair(table, 1)
    seat.at(2)
    chair.act("end")
    assert seat.until(lambda state: 1 in state["actors"])["actions"]


def test_a_finished_table_has_no_seat_to_take_back(server: Serving) -> None:
    table, ann, bob = seated(server)
    bob.post(path(table, "leave"))
    ann.post(path(table, "abandon"))
    with pytest.raises(Refused, match=r"game\.over"):
        bob.post(path(table, "return"))


def test_everyone_learns_that_a_bot_acts_for_a_player_without_time(
    own_server: Serving,
) -> None:
    _, one, two = two_at_table(own_server, pace=SLOW, options={"rounds": 1})
    own_server.times.pass_by(24 * 3600)
    two.at(1)
    told = [event for event in two.state["events"] if event["id"] == "table.time_up"]
    args = {"whose": 0, "pace": "correspondence", "increment": 0}
    assert [event["args"] for event in told] == [args]
    assert "move in time. A bot makes this move" in told[0]["text"]
    assert one.at(1)["number"] >= 1


def test_everyone_learns_who_ran_out_of_time_while_choosing_in_secret(
    own_server: Serving,
) -> None:
    pace = {"kind": "live", "seconds": 60, "increment": 5}
    _, *chairs = two_at_table(own_server, pace=pace, game="isle")
    for _ in range(chairs[0].state["view"]["own"]["to_keep"]):
        chairs[0].act(chairs[0].state["actions"][0])
    own_server.times.pass_by(60)
    # The first card that the bot keeps leaves no trace.
    for chair in chairs:
        chair.until(lambda state: any(e["id"] == "table.time_up" for e in state["events"]))
        told = [e for e in chair.state["events"] if e["id"] == "table.time_up"]
        assert [event["args"]["whose"] for event in told] == [1]


def test_what_a_bot_does_for_a_late_player_is_told_as_done_by_the_bot(
    own_server: Serving,
) -> None:
    _, *chairs = two_at_table(own_server, pace=SLOW, game="fits")
    (late,) = chairs[0].state["actors"]
    bot = f"{('Ann', 'Bob')[late]} (bot)"
    own_server.times.pass_by(24 * 3600)
    for chair in chairs:
        chair.until(lambda state: any("late" in e["args"] for e in state["events"]))
        (done,) = [e for e in chair.state["events"] if e["id"] == "fits.started"]
        assert done["text"].startswith(f"{bot} places start card")
        assert (done["args"]["late"], done["args"]["stand_in"]) == (late, bot)
    mover = chairs[0 if 0 in chairs[0].state["actors"] else 1]
    mover.act(mover.state["actions"][0])
    assert not any("(bot)" in event["text"] for event in mover.state["events"])


def test_who_comes_back_reads_what_the_bot_did_as_done_by_the_bot(server: Serving) -> None:
    table, ann, bob = seated(server, game="fits")
    chair = ann.chair(table, 0)
    chair.at(0)
    bob.post(path(table, "leave"))
    number = chair.state["number"]
    while not any("Bob (bot)" in text for text in story(ann, table)):
        chair.at(number := number + 1)
        if 0 in chair.state["actors"]:
            chair.act(chair.state["actions"][0])
    bob.post(path(table, "return"))
    said = story(bob, table, 1)
    assert any("Bob (bot) places start card" in text for text in said), said
    assert not any("You place start card" in text for text in said)


def test_a_bot_plays_on_for_a_live_clock_without_increment_and_says_so_once(
    own_server: Serving,
) -> None:
    pace = {"kind": "live", "seconds": 60, "increment": 0}
    _, _, two = two_at_table(own_server, pace=pace, options={"rounds": 3}, window_seconds=0)
    own_server.times.pass_by(60)
    two.play_on(Random(1))
    (seen,) = [
        event
        for message in map(json.loads, two.received)
        for event in message.get("events", ())
        if event["id"] == "table.time_up"
    ]
    assert seen["text"] == "Ann ran out of time. A bot plays the rest of the game."
    assert (seen["args"]["name"], seen["args"]["stand_in"]) == ("Ann", "Ann (bot)")


def test_presence_says_who_is_here_and_since_when_others_are_not(
    impatient: Serving,
) -> None:
    table, ann, bob = seated(impatient)
    chair = ann.chair(table, 0)
    first = chair.next("presence")
    assert [(seat["seat"], seat["here"]) for seat in first["seats"]] == [
        (0, True), (1, False),
    ]  # fmt: skip
    number = chair.at(0)["number"]
    other = bob.chair(table, 1)
    assert chair.next("presence")["seats"][1] == {"seat": 1, "here": True, "since": None}
    other.leave()
    away = chair.next("presence")["seats"][1]
    assert (away["here"], away["since"] is not None) == (False, True)
    chair.send("sync", have=number)
    assert chair.next("state")["number"] == number


def test_a_player_who_reloads_the_page_was_never_away(server: Serving) -> None:
    table, ann, bob = seated(server)
    chair, other = ann.chair(table, 0), bob.chair(table, 1)
    while not all(seat["here"] for seat in chair.next("presence")["seats"]):
        pass
    other.leave()
    bob.chair(table, 1)
    chair.send("chat", text="hello")
    while (said := chair.read())["type"] != "chat":
        assert said["type"] != "presence"


def test_a_table_of_one_person_has_no_presence(server: Serving) -> None:
    chair = Person(server.address).chair
    table = Person(server.address).table("bells", "me", "random")
    looking = chair(table, None)
    while (said := looking.read())["type"] != "state":
        assert said["type"] != "presence"


def test_an_invitation_gives_a_seat_until_it_is_used(server: Serving) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.table("bells", "me", "open", "open")
    token = table["invitations"][0]["token"]
    stranger = Person(server.address, None)
    assert stranger.post(path(table, "invitation"), token=token)["id"] == table["id"]
    bob.post(path(table, "join"), token=token)
    with pytest.raises(Refused, match=r"seat\.token_unknown"):
        stranger.post(path(table, "invitation"), token=token)
