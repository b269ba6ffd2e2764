"""What is saved for each message must not show."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from meowple.kernel.game import AnyGame
from meowple.kernel.registry import games
from meowple.kernel.rng import Rng
from meowple.server.live import fragment_cache
from meowple.server.live.fragment_cache import FragmentCache
from meowple.table.messages import State, encode
from tests.own_games import IDS
from tests.server.in_memory_table import Wire, a_world, all_is_sent
from tests.server.players import two_at_table
from tests.server.serving import Serving


def a_state(game: AnyGame, state: Any, seat: int) -> State:
    view = game.view(state, seat)
    return State(1, [], [], view, [], [], False, [], None, None, False, None, None, None)


@pytest.mark.parametrize("name", IDS)
def test_a_state_of_kept_parts_is_the_same_to_the_byte(name: str) -> None:
    game, parts = games()[name], FragmentCache()
    for seed in range(3):
        state, rng = game.start(game.setup(2, {}, seed)), Rng(seed)
        for _ in range(60):
            for seat in (0, 1):
                plain = encode(a_state(game, state, seat))
                assert parts.encode(a_state(game, state, seat)) == plain
            actors = game.actors(state)
            if not actors:
                break
            game.play(state, actors[0], rng.choice(game.legal(state, actors[0])))


def test_so_many_parts_are_kept_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fragment_cache, "_KEPT", 64)
    game, parts = games()["kyoto"], FragmentCache()
    for part in range(100):
        state = a_state(game, game.start(game.setup(2, {}, 1)), 0)
        state.view = replace(state.view, box=(part,))
        plain = encode(state)
        assert parts.encode(state) == plain
    assert len(parts._known) == 64


def test_an_answer_and_its_state_are_one_write() -> None:
    """The answer says that more follows; the state, that nothing does."""

    async def play() -> list[tuple[str, bool]]:
        world = a_world("fits", 2, {})
        line = Wire(world, world.position.moment.line.asked[0])
        await all_is_sent()
        line.messages.clear()
        legal = world.position.game.legal(world.position.state, line.viewer or 0)
        line.ask("r", 0, str(legal[0]))
        await all_is_sent()
        await line.hang_up()
        return [(m["text"][9:12], m["more"]) for m in line.messages]

    assert asyncio.run(play()) == [("ack", True), ("sta", False)]


def test_what_is_joined_arrives_in_order(server: Serving) -> None:
    _, one, _ = two_at_table(server)
    for _ in range(5):
        one.act("step")
    # Who is here has no place in this order.
    ordered = [text for text in one.received if not text.startswith('{"type":"presence"')]
    kinds = [text[9:12] for text in islice(ordered, 2, None)]
    assert kinds == ["ack", "sta"] * 5


def test_who_asks_faster_than_is_answered_is_answered_in_order(server: Serving) -> None:
    _, one, _ = two_at_table(server)
    ids = [one.ask("why", action="step") for _ in range(50)]
    assert [one.next("why")["id"] for _ in ids] == ids


def test_a_text_that_is_none_ends_the_connection(server: Serving) -> None:
    _, one, _ = two_at_table(server)
    one.socket.send(b"\xff", text=True)
    with pytest.raises(ConnectionClosed) as closed:
        one.next("nothing")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
