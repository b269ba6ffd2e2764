"""Nobody is sent a byte that depends on what they may not know."""

from __future__ import annotations

import asyncio
from itertools import cycle
from typing import Any

import pytest

from meowple.kernel.rng import Rng
from meowple.table.undo import may_undo
from tests.own_games import IDS
from tests.server.in_memory_table import Move, Pair, Wire, World, a_strange_move, a_world
from tests.server.players import Chair, Message, Person
from tests.server.serving import Serving
from tests.thorough import times

# How many games, of which kind; 200 in all, and a fifth of them in every run.
GAMES: list[tuple[int, str, int, dict[str, Any]]] = [
    (55, "fits", 2, {}),
    (40, "fits", 3, {"advanced": True}),
    (35, "fits", 4, {"start_cards": "draw", "overlays": "joint"}),
    (7, "isle", 2, {}),
    (7, "isle", 2, {"rescue_choice": "simultaneous"}),
    (2, "isle", 3, {"printing": "ru-uk"}),
    (12, "isle", 3, {"mode": "family"}),
    (10, "isle", 1, {"mode": "solo"}),
    (12, "kyoto", 2, {"stamina": "long"}),
    (6, "kyoto", 3, {}),
    (6, "kyoto", 2, {"side": "expert"}),
    (4, "kyoto", 2, {"scenario": "river", "centre": "asymmetric"}),
    (4, "kyoto", 2, {"scenario": "lanterns"}),
]

# How often a new pair of worlds is looked at, and how far it is followed.
OFTEN, FAR = 4, 25


def any_move(world: World, rng: Rng) -> Move:
    """Mostly an answer; now and then an interjection, or something is taken back."""
    position = world.position
    game, state, id = position.game, position.state, f"r{position.number}"
    able = [seat for seat in range(state.seats) if game.legal(state, seat)]
    undoing = [seat for seat in range(state.seats) if may_undo(position, seat)]
    if undoing and not rng.below(12):
        return Move(rng.choice(undoing), id)
    seat = rng.choice(position.moment.line.asked if rng.below(3) else able)
    action = str(rng.choice(game.legal(state, seat)))
    if action.startswith("ask ") and rng.below(20):
        # A seat that never wants to be asked has no windows, which are full of secrets.
        return any_move(world, rng)
    return Move(seat, id, action)


async def same_bytes(world: World, rng: Rng) -> int:
    """Play a whole game; how many messages were the same in two worlds."""
    seats = world.position.setup.seats
    one_screen = world.row.seats[-1].kind == "hotseat"
    viewers = cycle(range(seats) if one_screen else [None, *range(seats)])
    pair: Pair | None = None
    followed = same = 0
    while not world.position.over:
        world.services.moment += 1000  # type: ignore[attr-defined]
        if pair is None and not rng.below(OFTEN):
            viewer, followed = next(viewers), 0
            if one_screen and viewer is not None:
                before = (viewer + 1) % seats
                pair = await Pair.at_one_screen(world, before, viewer, rng)
            else:
                pair = Pair(world, viewer, rng)
            await pair.compare()
            if pair.viewer is not None:
                strange = a_strange_move(world, pair.viewer, rng)
                if strange is not None:
                    await pair.refused(strange)
                await pair.look_ahead()
        move = any_move(world, rng)
        assert await move.made(world, pair.here if pair else None)
        if pair is not None:
            followed += 1
            if not await pair.follow(move) or followed == FAR:
                same += await pair.part()
                pair = None
    return same


