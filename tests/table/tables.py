"""Whole games through `meowple.table` alone: people who act at random and take back now
and then, bots, a clock that the test moves, and every message that the clients get."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from meowple.bots.decisions import SeatDecision
from meowple.kernel.errors import IllegalAction
from meowple.kernel.game import AnyGame
from meowple.kernel.record import commitment
from meowple.kernel.rng import Rng
from meowple.kernel.setup import Value
from meowple.table.follower import Follower, Need
from meowple.table.log import Entry
from meowple.table.messages import encode
from meowple.table.seats import BOT, HOTSEAT, ME, PLAYING, Seat, TableFacts
from meowple.table.table import ActionRequest, Proposal, Table
from meowple.table.terms import Pace, Terms
from meowple.table.undo import may_undo
from meowple.texts import texts

STARTED = 1_800_000_000_000
# Short clocks and windows, so that some of them run out.
TERMS = Terms(pace=Pace(kind="live", seconds=60, increment=3), window_seconds=5)


def facts_of(
    game: AnyGame, seats: int, options: dict[str, Value], seed: int, terms: Terms = TERMS
) -> TableFacts:
    """A table that has begun: one person with all seats, and a bot at the last of
    several."""
    bots = {seats - 1} if seats > 1 else set()
    return TableFacts(
        id="table",
        game=game.info.id,
        rules=game.info.rules_version,
        options=options,
        seed=seed,
        salt="pepper",
        commitment=commitment(seed, "pepper"),
        terms=terms,
        status=PLAYING,
        created=STARTED,
        started=STARTED,
        seats=tuple(
            Seat(n, BOT, None, "random", None)
            if n in bots
            else Seat(n, HOTSEAT if n else ME, "ann", None, f"Ann {n}")
            for n in range(seats)
        ),
    )


@dataclass(frozen=True)
class Guess:
    """An estimate of one action, as a search would make it."""

    action: str
    chance: float = 0.5
    score: float = 10.0
    worlds: int = 4
    error: float = 0.1
    then: tuple[str, ...] = ()


def all_alike(game: AnyGame, state: Any, seat: int) -> Sequence[Guess]:
    """A chooser that thinks nothing of any action."""
    return [Guess(str(action)) for action in game.legal(state, seat)]


# Seconds for a decision.
QUICK = 0.05


def decision(table: Table, seat: int) -> SeatDecision:
    """The decision of a seat now, for a bot or a hint."""
    state, seed = table.position.state, table.facts.seed
    return SeatDecision(table.game, state, seat, seed, len(table.actions))


class Audience:
    """A client of every seat and a spectator, each of whom is sent what it lacks."""

    def __init__(self, seats: int) -> None:
        self.followers = [Follower(seat, texts()) for seat in (None, *range(seats))]

    def sent(self, table: Table, now: int) -> list[bytes | None]:
        """The next state of each client, encoded; None for a client that lacks none."""
        return [self._next(follower, table, now) for follower in self.followers]

    def _next(self, follower: Follower, table: Table, now: int) -> bytes | None:
        if follower.need(table.position) is not Need.STATE:
            return None
        since = follower.reached(table.position)
        return encode(follower.state(table, now, since))

    def moved_to(self, table: Table) -> Audience:
        """The same clients at the same table after a restart: they know the numbers of
        their states, and the table finds the rows."""
        other = Audience(len(self.followers) - 1)
        for old, new in zip(self.followers, other.followers, strict=True):
            assert old.row is not None
            new.row = table.position.find(old.row.shown(old.seat), old.seat)
            assert new.row is not None
        return other


@dataclass
class Game:
    """A game that is being played, with all that was written and sent."""

    table: Table
    rng: Rng
    audience: Audience
    now: int = STARTED
    log: list[Entry] = field(default_factory=list)
    sent: list[tuple[int, list[bytes | None]]] = field(default_factory=list)
    undone: int = 0

    @classmethod
    def begun(cls, game: AnyGame, facts: TableFacts, seed: str) -> Game:
        found = cls(Table(facts, game), Rng(seed), Audience(len(facts.seats)))
        found.sent.append((found.now, found.audience.sent(found.table, found.now)))
        return found

    def play(self) -> None:
        """To the end."""
        while not self.table.over:
            self.step()

    def step(self) -> None:
        """Some time passes; then something happens."""
        self.now += self.rng.below(3_000)
        before = self.table.position.number
        for proposal in self._due():
            self._committed(proposal)
        if self.table.position.number == before:
            self._someone_acts()

    def _due(self) -> Iterator[Proposal]:
        table, due = self.table, self.table.due(self.now)
        while due.window and (idle := table.propose_idle(self.now)) is not None:
            yield idle
        if due.forced and (forced := table.propose_forced(self.now)) is not None:
            yield forced
            return
        for turn in due.bots:
            if not table.over and turn.seat in table.position.asked:
                text = str(decision(table, turn.seat).choice(turn.bot, QUICK))
                chosen = table.propose_choice(turn, text, self.now)
                assert chosen is not None
                yield chosen
        for seat in due.lost:
            if not table.over:
                yield table.propose_loss(seat, self.now)

    def _someone_acts(self) -> None:
        position = self.table.position
        seats = self.rng.shuffled([s.seat for s in self.table.facts.seats if s.kind != BOT])
        for seat in seats:
            if may_undo(position, seat) and not self.rng.below(8):
                self._undo(seat)
                return
        # Sometimes a seat acts unasked, where the game lets it.
        unasked = not self.rng.below(4)
        for seat in seats:
            legal = position.game.legal(position.state, seat)
            if legal and (unasked or seat in position.asked):
                self._act(seat, str(self.rng.choice(legal)))
                return

    def _request(self, seat: int) -> ActionRequest:
        shown = self.table.position.shown(seat)
        return ActionRequest(seat, shown, f"r{len(self.log)}")

    def _act(self, seat: int, action: str) -> None:
        request = self._request(seat)
        try:
            number = self.table.act(request, action, self.now)
        except IllegalAction:
            return
        # The same request once more changes nothing.
        assert self.table.act(request, action, self.now) == number
        self._written()

    def _undo(self, seat: int) -> None:
        request = self._request(seat)
        assert self.table.undo(request, self.now) == request.number + 1
        self.undone += 1
        self._written()

    def _committed(self, proposal: Proposal) -> None:
        self.table.commit(proposal)
        self._written()

    def _written(self) -> None:
        self.log.append(self.table.position.rows[-1].entry)
        self.sent.append((self.now, self.audience.sent(self.table, self.now)))
