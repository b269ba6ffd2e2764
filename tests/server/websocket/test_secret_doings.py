"""What players do beside their moves tells nobody what they hold: they come and go, plan
tiles, ask what an answer would bring, are warned, pass in advance, and run out of time.

A table is put beside the same one with everything dealt anew that one viewer can't know. In
both, all other players do the same. The viewer is sent the same messages, byte for byte and
in the same number, the presence of others included.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from meowple.kernel.errors import MeowpleError
from meowple.kernel.event import seen
from meowple.kernel.rng import Rng
from meowple.table.deadlines import BotTurn
from meowple.table.log import AUTO
from meowple.table.position import Position
from meowple.table.seats import STAND_IN
from meowple.table.table import ActionRequest
from tests.own_games import IDS
from tests.server.in_memory_table import Wire, World, a_world, all_is_sent
from tests.server.players import Person, one_by_one
from tests.server.serving import FREE, Serving
from tests.thorough import times

# How far a random game goes between two looks at it, at most. Every second moment at which
# somebody is warned, or several are asked at once, is looked at, too.
APART, SPECIAL = 12, 2
# How many rows back the state is that a client has which asks for the rest.
MISSED = 3
# Tiles that a player of the Isle plans, all over a boat.
PLAN = [
    f"{color} C16 {place}"
    for color, place in (
        ("red", "2,2"),
        ("blue", "6,2"),
        ("green", "10,2"),
        ("red", "14,4"),
        ("blue", "4,6"),
        ("green", "9,6"),
        ("orange", "12,6"),
        ("purple", "7,4"),
    )
]

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("isle", 2, {}),
    ("isle", 3, {"rescue_choice": "simultaneous"}),
    ("isle", 2, {"mode": "family"}),
    ("fits", 2, {}),
    ("fits", 3, {"advanced": True, "start_cards": "draw"}),
    ("kyoto", 2, {}),
]


async def at_once(client: str, work: Callable[[], object]) -> object:
    """What a server works out in a thread of its own."""
    return work()


def prepared(world: World) -> World:
    """A world in which players are away as soon as they go, and questions are answered."""
    desk: Any = world.services
    desk.settings = replace(FREE, away_after=0.0)
    desk.background = SimpleNamespace(run=at_once)
    return world


@dataclass
class Told:
    """What the other players were told in the two worlds: how many warnings, and how often
    they were told something else there, by type."""

    differed: Counter[str] = field(default_factory=Counter)
    warnings: int = 0
    passed: int = 0
    late: int = 0
    news: int = 0
    messages: int = 0

    def add(self, here: Wire, there: Wire) -> None:
        for texts in zip(here.texts, there.texts, strict=False):
            one, other = (json.loads(text) for text in texts)
            warnings = [message.get("costly", {}) for message in (one, other)]
            self.warnings += any(warnings)
            self.differed["warning"] += warnings[0] != warnings[1]
            self.differed[one["type"]] += one["type"] == other["type"] and one != other


class Beside:
    """A viewer in both worlds, and what the others do there."""

    def __init__(self, world: World, viewer: int | None, rng: Rng) -> None:
        self.viewer = viewer
        self.rng = rng
        self.worlds = [prepared(world.again()), prepared(world.redealt(viewer, rng))]
        self.wires = [Wire(one, viewer) for one in self.worlds]

    async def compare(self) -> None:
        await all_is_sent()
        here, there = (wire.texts for wire in self.wires)
        assert here == there

    async def all_do(self, told: Told) -> None:
        """Every other player does everything there is to do beside a move."""
        for seat in range(self.worlds[0].position.setup.seats):
            if seat == self.viewer:
                continue
            others = [Wire(world, seat) for world in self.worlds]
            await self.compare()
            for doing in self.doings(seat):
                for wire, message in zip(others, doing, strict=True):
                    wire.say(**message)
                await self.compare()
            told.add(others[0], others[1])
            for wire in others:
                await wire.hang_up()
            await self.compare()

    def doings(self, seat: int) -> Iterator[list[dict[str, Any]]]:
        """Messages of a seat in each of the worlds, by what it can do there."""
        able = [self._actions(world, seat) for world in self.worlds]
        for number in range(3):
            actions = [[texts[number % len(texts)]] if texts else [] for texts in able]
            yield [{"do": "foresee", "id": f"f{number}", "actions": a} for a in actions]
            yield [{"do": "preview", "id": f"p{number}", "action": a[0] if a else "-"}
                   for a in actions]  # fmt: skip
            yield [{"do": "why", "id": f"w{number}", "action": a[0] if a else "-"}
                   for a in actions]  # fmt: skip
        yield [{"do": "plan", "id": "q", "steps": PLAN}] * 2
        yield [{"do": "words"}] * 2
        yield [{"do": "insight"}] * 2
        have = [[*world.position.rows][-MISSED:][0].shown(seat) for world in self.worlds]
        yield [{"do": "sync", "have": number} for number in have]

    def _actions(self, world: World, seat: int) -> list[str]:
        position = world.position
        found = [str(a) for a in position.game.legal(position.state, seat)]
        self.rng.shuffle(found)
        return found

    async def pass_in_advance(self, told: Told) -> None:
        """Others who are asked beside the viewer pass, as a browser does that was told to;
        until somebody's answer has to be shown."""
        before = self.worlds[0].position
        asked = before.moment.line.asked
        if len(asked) < 2:
            return
        for seat in asked:
            idle = before.game.idle(before.state, seat)
            if seat == self.viewer or idle is None:
                continue
            if self.worlds[0].position.moment.line.asked == (seat,):
                # The last answer; then the secret ones are shown.
                return
            for world in self.worlds:
                request = ActionRequest(seat, world.position.shown(seat), f"quiet {seat}")
                await world.act(request, str(idle))
            told.passed += 1
            await self.compare()

    async def run_out_of_time(self, told: Told) -> None:
        """Others who are asked beside the viewer are late: a bot acts for them, with the
        cards they have in each world, until somebody's answer has to be shown."""
        for seat in self.worlds[0].position.asked:
            turn = BotTurn(seat, AUTO, STAND_IN)
            while seat != self.viewer and self._asked_with_others(seat):
                actions = self._alike(turn)
                if actions is None:
                    break
                for world, action in zip(self.worlds, actions, strict=True):
                    await world.play_for(turn, action, [])
                told.late += 1
                await self.compare()

    def _asked_with_others(self, seat: int) -> bool:
        """Whether a seat is asked, and after its last answer somebody else still is."""
        asked = self.worlds[0].position.asked
        return seat in asked and len(asked) > 1

    def _alike(self, turn: BotTurn) -> list[str] | None:
        """An action of a bot in each of the worlds that look the same to the viewer; None
        if a few tries find none."""
        rng = Rng(f"late {turn.seat} {self.worlds[0].position.number}")
        for _ in range(8):
            actions, looks = [], []
            for world in self.worlds:
                position = world.position
                legal = position.game.legal(position.state, turn.seat)
                action = str(rng.choice(legal))
                proposal = world.playing.propose_choice(turn, action, 0)
                assert proposal is not None
                moment = proposal.moment
                events = [(e.id, e.args) for e in seen(moment.events, self.viewer)]
                actions.append(action)
                looks.append((action.split()[0], events, moment.line.asked))
            if looks[0] == looks[1]:
                return actions
        return None

    async def part(self, told: Told) -> None:
        for wire in self.wires:
            await wire.hang_up()
        told.news += sum('"table.time_up"' in text for text in self.wires[0].texts)
        told.messages += len(self.wires[0].texts)


