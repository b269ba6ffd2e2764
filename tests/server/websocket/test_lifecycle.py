"""A connection goes from one state to the next, and never back."""

from __future__ import annotations

import pytest

from meowple.server.websocket.lifecycle import ConnectionState, Lifecycle

CONNECTING, GREETED, OPEN, CLOSED = ConnectionState


def in_state(state: ConnectionState) -> Lifecycle:
    found = Lifecycle()
    found.state = state
    return found


@pytest.mark.parametrize(
    ("now", "next"),
    [
        (CONNECTING, GREETED), (GREETED, OPEN), (CONNECTING, CLOSED),
        (GREETED, CLOSED), (OPEN, CLOSED),
    ],
)  # fmt: skip
def test_a_step_forward(now: ConnectionState, next: ConnectionState) -> None:
    found = in_state(now)
    found.advance(next)
    assert found.state is next


@pytest.mark.parametrize(
    ("now", "next", "sentence"),
    [
        (CONNECTING, OPEN, "A connection that is connecting can't become open."),
        (OPEN, GREETED, "A connection that is open can't become greeted."),
        (CLOSED, OPEN, "A connection that is closed can't become open."),
        (CLOSED, CLOSED, "A connection that is closed can't become closed."),
    ],
)
def test_any_other_step_is_refused_by_a_sentence(
    now: ConnectionState, next: ConnectionState, sentence: str
) -> None:
    with pytest.raises(RuntimeError) as refused:
        in_state(now).advance(next)
    assert str(refused.value) == sentence


@pytest.mark.parametrize("state", ConnectionState)
def test_closing_is_always_possible(state: ConnectionState) -> None:
    found = in_state(state)
    found.close()
    found.close()
    assert found.is_closed
    assert not found.is_open
    assert not found.is_greeted
