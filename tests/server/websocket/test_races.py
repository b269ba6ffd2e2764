"""Two clients that send the same number at once: one wins, the other gets an error."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Barrier
from time import monotonic, sleep

import pytest

from tests.server.players import PATIENCE, Chair, Message, Person
from tests.server.postgres_cluster import Cluster
from tests.server.record_checks import record_of
from tests.server.server_processes import running

ROUNDS = 60


@pytest.fixture(params=["one process", "two processes"])
def addresses(request: pytest.FixtureRequest, sqlite_url: str) -> Iterator[tuple[str, str]]:
    """The addresses for two clients of one seat: the same process, or one each."""
    if request.param == "one process":
        with running(sqlite_url) as server:
            yield server.address, server.address
    else:
        cluster: Cluster = request.getfixturevalue("postgres")
        url = cluster.new_database()
        with running(url) as one, running(url) as two:
            yield one.address, two.address


@pytest.fixture
def devices(addresses: tuple[str, str]) -> tuple[Person, Person]:
    """The same person, twice."""
    ann, again = Person(addresses[0], "Ann"), Person(addresses[1], None)
    again.http.cookies = ann.http.cookies
    return ann, again


def at_once(chairs: Sequence[Chair], requests: Sequence[Message]) -> list[Message]:
    """All send in the same moment; their answers."""
    ready = Barrier(len(chairs))

    def ask(chair: Chair, request: Message) -> Message:
        ready.wait()
        return chair.answer(chair.ask("act", **request))

    with ThreadPoolExecutor(len(chairs)) as pool:
        return list(pool.map(ask, chairs, requests))


def asked(chairs: dict[int, list[Chair]], number: int) -> list[Chair]:
    """The chairs of a seat that is asked, all with the state of this number; after the
    end those of the first."""
    for both in chairs.values():
        for chair in both:
            chair.at(number)
    actors = chairs[0][0].state["actors"] or [0]
    return chairs[actors[0]]


def test_of_two_with_one_number_one_wins_and_the_other_is_shown_the_new_state(
    devices: tuple[Person, Person],
) -> None:
    table = devices[0].table("kyoto", "me", "hotseat", window_seconds=0)
    chairs = {seat: [who.chair(table, seat) for who in devices] for seat in (0, 1)}
    chance = Random("races")
    won = []
    for number in range(ROUNDS):
        both = asked(chairs, number)
        if both[0].state["over"]:
            break
        actions = [chance.choice(chair.state["actions"]) for chair in both]
        requests = [{"number": number, "action": action} for action in actions]
        answers = at_once(both, requests)
        assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
        loser = next(n for n, a in enumerate(answers) if a["type"] == "error")
        assert answers[loser]["error"]["id"] == "action.stale"
        assert both[loser].at(number + 1)["number"] == number + 1
        won.append((both[0].seat, actions[1 - loser]))
    watcher = chairs[0][0]
    watcher.send("sync", have=0)
    # The losers' answers may still be under way: the whole story begins with row 1.
    story = watcher.until(lambda state: any(e["number"] == 1 for e in state["events"]))
    assert max(event["number"] for event in story["events"]) == len(won)


def test_one_request_sent_twice_at_once_counts_once(
    devices: tuple[Person, Person],
) -> None:
    table = devices[0].table("fits", "me", "hotseat", window_seconds=0)
    chairs = {seat: [who.chair(table, seat) for who in devices] for seat in (0, 1)}
    chance = Random("twice")
    done: list[tuple[int | None, str]] = []
    while True:
        for both in chairs.values():
            both[0].at(len(done)), both[1].at(len(done))
        if chairs[0][0].state["over"]:
            break
        both = asked(chairs, len(done))
        request = {
            "number": len(done),
            "id": f"r{len(done)}",
            "action": chance.choice(both[0].state["actions"]),
        }
        answers = at_once(both, [dict(request), dict(request)])
        assert [answer["type"] for answer in answers] == ["ack", "ack"]
        done.append((both[0].seat, str(request["action"])))
        assert {answer["number"] for answer in answers} == {len(done)}
    assert record_of(devices[0], table).actions == done


def answers_of(chair: Chair) -> list[str]:
    """The answers of a seat, without the cards that it may play at any time."""
    return [a for a in chair.state["actions"] if not a.startswith("anytime ")]


def all_know(chairs: Sequence[Chair]) -> None:
    """Both know what the other did: a process hears a little later of the other's rows."""
    latest = monotonic() + PATIENCE
    while len({tuple(chair.catch_up()["actors"]) for chair in chairs}) > 1:
        assert monotonic() < latest, "they never agree"
        sleep(0.02)


def test_two_seats_that_are_asked_at_once_both_count(
    devices: tuple[Person, Person],
) -> None:
    table = devices[0].table("isle", "me", "hotseat", window_seconds=0)
    chairs = [who.chair(table, seat) for seat, who in enumerate(devices)]
    chance = Random("together")
    together = 0
    for chair in chairs:
        chair.at(0)
    while together < 10:
        asked = [chairs[seat] for seat in chairs[0].state["actors"]]
        # An anytime card of one may change the question to the other.
        requests = [{"action": chance.choice(answers_of(chair))} for chair in asked]
        answers = at_once(asked, requests)
        assert {answer["type"] for answer in answers} == {"ack"}
        together += len(asked) > 1
        all_know(chairs)


def test_an_id_that_was_used_long_ago_is_answered_as_then(
    devices: tuple[Person, Person],
) -> None:
    table = devices[0].table("kyoto", "me", "hotseat", window_seconds=0)
    chairs = {seat: [who.chair(table, seat) for who in devices] for seat in (0, 1)}
    chance = Random("again")
    first = asked(chairs, 0)[0]
    assert first.act(chance.choice(first.state["actions"]), id="mine") == 1
    number = 1
    while number < 30 or asked(chairs, number)[0].seat != first.seat:
        chair = asked(chairs, number)[0]
        number = chair.act(chance.choice(chair.state["actions"]))
    for chair in asked(chairs, number):
        action = chance.choice(chair.state["actions"])
        answer = chair.answer(chair.ask("act", action=action, id="mine"))
        assert (answer["type"], answer["number"]) == ("ack", 1)
    assert first.act(chance.choice(first.state["actions"])) == number + 1