def is_special(position: Position) -> bool:
    """Whether somebody is warned, or several are asked at once."""
    asked = position.moment.line.asked
    return len(asked) > 1 or any(
        position.game.slips(position.state, seat) for seat in asked
    )


async def go_on(world: World, rng: Rng) -> None:
    """Some moves of a random game."""
    for moves in range(1 + rng.below(APART)):
        position = world.position
        special = moves and is_special(position) and not rng.below(SPECIAL)
        if position.over or special:
            return
        seat = rng.choice(position.moment.line.asked)
        action = str(rng.choice(position.game.legal(position.state, seat)))
        request = ActionRequest(seat, position.shown(seat), f"r{position.number}")
        with suppress(MeowpleError):
            await world.act(request, action)


async def whole_game(world: World, rng: Rng, told: Told) -> None:
    seats = world.position.setup.seats
    looks = 0
    while not world.position.over:
        viewer = [None, *range(seats)][looks % (seats + 1)]
        looks += 1
        beside = Beside(world, viewer, rng)
        await beside.compare()
        await beside.all_do(told)
        await beside.pass_in_advance(told)
        await beside.run_out_of_time(told)
        await beside.part(told)
        await go_on(world, rng)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_what_players_do_beside_their_moves_tells_nobody_what_they_hold(
    game: str, seats: int, options: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    told = Told()
    for seed in range(times(1, 10)):
        world = a_world(game, seats, options, seed)
        asyncio.run(whole_game(world, Rng(f"doings {seed}"), told))
    assert told.messages > 20
    # Everything was answered: an error is the same for everyone.
    assert "message.failed" not in caplog.text
    # The players themselves were warned, and told different things in the two worlds; in If
    # It Fits warnings are about closed boxes, which a random game hardly ever comes to.
    assert told.warnings or game == "fits"
    assert told.differed["state"]
    assert told.differed["preview"]
    if game == "isle":
        # Only the Isle has plans, foresees what depends on a hand, and asks several players
        # at once; in the family mode no warning depends on anything secret.
        assert told.differed["planned"]
        assert told.differed["foresight"]
        family = options.get("mode") == "family"
        assert family or (told.differed["warning"] and told.passed)
        # Who is late chooses in secret, and everyone learns that time ran out.
        assert family or told.late > told.news > 0


def records(people: list[Person], game: str) -> list[bytes]:
    """What tells each of them of finished games."""
    paths = ("profile/statistics", "profile/history", f"games/{game}/hall")
    return [one.http.get(f"/api/{path}").content for path in paths for one in people]


@pytest.mark.parametrize("game", IDS)
def test_no_statistics_change_before_a_game_is_over(server: Serving, game: str) -> None:
    people = [Person(server.address, name) for name in ("Ann", "Bob", "Eve")]
    table = people[0].table(game, "me", "open", window_seconds=0)
    people[1].join(table)
    chairs = [people[0].chair(table, 0), people[1].chair(table, 1)]
    for chair in chairs:
        chair.at(0)
    before = records(people, game)
    assert b"error" not in b"".join(before)
    for number, _ in enumerate(one_by_one(chairs, Random(game))):
        if not number % 10 and not chairs[0].state["over"]:
            assert records(people, game) == before
    own, others = slice(0, 2), slice(2, None, 3)
    after = records(people, game)
    assert after[own] != before[own]
    # Who did not play learns of it from the Hall of Fame alone.
    assert after[others][:2] == before[others][:2]