@pytest.mark.parametrize(("count", "game", "seats", "options"), GAMES)
def test_what_is_dealt_anew_changes_no_byte(
    count: int, game: str, seats: int, options: dict[str, Any]
) -> None:
    for seed in range(times(-(-count // 5), count)):
        world = a_world(game, seats, options, seed)
        same = asyncio.run(same_bytes(world, Rng(f"secrets {seed}")))
        assert same > 10


@pytest.mark.parametrize(
    ("game", "options"),
    [("isle", {"rescue_choice": "simultaneous"}), ("fits", {}), ("kyoto", {})],
)
def test_a_screen_that_is_handed_over_shows_the_secrets_of_one_seat(
    game: str, options: dict[str, Any]
) -> None:
    for seed in range(times(1, 5)):
        world = a_world(game, 2, options, seed, one_screen=True)
        assert asyncio.run(same_bytes(world, Rng(f"one screen {seed}"))) > 10


def bytes_of_a_round(server: Serving, joins: bool) -> dict[str, list[str]]:
    """The messages to everyone while the seat that is not asked rings, or does not."""
    ann = Person(server.address, "Ann")
    table = ann.table("bells", "me", "hotseat", options={"rounds": 9}, window_seconds=0)
    chairs = {"own": ann.chair(table, 0), "other": ann.chair(table, 1)}
    chairs["guest"] = ann.chair(table, None)
    for chair in chairs.values():
        chair.at(0)
        chair.received.clear()
    chairs["own"].act("end")
    if joins:
        chairs["own"].act("ring")
        assert chairs["own"].state["number"] == 2
    chairs["other"].at(1)
    chairs["other"].act("done", id="r")
    chairs["other"].at(2), chairs["guest"].at(2)
    # Two tables have two names, and everyone knows them.
    return {
        name: [text.replace(table["id"], "table") for text in chair.received]
        for name, chair in chairs.items()
    }


def until_told(received: list[str]) -> list[str]:
    """All but the last message, in which the ringing is made known."""
    return received[:-1]


def test_not_even_a_number_tells_of_what_is_done_in_secret(server: Serving) -> None:
    quiet, joined = (bytes_of_a_round(server, joins) for joins in (False, True))
    for name in ("other", "guest"):
        assert until_told(quiet[name]) == until_told(joined[name])
        assert len(quiet[name]) == len(joined[name])


def test_a_secret_ring_can_be_taken_back_in_secret(server: Serving) -> None:
    ann = Person(server.address, "Ann")
    table = ann.table("bells", "me", "hotseat", window_seconds=0)
    own, other = ann.chair(table, 0), ann.chair(table, 1)
    own.at(0)
    own.act("end")
    own.act("ring")
    assert own.undo() == 3
    assert other.at(1)["number"] == 1
    other.act("ring")
    assert [number_of(chair, "bells.rung") for chair in (own, other)] == [4, 2]
    found = ann.chair(table, 1, have=1).next("state")
    assert (found["number"], found["undone"]) == (2, [])


def number_of(chair: Chair, event: str) -> int:
    def there(state: Message) -> bool:
        return any(told["id"] == event for told in state["events"])

    state = chair.until(there)
    return int(next(e["number"] for e in state["events"] if e["id"] == event))


@pytest.mark.parametrize("game", IDS)
def test_no_seed_is_shown_before_the_end(game: str) -> None:
    async def look_on() -> None:
        world = a_world(game, 2, {})
        wires = [Wire(world, viewer) for viewer in (None, 0, 1)]
        rng = Rng(game)
        while not world.position.over:
            await any_move(world, rng).made(world, None)
        for wire in wires:
            *before, end = wire.received
            await wire.hang_up()
            assert not any("pepper" in text for text in before)
            assert not any("123456789123456789" in text for text in before)
            assert "pepper" in end
            assert "123456789123456789" in end

    asyncio.run(look_on())


def test_neither_clock_nor_list_tells_of_what_is_done_in_secret(
    own_server: Serving,
) -> None:
    ann = Person(own_server.address, "Ann")
    pace = {"kind": "live", "seconds": 60, "increment": 5}
    table = ann.table("bells", "me", "hotseat", options={"rounds": 9}, pace=pace)
    own, other = ann.chair(table, 0), ann.chair(table, 1)
    own.at(0)
    own.act("end")
    before = other.at(1)["clocks"], ann.get(f"/api/tables/{table['id']}")
    own_server.times.pass_by(1)
    own.act("ring")
    own.undo()
    own.act("ring")
    other.send("sync", have=1)
    clocks = [clock["left"] for clock in other.next("state")["clocks"]]
    # the clock of the one who is asked has run on
    assert clocks == [before[0][0]["left"], before[0][1]["left"] - 1000]
    assert ann.get(f"/api/tables/{table['id']}") == before[1]
