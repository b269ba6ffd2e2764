"""Strangers who send anything: HTTP by the description of the API, and WebSockets."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from meowple.kernel.registry import games
from meowple.server.http.openapi import describe
from meowple.server.http.ops import ALL
from tests.server.players import Chair, Message, Person, metric, two_at_table
from tests.server.serving import Serving, serving

EXAMPLES = settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
# Codes of a proper end: too long, not text, too often, against the protocol, too slow.
CODES = {1002, 1003, 1007, 1008, 1009, 1013}


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    path = tmp_path_factory.mktemp("fuzz") / "meowple.db"
    with serving(f"sqlite:///{path}", tables_per_profile=1_000_000) as found:
        yield found


@pytest.fixture(autouse=True)
def no_faults(fuzzed: Serving, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing is a fault of ours, and no error has a traceback."""
    with caplog.at_level(logging.WARNING):
        yield
    said = [record for record in caplog.records if record.levelno >= logging.ERROR]
    # The protocol's server logs invalid UTF-8 this way; it is the client's fault.
    ours = [r.getMessage() for r in said if "Invalid UTF-8" not in r.getMessage()]
    assert ours == []
    anyone = Person(fuzzed.address, None)
    assert metric(anyone, "faults_total") == 0
    assert 'status="5' not in anyone.http.get("/metrics").text


# HTTP

schema = schemathesis.openapi.from_dict(describe(ALL))


@pytest.fixture(scope="module")
def stranger(fuzzed: Serving) -> dict[str, Any]:
    """Someone with a profile and a table of each kind, so that paths lead somewhere."""
    ann = Person(fuzzed.address, "Ann")
    waiting = ann.table("isle", "me", "open", public=True)
    playing = ann.table("fits", "me", "hotseat")
    over = ann.table("bells", "me", "hotseat")
    ann.post(f"/api/tables/{over['id']}/abandon")
    cookie = ann.http.cookies["meowple"]
    tables = [waiting["id"], playing["id"], over["id"]]
    return {"cookie": cookie, "tables": tables, "codes": [waiting["code"]]}


@schema.parametrize()
@seed(20_261_116)
@EXAMPLES
def test_no_request_is_a_fault_of_the_server(
    case: schemathesis.Case[Any], fuzzed: Serving, stranger: dict[str, Any]
) -> None:
    chance = Random(repr((case.path_parameters, case.body)))
    if case.path_parameters and "table" in case.path_parameters and chance.random() < 0.7:
        case.path_parameters["table"] = chance.choice(stranger["tables"])
    if case.path_parameters and "game" in case.path_parameters and chance.random() < 0.9:
        case.path_parameters["game"] = chance.choice([*games(), "bells"])
    if chance.random() < 0.8:
        case.headers["X-Meowple"] = "1"
        case.cookies["meowple"] = stranger["cookie"]
    response = case.call(base_url=fuzzed.address)
    case.validate_response(
        response,
        checks=[
            not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )
    assert "Traceback" not in response.text
    assert "content-security-policy" in response.headers


LINES = st.one_of(
    st.sampled_from(
        [
            b"GET / HTTP/1.1",
            b"POST /api/profile HTTP/1.1",
            b"GET /api/tables/none/play HTTP/1.1",
            b"Host: localhost",
            b"Host: x\r\nHost: y",
            b"Connection: Upgrade",
            b"Upgrade: websocket",
            b"Upgrade: h2c",
            b"Sec-WebSocket-Version: 13",
            b"Sec-WebSocket-Version: 7",
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            b"Sec-WebSocket-Key: short",
            b"Sec-WebSocket-Protocol: ,,,",
            b"Sec-WebSocket-Extensions: permessage-deflate; x=\xff",
            b"Origin: http://[",
            b"Cookie: meowple=\xff\x00; ;=",
            b"Content-Length: 5",
            b"Content-Length: -1",
            b"Transfer-Encoding: chunked",
            b"X-Meowple: 1",
            b"X-Long: " + b"a" * 70_000,
            b" folded: x",
            b": empty",
        ]
    ),
    st.binary(max_size=40),
)


@EXAMPLES
@given(lines=st.lists(LINES, min_size=1, max_size=9), body=st.binary(max_size=60))
def test_odd_heads_and_malformed_upgrades(
    fuzzed: Serving, lines: list[bytes], body: bytes
) -> None:
    host, port = fuzzed.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=20) as opened:
        try:
            opened.sendall(b"\r\n".join(lines) + b"\r\n\r\n" + body)
            opened.shutdown(socket.SHUT_WR)
            found = b"".join(iter(lambda: opened.recv(65536), b""))
        except ConnectionError:
            return
    assert not found.startswith(b"HTTP/1.1 5")
    assert b"Traceback" not in found


# WebSockets

