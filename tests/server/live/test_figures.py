"""Choosing a figure: with a new table, on joining, and while the table waits."""

from __future__ import annotations

import pytest

from tests.server.players import Message, Person, Refused
from tests.server.serving import Serving


def waiting(ann: Person, *, mine: str | None = None) -> Message:
    """A table of the Isle that waits for two players."""
    return ann.table("isle", {"kind": "me", "figure": mine}, "open", "open")


def choose(person: Person, table: Message, seat: int, figure: str | None) -> Message:
    return person.post(f"/api/tables/{table['id']}/figure", seat=seat, figure=figure)


def figures(table: Message) -> list[str | None]:
    return [seat["figure"] and seat["figure"]["id"] for seat in table["seats"]]


def test_a_game_says_what_its_players_choose_from(ann: Person) -> None:
    games = {game["id"]: game for game in ann.get("/api/games")["games"]}
    assert (games["isle"]["figure"], games["fits"]["figure"]) == ("Color", "Cat")
    assert games["fits"]["figures"][1] == {"id": "murchik", "name": "Murchik", "number": 1}
    assert (games["kyoto"]["figure"], games["kyoto"]["figures"]) == ("", [])


def test_the_host_chooses_for_the_seats_of_a_new_table(ann: Person) -> None:
    bot = {"kind": "bot", "bot": "random", "figure": "orange"}
    table = ann.table("isle", {"kind": "me", "figure": "red"}, bot, "open")
    assert figures(table) == ["red", "orange", "purple"]
    assert [seat["chosen"] for seat in table["seats"]] == [True, True, False]
    assert figures(ann.get(f"/api/tables/{table['id']}")) == figures(table)


def test_two_seats_of_a_new_table_cannot_have_the_same_figure(ann: Person) -> None:
    red = {"kind": "open", "figure": "red"}
    with pytest.raises(Refused, match=r"figure\.taken"):
        ann.table("isle", "me", red, red)
    with pytest.raises(Refused, match=r"figure\.unknown"):
        ann.table("kyoto", "me", red)


def test_who_joins_chooses_and_everyone_sees_it(ann: Person, bob: Person) -> None:
    table = waiting(ann)
    chair = ann.chair(table, 0)
    assert figures(chair.hello) == ["orange", "blue", "purple"]
    bob.post("/api/join", code=table["code"], figure="green")
    assert figures(chair.next("table")) == ["orange", "green", "purple"]


def test_a_code_shows_its_table_before_anybody_joins(
    server: Serving, ann: Person, bob: Person
) -> None:
    table = waiting(ann, mine="blue")
    guest = Person(server.address, None)
    found = guest.post("/api/code", code=table["code"].lower())
    assert (found["id"], found["yours"], found["code"]) == (table["id"], [], None)
    assert figures(found) == ["blue", "orange", "purple"]
    with pytest.raises(Refused, match=r"table\.code_unknown"):
        guest.post("/api/code", code="AAAAAAA")


def test_a_figure_that_another_has_chosen_is_refused_and_the_seat_stays_free(
    ann: Person, bob: Person
) -> None:
    table = waiting(ann, mine="blue")
    with pytest.raises(Refused, match=r"figure\.taken") as refused:
        bob.post(f"/api/tables/{table['id']}/join", code=table["code"], figure="blue")
    assert refused.value.status == 409
    assert not ann.get(f"/api/tables/{table['id']}")["seats"][1]["taken"]


def test_a_figure_is_changed_and_given_back_while_the_table_waits(
    ann: Person, bob: Person
) -> None:
    table = waiting(ann)
    bob.join(table)
    chair = ann.chair(table, 0)
    choose(bob, table, 1, "orange")
    assert figures(chair.next("table")) == ["blue", "orange", "purple"]
    with pytest.raises(Refused, match=r"figure\.taken"):
        choose(ann, table, 0, "orange")
    assert figures(choose(bob, table, 1, None)) == ["orange", "blue", "purple"]


def test_only_the_host_chooses_for_seats_without_a_player(ann: Person, bob: Person) -> None:
    table = waiting(ann)
    bob.join(table)
    assert figures(choose(ann, table, 2, "red"))[2] == "red"
    for person, seat in ((bob, 0), (bob, 2), (ann, 1)):
        with pytest.raises(Refused, match=r"seat\.not_yours"):
            choose(person, table, seat, "green")
    with pytest.raises(Refused, match=r"seat\.unknown"):
        choose(ann, table, 7, "green")


def test_who_leaves_gives_the_figure_back(ann: Person, bob: Person) -> None:
    table = waiting(ann)
    bob.join(table)
    choose(bob, table, 1, "red")
    bob.post(f"/api/tables/{table['id']}/leave")
    assert figures(choose(ann, table, 0, "red")) == ["red", "blue", "purple"]


def test_figures_are_fixed_once_the_game_begins_and_kept_for_the_next(
    ann: Person, bob: Person
) -> None:
    table = ann.table("isle", {"kind": "me", "figure": "red"}, "open", on_leave="end")
    bob.post("/api/join", code=table["code"], figure="orange")
    with pytest.raises(Refused, match=r"table\.begun"):
        choose(bob, table, 1, "green")
    assert figures(bob.chair(table, 1).hello) == ["red", "orange"]
    bob.post(f"/api/tables/{table['id']}/leave")
    again = ann.post(f"/api/tables/{table['id']}/rematch")
    assert figures(again) == ["red", "orange"]
    assert figures(ann.get(f"/api/tables/{table['id']}/replay")) == ["red", "orange"]
