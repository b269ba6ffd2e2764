"""A table of rules that this server does not know can't be played, but it can be left."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import update

from meowple.server.storage import schema
from meowple.server.storage.database import Database
from tests.server.players import Message, Person, Refused
from tests.server.record_checks import rows_of
from tests.server.serving import serving

PEOPLE = ("Ann", "Bob")


@contextmanager
def after_an_upgrade(url: str, *seats: str, **values: object) -> Iterator[list[Person]]:
    """The people at a table, at a server that does not know its rules any more; Ann has
    made it."""
    with serving(url, tables_per_profile=1) as server:
        people = [Person(server.address, name) for name in PEOPLE]
        terms = {"on_leave": values.pop("on_leave", "bot")}
        made = people[0].table("bells", *seats, **terms)
        if "open" in seats:
            people[1].join(made)
    database = Database(url)
    with database.engine.begin() as connection:
        connection.execute(update(schema.tables).values(**(values or {"rules": 99})))
    database.close()
    with serving(url, tables_per_profile=1) as server:
        again = [Person(server.address, None) for _ in people]
        for person, before in zip(again, people, strict=True):
            person.http.cookies.update(dict(before.http.cookies))
        yield again


def only_table(person: Person) -> Message:
    found: Message = person.get("/api/tables")["mine"][0]
    return found


@pytest.mark.parametrize("change", [{"rules": 99}, {"game": "chess"}])
@pytest.mark.parametrize("how", ["leave", "abandon"])
def test_a_table_of_unknown_rules_is_given_up(
    database_url: str, how: str, change: dict[str, object]
) -> None:
    with after_an_upgrade(database_url, "me", "random", **change) as (ann, _):
        table = only_table(ann)
        with pytest.raises(Refused, match=r"table\.too_many"):
            ann.table("bells", "me", "hotseat")
        found = ann.post(f"/api/tables/{table['id']}/{how}")
        assert (found["status"], found["yours"]) == ("abandoned", [0])
        with pytest.raises(Refused, match=r"game\.over"):
            ann.post(f"/api/tables/{table['id']}/{how}")
        assert ann.table("bells", "me", "hotseat")["status"] == "playing"
    end = rows_of(database_url, table["id"])[-1]
    assert (end.kind, end.text) == ("end", "abandoned")


def test_players_leave_a_table_of_unknown_rules_one_by_one(sqlite_url: str) -> None:
    with after_an_upgrade(sqlite_url, "me", "open") as (ann, bob):
        table = only_table(ann)["id"]
        assert bob.post(f"/api/tables/{table}/leave")["status"] == "playing"
        assert ann.post(f"/api/tables/{table}/leave")["status"] == "abandoned"


def test_at_a_table_that_ends_with_anyone_one_player_is_enough(sqlite_url: str) -> None:
    with after_an_upgrade(sqlite_url, "me", "open", on_leave="end", rules=99) as people:
        _, bob = people
        table = only_table(bob)["id"]
        assert bob.post(f"/api/tables/{table}/leave")["status"] == "abandoned"
    end = rows_of(sqlite_url, table)[-1]
    assert (end.kind, end.text, end.seat) == ("end", "left 1", 1)
