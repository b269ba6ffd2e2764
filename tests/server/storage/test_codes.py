"""Codes to read out: shown to those at the table, and told by nothing that is stored."""

from __future__ import annotations

import pytest
from sqlalchemy import insert, select

from meowple.backend.new_table import NewTable
from meowple.server.errors import NotFound
from meowple.server.storage import codes, profiles, schema, tables
from meowple.server.storage.database import Database
from meowple.table.seats import Seat
from meowple.table.terms import Terms
from tests.server.players import Person
from tests.server.serving import serving


def test_a_code_is_the_same_after_a_restart_and_is_not_stored(database_url: str) -> None:
    with serving(database_url) as server:
        ann = Person(server.address, "Ann")
        table = ann.table("bells", "me", "open")
    database = Database(database_url)
    stored = database.read_now(lambda c: c.execute(select(schema.tables)).all())
    database.close()
    assert table["code"] not in str(stored)
    with serving(database_url) as again:
        new, bob = Person(again.address, None), Person(again.address, "Bob")
        new.http.cookies = ann.http.cookies
        assert new.get(f"/api/tables/{table['id']}")["code"] == table["code"]
        assert bob.post("/api/join", code=table["code"].lower())["id"] == table["id"]
        assert new.get(f"/api/tables/{table['id']}")["code"] is None


def test_nobody_knows_a_code_before_there_is_a_table(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    database.prepare()
    with pytest.raises(NotFound, match=r"table\.code_unknown"):
        database.read_now(lambda c: tables.by_code(c, "ABCDEFG"))
    database.close()


def test_codes_of_another_secret_are_others() -> None:
    one, two = codes.Codes("01" * 32), codes.Codes("02" * 32)
    assert one.of("table") != two.of("table")
    assert one.of("table") != one.of("chair")
    assert one.stored("ABCDEFG") != two.stored("ABCDEFG")


def test_two_tables_that_wait_never_have_one_code(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(database_url)
    database.prepare()
    ids = iter(["one", "alike", "two"])
    monkeypatch.setattr(tables, "new_id", lambda: next(ids))
    known = {"one": "AAAAAAA", "alike": "AAAAAAA", "two": "BBBBBBB"}
    monkeypatch.setattr(codes.Codes, "of", lambda _, table: known[table])
    with database.engine.begin() as connection:
        maker, _ = profiles.create(connection, "Ann", "en", 0)
        free = Seat(0, "open", None, None, None, None)
        new = NewTable("bells", 1, {}, maker.id, Terms(), (free,))
        made = [tables.insert_table(connection, new, 0).id for _ in range(2)]
    assert made == ["one", "two"]
    database.close()


def test_two_processes_make_one_secret(database_url: str) -> None:
    database = Database(database_url)
    database.prepare()
    with database.engine.begin() as connection:
        connection.execute(insert(schema.secrets).values(name="codes", value="01" * 32))
    with database.engine.begin() as connection:
        assert codes.ensure(connection).of("table") == codes.Codes("01" * 32).of("table")
    database.close()
