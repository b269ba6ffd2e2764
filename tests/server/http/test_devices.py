"""Devices of a profile, recovery codes, and a profile's own record."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.players import Message, Person, Refused, one_by_one
from tests.server.serving import Serving

FIREFOX = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0"


def devices(person: Person) -> list[Message]:
    found: list[Message] = person.get("/api/profile/devices")["devices"]
    return found


def second_device(server: Serving, first: Person) -> Person:
    other = Person(server.address, None)
    other.http.headers["User-Agent"] = FIREFOX
    link = first.post("/api/profile/link")
    other.post("/api/profile/claim", token=link["token"])
    return other


def test_devices_are_listed_with_what_is_known_of_them(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    second_device(server, ann)
    listed = devices(ann)
    assert sorted(one["here"] for one in listed) == [False, True]
    (other,) = (one for one in listed if not one["here"])
    assert (other["kind"], other["seen"] is not None) == ("Firefox, Android", True)


def test_a_device_that_is_signed_out_loses_profile_and_connections(
    server: Serving,
) -> None:
    ann = Person(server.address, "Ann")
    other = second_device(server, ann)
    table = ann.table("bells", "me", "open")
    stolen, own = other.chair(table, 0), ann.chair(table, 0)
    (id,) = (one["id"] for one in devices(ann) if not one["here"])
    assert len(ann.post("/api/profile/devices", device=id)["devices"]) == 1
    assert stolen.closed() == 4401
    with pytest.raises(Refused, match=r"profile\.none"):
        other.get("/api/profile")
    own.send("chat", text="still here")
    assert own.next("chat")["text"] == "still here"
    with pytest.raises(Refused, match=r"device\.unknown"):
        ann.post("/api/profile/devices", device=id)


def test_all_other_devices_can_be_signed_out_at_once(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    others = [second_device(server, ann) for _ in range(2)]
    (left,) = ann.post("/api/profile/devices")["devices"]
    assert left["here"]
    for other in others:
        with pytest.raises(Refused, match=r"profile\.none"):
            other.get("/api/profile")


def test_a_device_of_somebody_else_can_not_be_signed_out(server: Serving) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    (own,) = devices(ann)
    with pytest.raises(Refused, match=r"device\.unknown"):
        bob.post("/api/profile/devices", device=own["id"])
    assert ann.get("/api/profile")["name"] == "Ann"


def test_a_code_brings_a_lost_profile_back_until_a_newer_one_is_made(
    server: Serving,
) -> None:
    ann = Person(server.address, "Ann")
    assert not ann.get("/api/profile/devices")["recovery"]
    code = ann.post("/api/profile/recovery")["code"]
    assert ann.get("/api/profile/devices")["recovery"]
    written = " ".join(code[n : n + 4] for n in range(0, len(code), 4)).upper()
    new = Person(server.address, None)
    assert new.post("/api/profile/recover", code=written)["name"] == "Ann"
    assert new.get("/api/profile")["id"] == ann.get("/api/profile")["id"]
    ann.post("/api/profile/recovery")
    with pytest.raises(Refused, match=r"recovery\.unknown"):
        Person(server.address, None).post("/api/profile/recover", code=code)


def finished(ann: Person, bob: Person, seed: int) -> Message:
    table = ann.table("bells", "me", "open", options={"rounds": 1}, window_seconds=0)
    bob.join(table)
    chairs = [ann.chair(table, 0), bob.chair(table, 1)]
    for chair in chairs:
        chair.at(0)
    for _ in one_by_one(chairs, Random(seed)):
        pass
    result: Message = chairs[0].state["result"]
    return result


def test_the_own_record_counts_games_bests_and_opponents(server: Serving) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    results = [finished(ann, bob, seed) for seed in range(3)]
    mine = [result["scores"][0] for result in results]
    found = ann.get("/api/profile/statistics")
    (tally,) = found["tallies"]
    assert (tally["game"], tally["seats"], tally["games"]) == ("bells", 2, 3)
    assert tally["wins"] == sum(0 in result["winners"] for result in results)
    assert (tally["best"], tally["mean"]) == (max(mine), round(sum(mine) / 3, 1))
    ahead = [
        result["scores"][0] - result["scores"][1]
        for result in results
        if 0 in result["winners"]
    ]
    assert tally["margin"] == max(ahead, default=None)
    (duel,) = found["duels"]
    assert (duel["name"], duel["games"]) == ("Bob", 3)
    assert duel["losses"] == sum(result["winners"] == [1] for result in results)


def test_nobody_has_a_record_before_the_first_game(server: Serving) -> None:
    empty = Person(server.address, "Ann").get("/api/profile/statistics")
    assert empty == {"tallies": [], "duels": []}
