"""Tables of guided first games: prepared, and without any weight."""

from __future__ import annotations

from random import Random

import pytest

from meowple.kernel.record import commitment
from tests.server.players import Message, Person, Refused


def guided(person: Person, **more: object) -> Message:
    return person.table("bells", "me", "random", course="first", **more)


def played(person: Person, table: Message) -> Message:
    """The last state of a table."""
    chair = person.chair(table, 0)
    chair.at(0)
    chair.play_on(Random(1))
    return chair.state


def test_a_game_names_its_courses(ann: Person) -> None:
    games = {game["id"]: game["courses"] for game in ann.get("/api/games")["games"]}
    assert games["bells"] == ["first"]


def test_a_guided_game_has_the_options_of_its_course(ann: Person) -> None:
    assert guided(ann, options={"rounds": 3})["options"]["rounds"] == 1


def test_a_guided_game_is_neither_rated_nor_public(ann: Person) -> None:
    terms = guided(ann, rated=True, public=True)["terms"]
    assert (terms["course"], terms["rated"], terms["public"]) == ("first", False, False)


def test_every_guided_game_is_dealt_alike_and_proves_it(ann: Person) -> None:
    tables = [guided(ann) for _ in range(2)]
    fair = [played(ann, table)["fair"] for table in tables]
    assert [one["seed"] for one in fair] == ["5", "5"]
    for table, one in zip(tables, fair, strict=True):
        assert commitment(int(one["seed"]), one["salt"]) == table["commitment"]
    # Nobody learns from the commitment that the seed is the same.
    assert tables[0]["commitment"] != tables[1]["commitment"]


def test_who_wins_a_guided_game_wins_nothing(ann: Person) -> None:
    table = guided(ann, window_seconds=0)
    chair = ann.chair(table, 0)
    chair.at(0)
    for action in ("step", "end"):
        chair.act(action)
    chair.until(lambda state: state["over"])
    history = ann.get("/api/profile/history")
    assert history["games"][0]["winners"] == [0]
    assert history["ratings"] == {}
    winners = ann.get("/api/games/bells/hall")["winners"]
    assert table["id"] not in [winner["table"] for winner in winners]


def test_after_a_guided_game_comes_an_ordinary_one(ann: Person) -> None:
    table = guided(ann)
    played(ann, table)
    again = ann.post(f"/api/tables/{table['id']}/rematch")
    assert again["terms"]["course"] is None
    assert played(ann, again)["fair"]["seed"] != "5"


@pytest.mark.parametrize("seat", ["open", "hotseat"])
def test_a_guided_game_is_for_one_person(ann: Person, seat: str) -> None:
    with pytest.raises(Refused) as refused:
        ann.table("bells", "me", seat, course="first")
    assert (refused.value.id, refused.value.status) == ("course.alone", 400)


def test_a_course_that_does_not_exist_is_refused(ann: Person) -> None:
    with pytest.raises(Refused) as refused:
        ann.table("bells", "me", "random", course="last")
    assert (refused.value.id, refused.value.status) == ("course.unknown", 404)
