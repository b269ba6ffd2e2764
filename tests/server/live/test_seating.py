"""Tables and seats: making, joining, leaving, starting, rematches, other devices."""

from __future__ import annotations

import pytest

from meowple.table.seats import distinct_names
from tests.server.players import Message, Person, Refused, play_together, two_at_table
from tests.server.serving import Serving


def path(table: Message, verb: str) -> str:
    return f"/api/tables/{table['id']}/{verb}"


def test_a_table_waits_until_all_seats_are_taken(ann: Person, bob: Person) -> None:
    table = ann.table("bells", "me", "open")
    assert table["status"] == "waiting"
    chair = ann.chair(table, 0)
    assert bob.join(table)["status"] == "playing"
    assert chair.next("table")["status"] == "playing"
    assert chair.at(0)["actors"] == [0]


def test_who_takes_the_last_seat_is_told_whose_turn_it_is_though_others_wait_there(
    ann: Person, bob: Person
) -> None:
    table = ann.table("bells", "open", "me")
    assert ann.chair(table, 1).hello["status"] == "waiting"
    assert bob.join(table)["your_turn"]
    assert not ann.get(f"/api/tables/{table['id']}")["your_turn"]


def test_a_table_of_hot_seats_and_bots_begins_at_once(ann: Person) -> None:
    table = ann.table("bells", "me", {"kind": "hotseat", "name": "Cid"}, "random")
    assert table["status"] == "playing"
    assert table["your_turn"]
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Cid", "Random"]


def test_nobody_is_called_like_another_at_the_table(ann: Person) -> None:
    named = [{"kind": "hotseat", "name": name} for name in ("ann", "Random")]
    table = ann.table("bells", "me", named[0], "random")
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "ann 2", "Random"]
    table = ann.table("bells", "random", named[1], "me")
    assert [seat["name"] for seat in table["seats"]] == ["Random", "Random 2", "Ann"]


def test_a_free_seat_has_no_name(ann: Person, bob: Person) -> None:
    table = ann.table("bells", "me", "open")
    assert [seat["name"] for seat in table["seats"]] == ["Ann", None]
    assert [seat["name"] for seat in bob.join(table)["seats"]] == ["Ann", "Bob"]


def test_who_gives_no_name_is_a_guest_in_the_words_of_every_reader(
    server: Serving, ann: Person
) -> None:
    guest = Person(server.address, None)
    assert guest.post("/api/profile", language="cs")["name"] == ""
    table = guest.table("bells", "me", "open", {"kind": "hotseat"})
    names = [seat["name"] for seat in table["seats"]]
    assert names == ["Host", None, "Host 2"]
    ann.post("/api/profile", language="uk")
    names = [seat["name"] for seat in ann.join(table)["seats"]]
    assert names == ["Гість", "Ann", "Гість 2"]
    told = [seat["name"] for seat in guest.get(f"/api/tables/{table['id']}")["seats"]]
    assert told == ["Host", "Ann", "Host 2"]
    assert guest.post("/api/profile", name="Eve")["name"] == "Eve"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (["Mio", "Mio", "Mio"], ["Mio", "Mio 2", "Mio 3"]),
        (["Mio", "Mio", "Mio 2"], ["Mio", "Mio 3", "Mio 2"]),
        (["Mio", None, None], ["Mio", None, None]),
        ([], []),
    ],
)
def test_names_are_distinct_names_by_numbers(
    given: list[str | None], shown: list[str | None]
) -> None:
    assert distinct_names(given) == shown


def test_a_seat_is_taken_by_its_link(ann: Person, bob: Person) -> None:
    table = ann.table("bells", "me", "open", "open")
    link = table["invitations"][1]
    joined = bob.post(path(table, "join"), token=link["token"], name="Robert")
    assert joined["yours"] == [2]
    assert joined["seats"][2]["name"] == "Robert"


