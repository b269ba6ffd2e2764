"""Queries at a table: the state in words, why not, what the game works out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from threading import Event
from typing import Any

import pytest

from meowple.kernel.registry import games
from meowple.kernel.rng import Rng
from meowple.kernel.state import freeze
from meowple.table import queries
from meowple.table.messages import Insight, encode
from meowple.table.position import Position
from meowple.table.queries import Present
from meowple.texts import texts
from tests.own_games import IDS
from tests.server.in_memory_table import World, a_strange_move, a_world
from tests.server.players import (
    PATIENCE,
    Chair,
    Message,
    Person,
    hot_seats,
    one_by_one,
    two_at_table,
)
from tests.server.serving import Serving, serving


def why(chair: Chair, action: str, *after: str) -> Message | None:
    chair.send("why", id="w", action=action, after=[*after])
    found = chair.next("why", "error")
    assert found["id"] == "w"
    error: Message | None = found["error"]
    return error


def ask(chair: Chair, what: str) -> Message:
    chair.send(what)
    return chair.next(what)


def test_a_state_comes_in_words_with_a_label_for_every_action(server: Serving) -> None:
    one, two = hot_seats(server, "isle", 2)
    found = ask(one, "words")
    assert found["number"] == one.state["number"]
    assert any("Day 1" in line for line in found["lines"])
    assert list(found["labels"]) == one.state["actions"]
    assert all(found["labels"].values())
    # only their owner sees the cards in hand
    assert found["lines"] != ask(two, "words")["lines"]


def test_what_actions_would_change_is_told_to_their_seat(server: Serving) -> None:
    chairs = hot_seats(server, "isle", 2, options={"mode": "family"})
    one = chairs[0]
    for chair, action in one_by_one(chairs, Random(4)):
        if action.startswith("rescue"):
            one = chair
            break
    place = one.state["actions"][0]
    one.send("foresee", id="f", actions=["place 99,99"])
    assert one.next("foresight")["foresight"] is None
    one.send("foresee", id="f", actions=[place])
    found = one.next("foresight")
    assert found["id"] == "f"
    assert found["foresight"]["points"] == sum(
        change["points"] for change in found["foresight"]["changes"]
    )
    other = chairs[1 - chairs.index(one)]
    other.send("foresee", id="g", actions=[place])
    assert other.next("foresight") == {"type": "foresight", "id": "g", "foresight": None}


def test_a_tile_can_be_asked_about_before_it_is_chosen(server: Serving) -> None:
    chairs = hot_seats(server, "isle", 2, options={"mode": "family"})
    for _ in one_by_one(chairs, Random(4)):
        one = chairs[chairs[0].state["actors"][0]]
        rescue = one.state["actions"][0]
        if rescue.startswith("rescue"):
            break
    error = why(one, "place 99,99", rescue)
    assert error is not None
    assert error["id"] == "tile.off_boat"
    one.send("foresee", id="f", actions=[rescue])
    assert why(one, one.next("foresight")["foresight"]["places"][0], rescue) is None


def test_a_seat_may_see_how_the_table_would_be_after_its_action(server: Serving) -> None:
    chairs = hot_seats(server, "isle", 2, options={"mode": "family"})
    one, other = chairs
    for chair, action in one_by_one(chairs, Random(4)):
        if action.startswith("rescue"):
            one, other = chair, chairs[1 - chairs.index(chair)]
            break
    seat, before = one.seat, len(other.received)
    one.send("preview", id="p", action=one.state["actions"][0])
    found = one.next("preview")
    (mine,) = [p for p in found["view"]["players"] if p["seat"] == seat]
    assert (found["id"], found["ends"], len(mine["tiles"])) == ("p", True, 1)
    # nothing has happened, and no one else hears about it
    assert ask(one, "words")["number"] == one.state["number"]
    assert len(other.received) == before
    one.send("preview", id="q", action="place 99,99")
    assert one.next("error", "preview")["type"] == "error"
    other.send("preview", id="r", action="pass")
    assert other.next("error", "preview")["error"]["id"] == "turn.not_yours"


@pytest.mark.parametrize("game", IDS)
def test_every_action_of_a_whole_game_has_a_preview(server: Serving, game: str) -> None:
    chairs = hot_seats(server, game, 2)
    chance = Random(game)
    for chair, _ in one_by_one(chairs, chance):
        if chair.state["over"]:
            break
        asked = chairs[chair.state["actors"][0]]
        action = chance.choice(asked.state["actions"])
        asked.send("preview", id="p", action=action)
        found = asked.next("preview", "error")
        assert found["type"] == "preview", (action, found)


def test_a_plan_is_told_to_its_seat(server: Serving) -> None:
    one, _ = hot_seats(server, "isle", 2)
    one.send("plan", id="p", steps=["red C16 7,2", "- K1 20,2"])
    found = one.next("planned")["plan"]
    assert [tile["error"] for tile in found["tiles"]] == [None, "tile.off_boat"]
    assert found["points"] == found["tiles"][0]["points"]
    one.send("plan", id="q", steps=["red K1 7,2"])
    assert one.next("error")["error"]["id"] == "action.unreadable"


def test_words_come_with_a_picture_when_one_is_wanted(server: Serving) -> None:
    one, _ = hot_seats(server, "isle", 2)
    assert ask(one, "words")["picture"] is None
    one.send("words", picture=True)
    assert one.next("words")["picture"].startswith("<svg")
    (alone,) = hot_seats(server, "bells", 1)
    alone.send("words", picture=True)
    assert alone.next("words")["picture"] is None


def test_a_spectator_has_words_and_no_actions(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = ann.table("fits", "me", "hotseat")
    chair = Person(server.address, "Eve").chair(table, None)
    found = ask(chair, "words")
    assert found["lines"]
    assert found["labels"] == {}


def test_a_game_without_words_shows_its_actions_themselves(server: Serving) -> None:
    _, one, _ = two_at_table(server)
    assert ask(one, "words")["labels"]["step"] == "step"


def test_why_names_the_rule_that_forbids_an_action(server: Serving) -> None:
    _, one, two = two_at_table(server)
    assert why(one, "step") is None
    message = texts().say("error.action.not_now")
    told = {"id": "action.not_now", "message": message, "rule": None}
    assert why(one, "ring") == told
    not_yours = why(two, "step")
    assert not_yours is not None
    assert not_yours["id"] == "turn.not_yours"
    unreadable = why(one, "fly")
    assert unreadable is not None
    assert unreadable["id"] == "action.unreadable"


def test_a_refusal_names_the_section_of_the_rules_that_explains_it(
    server: Serving,
) -> None:
    first = next(chair for chair in hot_seats(server, "fits", 2) if chair.state["actions"])
    far = "lay S1 0,0"
    found = why(first, far)
    assert found is not None
    assert (found["id"], found["rule"]) == ("start.column", "start-cards")
    first.send("act", number=first.state["number"], id="a", action=far)
    assert first.next("error")["error"] == found


def test_why_plays_nothing(server: Serving) -> None:
    _, one, two = two_at_table(server)
    for action in ("roll", "step", "end", "ring"):
        why(one, action)
    assert one.state["number"] == 0
    one.act("step")
    assert two.at(1)["view"]["steps"] == [1, 0]
    assert one.state["number"] == 1


def test_a_fault_of_the_rules_harms_nobody(server: Serving) -> None:
    _, one, _ = two_at_table(server)
    found = why(one, "boom")
    assert found is not None
    assert found["id"] == "server.fault"
    assert one.act("step") == 1


def test_only_a_seat_can_ask_why_and_only_when_there_is_a_game(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = ann.table()
    waiting = ann.chair(table, 0)
    for what in ("words", "insight"):
        waiting.send(what)
        assert waiting.next("error")["error"]["id"] == "table.not_begun"
    bob = Person(server.address, "Bob")
    bob.join(table)
    watching = Person(server.address, "Eve").chair(table, None)
    found = why(watching, "step")
    assert found is not None
    assert found["id"] == "seat.none"


def test_after_the_end_nothing_may_be_done_and_words_remain(server: Serving) -> None:
    chairs = hot_seats(server, "bells", 2, options={"rounds": 1})
    list(one_by_one(chairs, Random(3)))
    found = why(chairs[0], "step")
    assert found is not None
    assert found["id"] == "game.over"
    assert ask(chairs[0], "words")["labels"] == {}
    assert ask(chairs[0], "insight")["insight"] is None


def test_a_game_works_something_out_for_a_seat(server: Serving) -> None:
    one, _ = hot_seats(server, "isle", 2)
    found = ask(one, "insight")
    assert found["number"] == 0
    assert list(found["insight"]) == ["game", "lessons", "passes"]
    for entry in found["insight"]["lessons"]:
        assert str(entry["card"]) in json.dumps(one.state["view"])


def test_a_game_that_works_nothing_out_has_no_insight(server: Serving) -> None:
    _, one, _ = two_at_table(server)
    assert ask(one, "insight")["insight"] is None


def test_words_are_not_given_without_end(sqlite_url: str) -> None:
    with serving(sqlite_url, asks_per_second=0.001, asks_burst=2) as server:
        _, one, _ = two_at_table(server)
        assert ask(one, "words")
        assert ask(one, "words")
        one.send("words")
        assert one.next("error")["error"]["id"] == "rate.too_many"
        assert why(one, "step") is None


def test_why_and_insight_are_not_given_without_end(sqlite_url: str) -> None:
    slow = serving(sqlite_url, questions_per_second=0.001, questions_burst=2)
    with slow as server:
        _, one, _ = two_at_table(server)
        assert why(one, "step") is None
        assert ask(one, "insight")
        one.send("insight")
        assert one.next("error")["error"]["id"] == "rate.too_many"
        refused = why(one, "step")
        assert refused is not None
        assert refused["id"] == "rate.too_many"
        assert ask(one, "words")


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """A game's insight takes until this is set."""
    done, real = Event(), queries.insight

    def insight(now: Present) -> Insight:
        assert done.wait(PATIENCE)
        return real(now)

    monkeypatch.setattr(queries, "insight", insight)
    yield done
    done.set()


