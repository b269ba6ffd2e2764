"""Migrations: every earlier version of the database becomes what a new one is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from time import sleep
from typing import Any

import pytest
from sqlalchemy import (
    Column,
    Connection,
    Index,
    Integer,
    MetaData,
    String,
    insert,
    inspect,
    select,
    text,
    update,
)

from meowple.server.errors import Unavailable
from meowple.server.storage import chat, heartbeats, history, log_reader, schema, tables
from meowple.server.storage.database import Database
from meowple.server.storage.migrations import STEPS, VERSION, migrate
from meowple.table.endings import Ending
from tests.server.players import Message, Person, one_by_one
from tests.server.serving import serving
from tests.server.storage import old_databases

# SQLite's inspector does not know indexes of expressions; `indexes` compares those.
pytestmark = pytest.mark.filterwarnings("ignore:Skipped unsupported reflection")

ANY_VERSION = pytest.mark.parametrize("version", old_databases.VERSIONS)


@contextmanager
def connected(url: str) -> Iterator[Connection]:
    database = Database(url)
    try:
        with database.engine.begin() as connection:
            yield connection
    finally:
        database.close()


def described(connection: Connection) -> dict[str, object]:
    """Everything about the tables but the order of their columns."""
    found = inspect(connection)
    tables: dict[str, object] = {
        name: (
            {
                column["name"]: (str(column["type"]), column["nullable"], column["default"])
                for column in found.get_columns(name)
            },
            found.get_pk_constraint(name),
            sorted(map(str, found.get_foreign_keys(name))),
            sorted(map(str, found.get_unique_constraints(name))),
        )
        for name in found.get_table_names()
    }
    return {**tables, "indexes": indexes(connection)}


def indexes(connection: Connection) -> set[str]:
    """All indexes, as the database itself describes them."""
    kind = connection.dialect.name
    table, column = (
        ("sqlite_master", "sql") if kind == "sqlite" else ("pg_indexes", "indexdef")
    )
    found = connection.execute(text(f"SELECT {column} FROM {table}")).scalars()
    return {line for line in found if line and "INDEX" in line}


def add_columns(connection: Connection) -> None:
    """A step as someone may write it one day: one column for a table of the first
    version, one for a table that an earlier step created."""
    for statement in (
        "ALTER TABLE profiles ADD COLUMN color VARCHAR(16)",
        "ALTER TABLE contacts ADD COLUMN failures INTEGER DEFAULT 0 NOT NULL",
        "CREATE INDEX contacts_failures ON contacts (failures)",
    ):
        connection.execute(text(statement))


@pytest.fixture
def tomorrow(monkeypatch: pytest.MonkeyPatch) -> MetaData:
    """The schema of the day on which `add_columns` is the newest step."""
    found = MetaData()
    for table in schema.metadata.sorted_tables:
        monkeypatch.setattr(schema, table.name, table.to_metadata(found))
    monkeypatch.setattr(schema, "metadata", found)
    found.tables["profiles"].append_column(Column("color", String(16)))
    failures = Column("failures", Integer, server_default=text("0"), nullable=False)
    found.tables["contacts"].append_column(failures)
    Index("contacts_failures", failures)
    return found


@ANY_VERSION
def test_a_database_of_any_version_goes_through_an_added_column(
    database_url: str, version: int, tomorrow: MetaData
) -> None:
    old_databases.create(database_url, version)
    with connected(database_url) as connection:
        migrate(connection, [*STEPS, add_columns])
        assert connection.execute(select(schema.version)).all() == [(VERSION + 1,)]
        upgraded = described(connection)
        tomorrow.drop_all(connection)
        tomorrow.create_all(connection)
        assert described(connection) == upgraded


def test_a_new_database_is_what_the_schema_says(database_url: str) -> None:
    with connected(database_url) as connection:
        migrate(connection)
        made = described(connection)
        schema.metadata.drop_all(connection)
        schema.metadata.create_all(connection)
        assert described(connection) == made


@ANY_VERSION
def test_the_steps_to_a_version_make_what_that_version_had(
    database_url: str, version: int
) -> None:
    old_databases.create(database_url, version)
    with connected(database_url) as connection:
        old = described(connection)
        schema.metadata.drop_all(connection)
        migrate(connection, STEPS[:version])
        assert described(connection) == old


@ANY_VERSION
def test_rows_of_any_version_are_kept(database_url: str, version: int) -> None:
    old_databases.create(database_url, version, "1.rows.sql")
    with connected(database_url) as connection:
        migrate(connection)
        ids = connection.execute(select(schema.tables.c.id)).scalars()
        assert sorted(ids) == ["going", "over", "waiting"]
        actions = [entry.text for entry in log_reader.entries(connection, "over")]
        assert actions == ["end", "done"]
        assert [said.text for said in chat.recent_lines(connection, "over")] == [
            "Good luck!"
        ]
        assert chat.muted(connection, "over", "bob") == {0}
        assert heartbeats.outages(connection) == ((1, 2),)
        (past,) = history.of_profile(connection, "ann", None)
        assert (past.row.id, past.at, past.ending) == ("over", 8, Ending(None, (), ""))


@pytest.mark.parametrize("version", [1, 2, 3])
def test_tables_that_wait_get_new_codes_when_codes_become_hashes(
    database_url: str, version: int
) -> None:
    old_databases.create(database_url, version, "1.rows.sql")
    with connected(database_url) as connection:
        migrate(connection)
        code = tables.load(connection, "waiting").code
        assert code is not None
        assert code != "OLDCODE"
        assert tables.by_code(connection, code) == "waiting"
        assert tables.load(connection, "going").code is None


@ANY_VERSION
def test_seats_of_any_version_have_chosen_no_figure(
    database_url: str, version: int
) -> None:
    old_databases.create(database_url, version, "1.rows.sql")
    with connected(database_url) as connection:
        migrate(connection)
        row = tables.load(connection, "waiting")
        assert {seat.figure for seat in row.seats} == {None}
        tables.set_seat(connection, row, replace(row.seats[0], figure="red"))
        assert tables.load(connection, "waiting").seats[0].figure == "red"


def test_people_of_version_6_play_on(database_url: str) -> None:
    old_databases.create(database_url, 6, "6.rows.sql")
    known = old_databases.facts(6)
    with serving(database_url) as server:
        ann, bob = Person(server.address, None), Person(server.address, None)
        for person, cookie in zip((ann, bob), known["cookies"], strict=True):
            person.http.cookies.set("meowple", cookie)
        assert ann.get("/api/profile")["name"] == "Ann"
        assert ann.get("/api/profile/notices")["hook"] == "https://example.org/ann"
        assert _past(ann) == known["history"]
        record = ann.http.get(f"/api/tables/{known['over']}/record").text
        assert record == known["record"]
        assert ann.get(f"/api/tables/{known['over']}/replay")["verified"]
        chairs = [p.chair({"id": known["going"]}, s) for s, p in enumerate((ann, bob))]
        assert _holds([_told(chair.at(0)) for chair in chairs], known["states"])
        played = list(one_by_one(chairs, Random(8)))
        assert played
        assert len(_past(ann)["games"]) == 2
        assert bob.post("/api/join", code=known["code"])["id"] == known["waits"]
        chairs[0].send("chat", text="Again?")
        assert chairs[1].next("chat")["text"] == "Again?"


def test_games_of_the_first_release_go_on_as_they_were(database_url: str) -> None:
    old_databases.create(database_url, 6, "0.1.rows.sql")
    known = old_databases.facts("0.1")
    with serving(database_url) as server:
        ann = Person(server.address, None)
        ann.http.cookies.set("meowple", known["cookie"])
        for table in known["tables"]:
            chairs = [ann.chair(table, seat) for seat in range(len(table["states"]))]
            for chair, told in zip(chairs, table["states"], strict=True):
                # Others' hidden cards were counted then.
                assert chair.at(0)["number"] <= told.pop("number")
                assert _holds(_told(chair.state), told), (table["game"], chair.seat)
            assert list(one_by_one(chairs, Random(table["game"])))
            assert ann.get(f"/api/tables/{table['id']}/replay")["verified"]


def _holds(now: Any, before: Any) -> bool:
    """Whether everything is as it was; what is said since then may stand beside it."""
    if isinstance(before, dict):
        return all(key in now and _holds(now[key], before[key]) for key in before)
    if isinstance(before, list):
        return len(now) == len(before) and all(map(_holds, now, before))
    return bool(now == before)


def test_winners_of_earlier_versions_come_into_the_hall_of_fame(database_url: str) -> None:
    old_databases.create(database_url, 6, "6.rows.sql")
    with serving(database_url) as server:
        visitor = Person(server.address, None)
        while not (found := visitor.get("/api/games/fits/hall?lang=en"))["winners"]:
            # The server works out their divisions after it has started.
            sleep(0.02)
    assert [one["name"] for one in found["winners"]] == ["Ann", "Bob"]
    assert found["divisions"] == [
        {"id": "2-basic", "name": "Basic rules", "seats": 2, "wins": 2}
    ]


def test_of_earlier_winners_only_people_are_famous(database_url: str) -> None:
    """Not bots, winners of tables that ended early, or people who had hints alone."""
    old_databases.create(database_url, 6, "1.rows.sql")
    with connected(database_url) as connection:
        one = select(schema.tables).where(schema.tables.c.id == "over")
        row = connection.execute(one).one()._asdict()
        for id, kind, spectators in (("a", "me", True), ("b", "bot", True),
                                     ("c", "me", True), ("d", "me", False)):  # fmt: skip
            terms = json.dumps({"spectators": spectators})
            connection.execute(
                insert(schema.tables).values({**row, "id": id, "terms": terms})
            )
            seat = {"seat": 0, "kind": kind, "profile": None if kind == "bot" else "ann"}
            connection.execute(insert(schema.seats).values(table=id, **seat))
            connection.execute(
                insert(schema.results).values(
                    table=id, ended=9, scores="[7]", winners='[0, "sister"]', decided="x"
                )
            )
        connection.execute(insert(schema.hints).values(table="c"))
        connection.execute(
            insert(schema.results).values(
                table="over", ended=9, scores="null", winners="[0]", decided="time"
            )
        )
        migrate(connection)
        found = connection.execute(select(schema.fame).order_by(schema.fame.c.table)).all()
        kept = [(one.table, one.seat, one.score, one.division, one.open) for one in found]
        assert kept == [("a", 0, 7, None, True), ("d", 0, 7, None, False)]


def _past(person: Person) -> Message:
    """The history, except for its texts, which may be worded differently."""
    found = person.get("/api/profile/history")
    for game in found["games"]:
        del game["reason"]
    return found


def _told(state: Message) -> Message:
    return {name: state[name] for name in ("number", "view", "actions", "actors")}


def test_several_processes_may_prepare_the_database_at_once(database_url: str) -> None:
    found = [Database(database_url) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(Database.prepare, found))
    number = found[0].read_now(lambda c: c.execute(select(schema.version)).all())
    assert number == [(VERSION,)]
    for database in found:
        database.close()


def test_a_step_is_taken_once(database_url: str) -> None:
    with connected(database_url) as connection:
        for _ in range(2):
            migrate(connection, [*STEPS, add_columns])
            assert connection.execute(select(schema.version)).all() == [(VERSION + 1,)]


def test_a_database_of_a_later_version_is_refused(database_url: str) -> None:
    with connected(database_url) as connection:
        migrate(connection)
        connection.execute(update(schema.version).values(number=VERSION + 1))
        with pytest.raises(Unavailable, match=r"database\.newer"):
            migrate(connection)
