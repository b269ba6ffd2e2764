"""Hints: what a tiger would do in one's place, who may ask, and what that costs."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from random import Random

import pytest

from meowple.backend.bot_questions import (
    BestLayout,
    Choose,
    FindLayout,
    GameLog,
    Study,
    StudyResult,
)
from meowple.bots.decisions import study
from meowple.kernel.registry import games
from meowple.kernel.rng import Rng
from meowple.server.metrics import Metrics
from meowple.server.settings import Settings
from meowple.server.workers.service import BotService
from tests.own_games import IDS
from tests.server.in_memory_table import a_world
from tests.server.players import Chair, Message, Person, hot_seats, one_by_one, two_at_table
from tests.server.serving import Serving, serving


def hint(chair: Chair) -> Message:
    """The answer to a question for a hint."""
    chair.send("hint")
    return chair.next("hint", "error")


def refused(chair: Chair) -> str:
    found = hint(chair)
    assert found["type"] == "error"
    return str(found["error"]["id"])


def test_a_hint_names_the_best_actions_and_what_they_are_worth(server: Serving) -> None:
    _, *chairs = two_at_table(server, "fits")
    one = chairs[chairs[0].state["actors"][0]]
    found = hint(one)
    assert found["number"] == one.state["number"]
    findings = found["findings"]
    assert 0 < len(findings) <= 3
    assert {finding["action"] for finding in findings} <= set(one.state["actions"])
    assert all(finding["label"] != finding["action"] for finding in findings)
    assert all(0 <= finding["chance"] <= 1 for finding in findings)
    assert all(finding["worlds"] > 0 for finding in findings)
    chances = [finding["chance"] for finding in findings]
    assert chances == sorted(chances, reverse=True)
    assert one.act(findings[0]["action"])


def test_where_there_is_no_choice_there_is_nothing_to_hint_at(server: Serving) -> None:
    _, one, _ = two_at_table(server, options={"rounds": 1})
    for _ in range(20):
        one.act("step")
    assert one.state["actions"] == ["end"]
    assert hint(one)["findings"] == []


def test_only_who_is_asked_gets_a_hint(server: Serving) -> None:
    table, one, two = two_at_table(server, options={"rounds": 1}, window_seconds=0)
    guest = Person(server.address, None).chair(table, None)
    assert refused(two) == "turn.not_yours"
    assert refused(guest) == "seat.none"
    one.act("end")
    two.at(1)
    two.act("done")
    one.until(lambda state: state["over"])
    assert refused(one) == "game.over"


def test_a_table_can_do_without_hints(server: Serving) -> None:
    table, one, _ = two_at_table(server, hints=False)
    assert not table["terms"]["hints"]
    assert refused(one) == "hint.not_allowed"


def test_hints_are_not_given_without_end(sqlite_url: str) -> None:
    with serving(sqlite_url, hints_per_minute=0.001, hints_burst=1) as server:
        _, one, _ = two_at_table(server)
        assert hint(one)["findings"]
        assert refused(one) == "rate.too_many"
        assert one.act("step") == 1


def test_without_a_worker_there_is_no_hint_and_the_game_goes_on(sqlite_url: str) -> None:
    with serving(sqlite_url, bot_command=("/nowhere",)) as server:
        _, one, _ = two_at_table(server)
        assert refused(one) == "hint.failed"
        assert one.act("step") == 1


def test_whoever_has_changed_seats_is_not_told_the_hint_of_the_other(
    server: Serving,
) -> None:
    one, _ = hot_seats(server, "bells", 2)
    one.send("hint")
    one.send("sit", seat=1)
    one.send("chat", text="here")
    told = []
    while (found := one.read())["type"] != "chat":
        told.append(found["type"])
    assert "hint" not in told
    assert refused(one) == "turn.not_yours"


@pytest.mark.parametrize("game", IDS)
def test_no_hint_depends_on_what_the_seat_cannot_know(game: str) -> None:
    rng = Rng(game)
    world, rules = a_world(game, 2, {}), games()[game]
    state, moments = world.position.state, 0
    while moments < 3:
        seat = rng.choice(rules.actors(state))
        if not rng.below(8) and len(rules.legal(state, seat)) > 1:
            moments += 1
            worlds = (state, world.redealt(seat, rng).position.state)
            one, same = (study(rules, w, seat, 1, Rng(1), worlds=1) for w in worlds)
            assert one == same
        rules.play(state, seat, rng.choice(rules.legal(state, seat)))


# Ratings


def rated(person: Person) -> bool:
    return bool(person.get("/api/profile/history")["ratings"])


@pytest.mark.parametrize("asks", [False, True])
def test_against_bots_a_game_with_a_hint_changes_no_rating(
    server: Serving, asks: bool
) -> None:
    ann = Person(server.address, "Ann")
    chair = ann.chair(ann.table("bells", "me", "random", options={"rounds": 1}), 0)
    chair.at(0)
    if asks:
        assert hint(chair)["findings"]
    chair.play_on(Random(1))
    assert rated(ann) is not asks


def test_among_people_who_all_may_ask_the_game_counts(server: Serving) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.table("bells", "me", "open", options={"rounds": 1})
    bob.join(table)
    chairs = [ann.chair(table, 0), bob.chair(table, 1)]
    for chair in chairs:
        chair.at(0)
    assert hint(chairs[0])["findings"]
    list(one_by_one(chairs, Random(1)))
    assert rated(ann)
    assert rated(bob)


# The workers


BEGUN = GameLog("table", "bells", 1, 2, {"rounds": 3}, "1", [])
CHOICE = Choose(BEGUN, 0, "random", 0.1)
HINT = Study(BEGUN, 0, 0.1)
# A worker that answers bots and hints at once, and never a question about a boat.
QUICK = """
import sys
answers = {"choose": '{"action":"step"}', "study": '{"findings":[]}'}
for line in sys.stdin:
    for kind, answer in answers.items():
        if f'"type":"{kind}"' in line:
            print(answer, flush=True)
"""


@asynccontextmanager
async def one_worker() -> AsyncIterator[BotService]:
    """The bots of a server with a single process for those who play."""
    command = (sys.executable, "-c", QUICK)
    bots = BotService(Settings(bot_command=command, bot_workers=1), Metrics())
    yield bots
    await bots.close()


async def order_of_answers() -> list[str]:
    """Two ask for a hint, and then a bot is to play."""
    told = []

    async def answered(name: str, answer: Awaitable[object]) -> None:
        assert await answer
        told.append(name)

    async with one_worker() as bots:
        await asyncio.gather(
            answered("hint", bots.hint(HINT, "ann")),
            answered("later hint", bots.hint(HINT, "ann")),
            answered("bot", bots.choose(CHOICE, "ann")),
        )
    return told


def test_a_bot_that_plays_comes_before_the_next_hint() -> None:
    assert asyncio.run(order_of_answers()) == ["hint", "bot", "later hint"]


async def while_a_boat_is_packed() -> tuple[str | None, StudyResult | None]:
    async with one_worker() as bots:
        packing = asyncio.create_task(bots.find_out(FindLayout(BEGUN, 0, 1000), BestLayout))
        await asyncio.sleep(0)
        found = await bots.choose(CHOICE, "ann"), await bots.hint(HINT, "ann")
        assert not packing.done()
        packing.cancel()
        await asyncio.wait([packing])
    return found


def test_nobody_who_plays_waits_for_a_finished_game_to_be_thought_about() -> None:
    assert asyncio.run(while_a_boat_is_packed()) == ("step", StudyResult([]))