def test_an_action_never_waits_for_what_the_game_works_out(
    server: Serving, thought: Event
) -> None:
    _, one, _ = two_at_table(server)
    one.send("insight")
    assert one.act("step") == 1
    thought.set()
    assert one.next("insight")["number"] == 0


def test_of_questions_that_wait_the_newest_is_answered(
    server: Serving, thought: Event
) -> None:
    _, one, _ = two_at_table(server)
    one.send("insight")
    assert one.act("step") == 1
    for _ in range(5):
        one.send("insight")
    assert one.act("step") == 2
    thought.set()
    one.send("words")
    told = []
    while (found := one.read())["type"] != "words":
        told.append((found["type"], found.get("number")))
    assert told == [("insight", 0), ("insight", 2)]


def test_who_has_changed_seats_is_told_what_the_new_seat_may_know(
    server: Serving, thought: Event
) -> None:
    one, _ = hot_seats(server, "isle", 2)
    one.send("insight")
    one.send("sit", seat=1)
    one.next("hello")
    hand = json.dumps(one.next("state")["view"])
    thought.set()
    found = one.next("insight")["insight"]
    assert all(str(entry["card"]) in hand for entry in found["lessons"])


# Secrets

KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("fits", 3, {"advanced": True}),
    ("isle", 2, {}),
    ("isle", 1, {"mode": "solo"}),
    ("kyoto", 2, {}),
]


