"""Games that are over, and how strong those are who played them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import Connection, update

from meowple.backend.new_table import NewTable
from meowple.server.storage import history, profiles, ratings, schema, statistics, tables
from meowple.server.storage.database import Database
from meowple.server.storage.history import PAGE, Ended
from meowple.server.storage.ratings import Match, Rating, rated_after
from meowple.table.endings import Ending, early
from meowple.table.seats import Seat
from meowple.table.terms import Terms
from tests.server.players import Message, Person, Refused, one_by_one
from tests.server.serving import Serving, serving


def a_game(server: Serving, ann: Person, bob: Person, steps: int = 1) -> Message:
    """Ann takes a step or more, then both ring no bell: she wins, or both do."""
    table = ann.table("bells", "me", "open", options={"rounds": 1}, window_seconds=0)
    bob.join(table)
    one, two = ann.chair(table, 0), bob.chair(table, 1)
    one.at(0)
    for _ in range(steps):
        one.act("step")
    two.at(one.act("end"))
    two.act("done")
    return table


def past(person: Person, before: str | None = None) -> Message:
    query = f"?before={before}" if before else ""
    return person.get(f"/api/profile/history{query}")


# The list


def test_a_finished_game_is_in_the_history_of_its_players(
    server: Serving, ann: Person, bob: Person
) -> None:
    table = a_game(server, ann, bob)
    (found,) = past(ann)["games"]
    assert found == {
        "table": table["id"],
        "game": "bells",
        "options": {"rounds": 1},
        "ended": server.times.now(),
        "seats": ["Ann", "Bob"],
        "scores": [1, 0],
        "winners": [0],
        "you": [0],
        "decided": "points",
        "reason": "decided.points",
    }
    assert past(bob)["games"] == [{**found, "you": [1]}]
    assert past(Person(server.address, "Eve"))["games"] == []


def test_a_game_that_goes_on_is_no_history(ann: Person) -> None:
    ann.table("bells", "me", "hotseat")
    never_begun = ann.table()
    ann.post(f"/api/tables/{never_begun['id']}/abandon")
    assert past(ann) == {"games": [], "ratings": {}, "next": None}


def test_a_game_that_was_given_up_is_history_without_scores(ann: Person) -> None:
    table = ann.table("bells", "me", "hotseat")
    ann.post(f"/api/tables/{table['id']}/abandon")
    (found,) = past(ann)["games"]
    assert (found["scores"], found["winners"]) == (None, [])
    assert (found["decided"], found["reason"]) == ("abandoned", "the game was abandoned")


def test_history_is_for_those_who_have_a_profile(server: Serving) -> None:
    with pytest.raises(Refused) as refused:
        past(Person(server.address, None))
    assert refused.value.status == 401


@pytest.mark.parametrize("before", ["x", "1", "-a", "1-A", "9" * 16 + "-a", "1-a%00"])
def test_what_is_no_page_is_refused(ann: Person, before: str) -> None:
    with pytest.raises(Refused) as refused:
        past(ann, before)
    assert (refused.value.id, refused.value.status) == ("request.invalid", 400)


# Ratings


def test_who_wins_is_rated_higher_than_who_loses(
    server: Serving, ann: Person, bob: Person
) -> None:
    a_game(server, ann, bob)
    winner, loser = (past(person)["ratings"]["bells"] for person in (ann, bob))
    assert winner["rating"] > 0 > loser["rating"]
    assert winner["sigma"] == loser["sigma"] < 8.33
    assert (winner["games"], winner["wins"]) == (1, 1)
    assert (loser["games"], loser["wins"]) == (1, 0)
    a_game(server, ann, bob)
    assert past(ann)["ratings"]["bells"]["rating"] > winner["rating"]


def test_a_shared_win_leaves_equals_equal(
    server: Serving, ann: Person, bob: Person
) -> None:
    a_game(server, ann, bob, steps=0)
    first, second = (past(person)["ratings"]["bells"] for person in (ann, bob))
    assert first == second
    assert first["wins"] == 1


def test_to_look_at_it_changes_nothing(server: Serving, ann: Person, bob: Person) -> None:
    a_game(server, ann, bob)
    assert past(ann) == past(ann)


def test_nobody_knows_who_sits_at_a_hot_seat(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = ann.table("bells", "me", "hotseat", options={"rounds": 1}, window_seconds=0)
    chairs = [ann.chair(table, seat) for seat in (0, 1)]
    for chair in chairs:
        chair.at(0)
    list(one_by_one(chairs, Random(1)))
    assert len(past(ann)["games"]) == 1
    assert past(ann)["ratings"] == {}


def test_alone_nobody_is_rated(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    chair = ann.chair(ann.table("bells", "me", options={"rounds": 1}), 0)
    chair.at(0)
    list(one_by_one([chair], Random(1)))
    assert past(ann)["games"][0]["winners"] == [0]
    assert past(ann)["ratings"] == {}


def test_a_table_that_is_not_rated_changes_no_rating(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = ann.table("bells", "me", "random", options={"rounds": 1}, rated=False)
    chair = ann.chair(table, 0)
    chair.at(0)
    chair.play_on(Random(1))
    assert len(past(ann)["games"]) == 1
    assert past(ann)["ratings"] == {}


def test_bots_are_players_by_their_names(database_url: str) -> None:
    with serving(database_url) as server:
        ann = Person(server.address, "Ann")
        table = ann.table("bells", "me", "random", "random", options={"rounds": 1})
        chair = ann.chair(table, 0)
        chair.at(0)
        chair.play_on(Random(1))
        chair.leave()
        assert past(ann)["ratings"]["bells"]["games"] == 1
    database = Database(database_url)
    found = database.read_now(lambda c: ratings.of_player(c, "bot:random"))
    database.close()
    assert (found["bells"].games, found["bells"].sigma < 8.33) == (1, True)


# The meaning of the numbers


def a_match(players: str, scores: list[int], *winners: int | str) -> Match:
    return Match("fits", tuple(players), Ending(tuple(scores), winners, "points"))


def test_places_follow_the_winner_and_then_the_points() -> None:
    assert a_match("abcd", [5, 9, 9, 5], 2).ranks == [2, 1, 0, 2]
    assert a_match("ab", [3, 3], 0, 1).ranks == [0, 0]


def test_a_strong_player_gains_little_from_a_weak_one() -> None:
    strong, weak = Rating(35, 2, 50, 40), Rating(15, 2, 50, 5)
    expected = rated_after([strong, weak], a_match("ab", [9, 1], 0))
    surprise = rated_after([strong, weak], a_match("ab", [1, 9], 1))
    assert expected[0].mu - strong.mu < 0.1 < strong.mu - surprise[0].mu


def test_a_bot_with_two_seats_has_one_rating_and_one_game() -> None:
    person, first, second = rated_after([Rating()] * 3, a_match("abb", [1, 9, 0], 1))
    assert first == second
    assert (first.games, first.wins, person.wins) == (1, 1, 0)
    apart = rated_after([Rating()] * 3, a_match("abc", [1, 9, 0], 1))
    assert first.mu == pytest.approx((apart[1].mu + apart[2].mu) / 2)
    assert person.mu == apart[0].mu


def test_who_leaves_or_runs_out_of_time_loses_to_all_others() -> None:
    assert early("time 1", 3) == Ending(None, (0, 2), "time")
    assert early("abandoned", 3) == Ending(None, (), "abandoned")


# The database


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    found = Database(database_url)
    found.prepare()
    yield found
    found.close()


def some_tables(connection: Connection, number: int) -> tuple[str, list[str]]:
    """A profile, and tables at which it played and that are over."""
    me, _ = profiles.create(connection, "Ann", "en", 0)
    seats = (Seat(0, "me", me.id, None, "Ann", None), Seat(1, "bot", None, "b", None, None))
    new = NewTable("bells", 1, {}, me.id, Terms(), seats)
    found = [tables.insert_table(connection, new, 0).id for _ in range(number)]
    for id in found:
        tables.set_status(connection, id, status="over", started=0)
    return me.id, found


def writing(database: Database, ends: list[Ended]) -> None:
    with database.engine.connect() as plain:
        connection = plain.execution_options(writing=True)
        with connection.begin():
            history.record_endings(connection, ends)


END = Ending((3, 1), (0,), "points")


def test_pages_hold_every_game_once_also_of_one_moment(database: Database) -> None:
    with database.engine.begin() as connection:
        me, ids = some_tables(connection, 2 * PAGE + 7)
    writing(database, [Ended(id, 1000 + n // 40, END) for n, id in enumerate(ids)])
    found: list[str] = []
    mark: tuple[int, str] | None = None
    while page := database.read_now(lambda c: history.of_profile(c, me, mark))[:PAGE]:  # noqa: B023
        found += [one.row.id for one in page]
        mark = page[-1].at, page[-1].row.id
    assert sorted(found) == sorted(ids)
    assert len(found) == len(ids)


def test_a_win_is_as_big_as_the_lead_over_opponents_without_a_seat_too(
    database: Database,
) -> None:
    with database.engine.begin() as connection:
        me, (table,) = some_tables(connection, 1)
    writing(database, [Ended(table, 1, replace(END, rivals=(2, -5)))])
    found = database.read_now(lambda c: statistics.of_profile(c, me, lambda _: "any"))
    (tally,) = found.tallies.values()
    assert (tally.margin, tally.margin_table) == (1, table)


def test_a_long_history_comes_in_pages(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        ann = Person(server.address, "Ann")
        database = Database(sqlite_url)
        with database.engine.begin() as connection:
            me, ids = some_tables(connection, PAGE + 2)
            seats = schema.seats
            mine = ann.get("/api/profile")["id"]
            connection.execute(
                update(seats).where(seats.c.profile == me).values(profile=mine)
            )
        database.close()
        first = past(ann)
        second = past(ann, first["next"])
        assert [len(first["games"]), len(second["games"])] == [PAGE, 2]
        assert second["next"] is None
        listed = {game["table"] for game in (*first["games"], *second["games"])}
        assert listed == set(ids)
        # how these ended was not noted
        assert {(g["scores"], g["decided"]) for g in second["games"]} == {(None, "")}


def test_tables_that_end_at_once_in_several_processes_all_count(
    database: Database,
) -> None:
    with database.engine.begin() as connection:
        made = [some_tables(connection, 10) for _ in range(4)]

    def all_of(one: tuple[str, list[str]]) -> None:
        for id in one[1]:
            writing(database, [Ended(id, 1, END)])

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(all_of, made))
    bot = database.read_now(lambda c: ratings.of_player(c, "bot:b"))["bells"]
    assert (bot.games, bot.wins) == (40, 0)
    for me, _ in made:
        own = database.read_now(lambda c, me=me: ratings.of_player(c, me))["bells"]  # type: ignore[misc]
        assert (own.games, own.wins) == (10, 10)
        assert own.shown > bot.shown


def test_a_row_that_comes_too_late_ends_nothing(sqlite_url: str) -> None:
    """Of two last rows the database takes one, and with it one ending."""
    with serving(sqlite_url) as own:
        ann, bob = Person(own.address, "Ann"), Person(own.address, "Bob")
        table = ann.table("bells", "me", "open", options={"rounds": 1}, window_seconds=0)
        bob.join(table)
        one, two = ann.chair(table, 0), bob.chair(table, 1)
        again = bob.chair(table, 1)
        one.at(0)
        two.at(one.act("end"))
        again.at(1)
        ids = [chair.ask("act", action="done", id="same") for chair in (two, again)]
        assert [two.answer(ids[0])["type"], again.answer(ids[1])["type"]] == ["ack"] * 2
        assert past(bob)["ratings"]["bells"]["games"] == 1
        assert len(past(bob)["games"]) == 1
