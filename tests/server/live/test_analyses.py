"""Finished games as a tiger sees them: what is shown, when, and to whom."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import cast

import pytest

from meowple.backend.bot_answers import Worker
from meowple.backend.bot_questions import (
    BestLayout,
    Expectation,
    FindLayout,
    GameLog,
    Judge,
    Question,
    StudyResult,
)
from meowple.backend.replays import Replay
from meowple.backend.table_schemas import AnalysisFacts
from meowple.kernel.record import Record, final
from meowple.kernel.registry import games
from meowple.server.errors import TooMany
from meowple.server.live.analyses import Analyses
from meowple.server.metrics import Metrics
from meowple.server.storage.tables import TableRow
from meowple.server.workers.service import BotService
from meowple.table.log import ACT, Entry
from meowple.texts import texts
from tests.golden_games import FOLDER
from tests.server.in_memory_table import a_table
from tests.server.players import Message, Person, Refused, one_by_one
from tests.server.serving import FREE, Serving, serving

# Nobody asks that often; it is there so that a fault is not waited for.
PATIENCE = 10_000


def played(ann: Person, game: str, **more: object) -> Message:
    """A table of two that Ann has played to its end, alone at her screen."""
    table = ann.table(game, "me", "hotseat", **more)
    chairs = [ann.chair(table, seat) for seat in range(2)]
    for chair in chairs:
        chair.at(0)
    list(one_by_one(chairs, Random(game)))
    return table


def analysis(person: Person, table: Message, first: int = 0) -> Message:
    return person.get(f"/api/tables/{table['id']}/analysis?first={first}")


def whole(person: Person, table: Message) -> Message:
    """All of it: asked for, some at a time, until there is no more."""
    decisions: list[Message] = []
    curve: list[Message] = []
    for _ in range(PATIENCE):
        found = analysis(person, table, len(curve))
        decisions += found["decisions"]
        curve += found["curve"]
        boats = len(found["boats"])
        if len(curve) + boats == found["of"]:
            return {**found, "decisions": decisions, "curve": curve}
    raise AssertionError("it never ends")


def test_every_decision_of_a_game_is_judged(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = played(ann, "fits")
    replay = ann.get(f"/api/tables/{table['id']}/replay?first=0&last=31")
    found = whole(ann, table)
    length = replay["length"]
    assert [one["number"] for one in found["decisions"]] == list(range(1, length + 1))
    for step, decision in zip(replay["steps"][1:], found["decisions"], strict=False):
        assert (step["seat"], step["action"]) == (decision["seat"], decision["played"])
    for decision in found["decisions"]:
        # The first is what a tiger would play, whatever else may promise more.
        chances = [one["chance"] for one in decision["findings"][1:]]
        actions = [one["action"] for one in decision["findings"]]
        assert chances == sorted(chances, reverse=True)
        assert len(actions) <= 4
        assert not actions or decision["played"] in actions
        assert 0 <= decision["loss"] <= 1
    assert any(decision["findings"] for decision in found["decisions"])
    check_curve(found, replay["result"], length)


def check_curve(found: Message, result: Message, length: int) -> None:
    """It ends with the result, and its moments are in the order of the game."""
    assert len(found["curve"]) == length + 1
    end = found["curve"][-1]
    assert end["scores"] == result["scores"]
    assert [seat for seat in range(2) if end["chances"][seat]] == result["winners"]
    assert all(abs(sum(point["chances"]) - 1) < 0.01 for point in found["curve"])
    numbers = [moment["number"] for moment in found["moments"]]
    assert 0 < len(numbers) <= 3
    assert numbers == sorted(numbers)


def test_a_second_look_begins_nothing_anew(server: Serving) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = played(ann, "bells", options={"rounds": 1})
    found = whole(ann, table)
    again = analysis(bob, table)
    assert again["done"] == again["of"] == found["of"]
    assert again["decisions"] == found["decisions"]
    assert again["moments"] == found["moments"]


def test_a_game_that_goes_on_is_not_analysed(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = ann.table("bells", "me", "hotseat")
    with pytest.raises(Refused, match=r"table\.not_over"):
        analysis(ann, table)


def test_who_may_not_see_the_replay_gets_no_analysis(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = played(ann, "bells", options={"rounds": 1}, spectators=False)
    assert analysis(ann, table)["of"]
    with pytest.raises(Refused, match=r"table\.closed"):
        analysis(Person(server.address, "Bob"), table)


def test_a_game_that_was_given_up_is_analysed_as_far_as_it_went(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = ann.table("isle", "me", "hotseat")
    chair = ann.chair(table, 0)
    chair.at(0)
    chair.act(chair.state["actions"][0])
    ann.post(f"/api/tables/{table['id']}/abandon")
    found = whole(ann, table)
    assert (len(found["decisions"]), len(found["curve"])) == (1, 2)
    assert found["boats"] == []


def test_nobody_has_games_analysed_without_end(sqlite_url: str) -> None:
    with serving(sqlite_url, analyses_per_hour=0.001, analyses_burst=1) as server:
        ann = Person(server.address, "Ann")
        one, other = (played(ann, "bells", options={"rounds": 1}) for _ in range(2))
        assert whole(ann, one)
        with pytest.raises(Refused, match=r"rate\.too_many"):
            analysis(ann, other)
        assert analysis(ann, one)["done"]


def test_without_workers_nothing_is_known_and_nobody_waits_for_ever(
    sqlite_url: str,
) -> None:
    with serving(sqlite_url, bot_command=("/nowhere",)) as server:
        ann = Person(server.address, "Ann")
        found = whole(ann, played(ann, "bells", options={"rounds": 1}))
        assert all(not one["findings"] for one in found["decisions"])
        assert all(point["chances"] == [0.5, 0.5] for point in found["curve"])


# With workers that know every answer at once


class Prophets:
    """Workers that answer and note each question; after `rest_after` answers, they take a
    long time."""

    def __init__(self, rest_after: int = 0) -> None:
        self.rest_after = rest_after
        self.time = 0
        self.asked: list[str] = []

    async def find_out(self, question: Question, answer: type[object]) -> object:
        await asyncio.sleep(0)
        self.asked.append(type(question).__name__)
        if len(self.asked) == self.rest_after:
            self.time += 61_000
        seats = question.log.seats
        if answer is Expectation:
            return Expectation((0.0,) * seats, (1 / seats,) * seats)
        return StudyResult([]) if answer is StudyResult else BestLayout(50, 40, 55, ())


def golden(name: str) -> tuple[TableRow, Replay]:
    """A stored game, as if it had been played at a table."""
    record = Record.parse((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    setup, game = record.setup, games()[record.game]
    row = a_table(game, setup.seats, dict(setup.options))
    row = replace(row, id=name, seed=setup.seed, status="over")
    entries = [
        Entry(number, seat, ACT, text, number)
        for number, (seat, text) in enumerate(record.actions, start=1)
    ]
    return row, Replay.of(row, game, entries)


def analyses(prophets: Prophets) -> Analyses:
    return Analyses(cast(BotService, prophets), FREE, Metrics(), lambda: prophets.time)


async def settled(found: Analyses) -> None:
    while tasks := [*found._running.values()]:
        await asyncio.gather(*tasks)


def test_in_the_isle_a_boat_is_packed_for_each_seat_when_the_rest_is_done() -> None:
    prophets = Prophets()

    async def think() -> AnalysisFacts:
        row, replay = golden("isle-family-3")
        found = analyses(prophets)
        begun = found.begin(row, replay)
        await settled(found)
        return begun.facts(replay, 0, texts())

    told = asyncio.run(think())
    # The end, after the position before it: once as it was, once uncovered.
    assert prophets.asked[-7:-3] == ["Study", "Judge", "Judge", "Judge"]
    assert prophets.asked[-3:] == ["FindLayout", "FindLayout", "FindLayout"]
    assert told.done == told.of
    assert [boat.seat for boat in told.boats] == [0, 1, 2]
    boat = told.boats[0]
    assert (boat.score, boat.played, boat.bound, boat.proven) == (50, 40, 55, False)


class Sealed(Prophets):
    """Nobody knows who leads until all is uncovered."""

    def __init__(self, actions: int) -> None:
        super().__init__()
        self.actions = actions

    async def find_out(self, question: Question, answer: type[object]) -> object:
        found = await super().find_out(question, answer)
        if isinstance(question, Judge):
            ended = len(question.log.actions) == self.actions
            if ended or question.uncovered:
                return Expectation((9.0, 3.0), (1.0, 0.0))
        return found


def test_what_comes_to_light_at_the_end_is_no_moment() -> None:
    async def think() -> AnalysisFacts:
        row, replay = golden("fits-basic-2")
        found = analyses(Sealed(len(replay.moves)))
        begun = found.begin(row, replay)
        await settled(found)
        return begun.facts(replay, len(replay.moves), texts())

    told = asyncio.run(think())
    assert told.done == told.of
    assert [point.chances for point in told.curve] == [[1.0, 0.0]]
    assert told.moments == []


def test_what_nobody_asks_for_is_not_thought_about() -> None:
    async def think() -> tuple[int, int, int]:
        row, replay = golden("fits-basic-2")
        found = analyses(Prophets(rest_after=10))
        begun = found.begin(row, replay)
        await settled(found)
        done = begun.done
        # A client that asks again gets the rest, and what was found before.
        assert found.get(row.id) is begun
        await settled(found)
        return done, begun.done, begun.wanted

    done, later, wanted = asyncio.run(think())
    assert (done, later) == (5, wanted)


def test_only_so_many_games_are_thought_about_at_once() -> None:
    async def think() -> None:
        row, replay = golden("fits-basic-2")
        found = analyses(Prophets())
        for number in range(8):
            found.begin(replace(row, id=f"table{number}"), replay)
        with pytest.raises(TooMany):
            found.begin(row, replay)
        assert found.get(row.id) is None
        await found.close()
        assert found.begin(row, replay)
        await found.close()

    asyncio.run(think())


def test_what_is_known_is_told_however_many_games_are_thought_about() -> None:
    async def think() -> None:
        row, replay = golden("fits-basic-2")
        prophets = Prophets(rest_after=10)
        found = analyses(prophets)
        half = found.begin(row, replay)
        await settled(found)
        for number in range(8):
            found.begin(replace(row, id=f"table{number}"), replay)
        known = half.done
        assert found.get(row.id) is half
        await settled(found)
        assert half.done == known < half.wanted
        # There is room again, and who asks gets the rest.
        assert found.get(row.id) is half
        await settled(found)
        assert half.done == half.wanted

    asyncio.run(think())


def test_a_worker_packs_a_boat_that_could_have_been() -> None:
    record = Record.parse((FOLDER / "isle-family-3.txt").read_text(encoding="utf-8"))
    _, end = final(record)
    setup = record.setup
    log = GameLog(
        "t",
        "isle",
        record.rules,
        3,
        dict(setup.options),
        str(setup.seed),
        list(record.actions),
    )
    found = Worker().answer(FindLayout(log, 0, 0.2))
    assert isinstance(found, BestLayout)
    result = games()["isle"].result(end)
    assert result is not None
    assert found.score >= found.played == result.scores[0]
    cells = [cell for tile in found.tiles for cell in tile.cells]
    assert len(cells) == len(set(cells)) > 0