def test_a_link_is_void_for_the_next_one(server: Serving, ann: Person, bob: Person) -> None:
    table = ann.table("bells", "me", "open", "open")
    token = table["invitations"][0]["token"]
    bob.post(path(table, "join"), token=token)
    with pytest.raises(Refused, match=r"seat\.token_unknown"):
        ann.post(path(table, "join"), token=token)


def test_who_sits_can_take_the_seat_to_another_device(
    server: Serving, ann: Person, bob: Person
) -> None:
    table = ann.table("bells", "me", "open")
    [kept] = bob.join(table)["invitations"]
    old = bob.chair(table, 1)
    phone = Person(server.address, "Phone")
    assert phone.post(path(table, "join"), token=kept["token"])["yours"] == [1]
    assert old.closed() == 4403
    assert phone.chair(table, 1).at(0)["view"]["seat"] == 1


def test_a_code_leads_to_a_free_seat(ann: Person, bob: Person) -> None:
    table = ann.table("bells", "me", "open")
    assert bob.post("/api/join", code=table["code"].lower())["id"] == table["id"]
    with pytest.raises(Refused, match=r"table\.code_unknown"):
        bob.post("/api/join", code=table["code"])


def test_a_code_is_shown_to_those_at_the_table_only(ann: Person, bob: Person) -> None:
    table = ann.table("bells", "me", "open", public=True)
    assert bob.get(f"/api/tables/{table['id']}")["code"] is None


def test_nobody_joins_a_closed_table_without_link_or_code(ann: Person, bob: Person) -> None:
    table = ann.table("bells", "me", "open")
    with pytest.raises(Refused, match=r"table\.closed"):
        bob.post(path(table, "join"))


def test_a_public_table_is_listed_and_open(ann: Person, bob: Person) -> None:
    table = ann.table("bells", "me", "open", public=True)
    assert table["id"] in [found["id"] for found in bob.get("/api/tables")["open"]]
    assert bob.post(path(table, "join"))["yours"] == [1]


def test_one_cannot_play_against_oneself(ann: Person) -> None:
    table = ann.table("bells", "me", "open")
    with pytest.raises(Refused, match=r"seat\.have_one"):
        ann.join(table)


def test_a_new_link_voids_the_old_one(ann: Person, bob: Person) -> None:
    table = ann.table("bells", "me", "open")
    fresh = ann.post(path(table, "invite"), seat=1)
    with pytest.raises(Refused, match=r"seat\.token_unknown"):
        bob.post(path(table, "join"), token=table["invitations"][0]["token"])
    assert bob.post(path(table, "join"), token=fresh["token"])["yours"] == [1]


def test_the_maker_may_begin_with_bots_in_free_seats(ann: Person, bob: Person) -> None:
    table = ann.table("bells", "me", "open")
    with pytest.raises(Refused, match=r"table\.not_maker"):
        bob.post(path(table, "start"))
    begun = ann.post(path(table, "start"), bot="random")
    assert (begun["status"], begun["seats"][1]["kind"]) == ("playing", "bot")


def test_who_leaves_a_waiting_table_frees_the_seat(ann: Person, bob: Person) -> None:
    table = ann.table("bells", "me", "open", "open")
    bob.join(table)
    assert not bob.post(path(table, "leave"))["seats"][1]["taken"]
    assert ann.post(path(table, "leave"))["status"] == "abandoned"


def test_a_table_given_up_before_it_began_shows_no_seed_and_cannot_be_played(
    ann: Person, bob: Person
) -> None:
    table = ann.table("bells", "me", "open")
    ann.post(path(table, "leave"))
    with pytest.raises(Refused, match=r"table\.not_over"):
        ann.get(path(table, "record"))
    with pytest.raises(Refused, match=r"game\.over"):
        bob.join(table)
    chair = ann.chair(table, 0)
    assert chair.refused("end", number=0) == "table.not_begun"
    assert ann.get(f"/api/tables/{table['id']}")["status"] == "abandoned"


def test_a_bot_plays_on_for_who_leaves(server: Serving) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.table("bells", "me", "open", options={"rounds": 1}, window_seconds=0)
    bob.join(table)
    chair = ann.chair(table, 0)
    chair.at(0)
    assert bob.post(path(table, "leave"))["seats"][1]["kind"] == "bot"
    chair.act("end")
    assert chair.until(lambda state: state["over"])["result"]["scores"]


