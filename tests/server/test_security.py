"""The things that strangers must not be able to do, and bounds on what they can."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from meowple import __version__
from meowple.kernel.registry import games
from meowple.server.clock import SystemClock
from meowple.server.errors import Forbidden, Unavailable
from meowple.server.http.client_address import address, check_origin, is_secure
from meowple.server.http.security_headers import HEADERS
from meowple.server.live.services import Services
from meowple.server.rate_limits import RateLimiter, TokenBucket
from meowple.server.settings import Settings
from meowple.server.storage.profiles import MOST_DEVICES, MOST_LINKS
from tests.server.players import Chair, Person, Refused, two_at_table
from tests.server.postgres_cluster import Cluster
from tests.server.serving import FREE, Serving, serving


def request(
    *headers: tuple[str, str], host: str = "127.0.0.1", scheme: str = "http"
) -> HTTPConnection:
    raw = [(name.lower().encode(), value.encode()) for name, value in headers]
    scope = {"type": "http", "headers": raw, "client": (host, 1), "scheme": scheme}
    return HTTPConnection(scope)


# The source of a request


def test_without_a_trusted_proxy_nobody_chooses_their_address() -> None:
    spoofed = request(("X-Forwarded-For", "9.9.9.9"), ("X-Forwarded-Proto", "https"))
    assert address(spoofed, Settings()) == "127.0.0.1"
    assert not is_secure(spoofed, Settings())


def test_spoofed_addresses_do_not_help_against_limits(sqlite_url: str) -> None:
    with serving(sqlite_url, requests_per_second=0.5, requests_burst=3) as server:
        ann = Person(server.address, None)
        found = [
            ann.http.get("/api/games", headers={"X-Forwarded-For": f"9.9.9.{n}"})
            for n in range(4)
        ]
        assert [answer.status_code for answer in found] == [200, 200, 200, 429]


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        (["8.8.8.8"], "8.8.8.8"),
        (["6.6.6.6, 8.8.8.8"], "8.8.8.8"),
        (["6.6.6.6", "8.8.8.8"], "8.8.8.8"),
        (["6.6.6.6,"], "127.0.0.1"),
        (["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::/64"),
        (["::ffff:8.8.8.8"], "8.8.8.8"),
        (["what" * 100], ("what" * 100)[:64]),
    ],
)
def test_the_last_address_is_that_of_our_own_proxy(lines: list[str], found: str) -> None:
    made = request(*(("X-Forwarded-For", line) for line in lines))
    assert address(made, Settings(trust_proxy=True)) == found


def test_a_network_of_ipv6_is_one_client() -> None:
    one, two = request(host="2001:db8::1"), request(host="2001:db8::ffff:2")
    assert address(one, Settings()) == address(two, Settings())
    assert address(one, Settings()) != address(request(host="2001:db8:0:1::1"), Settings())


@pytest.mark.parametrize(
    ("origin", "public", "headers", "allowed"),
    [
        ("http://cats.example", None, [], True),
        ("https://cats.example", None, [], True),
        ("https://cats.example", "https://cats.example", [], True),
        ("http://cats.example", "https://cats.example", [], False),
        ("http://cats.example", None, [("X-Forwarded-Proto", "https")], False),
        ("https://cats.example", None, [("X-Forwarded-Proto", "https")], True),
        ("ftp://cats.example", None, [], False),
        ("https://cats.example.evil.example", None, [], False),
        ("https://cats.example:444", None, [], False),
        ("https://cats.example@evil.example", None, [], False),
        ("null", None, [], False),
        ("", None, [], False),
    ],
)
def test_origins(
    origin: str, public: str | None, headers: list[tuple[str, str]], allowed: bool
) -> None:
    made = request(("Host", "cats.example"), ("Origin", origin), *headers)
    settings = Settings(public_url=public, trust_proxy=True)
    if allowed:
        check_origin(made, settings)
    else:
        with pytest.raises(Forbidden):
            check_origin(made, settings)


def test_the_cookie(sqlite_url: str) -> None:
    with serving(sqlite_url, public_url="https://cats.example") as server:
        ann = Person(server.address, None)
        given = ann.http.post("/api/profile", json={}).headers["set-cookie"]
        assert {"HttpOnly", "SameSite=lax", "Secure", "Path=/"} <= set(given.split("; "))


# The headers of every answer, and what none contains


@contextmanager
def raw(server: Serving) -> Iterator[socket.socket]:
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=20) as opened:
        yield opened


def asked(server: Serving, head: str, body: bytes = b"") -> bytes:
    """The whole answer to something written by hand; the server closes after it."""
    with raw(server) as opened:
        opened.sendall(head.replace("\n", "\r\n").encode("latin-1") + b"\r\n\r\n" + body)
        found = b""
        while data := opened.recv(65536):
            found += data
    return found


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/"),
        ("HEAD", "/"),
        ("GET", "/api/openapi.json"),
        ("GET", "/api/tables/none"),
        ("GET", "/static/../../etc/passwd"),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd"),
        ("GET", "/api/tables/..%2f..%2fetc%2fpasswd"),
        ("GET", "/api/tables/%00"),
        ("GET", "/api/tables/none/play"),
        ("DELETE", "/api/profile"),
        ("OPTIONS", "/api/tables"),
        ("POST", "/api/tables"),
        ("TRACE", "/"),
    ],
)
def test_all_headers_on_all_answers(server: Serving, method: str, path: str) -> None:
    head = f"{method} {path} HTTP/1.1\nHost: localhost\nConnection: close"
    found = asked(server, head).decode().lower()
    status = int(found.split()[1])
    assert status < 500
    for name, value in HEADERS.items():
        assert f"{name}: {value}".lower() in found
    assert "access-control" not in found
    assert "root:" not in found
    _tells_nothing(found)


def _tells_nothing(answer: str) -> None:
    head = answer.partition("\r\n\r\n")[0]
    for word in ("\r\nserver:", "uvicorn", "starlette", "python", "x-powered"):
        assert word not in head
    for word in ("traceback", "site-packages", "sqlalchemy", "/src/", __version__):
        assert word not in answer


def test_a_socket_that_is_refused_is_told_in_the_same_form(sqlite_url: str) -> None:
    with serving(sqlite_url, connections_per_client=1) as server:
        table, one, _ = two_at_table_watched(server)
        for headers, status, id in (
            ({"Origin": "https://evil.example"}, 403, "origin.foreign"),
            ({}, 429, "rate.connections"),
        ):
            with (
                pytest.raises(InvalidStatus) as refused,
                connect(
                    f"{server.socket_address}/api/tables/{table}/play",
                    additional_headers=headers,
                ),
            ):
                pass
            answer = refused.value.response
            assert answer.status_code == status
            assert answer.body is not None
            assert json.loads(answer.body)["error"]["id"] == id
            assert "content-security-policy" in answer.headers
            assert ("retry-after" in answer.headers) == (status == 429)
        one.leave()


def two_at_table_watched(server: Serving) -> tuple[str, Chair, Person]:
    ann = Person(server.address, "Ann")
    table = ann.table("bells", "me", "hotseat")
    return table["id"], ann.chair(table, 0), ann


def test_a_wrong_method_is_told_the_right_ones(server: Serving) -> None:
    answer = Person(server.address, None).http.delete("/api/profile")
    assert answer.status_code == 405
    assert {"GET", "POST"} <= set(answer.headers["allow"].split(", "))


# Bounds


def test_time_that_goes_back_takes_nothing() -> None:
    bucket = TokenBucket(1.0, 2, 1000.0)
    assert bucket.take(1000.0) == 0
    assert bucket.take(100.0) == 0
    assert bucket.take(100.0) == 1
    assert bucket.take(101.0) == 0


def test_clients_are_forgotten_when_there_are_many() -> None:
    rates = RateLimiter(1.0, 1, lambda: 0.0, most=10)
    for number in range(1000):
        rates.take(str(number))
    assert len(rates._buckets) == 10


def test_a_body_that_does_not_come_is_not_waited_for(sqlite_url: str) -> None:
    with serving(sqlite_url, body_seconds=0.2) as server, raw(server) as opened:
        opened.sendall(
            b"POST /api/profile HTTP/1.1\r\nHost: localhost\r\nX-Meowple: 1\r\n"
            b"Content-Length: 20\r\n\r\n{"
        )
        assert b" 408 " in opened.recv(65536)


def test_tables_from_one_address_are_counted(sqlite_url: str) -> None:
    with serving(sqlite_url, tables_burst=2, tables_per_minute=1) as server:
        ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
        ann.table(), bob.table()
        with pytest.raises(Refused) as refused:
            Person(server.address, "Cid").table()
        assert refused.value.status == 429


def test_a_rematch_is_a_table_too(sqlite_url: str) -> None:
    with serving(sqlite_url, tables_per_profile=1) as server:
        ann = Person(server.address)
        old = ann.table("bells", "me", "hotseat")
        ann.post(f"/api/tables/{old['id']}/abandon")
        ann.table("bells", "me", "hotseat")
        with pytest.raises(Refused, match=r"table\.too_many"):
            ann.post(f"/api/tables/{old['id']}/rematch")


def test_old_links_are_void_when_there_are_many(server: Serving) -> None:
    ann = Person(server.address)
    links = [ann.post("/api/profile/link")["token"] for _ in range(MOST_LINKS + 1)]
    other = Person(server.address, None)
    found = []
    for link in links:
        try:
            found.append(other.post("/api/profile/claim", token=link)["name"])
        except Refused as refused:
            found.append(refused.id)
    assert found.count("link.unknown") == 1


def test_a_profile_has_so_many_devices(server: Serving) -> None:
    devices = [Person(server.address, "Ann")]
    for _ in range(MOST_DEVICES + 1):
        link = devices[0].post("/api/profile/link")["token"]
        devices.insert(0, Person(server.address, None))
        devices[0].post("/api/profile/claim", token=link)
    known = [device.http.get("/api/profile").status_code for device in devices]
    assert known.count(200) == MOST_DEVICES
    assert known[0] == 200


def test_a_table_that_somebody_has_just_come_to_is_not_forgotten(tmp_path: Path) -> None:
    """However many others are looked at: two rooms of one table would not agree."""
    with serving(f"sqlite:///{tmp_path / 'm.db'}", cached_tables=0) as server:
        _, one, two = two_at_table(server)
        one.act("step")
        two.at(1)
        assert two.state["number"] == 1


def test_rooms_that_nobody_looks_at_are_bounded(tmp_path: Path) -> None:
    async def look() -> int:
        settings = replace(FREE, database_url=url, cached_tables=3)
        services = Services(settings, games(), SystemClock())
        await services.start()
        for id in ids:
            await services.rooms.open(id)
        held = len(services.rooms._rooms)
        await services.stop()
        return held

    url = f"sqlite:///{tmp_path / 'm.db'}"
    with serving(url) as server:
        ann = Person(server.address)
        ids = [ann.table("fits", "me", "hotseat")["id"] for _ in range(8)]
    assert asyncio.run(look()) <= 4


# The queries to the database, and its contents


@pytest.mark.parametrize("id", ["%00", "a%00b", "%ff", "A" * 17, "'", "☃", "a b"])
def test_what_cannot_be_a_table_is_not_looked_for(
    postgres: Cluster, id: str, one_server: Serving
) -> None:
    ann = Person(one_server.address)
    for ask in (ann.http.get, ann.http.post):
        path = f"/api/tables/{id}" + ("/join" if ask == ann.http.post else "/record")
        answer = ask(path)
        assert answer.status_code in (404, 405), answer.text


@pytest.mark.parametrize("code", ["\x00", "AB\x00", "☃", "' OR 1=1", ""])
def test_what_cannot_be_a_code_is_not_looked_for(one_server: Serving, code: str) -> None:
    with pytest.raises(Refused) as refused:
        Person(one_server.address).post("/api/join", code=code)
    assert refused.value.status == 400


@pytest.fixture(scope="module")
def one_server(postgres: Cluster) -> Iterator[Serving]:
    """On PostgreSQL, which takes no zero byte."""
    with serving(postgres.new_database()) as found:
        yield found


def test_what_the_database_refuses_fails_alone(tmp_path: Path) -> None:
    """Writings are committed together, but one of them does not spoil the others."""

    async def write() -> list[object]:
        services = Services(replace(FREE, database_url=url), games(), SystemClock())
        await services.start()
        statement = "INSERT INTO version VALUES (:number)"
        done = await asyncio.gather(
            services.writer.do(lambda c: c.exec_driver_sql(statement, {"number": None})),
            services.writer.do(lambda c: c.exec_driver_sql("SELECT 1").scalar()),
            return_exceptions=True,
        )
        await services.stop()
        return list(done)

    url = f"sqlite:///{tmp_path / 'm.db'}"
    refused, done = asyncio.run(write())
    assert isinstance(refused, Unavailable)
    assert done == 1


def test_no_token_is_stored(tmp_path: Path) -> None:
    path = tmp_path / "m.db"
    with serving(f"sqlite:///{path}") as server:
        ann = Person(server.address)
        table = ann.table()
        secrets = [ann.http.cookies["meowple"], ann.post("/api/profile/link")["token"]]
        secrets += [invited["token"] for invited in table["invitations"]]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert table["id"].encode() in stored
    for secret in secrets:
        assert secret.encode() not in stored


# Access for spectators


def test_who_may_not_look_on_is_sent_away_when_the_game_begins(server: Serving) -> None:
    ann, bob, eve = (Person(server.address, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.table("bells", "me", "open", spectators=False)
    watching = eve.chair(table, None)
    bob.join(table)
    assert watching.closed() == 4403
    assert not any(json.loads(text)["type"] == "state" for text in watching.received)


def test_names_hold_no_line_break(server: Serving) -> None:
    ann = Person(server.address, "A\r\nSet-Cookie: x=1")
    assert ann.get("/api/profile")["name"] == "A Set-Cookie: x=1"
