"""The states of a connection, and the steps between them."""

from __future__ import annotations

from enum import Enum


class ConnectionState(Enum):
    """CONNECTING: accepted, but the client has no message yet. GREETED: it has the hello;
    from now on it hears of changes. OPEN: it gets states. CLOSED: nothing more is sent but
    a last message."""

    CONNECTING = "connecting"
    GREETED = "greeted"
    OPEN = "open"
    CLOSED = "closed"


_NEXT = {
    ConnectionState.CONNECTING: (ConnectionState.GREETED, ConnectionState.CLOSED),
    ConnectionState.GREETED: (ConnectionState.OPEN, ConnectionState.CLOSED),
    ConnectionState.OPEN: (ConnectionState.CLOSED,),
    ConnectionState.CLOSED: (),
}


class Lifecycle:
    """The state of one connection, which only goes forward."""

    def __init__(self) -> None:
        self.state = ConnectionState.CONNECTING

    def advance(self, state: ConnectionState) -> None:
        if state not in _NEXT[self.state]:
            raise RuntimeError(
                f"A connection that is {self.state.value} can't become {state.value}."
            )
        self.state = state

    def close(self) -> None:
        """Close, from any state; closing twice is the same as once."""
        if not self.is_closed:
            self.advance(ConnectionState.CLOSED)

    @property
    def is_greeted(self) -> bool:
        """Whether the client has the hello and may still be sent messages."""
        return self.state in (ConnectionState.GREETED, ConnectionState.OPEN)

    @property
    def is_open(self) -> bool:
        return self.state is ConnectionState.OPEN

    @property
    def is_closed(self) -> bool:
        return self.state is ConnectionState.CLOSED