def test_a_table_may_end_when_somebody_leaves(ann: Person, bob: Person) -> None:
    table = ann.table("bells", "me", "open", on_leave="end")
    bob.join(table)
    chairs = [ann.chair(table, 0), bob.chair(table, 1)]
    for chair in chairs:
        chair.at(0)
    assert bob.post(path(table, "leave"))["status"] == "abandoned"
    for chair, said in zip(
        chairs, ("Bob left the table", "you left the table"), strict=True
    ):
        end = chair.until(lambda state: state["over"])["result"]
        assert (end["decided"], end["winners"], end["scores"]) == ("left", [0], None)
        assert end["reason"] == said


def test_a_table_without_people_ends(ann: Person) -> None:
    table = ann.table("bells", "me", "random")
    assert ann.post(path(table, "leave"))["status"] == "abandoned"


def test_the_maker_may_abandon_what_nobody_else_plays(ann: Person, bob: Person) -> None:
    alone = ann.table("bells", "me", "hotseat")
    chair = ann.chair(alone, 0)
    chair.at(0)
    assert ann.post(path(alone, "abandon"))["status"] == "abandoned"
    end = chair.until(lambda state: state["over"])["result"]
    assert (end["winners"], end["reason"]) == ([], "the game was abandoned")
    shared = ann.table("bells", "me", "open")
    bob.join(shared)
    with pytest.raises(Refused, match=r"table\.others_play"):
        ann.post(path(shared, "abandon"))


def test_a_rematch_seats_the_same_people_once(server: Serving) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.table("bells", "me", "open", options={"rounds": 1})
    bob.join(table)
    with pytest.raises(Refused, match=r"table\.not_over"):
        ann.post(path(table, "rematch"))
    chairs = [ann.chair(table, 0), bob.chair(table, 1)]
    play_together(chairs)
    again = ann.post(path(table, "rematch"))
    assert bob.post(path(table, "rematch"))["id"] == again["id"]
    assert (again["status"], again["rematch_of"]) == ("playing", table["id"])
    told = chairs[1].next("table")
    while told["rematch"] is None:
        told = chairs[1].next("table")
    assert told["rematch"] == again["id"]
    assert again["commitment"] != table["commitment"]


def test_my_tables_say_whose_turn_it_is(server: Serving) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.table("bells", "me", "open")
    bob.join(table)

    def turns() -> list[bool]:
        return [p.get("/api/tables")["mine"][0]["your_turn"] for p in (ann, bob)]

    assert turns() == [True, False]
    one = ann.chair(table, 0)
    one.at(0)
    one.act("end")
    assert turns() == [False, True]


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"game": "chess"}, "game.unknown"),
        ({"seats": [{"kind": "me"}] * 2}, "table.me_twice"),
        ({"seats": [{"kind": "me"}] * 4}, "setup.seats"),
        ({"seats": [{"kind": "bot"}] * 2}, "table.bots_only"),
        ({"seats": [{"kind": "bot", "bot": "dog"}]}, "bot.unknown"),
        ({"options": {"rounds": 4}}, "option.value"),
        ({"options": {"hue": 4}}, "option.unknown"),
        ({"window_seconds": -1}, "request.invalid"),
        ({"pace": {"kind": "live", "seconds": 1}}, "request.invalid"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ann: Person, change: Message, id: str) -> None:
    form = {"game": "bells", "seats": [{"kind": "me"}, {"kind": "open"}], **change}
    with pytest.raises(Refused) as refused:
        ann.post("/api/tables", **form)
    assert (refused.value.id, refused.value.status) == (id, 400)


def test_a_record_is_given_away_after_the_end_only(server: Serving) -> None:
    table, one, _ = two_at_table(server)
    someone = Person(server.address, None)
    with pytest.raises(Refused, match=r"table\.not_over"):
        someone.get(path(table, "record"))
    one.leave()
