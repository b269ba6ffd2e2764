"""The edges of the server, as a host and a stranger meet them."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest
from sqlalchemy import event, update

from meowple.server.errors import Unavailable
from meowple.server.http import endpoint
from meowple.server.run import bind
from meowple.server.storage import maintenance, schema
from meowple.server.storage.database import Database
from meowple.server.storage.maintenance import Purge
from meowple.texts import Texts, texts
from tests.server.players import Person, Refused, two_at_table
from tests.server.record_checks import rows_of
from tests.server.serving import FREE, Serving, serving


def test_a_table_begins_with_a_person_or_not_at_all(ann: Person) -> None:
    table = ann.table("bells", "open", "open")
    with pytest.raises(Refused, match=r"table\.bots_only"):
        ann.post(f"/api/tables/{table['id']}/start")


def test_who_leaves_last_ends_the_table_by_one_row(server: Serving, ann: Person) -> None:
    table = ann.table("bells", "me", "random")
    found = ann.post(f"/api/tables/{table['id']}/leave")
    assert (found["status"], found["yours"]) == ("abandoned", [0])
    rows = rows_of(server.settings.database_url, table["id"])
    assert [(row.kind, row.text) for row in rows] == [("end", "abandoned")]


def test_a_rematch_takes_no_option_that_the_game_does_not_know(
    server: Serving, ann: Person
) -> None:
    table = ann.table("bells", "me", "hotseat")
    ann.post(f"/api/tables/{table['id']}/abandon")
    database = Database(server.settings.database_url)
    with database.engine.begin() as connection:
        old = update(schema.tables).where(schema.tables.c.id == table["id"])
        connection.execute(old.values(options=msgspec.json.encode({"hue": 4}).decode()))
    database.close()
    with pytest.raises(Refused, match=r"option\.unknown"):
        ann.post(f"/api/tables/{table['id']}/rematch")


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
def test_figures_are_not_for_strangers(ann: Person, header: str) -> None:
    assert ann.http.get("/metrics").status_code == 200
    found = ann.http.get("/metrics", headers={header: "127.0.0.1"})
    assert found.status_code == 404


def test_behind_a_proxy_figures_are_for_this_machine(sqlite_url: str) -> None:
    with serving(sqlite_url, trust_proxy=True) as server:
        http = Person(server.address).http
        told = [
            http.get("/metrics", headers={"X-Forwarded-For": host}).status_code
            for host in ("127.0.0.1", "::1", "192.0.2.7", "2001:db8::1", "nonsense")
        ]
    assert told == [200, 200, 404, 404, 404]


def test_a_host_may_show_figures_to_all(sqlite_url: str) -> None:
    with serving(sqlite_url, metrics_public=True) as server:
        http = Person(server.address).http
        found = http.get("/metrics", headers={"X-Forwarded-For": "192.0.2.7"})
        assert found.status_code == 200


def test_an_address_that_is_taken_is_named() -> None:
    first = bind(replace(FREE, port=0))
    port = first.getsockname()[1]
    with pytest.raises(Unavailable) as taken:
        bind(replace(FREE, port=port))
    first.close()
    assert f"127.0.0.1:{port}" in texts().error(taken.value)


def test_each_route_says_what_can_go_wrong_with_it(ann: Person) -> None:
    paths = ann.get("/api/openapi.json")["paths"]

    def codes(path: str, method: str) -> set[str]:
        return set(paths[path][method]["responses"])

    assert codes("/healthz", "get") == {"200", "429", "503"}
    assert codes("/api/games", "get") == {"200", "403", "429", "503"}
    assert {"401", "408", "413"} <= codes("/api/tables", "post")
    assert "413" not in codes("/api/tables/{table}/leave", "post")
    assert "404" in codes("/api/tables/{table}", "get")


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api/nowhere"), ("PUT", "/api/games")]
)
def test_what_is_not_there_is_said_in_the_language_that_was_asked_for(
    ann: Person, method: str, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def spoken(lang: str = "en") -> Texts:
        asked.append(lang)
        return texts()

    monkeypatch.setattr(endpoint, "texts", spoken)
    ann.http.request(method, path, params={"lang": "cs"})
    assert asked[-1] == "cs"


def test_a_long_list_takes_few_statements(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        ann = Person(server.address, "Ann")
        for _ in range(9):
            ann.table("bells", "me", "hotseat")
        ann.table("bells", "me", "open")
    database = Database(sqlite_url)
    statements = 0

    def count(*of: object) -> None:
        nonlocal statements
        statements += 1

    event.listen(database.engine, "before_cursor_execute", count)
    found, total = database.read_now(
        lambda c: maintenance.listed(c, maintenance.STATUSES, 100)
    )
    event.remove(database.engine, "before_cursor_execute", count)
    assert (len(found), total) == (10, 10)
    assert statements <= 5
    database.close()


def purge_all(url: str) -> None:
    database = Database(url)
    maintenance.purge(database, Purge(2**50, maintenance.STATUSES))
    database.close()


def test_at_a_table_that_was_purged_all_are_told_and_sent_away(database_url: str) -> None:
    with serving(database_url) as server:
        table, one, two = two_at_table(server)
        purge_all(database_url)
        one.send("act", id="late", number=0, action="step")
        assert [chair.closed() for chair in (one, two)] == [4404, 4404]
        for chair in (one, two):
            assert "table.unknown" in chair.received[-1]
        with pytest.raises(Refused, match=r"table\.unknown"):
            Person(server.address).get(f"/api/tables/{table['id']}")


def test_who_talks_at_a_table_that_was_purged_is_sent_away(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        _, one, _ = two_at_table(server)
        purge_all(sqlite_url)
        one.send("chat", text="hello?")
        assert one.closed() == 4404
