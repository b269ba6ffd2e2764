"""Notices: one per turn, to players who are not there, with nothing that others may not
read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import replace
from email.message import EmailMessage

import pytest

from meowple.kernel.errors import MeowpleError
from meowple.server.notifications import webhook as hooks
from meowple.server.notifications.contacts import checked_email, checked_webhook
from meowple.server.notifications.sender import TRIES, check_mail
from meowple.server.notifications.smtp import NotSent
from meowple.server.settings import Settings
from tests.server.fake_mailboxes import Box, mail_server, webhook
from tests.server.players import Chair, Message, Person, Refused, metric, two_at_table
from tests.server.postgres_cluster import Cluster
from tests.server.serving import Serving, serving

# Under https a cookie would not come back over the plain line of a test.
PUBLIC = "http://cats.example"


@pytest.fixture
def box() -> Iterator[Box]:
    with webhook() as found:
        yield found


@pytest.fixture
def post() -> Iterator[Box]:
    with mail_server() as found:
        yield found


@pytest.fixture
def telling(database_url: str) -> Iterator[Serving]:
    """A server that knows webhooks on this machine."""
    with serving(database_url, hook_loopback=True) as found:
        yield found


def with_post(url: str, post: Box, **more: object) -> AbstractContextManager[Serving]:
    sender = "Cats <cats@cats.example>"
    return serving(
        url,
        times=None,
        found=None,
        public_url=PUBLIC,
        smtp_url=post.address,
        mail_from=sender,
        **more,
    )


@pytest.fixture
def mailing(database_url: str, post: Box) -> Iterator[Serving]:
    with with_post(database_url, post) as found:
        yield found


def begun(server: Serving, bob: Person) -> tuple[Message, Chair]:
    """A table of Ann, who is there, and Bob; windows wait as long as it takes."""
    ann = Person(server.address, "Ann")
    table = ann.table("bells", "me", "open", window_seconds=0, options={"rounds": 9})
    bob.join(table)
    chair = ann.chair(table, 0)
    chair.at(0)
    return table, chair


def listening(server: Serving, box: Box) -> Person:
    bob = Person(server.address, "Bob")
    bob.post("/api/profile/notices", hook=f"{box.address}/bob?key=1")
    return bob


def counted(person: Person, status: str) -> int:
    return metric(person, "notices_total", f'status="{status}"')


def wait_for(person: Person, status: str, server: Serving, number: int = 1) -> None:
    """Wait until `number` notices have this status; every check reads the database."""
    while counted(person, status) < number:
        server.times.pass_by(61)


def test_a_state_says_whose_turn_it_is_once_per_turn(server: Serving) -> None:
    table, one, two = two_at_table(server)
    first = one.state["notice"]
    assert first == {
        "id": f"{table['id']}-0-1",
        "title": "Your turn",
        "body": "bells: it’s your turn.",
    }
    assert two.state["notice"] is None
    one.act("step")
    assert one.state["notice"] == first
    one.act("end")
    assert one.state["notice"] is None
    asked = two.at(2)["notice"]
    assert asked["id"] == f"{table['id']}-1-1"
    one.undo()
    assert one.state["notice"] == first
    one.act("end")
    assert two.at(4)["notice"] == asked
    two.act("done")
    assert one.at(5)["notice"] is None


def test_who_is_not_there_is_told_once_per_turn(telling: Serving, box: Box) -> None:
    bob = listening(telling, box)
    table, ann = begun(telling, bob)
    ann.act("end")
    assert box.next_post(telling) == {
        "path": "/bob?key=1",
        "id": f"{table['id']}-1-1",
        "type": "your_turn",
        "table": table["id"],
        "seat": 1,
        "game": "bells",
        "title": "Your turn",
        "body": "bells: it’s your turn.",
    }
    # Taken back and done again it is the same turn.
    ann.undo()
    ann.act("end")
    other, ann_again = begun(telling, bob)
    ann_again.act("end")
    assert box.next_post(telling)["table"] == other["id"]
    chair = bob.chair(table, 1)
    chair.until(lambda state: state["actors"] == [1])
    chair.act("done")
    chair.act("end")
    ann.until(lambda state: state["actors"] == [0])
    ann.act("done")
    ann.act("end")
    chair.leave()
    chair = bob.chair(table, 1)
    chair.at(0)
    chair.act("done")
    assert chair.act("step")
    assert box.posts.empty()


def test_who_comes_in_time_is_not_told(telling: Serving, box: Box) -> None:
    bob = listening(telling, box)
    table, ann = begun(telling, bob)
    ann.act("end")
    chair = bob.chair(table, 1)
    chair.at(0)
    wait_for(bob, "seen", telling)
    assert box.posts.empty()


def test_a_turn_that_is_over_is_not_told(telling: Serving, box: Box) -> None:
    bob = listening(telling, box)
    _, ann = begun(telling, bob)
    ann.act("end")
    ann.undo()
    wait_for(bob, "late", telling)
    assert box.posts.empty()


def test_a_webhook_that_never_answers_holds_up_nobody_else(
    telling: Serving, box: Box
) -> None:
    with webhook() as slow:
        slow.answers.clear()
        eve, bob = listening(telling, slow), listening(telling, box)
        for person in (*[eve] * 6, bob):
            begun(telling, person)[1].act("end")
        assert box.next_post(telling)["type"] == "your_turn"
        # Of one profile one is sent at a time.
        assert slow.posts.qsize() <= 1
        slow.answers.set()
        for _ in range(6):
            slow.next_post(telling)


def test_a_webhook_that_fails_is_tried_a_few_times_and_disturbs_nobody(
    telling: Serving, box: Box
) -> None:
    box.status = 503
    bob = listening(telling, box)
    _, ann = begun(telling, bob)
    ann.act("end")
    wait_for(bob, "failed", telling)
    assert box.posts.qsize() == TRIES
    ann.undo()
    assert ann.act("step")


@pytest.mark.parametrize("status", [301, 302, 307, 404, 410])
def test_redirects_are_not_followed_and_refusals_are_final(
    sqlite_url: str, box: Box, status: int
) -> None:
    box.status = status
    with serving(sqlite_url, hook_loopback=True) as server:
        bob = listening(server, box)
        _, ann = begun(server, bob)
        ann.act("end")
        wait_for(bob, "failed", server)
    assert box.posts.qsize() == 1


def test_of_two_processes_one_tells(postgres: Cluster, box: Box) -> None:
    url = postgres.new_database()
    with (
        serving(url, hook_loopback=True) as one,
        serving(url, times=one.times, hook_loopback=True) as two,
    ):
        bob = listening(two, box)
        found = []
        for _ in range(5):
            table, ann = begun(one, bob)
            ann.act("end")
            assert box.next_post(one)["table"] == table["id"]
            found.append(table["id"])
        assert box.posts.empty()
        assert len(set(found)) == 5


def test_who_is_connected_to_another_process_is_not_told(
    postgres: Cluster, box: Box
) -> None:
    url = postgres.new_database()
    with (
        serving(url, hook_loopback=True) as one,
        serving(url, times=one.times, hook_loopback=True) as two,
    ):
        bob = listening(two, box)
        table, ann = begun(one, bob)
        chair = bob.chair(table, 1)
        chair.at(0)
        ann.act("end")
        chair.until(lambda state: state["actors"] == [1])
        one.times.pass_by(61)
        # A later notice of someone else comes first, and alone.
        eve = listening(one, box)
        other, again = begun(one, eve)
        again.act("end")
        assert box.next_post(one)["table"] == other["id"]
        assert box.posts.empty()


def link_in(letter: EmailMessage, what: str) -> str:
    found = re.search(rf"{PUBLIC}(/api/notices/{what}/\S+)", letter.get_content())
    assert found is not None
    return found[1]


def with_mail(server: Serving, post: Box) -> Person:
    bob = Person(server.address, "Bob")
    bob.post("/api/profile/notices", mail="bob@Example.org")
    letter = post.letter()
    assert letter["To"] == "bob@example.org"
    link = link_in(letter, "confirm")
    # A program that only looks confirms nothing.
    assert "<form" in bob.http.get(link).text
    assert not bob.get("/api/profile/notices")["mail_confirmed"]
    assert (
        Person(server.address, None).http.post(link, headers={"X-Meowple": ""}).is_success
    )
    assert bob.get("/api/profile/notices") == {
        "sends_mail": True,
        "mail": "bob@example.org",
        "mail_confirmed": True,
        "hook": None,
    }
    return bob


def test_a_confirmed_address_gets_letters_until_it_says_stop(
    mailing: Serving, post: Box
) -> None:
    bob = with_mail(mailing, post)
    table, ann = begun(mailing, bob)
    ann.act("end")
    letter = post.next_letter(mailing)
    assert (letter["To"], letter["Subject"]) == ("bob@example.org", "Your turn")
    assert "bells: it’s your turn." in letter.get_content()
    for secret in ("Ann", "Bob", table["id"], table["code"]):
        assert secret not in letter.get_content()
    link = link_in(letter, "stop")
    assert letter["List-Unsubscribe"] == f"<{PUBLIC}{link}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stranger = Person(mailing.address, None)
    assert "<form" in stranger.http.get(link).text
    one_click = {"List-Unsubscribe": "One-Click"}
    assert stranger.http.post(link, data=one_click).is_success
    assert bob.get("/api/profile/notices")["mail"] is None


def test_an_address_that_nobody_confirmed_gets_one_letter(
    mailing: Serving, post: Box
) -> None:
    bob = Person(mailing.address, "Bob")
    bob.post("/api/profile/notices", mail="bob@example.org")
    link = link_in(post.letter(), "confirm")
    _, ann = begun(mailing, bob)
    ann.act("end")
    with pytest.raises(Refused) as refused:
        bob.post("/api/profile/notices", mail="bob@example.org")
    assert refused.value.id == "contact.asked"
    mailing.times.pass_by(3 * 24 * 3600)
    answer = bob.http.post(link)
    assert (answer.status_code, answer.json()["error"]["id"]) == (404, "link.unknown")
    assert post.mail.empty()


def test_strangers_cannot_have_many_letters_sent_to_one_address(
    database_url: str, post: Box
) -> None:
    with with_post(database_url, post, emails_burst=99) as server:
        for _ in range(3):
            Person(server.address).post("/api/profile/notices", mail="eve@example.org")
        with pytest.raises(Refused, match=r"contact\.asked"):
            Person(server.address).post("/api/profile/notices", mail="EVE@example.org")
        assert [post.letter()["To"] for _ in range(3)] == ["eve@example.org"] * 3
        assert post.mail.empty()


def test_a_server_without_mail_says_so(server: Serving) -> None:
    bob = Person(server.address, "Bob")
    assert not bob.get("/api/profile/notices")["sends_mail"]
    with pytest.raises(Refused, match=r"contact\.no_mail"):
        bob.post("/api/profile/notices", mail="bob@example.org")


def test_a_webhook_can_be_taken_away(server: Serving) -> None:
    bob = Person(server.address, "Bob")
    url = "https://hooks.example/x?y=z"
    assert bob.post("/api/profile/notices", hook=url)["hook"] == url
    assert bob.post("/api/profile/notices")["hook"] == url
    assert bob.post("/api/profile/notices", hook="")["hook"] is None


def test_a_wrong_token_confirms_and_stops_nothing(server: Serving) -> None:
    bob = Person(server.address, "Bob")
    for what in ("confirm", "stop"):
        assert bob.http.post(f"/api/notices/{what}/{'x' * 43}").status_code == 404


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/", "https://", "https:///x", "ftp://example.org",
        "https://user:pw@example.org/", "https://example.org:99999/", "https://a b/",
        "https://example.org/#x", "https://example.org/\r\nX: y", "file:///etc/passwd",
        "https://exa\u00admple.org/", "http://127.0.0.1/", "https://" + "x" * 600, "x",
    ],
)  # fmt: skip
def test_a_webhook_is_an_https_address(url: str) -> None:
    with pytest.raises(MeowpleError, match=r"contact\.hook"):
        checked_webhook(url, loopback=False)


@pytest.mark.parametrize("text", ["", "a", "a@", "@b", "a@b\nTo: c@d", "a b@c", "a@b, c@d"])
def test_an_address_must_be_one(text: str) -> None:
    with pytest.raises(MeowpleError, match=r"contact\.mail"):
        checked_email(text)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254",
        "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1",
        "fe80::1%eth0", "fc00::1", "fec0::1", "ff02::1", "::ffff:127.0.0.1",
        "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::", "2001:0:a00:1::", "x",
    ],
)  # fmt: skip
def test_private_addresses_are_refused(address: str) -> None:
    assert not hooks.is_public(address)


def test_public_addresses_are_not() -> None:
    assert hooks.is_public("93.184.216.34")
    assert hooks.is_public("2606:2800:220:1::1")


@pytest.mark.parametrize(
    "url", ["https://127.0.0.1:9/", "https://localhost:9/", "https://[::1]:9/", "http://x/"]
)
def test_a_webhook_does_not_reach_the_host_itself(url: str) -> None:
    with pytest.raises(NotSent) as failed:
        hooks.send(url, b"{}")
    assert not failed.value.retry


def test_half_of_the_settings_for_mail_is_a_mistake() -> None:
    assert check_mail(Settings()) is None
    full = Settings(smtp_url="smtps://u:p%40@h", mail_from="a@b", public_url="https://x")
    assert check_mail(full) is not None
    assert "p%40" not in repr(full)
    for wrong in (
        {"smtp_url": None}, {"mail_from": None}, {"public_url": None},
        {"smtp_url": "http://x"}, {"smtp_url": "smtp://"}, {"mail_from": "nobody"},
    ):  # fmt: skip
        with pytest.raises(MeowpleError):
            check_mail(replace(full, **wrong))
