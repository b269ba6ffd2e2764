"""The names that a server answers to: no other site can pass its own name off as ours."""

from __future__ import annotations

import socket
from dataclasses import replace

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from meowple.server.errors import Forbidden
from meowple.server.http.client_address import (
    _machine_names,
    accepts_any_host,
    check_host,
    check_origin,
)
from meowple.server.settings import Settings
from tests.server.players import Person
from tests.server.serving import Serving, serving

PUBLIC = Settings(public_url="https://cats.example")
EVIL = {"Host": "evil.example:8000", "Origin": "http://evil.example:8000"}


def asking(client: str = "127.0.0.1", **headers: str) -> HTTPConnection:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "headers": raw, "client": (client, 1), "scheme": "http"}
    return HTTPConnection(scope)


@pytest.mark.parametrize("host", ["cats.example", "cats.example:443", "CATS.example."])
def test_a_public_server_answers_to_its_name(host: str) -> None:
    check_host(asking(host=host, client="192.0.2.1"), PUBLIC)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "cats.example.evil.example", "notcats.example", "", "[x", "a/b",
     "192.0.2.7:8000", "127.0.0.1:8000", "localhost"],
)  # fmt: skip
def test_a_public_server_answers_to_no_other_name(host: str) -> None:
    with pytest.raises(Forbidden, match=r"host\.foreign"):
        check_host(asking(host=host, client="192.0.2.1"), PUBLIC)


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1:8000", "[::1]:8000"])
def test_its_host_may_ask_on_the_machine_itself(host: str) -> None:
    check_host(asking(host=host), PUBLIC)
    # A proxy on this machine asks for someone else.
    proxy = asking(host=host, **{"x-forwarded-for": "192.0.2.1"})
    for settings in (PUBLIC, replace(PUBLIC, trust_proxy=True)):
        with pytest.raises(Forbidden, match=r"host\.foreign"):
            check_host(proxy, settings)


@pytest.mark.parametrize(
    "host", ["localhost", "cats.localhost:80", "127.0.0.1", "127.1.2.3", "[::1]"]
)
def test_a_server_on_this_machine_answers_to_its_names(host: str) -> None:
    check_host(asking(host=host), Settings())


@pytest.mark.parametrize(
    "host", ["evil.example:8000", "192.0.2.7", "localhost.evil.example"]
)
def test_a_server_on_this_machine_answers_to_no_other_name(host: str) -> None:
    with pytest.raises(Forbidden, match=r"host\.foreign"):
        check_host(asking(host=host), Settings())


@pytest.mark.parametrize("listens", ["0.0.0.0", "::", "192.0.2.7", "Whiskers.example"])
def test_a_server_in_a_network_answers_to_numbers_and_its_own_names(
    listens: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Whiskers.example")
    _machine_names.cache_clear()
    settings = Settings(host=listens)
    try:
        for host in ("192.0.2.7:8000", "[2001:db8::7]", "localhost", "whiskers:8000",
                     "whiskers.example", "WHISKERS.local"):  # fmt: skip
            check_host(asking(host=host), settings)
        for host in ("evil.example", "whiskers.evil.example", ""):
            with pytest.raises(Forbidden, match=r"host\.foreign"):
                check_host(asking(host=host), settings)
    finally:
        _machine_names.cache_clear()


def test_behind_a_proxy_without_a_public_url_every_name_is_accepted() -> None:
    settings = Settings(trust_proxy=True)
    assert accepts_any_host(settings)
    check_host(asking(host="cats.example"), settings)
    assert not accepts_any_host(replace(PUBLIC, trust_proxy=True))


def test_a_page_of_a_public_server_comes_from_its_address_alone() -> None:
    check_origin(asking(host="cats.example", origin="https://cats.example"), PUBLIC)
    for origin in ("https://evil.example", "https://192.0.2.7"):
        host = origin.removeprefix("https://")
        with pytest.raises(Forbidden, match=r"origin\.foreign"):
            check_origin(asking(host=host, origin=origin), PUBLIC)


@pytest.mark.parametrize("public", [None, "http://cats.example"])
def test_who_rebinds_a_name_of_theirs_can_neither_write_nor_read(
    sqlite_url: str, public: str | None
) -> None:
    with serving(sqlite_url, public_url=public) as server:
        http = Person(server.address, None).http
        for found in (
            http.post("/api/profile", json={"name": "Eve"}, headers=EVIL),
            http.get("/metrics", headers=EVIL),
            http.get("/api/tables", headers=EVIL),
        ):
            assert found.status_code == 403
            assert found.json()["error"]["id"] == "host.foreign"
        assert http.get("/healthz", headers={"Host": "pod-7"}).status_code == 200


def test_nor_open_a_websocket(server: Serving) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    line = socket.create_connection((host, int(port)))
    with line, pytest.raises(InvalidStatus) as refused:
        connect("ws://evil.example/api/tables/a/play", sock=line)
    assert refused.value.response.status_code == 403
