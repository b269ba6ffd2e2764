"""Nobody learns a secret by counting: checks the sequence of messages of whole games.

A table sends a viewer a state whenever the number of the table, as that viewer counts,
moves on. So the number must move exactly when there is something new to see, and whether
it does must not depend on what the viewer can't see.
"""

from __future__ import annotations

from collections.abc import Iterator

from meowple.conformance.errors import BrokenPlugin
from meowple.kernel.event import seen
from meowple.kernel.game import AnyGame
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Setup
from meowple.table.log import ACT, UNDO, Entry
from meowple.table.moment import Moment, play
from meowple.table.position import ALL_ROWS, Position, Row
from meowple.table.undo import may_undo

# One in this many rows takes an action back, if a seat may, and one in this many is an
# action that nobody was asked for.
_UNDOS = 6
_PREPARED = 8


def check_sequences(game: AnyGame, setup: Setup, seed: int = 0, *, every: int = 5) -> None:
    """Check the messages of one random game; at every `every`-th row also with what a
    viewer can't see dealt anew. Raises `BrokenPlugin`."""
    position = Position(game, setup, started=0, recent=ALL_ROWS)
    rng = Rng(f"sequences:{seed}")
    while not position.over:
        before = position.moment
        entry = _any_undo(position, rng) or _any_action(position, rng)
        position.push(entry, position.try_entry(entry))
        _check_news(position, before)
        if entry.kind == ACT and entry.number % every == 0:
            _check_dealt_anew(position, before, rng)


def _any_undo(position: Position, rng: Rng) -> Entry | None:
    seats = [s for s in range(position.setup.seats) if may_undo(position, s)]
    if not seats or rng.below(_UNDOS):
        return None
    seat = rng.choice(seats)
    return _entry(position, seat, UNDO, " ".join(map(str, position.rows_to_undo(seat))))


def _any_action(position: Position, rng: Rng) -> Entry:
    """An action of any seat; mostly of one that is asked, so that the game goes on."""
    game, state = position.game, position.state
    for seat in set(range(state.seats)) - set(position.asked):
        prepared = game.legal(state, seat)
        if prepared and rng.below(_PREPARED) == 0:
            return _entry(position, seat, ACT, str(rng.choice(prepared)))
    seat = rng.choice(position.asked)
    return _entry(position, seat, ACT, str(rng.choice(game.legal(state, seat))))


def _entry(position: Position, seat: int, kind: str, text: str) -> Entry:
    return Entry(position.number + 1, seat, kind, text, at=position.number + 1)


def _viewers(position: Position, without: int) -> Iterator[int | None]:
    yield None
    yield from (seat for seat in range(position.setup.seats) if seat != without)


def _check_news(position: Position, before: Moment) -> None:
    """The number of a viewer moves exactly when there is something to see."""
    row, earlier = position.rows[-1], position.rows[-2]
    assert row.entry.seat is not None
    for viewer in _viewers(position, row.entry.seat):
        moved = row.shown(viewer) > earlier.shown(viewer)
        if moved != _has_news(position.game, before, row, viewer):
            done = "moves" if moved else "does not move"
            raise BrokenPlugin(
                f"row {row.entry.number} ({row.entry.kind} {row.entry.text} of seat "
                f"{row.entry.seat}) {done} the number of viewer {viewer}"
            )


def _has_news(game: AnyGame, before: Moment, row: Row, viewer: int | None) -> bool:
    """Whether anything that a viewer is sent is not as it was."""
    after, fresh = row.moment, row.moment if row.entry.kind == ACT else None
    if fresh is not None and seen(fresh.events, viewer):
        return True
    if any(moment.known_to(viewer) for moment in row.fallen):
        return True
    return _sight(game, before, viewer) != _sight(game, after, viewer)


def _sight(game: AnyGame, moment: Moment, viewer: int | None) -> tuple[object, ...]:
    """Everything a viewer is sent at a moment, with what the clocks show except the time
    that passes."""
    line, state = moment.line, moment.state
    legal = () if viewer is None else tuple(game.legal(state, viewer))
    clocks = line.asked, line.acts, line.since, line.window, line.turns
    return game.view(state, viewer), legal, viewer in moment.undoable, clocks


def _check_dealt_anew(position: Position, before: Moment, rng: Rng) -> None:
    """Check that an action that looks the same, whatever a viewer can't see, sends the
    viewer as many messages."""
    game, after = position.game, position.moment
    entry = after.entry
    assert entry is not None
    assert entry.seat is not None
    action = game.parse(entry.text)
    for viewer in _viewers(position, entry.seat):
        if viewer is None:
            continue
        world = game.imagine(before.state, viewer, rng)
        if action not in game.legal(world, entry.seat):
            continue
        dealt = Moment(before.entry, world, before.line, [], before.previous)
        again = play(game, dealt, entry, position.outages)
        alike = _sight(game, again, viewer) == _sight(game, after, viewer)
        told = seen(again.events, viewer) == seen(after.events, viewer)
        if alike and told and again.known_to(viewer) != after.known_to(viewer):
            raise BrokenPlugin(
                f"row {entry.number}, {entry.text!r} of seat {entry.seat}: whether seat "
                f"{viewer} gets a message depends on what it can't see"
            )
