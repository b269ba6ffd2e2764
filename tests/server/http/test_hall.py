"""The hall of fame: people who won, by game, and access to their list."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from sqlalchemy import update

from meowple.backend.new_table import NewTable
from meowple.server.storage import hall, profiles, schema, tables
from meowple.server.storage.database import Database
from meowple.server.storage.hall import PAGE, Asked, Mark
from meowple.table.endings import Ending
from meowple.table.fame import Fame
from meowple.table.seats import Seat
from meowple.table.terms import Terms
from tests.server.players import Message, Person, Refused
from tests.server.serving import Serving, serving

ROUND = {"rounds": 1}


def a_win(person: Person, steps: int = 1, *others: str, **more: object) -> Message:
    """A table at which a person takes steps and wins against hot seats or bots."""
    made = person.table(
        "bells", "me", *(others or ("hotseat",)), options=ROUND, window_seconds=0, **more
    )
    chair = person.chair(made, 0)
    chair.at(0)
    for _ in range(steps):
        chair.act("step")
    number = chair.act("end")
    for seat, kind in enumerate(others or ("hotseat",), 1):
        if kind == "hotseat":
            rings = person.chair(made, seat)
            rings.at(number)
            number = rings.act("done")
    chair.until(lambda state: state["over"])
    return made


def seen(person: Person, **query: object) -> Message:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    return person.get(f"/api/games/bells/hall?{asked}")


def names(found: Message) -> list[str]:
    return [winner["name"] for winner in found["winners"]]


@pytest.fixture
def server(sqlite_url: str) -> Iterator[Serving]:
    """A server of this test alone: a hall shows what all have won."""
    with serving(sqlite_url) as found:
        yield found


def test_a_hall_is_empty_at_first(ann: Person) -> None:
    assert seen(ann) == {"divisions": [], "winners": [], "next": None}


def test_who_wins_at_one_screen_is_famous(server: Serving, ann: Person) -> None:
    made = a_win(ann, 2)
    found = seen(ann)
    assert found["winners"] == [
        {
            "table": made["id"],
            "seat": 0,
            "name": "Ann",
            "figure": "bell 0",
            "score": 2,
            "division": "2-rounds-1",
            "ended": server.times.now(),
        }
    ]
    assert found["divisions"] == [
        {"id": "2-rounds-1", "name": "rounds-1", "seats": 2, "wins": 1}
    ]
    # Everyone may see it, also without a profile, and may look at the game again.
    visitor = Person(server.address, None)
    assert seen(visitor) == found
    assert visitor.get(f"/api/tables/{made['id']}/replay")["verified"]


def test_who_wins_against_bots_is_famous_and_a_bot_is_not(ann: Person) -> None:
    a_win(ann, 5, "random")
    won = [winner["seat"] for winner in seen(ann)["winners"]]
    assert won == [0]
    lost = ann.table("bells", "random", "me", options=ROUND, window_seconds=0)
    chair = ann.chair(lost, 1)
    chair.play_on(Random(1))
    for winner in seen(ann)["winners"]:
        assert winner["table"] != lost["id"] or winner["seat"] == 1


def test_a_guest_is_famous_as_a_guest(server: Serving) -> None:
    guest = Person(server.address, None)
    guest.post("/api/profile")
    a_win(guest)
    assert names(seen(guest, lang="en")) == ["Guest"]
    assert names(seen(guest, lang="cs")) == ["Host"]


def test_a_shared_win_is_everyones(ann: Person) -> None:
    a_win(ann, 0)
    assert [winner["seat"] for winner in seen(ann)["winners"]] == [0, 1]


def test_a_table_that_ended_early_makes_nobody_famous(ann: Person) -> None:
    made = ann.table("bells", "me", "hotseat")
    ann.post(f"/api/tables/{made['id']}/abandon")
    assert seen(ann)["winners"] == []


def test_a_table_without_spectators_is_for_its_players(
    server: Serving, ann: Person
) -> None:
    a_win(ann, spectators=False)
    assert names(seen(ann)) == ["Ann"]
    assert seen(Person(server.address, "Eve")) == {
        "divisions": [],
        "winners": [],
        "next": None,
    }


def test_the_best_come_first_in_their_division(server: Serving, ann: Person) -> None:
    bob = Person(server.address, "Bob")
    for person, steps in ((ann, 3), (bob, 5), (ann, 4)):
        a_win(person, steps)
        server.times.pass_by(60)
    a_win(bob, 9, "hotseat", "hotseat")
    best = seen(ann, division="2-rounds-1")
    assert [winner["score"] for winner in best["winners"]] == [5, 4, 3]
    newest = seen(ann, division="2-rounds-1", order="newest")
    assert [winner["score"] for winner in newest["winners"]] == [4, 5, 3]
    assert [winner["score"] for winner in seen(ann)["winners"]] == [9, 4, 5, 3]
    assert [one["wins"] for one in best["divisions"]] == [3, 1]
    assert seen(ann, division="2-rounds-9")["winners"] == []


def test_alone_with_hints_nobody_is_famous(ann: Person) -> None:
    made = ann.table("bells", "me", "hotseat", options=ROUND, window_seconds=0)
    chair = ann.chair(made, 0)
    chair.at(0)
    chair.ask("hint")
    chair.next("hint")
    chair.act("step")
    other = ann.chair(made, 1)
    other.at(chair.act("end"))
    other.act("done")
    chair.until(lambda state: state["over"])
    assert seen(ann)["winners"] == []


@pytest.mark.parametrize(
    "query",
    ["after=x", "after=1.2.A.0", "order=worst", "division=x", "division=2-" + "a" * 57],
)
def test_what_is_no_page_of_a_hall_is_refused(ann: Person, query: str) -> None:
    with pytest.raises(Refused) as refused:
        ann.get(f"/api/games/bells/hall?{query}")
    assert (refused.value.id, refused.value.status) == ("request.invalid", 400)


def test_a_game_that_is_not_there_has_no_hall(ann: Person) -> None:
    with pytest.raises(Refused) as refused:
        ann.get("/api/games/chess/hall")
    assert refused.value.status == 404


# The database


def some_wins(database: Database, number: int) -> None:
    with database.engine.begin() as connection:
        me, _ = profiles.create(connection, "Ann", "en", 0)
        seats = (Seat(0, "me", me.id, None, "Ann"), Seat(1, "bot", None, "b", None))
        for n in range(number):
            new = NewTable("bells", 1, {"rounds": 1}, me.id, Terms(), seats)
            row = tables.insert_table(connection, new, 0)
            end = Ending((n % 7, 0), (0,), "points")
            hall.enter(connection, row, 1000 + n // 40, end, Fame("2", ("bell", None)))


@pytest.mark.parametrize("order", ["best", "newest"])
def test_pages_hold_every_winner_once(database_url: str, order: str) -> None:
    database = Database(database_url)
    database.prepare()
    number = 2 * PAGE + 7
    some_wins(database, number)
    found: list[Mark] = []
    mark: Mark | None = None
    while (
        page := database.read_now(
            lambda c: hall.winners(c, Asked("bells", None, "2", order, mark))  # noqa: B023
        )[:PAGE]
    ):
        found += [one.mark for one in page]
        mark = page[-1].mark
    assert len(found) == len(set(found)) == number
    if order == "best":
        assert found == sorted(found, key=lambda m: (-m.score, m.ended, m.table))
    else:
        assert found == sorted(found, key=lambda m: (-m.ended, m.table))
    database.close()


def test_a_long_hall_comes_in_pages(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        eve = Person(server.address, "Eve")
        database = Database(sqlite_url)
        some_wins(database, PAGE + 2)
        database.close()
        first = seen(eve, division="2")
        second = seen(eve, division="2", after=first["next"])
        assert [len(page["winners"]) for page in (first, second)] == [PAGE, 2]
        assert second["next"] is None


def test_a_player_whose_profile_is_gone_leaves_the_hall(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        ann = Person(server.address, "Ann")
        a_win(ann)
        assert len(seen(ann)["winners"]) == 1
        database = Database(sqlite_url)
        with database.engine.begin() as connection:
            connection.execute(update(schema.seats).values(profile=None))
        database.close()
        assert seen(ann) == {"divisions": [], "winners": [], "next": None}