VALID: list[Message] = [
    {"do": "act", "number": 1, "id": "x1", "action": "step"},
    {"do": "undo", "number": 1, "id": "x2"},
    {"do": "sync", "have": 0},
    {"do": "sit", "seat": 0},
    {"do": "chat", "text": "Hello"},
    {"do": "mute", "seat": 1, "on": True},
    {"do": "words"},
    {"do": "why", "id": "x3", "action": "step"},
    {"do": "foresee", "id": "x4", "actions": ["step"]},
    {"do": "insight"},
]
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=False),
    st.text(max_size=20),
    st.sampled_from(["\x00", "\ud7ff", "step", "boom\n", "é" * 300, 10**40, -1, 2**63]),
)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
FIELDS = st.sampled_from(
    ["do", "number", "id", "action", "have", "seat", "text", "on", "x"]
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    message = dict(draw(st.sampled_from(VALID)))
    for _ in range(draw(st.integers(1, 3))):
        field = draw(FIELDS)
        if draw(st.booleans()):
            message[field] = draw(JSON)
        else:
            message.pop(field, None)
    text = json.dumps(message)
    cut = draw(st.integers(0, len(text)))
    return draw(st.sampled_from([text, text[:cut], text + text[cut:]]))


FRAMES = st.one_of(
    mutated(),
    JSON.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.sampled_from(
        [
            "",
            b"",
            "[" * 8000,
            '{"do":' * 1300,
            '{"do":"act","number":1,"id":"r","action":"\\ud800"}',
            '{"do":"chat","text":"' + "a" * 9000 + '"}',
            "x" * 60_000,
            json.dumps(VALID[0]).encode(),
        ]
    ),
)


def talk(socket: ClientConnection, frames: list[str | bytes]) -> int | None:
    """Send all, then ask for the state; None if the answer comes, else the close code."""
    try:
        for frame in frames:
            socket.send(frame)
        socket.send(json.dumps({"do": "sit", "seat": 0}))
        while json.loads(socket.recv(timeout=20))["type"] != "hello":
            pass
        while json.loads(socket.recv(timeout=20))["type"] != "state":
            pass
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
    return None


@pytest.fixture(scope="module")
def victim(fuzzed: Serving) -> tuple[Person, Message]:
    ann = Person(fuzzed.address, "Mallory")
    return ann, ann.table("bells", "me", "hotseat", options={"rounds": 9})


@EXAMPLES
@given(frames=st.lists(FRAMES, max_size=8))
def test_no_frame_is_a_fault_of_the_server(
    fuzzed: Serving, victim: tuple[Person, Message], frames: list[str | bytes]
) -> None:
    ann, table = victim
    with ann.socket(table["id"], 0) as opened:
        assert talk(opened, frames) is None


@pytest.mark.parametrize(
    "bytes_sent",
    [
        b"\x81\x05hello",  # not masked
        b"\x83\x80\0\0\0\0",  # no such kind of frame
        b"\xf1\x80\0\0\0\0",  # reserved bits
        b"\x81\x82\0\0\0\0\xff\xfe",  # no UTF-8
        b"\x80\x80\0\0\0\0",  # goes on with nothing
        b"\x89\xfe\x00\x80\0\0\0\0" + b"a" * 128,  # a ping that is too long
        b"\x88\x82\0\0\0\0\x03\xe5",  # a close code that may not be sent
        b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",  # longer than all there is
        b"\x01\xfe\xff\xff\0\0\0\0" + b"a" * 65535 + b"\x80\x85\0\0\0\0aaaaa",  # in parts
    ],
)
def test_broken_frames_end_the_connection_properly(
    fuzzed: Serving, victim: tuple[Person, Message], bytes_sent: bytes
) -> None:
    ann, table = victim
    with ann.socket(table["id"], 0) as opened:
        opened.socket.sendall(bytes_sent)
        try:
            while True:
                opened.recv(timeout=20)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 1006
    assert code in CODES


def test_a_flood_does_not_disturb_another_table(tmp_path: Path) -> None:
    """Others play on, in order, while one floods until it is sent away."""
    url = f"sqlite:///{tmp_path / 'm.db'}"
    with serving(url, messages_burst=50, messages_per_second=0.001) as server:
        _, one, two = two_at_table(server)
        eve = Person(server.address, "Eve")
        table = eve.table("bells", "me", "hotseat")
        flooding = Chair(eve.socket(table["id"], 0), 0)
        chance = Random(5)
        for number in range(1, 11):
            try:
                for _ in range(40):
                    flooding.socket.send(chance.randbytes(chance.randrange(2000)))
            except ConnectionClosed:
                pass
            one.act("step")
            assert two.at(number)["number"] == number
        assert flooding.closed() == 1008
        assert metric(eve, "faults_total") == 0