def answers(position: Position, viewer: int | None, strange: list[str]) -> list[bytes]:
    """Everything a viewer can be sent, as bytes."""
    found = [
        encode(queries.words(Present.of(position, viewer), texts())),
        encode(queries.insight(Present.of(position, viewer))),
    ]
    if viewer is not None:
        own = [str(action) for action in position.game.legal(position.state, viewer)]
        for text in [*own[:5], *strange]:
            now = Present.of(position, viewer)
            found.append(encode(queries.why(now, viewer, "w", text, texts())))
    return found


def strange_moves(world: World, viewer: int | None, rng: Rng) -> list[str]:
    if viewer is None:
        return []
    found = a_strange_move(world, viewer, rng)
    return [] if found is None else [found]


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_no_answer_depends_on_what_the_viewer_cannot_know(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    rng = Rng(game)
    world = a_world(game, seats, options)
    position, rules = world.position, games()[game]
    moments = 0
    while actors := rules.actors(position.state):
        if not rng.below(12):
            moments += 1
            for viewer in (None, *range(seats)):
                other = world.redealt(viewer, rng)
                strange = strange_moves(world, viewer, rng)
                assert answers(position, viewer, strange) == answers(
                    other.position, viewer, strange
                )
        seat = rng.choice(actors)
        rules.play(position.state, seat, rng.choice(rules.legal(position.state, seat)))
    assert moments > 3


@pytest.mark.parametrize("game", IDS)
def test_asking_changes_no_state(game: str) -> None:
    position = a_world(game, 2, {}).position
    before = freeze(position.state)
    answers(position, 0, ["nonsense"])
    assert freeze(position.state) == before
    json.loads(encode(queries.insight(Present.of(position, None))))
