"""Profiles: a token in a cookie, names, other devices."""

from __future__ import annotations

import sqlite3

import pytest

from tests.server.players import Person, Refused
from tests.server.serving import Serving


def test_a_profile_is_a_cookie_that_scripts_cannot_read(server: Serving) -> None:
    person = Person(server.address, None)
    response = person.http.post("/api/profile", json={"name": "Ann"})
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert person.get("/api/profile")["name"] == "Ann"


def test_a_profile_can_be_renamed_and_keeps_its_id(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    id = ann.get("/api/profile")["id"]
    renamed = ann.post("/api/profile", name="Anna")
    assert renamed == {"id": id, "name": "Anna", "language": "en"}


def test_a_link_brings_the_profile_to_another_device_once(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    token = ann.post("/api/profile/link")["token"]
    phone = Person(server.address, None)
    claimed = phone.post("/api/profile/claim", token=token)
    assert claimed["id"] == ann.get("/api/profile")["id"]
    assert ann.get("/api/profile")["name"] == "Ann"
    with pytest.raises(Refused, match=r"link\.unknown"):
        Person(server.address, None).post("/api/profile/claim", token=token)


def test_a_link_grows_old(own_server: Serving) -> None:
    ann = Person(own_server.address, "Ann")
    token = ann.post("/api/profile/link")["token"]
    own_server.times.pass_by(3601)
    with pytest.raises(Refused, match=r"link\.unknown"):
        Person(own_server.address, None).post("/api/profile/claim", token=token)


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann \t Lee ", "Ann Lee"),
        ("A\u202enn\x00", "Ann"),
        ("Бořek", "Бořek"),
        ("<b>", "<b>"),
        ("e\u0301va", "éva"),
        ("🐈\u200d⬛", "🐈\u200d⬛"),
    ],
)
def test_names_are_cleaned(server: Serving, given: str, shown: str) -> None:
    assert Person(server.address, given).get("/api/profile")["name"] == shown


@pytest.mark.parametrize(
    ("given", "id"),
    [("\u202e", "name.empty"), ("\u200d ", "name.empty"), ("x" * 25, "name.too_long")],
)
def test_a_name_must_be_one(server: Serving, given: str, id: str) -> None:
    with pytest.raises(Refused) as refused:
        Person(server.address, given)
    assert refused.value.id == id


def test_no_token_is_stored(own_server: Serving) -> None:
    ann = Person(own_server.address, "Ann")
    table = ann.table("bells", "me", "open")
    secrets = [
        ann.http.cookies["meowple"],
        ann.post("/api/profile/link")["token"],
        table["invitations"][0]["token"],
    ]
    path = own_server.settings.database_url.removeprefix("sqlite:///")
    connection = sqlite3.connect(path)
    dump = "\n".join(connection.iterdump())
    connection.close()
    assert table["id"] in dump
    assert not [secret for secret in secrets if secret in dump]


def test_a_false_cookie_is_nobody(server: Serving) -> None:
    eve = Person(server.address, None)
    eve.http.cookies["meowple"] = "x" * 43
    with pytest.raises(Refused) as refused:
        eve.get("/api/profile")
    assert (refused.value.id, refused.value.status) == ("profile.none", 401)
