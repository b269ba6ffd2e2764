"""The edges: what is refused, headers, limits, the description of the API."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.players import Person, Refused, two_at_table
from tests.server.serving import Serving, serving


@pytest.mark.parametrize("path", ["/", "/api", "/api/games", "/nowhere", "/metrics"])
def test_every_answer_is_guarded(ann: Person, path: str) -> None:
    headers = ann.http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    # A page shows a game's own picture by a data URL, in which no script runs.
    assert "img-src 'self' data:;" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_a_write_needs_the_header(ann: Person) -> None:
    del ann.http.headers["X-Meowple"]
    with pytest.raises(Refused) as refused:
        ann.post("/api/profile", name="Eve")
    assert (refused.value.id, refused.value.status) == ("request.header", 403)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", ""])
def test_another_site_cannot_write(ann: Person, origin: str) -> None:
    ann.http.headers["Origin"] = origin
    with pytest.raises(Refused, match=r"origin\.foreign"):
        ann.post("/api/profile", name="Eve")


def test_our_own_pages_can_write(ann: Person) -> None:
    ann.http.headers["Origin"] = ann.address
    assert ann.post("/api/profile", name="Eve")["name"] == "Eve"


def test_another_site_cannot_open_a_socket(server: Serving, ann: Person) -> None:
    table = ann.table()
    address = f"{server.socket_address}/api/tables/{table['id']}/play"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, additional_headers={"Origin": "https://evil.example"}),
    ):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "id"),
    [
        ("POST", "/api/profile", b"{", 400, "request.not_json"),
        ("POST", "/api/profile", b"\xff", 400, "request.not_json"),
        ("POST", "/api/profile", b"[]", 400, "request.invalid"),
        ("POST", "/api/profile", b'{"x":' + b"[" * 9000, 400, "request.too_deep"),
        ("POST", "/api/profile", b" " * 40_000, 413, "request.too_long"),
        ("GET", "/api/tables/nowhere", b"", 404, "table.unknown"),
        ("POST", "/api/tables/nowhere/join", b"{}", 404, "table.unknown"),
        ("GET", "/api/tables/nowhere/record", b"", 404, "table.unknown"),
        ("GET", "/api/nowhere", b"", 404, "request.nowhere"),
        ("DELETE", "/api/tables", b"", 405, "request.method"),
    ],
)
def test_what_is_wrong_is_said_in_one_form(
    ann: Person, method: str, path: str, body: bytes, status: int, id: str
) -> None:
    response = ann.http.request(method, path, content=body)
    assert (response.status_code, response.json()["error"]["id"]) == (status, id)


def test_too_many_requests_are_told_when_to_come_again(sqlite_url: str) -> None:
    with serving(sqlite_url, requests_per_second=0.5, requests_burst=3) as server:
        ann = Person(server.address)
        answers = [ann.http.get("/api/games") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].headers["retry-after"] == "2"
        assert answers[2].json()["error"]["id"] == "rate.too_many"
        server.times.pass_by(2)
        assert ann.get("/api/games")


def test_behind_a_proxy_clients_are_distinct_names(sqlite_url: str) -> None:
    slow = serving(sqlite_url, requests_per_second=0.5, requests_burst=1, trust_proxy=True)
    with slow as server:
        ann = Person(server.address, None)
        for last, status in (("1.1.1.1", 200), ("2.2.2.2", 200), ("1.1.1.1", 429)):
            forwarded = {"X-Forwarded-For": f"9.9.9.9, {last}"}
            assert ann.http.get("/api/games", headers=forwarded).status_code == status


def test_behind_a_proxy_with_tls_the_cookie_is_secure(sqlite_url: str) -> None:
    with serving(sqlite_url, trust_proxy=True) as server:
        ann = Person(server.address, None)
        headers = {"X-Forwarded-Proto": "https"}
        answer = ann.http.post("/api/profile", json={}, headers=headers)
        assert "Secure" in answer.headers["set-cookie"]


def test_too_many_messages_are_refused_and_then_end_the_connection(sqlite_url: str) -> None:
    with serving(sqlite_url, messages_burst=5, messages_per_second=1) as server:
        _, one, two = two_at_table(server)
        for _ in range(7):
            one.send("sync", have=0)
        assert one.next("error")["error"]["id"] == "rate.too_many"
        # Two were refused; with the last of these it is enough.
        for _ in range(99):
            one.send("sync", have=0)
        assert one.closed() == 1008
        assert two.refused("step") == "turn.not_yours"


def test_one_client_has_so_many_connections(sqlite_url: str) -> None:
    with serving(sqlite_url, connections_per_client=2) as server:
        table, one, _ = two_at_table(server)
        ann = Person(server.address, None)
        with pytest.raises(InvalidStatus):
            ann.chair(table, None)
        one.leave()


def test_so_many_tables_are_enough(sqlite_url: str) -> None:
    with serving(sqlite_url, tables_per_profile=1) as server:
        ann = Person(server.address)
        ann.table()
        with pytest.raises(Refused, match=r"table\.too_many"):
            ann.table()


def test_the_description_names_every_route_and_type(ann: Person) -> None:
    text = ann.http.get("/api/openapi.json").text
    found = json.loads(text)
    assert found["openapi"].startswith("3.1")
    assert "post" in found["paths"]["/api/tables"]
    assert "TableForm" in found["components"]["schemas"]
    for name in set(_references(found)):
        assert name.removeprefix("#/components/schemas/") in found["components"]["schemas"]


def test_a_form_for_a_table_has_every_term_with_its_bounds_and_default(ann: Person) -> None:
    schemas = ann.get("/api/openapi.json")["components"]["schemas"]
    form, terms = schemas["TableForm"], schemas["Terms"]
    assert terms["properties"].items() <= form["properties"].items()
    assert form["properties"].keys() - terms["properties"].keys() == {
        "game", "options", "record", "seats",
    }  # fmt: skip
    assert form["required"] == ["game", "seats"]


def test_a_table_has_the_terms_of_its_form(ann: Person) -> None:
    terms = {
        "pace": {"kind": "live", "seconds": 60, "increment": 5, "hours": 2},
        "on_timeout": "loss",
        "on_leave": "end",
        "window_seconds": 7,
        "public": True,
        "spectators": False,
        "hints": False,
        "rated": False,
        "play_forced": False,
        "course": None,
        "moved": False,
    }
    assert ann.table("bells", "me", "open", **terms)["terms"] == terms


def _references(value: object) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [r for item in value.values() for r in _references(item)]
    if isinstance(value, list):
        return [r for item in value for r in _references(item)]
    return []


def test_a_page_shows_the_api(ann: Person) -> None:
    assert "/api/tables/{table}/join" in ann.http.get("/api").text


def test_games_come_with_seats_options_and_bots(ann: Person) -> None:
    found = {game["id"]: game for game in ann.get("/api/games")["games"]}
    assert found["bells"]["seats"] == [1, 2, 3]
    assert found["bells"]["options"][0]["default"] == 3
    assert "random" in found["isle"]["bots"]


def test_health_and_figures(ann: Person) -> None:
    assert ann.get("/healthz")["ok"]
    text = ann.http.get("/metrics").text
    assert 'meowple_http_requests_total{status="200"}' in text
    assert "# TYPE meowple_connections gauge" in text
