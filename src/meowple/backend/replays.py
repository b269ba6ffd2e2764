"""Replays of finished games, step by step. Some states are kept, so that a single step
does not take a replay of the whole game."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from meowple.backend.records import record_of, replayed
from meowple.backend.table_schemas import HappenedFacts, ReplayFacts, StepFacts
from meowple.kernel.event import spoken
from meowple.kernel.game import AnyGame
from meowple.kernel.record import verify
from meowple.table import queries
from meowple.table.absences import Absences
from meowple.table.errors import NotFound
from meowple.table.log import Entry, surviving
from meowple.table.messages import Fair, Words
from meowple.table.position import Position
from meowple.table.presenter import outcome
from meowple.table.queries import Present
from meowple.table.seats import TableFacts, at_table, seat_facts
from meowple.texts import Texts

# Steps in one answer.
MOST_STEPS = 32
# The state after each 16th action is kept.
_EVERY = 16
# Games that are kept.
_GAMES = 32
# The key of the spectator's view.
_SPECTATOR = "-"


@dataclass(frozen=True, slots=True)
class Replay:
    """A game that is over. `kept[n]` is the state after n * _EVERY actions."""

    position: Position
    actions: tuple[Entry, ...]
    # The seats whose player had left, by action.
    away: tuple[frozenset[int], ...]
    kept: tuple[Any, ...]
    record: str
    verified: bool

    @classmethod
    def of(cls, row: TableFacts, game: AnyGame, entries: list[Entry]) -> Replay:
        position = replayed(row, game, entries)
        record = record_of(row, position, entries)
        actions = tuple(surviving(entries))
        state = game.start(position.setup)
        kept = [state.copy()]
        for number, entry in enumerate(actions, start=1):
            game.play(state, _seat(entry), game.parse(entry.text))
            if number % _EVERY == 0:
                kept.append(state.copy())
        verified = all(check.passed for check in verify(record, game))
        away = _away(entries, actions)
        return cls(position, actions, away, tuple(kept), record.text(), verified)

    @property
    def moves(self) -> list[tuple[int, str]]:
        """Seat and text of each action."""
        return [(_seat(entry), entry.text) for entry in self.actions]

    def states(self, first: int, last: int) -> Iterator[Any]:
        """The states before the actions `first` to `last - 1`, counted from 0. It is one
        state, which moves on."""
        at = first // _EVERY
        if at >= len(self.kept):
            return
        state = self.kept[at].copy()
        for number in range(at * _EVERY, min(last, len(self.actions))):
            if number >= first:
                yield state
            self._play(state, self.actions[number])

    def facts(self, row: TableFacts, first: int, last: int, texts: Texts) -> ReplayFacts:
        """The steps `first` to `last`, and what they have in common."""
        last = min(last, first + MOST_STEPS - 1, len(self.actions))
        texts = at_table(texts, row)
        return ReplayFacts(
            game=row.game,
            options=row.options,
            seats=seat_facts(row, texts),
            length=len(self.actions),
            result=outcome(self.position, texts),
            commitment=row.commitment,
            fair=Fair(str(row.seed), row.salt),
            verified=self.verified,
            steps=list(self._steps(first, last, row, texts)) if first <= last else [],
        )

    def words(
        self, row: TableFacts, step: int, seat: int | None, texts: Texts, *, picture: bool
    ) -> Words:
        """A step in words, from the view that the step itself has for this seat; None is
        a spectator. There are no labels: nothing can be chosen any more."""
        if step > len(self.actions):
            raise NotFound("replay.past_end", actions=len(self.actions))
        state = self._state(step)
        if seat is not None and seat >= state.seats:
            raise NotFound("seat.unknown", number=seat, seats=state.seats)
        game = self.position.game
        now = Present(game, state, seat, step, over=True)
        return queries.words(now, at_table(texts, row), picture=picture)

    def _state(self, step: int) -> Any:
        """A copy of the state after this many actions."""
        at = step // _EVERY
        state = self.kept[at].copy()
        for entry in self.actions[at * _EVERY : step]:
            self._play(state, entry)
        return state

    def _steps(
        self, first: int, last: int, row: TableFacts, texts: Texts
    ) -> Iterator[StepFacts]:
        """The steps from one to another: 0 is the start, n follows the nth action."""
        at = max(0, first - 1) // _EVERY
        state = self.kept[at].copy()
        if first == 0:
            views = self._views(state)
            yield StepFacts(0, None, "start", "", "", [], views)
        for number in range(at * _EVERY + 1, last + 1):
            entry = self.actions[number - 1]
            if number < first:
                self._play(state, entry)
            else:
                then = at_table(texts, row, away=self.away[number - 1])
                yield self._step(state, number, entry, then)

    def _step(self, state: Any, number: int, entry: Entry, texts: Texts) -> StepFacts:
        game, seat = self.position.game, _seat(entry)
        action = game.parse(entry.text)
        label = game.explain(action, texts.say, game.view(state, seat))
        events = [
            HappenedFacts(e.id, dict(e.args), texts.event(e), _listed(e.seats))
            for e in spoken(game.play(state, seat, action))
        ]
        views = self._views(state)
        return StepFacts(number, seat, entry.kind, entry.text, label, events, views)

    def _play(self, state: Any, entry: Entry) -> None:
        game = self.position.game
        game.play(state, _seat(entry), game.parse(entry.text))

    def _views(self, state: Any) -> dict[str, Any]:
        """The views of each seat and of a spectator at that time."""
        view = self.position.game.view
        seats = {str(seat): view(state, seat) for seat in range(state.seats)}
        return {_SPECTATOR: view(state, None), **seats}


class Replays:
    """A cache of the games that were replayed last. It belongs to the event loop."""

    def __init__(self) -> None:
        self._held: OrderedDict[str, Replay] = OrderedDict()

    def get(self, table: str) -> Replay | None:
        found = self._held.get(table)
        if found is not None:
            self._held.move_to_end(table)
        return found

    def keep(self, table: str, replay: Replay) -> None:
        self._held[table] = replay
        while len(self._held) > _GAMES:
            self._held.popitem(last=False)


def _away(entries: list[Entry], actions: tuple[Entry, ...]) -> tuple[frozenset[int], ...]:
    """The seats whose player had left, by action: texts call them by their names then."""
    absences, then = Absences(), {}
    for entry in entries:
        absences.add(entry)
        then[entry.number] = absences.away
    return tuple(then[entry.number] for entry in actions)


def _seat(entry: Entry) -> int:
    assert entry.seat is not None, "an action has a seat"
    return entry.seat


def _listed(seats: tuple[int, ...] | None) -> list[int] | None:
    return None if seats is None else list(seats)
