"""The view of one seat or of a spectator."""

from __future__ import annotations

from dataclasses import dataclass

from catnaps.actions import Patch
from catnaps.decisions import Sending
from catnaps.state import Afternoon


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The cats that a player has sent out, and what became of them: None is a mouse."""

    home: int
    sent: bool
    cat: int | None
    out: tuple[int, ...]
    naps: tuple[Patch | None, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as `seat` sees it; None is a spectator."""

    seat: int | None
    asked: tuple[int, ...]
    sending: bool
    hours: int
    sun: tuple[Patch, ...]
    cloudy: tuple[Patch, ...]
    basket: int
    hand: tuple[int, ...]
    players: tuple[PlayerView, ...]


def view(state: Afternoon, seat: int | None) -> View:
    if seat is not None:
        state.check_seat(seat)
    top = state.stack[-1] if state.stack else None
    sending = isinstance(top, Sending)
    return View(
        seat=seat,
        asked=top.actors(state) if top else (),
        sending=sending,
        hours=state.hours,
        sun=tuple(state.sun),
        cloudy=tuple(state.cloudy),
        basket=len(state.basket),
        hand=() if seat is None else tuple(state.hands[seat]),
        players=tuple(
            _player(state, one, hidden=sending and one != seat)
            for one in range(state.seats)
        ),
    )


def _player(state: Afternoon, seat: int, *, hidden: bool) -> PlayerView:
    cat = state.sent[seat]
    return PlayerView(
        home=len(state.hands[seat]),
        sent=cat > 0,
        cat=None if hidden or not cat else cat,
        out=tuple(state.out[seat]),
        naps=tuple(state.naps[seat]),
    )
