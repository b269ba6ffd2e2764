"""The seats at a table, their names, and who may watch."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import count

from meowple.kernel.setup import Value
from meowple.table.errors import Forbidden
from meowple.table.figures import figure_facts, figures_in, given_figures
from meowple.table.messages import SeatFacts
from meowple.table.terms import Terms
from meowple.texts import Texts

# The status of a table.
WAITING, PLAYING, OVER, ABANDONED = "waiting", "playing", "over", "abandoned"
# The kinds of seats.
ME, OPEN, HOTSEAT, BOT = "me", "open", "hotseat", "bot"

# The bot that acts for players who ran out of time, or who have left.
STAND_IN = "cat"


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at a table. `profile` is the player's. An open seat that is still free has
    none."""

    seat: int
    kind: str
    profile: str | None
    bot: str | None
    name: str | None
    # A hash of the secret by which a player takes the seat.
    token: str | None = None
    # The figure that was chosen for it, if any.
    figure: str | None = None
    # The profile that has left it to a bot and may take it back.
    left_by: str | None = None

    @property
    def free(self) -> bool:
        return self.kind == OPEN and self.profile is None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableFacts:
    """The facts of a table, apart from its log. `started` is None before the game begins;
    times are milliseconds since 1970."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    seed: int
    salt: str
    commitment: str
    terms: Terms
    status: str
    created: int
    started: int | None
    seats: tuple[Seat, ...]

    @property
    def finished(self) -> bool:
        return self.status in (OVER, ABANDONED)

    @property
    def people(self) -> int:
        """The number of different profiles that have a seat."""
        return len({seat.profile for seat in self.seats if seat.profile is not None})

    @property
    def person(self) -> int | None:
        """The seat of the only person, where all others are bots; None if there is none,
        or several people play, even at one screen."""
        people = [seat.seat for seat in self.seats if seat.kind != BOT]
        return people[0] if len(people) == 1 else None

    def seats_of(self, profile: str | None) -> tuple[int, ...]:
        """The seats of a profile; a client without one has none."""
        if profile is None:
            return ()
        return tuple(seat.seat for seat in self.seats if seat.profile == profile)

    def left_by(self, profile: str | None) -> tuple[int, ...]:
        """The seats that a profile has left to a bot."""
        if profile is None:
            return ()
        return tuple(seat.seat for seat in self.seats if seat.left_by == profile)

    @property
    def away(self) -> frozenset[int]:
        """The seats for which a bot plays because their player left."""
        return frozenset(seat.seat for seat in self.seats if seat.left_by is not None)

    def check_seat(self, profile: str | None, seat: int) -> None:
        """Refuse a seat that does not belong to the profile."""
        if seat not in self.seats_of(profile):
            raise Forbidden("seat.not_yours")


def at_table(
    texts: Texts,
    table: TableFacts,
    you: int | None = None,
    away: Collection[int] | None = None,
) -> Texts:
    """Texts that call the seats of this table by their names, and the seat `you` “you”.
    `away` are the seats whose player had left: without it, those of now."""
    return texts.at_table(seat_names(table, texts, away), you)


def seat_names(
    table: TableFacts, texts: Texts, away: Collection[int] | None = None
) -> list[str | None]:
    """The names of the seats as everyone sees them; None for a free seat. A bot that plays
    for a player who left has that player's name."""
    gone = table.away if away is None else away
    names = distinct_names([_name(seat, texts) for seat in table.seats])
    return [
        texts.say("server.stand_in", name=name) if name and seat in gone else name
        for seat, name in enumerate(names)
    ]


def _name(seat: Seat, texts: Texts) -> str | None:
    """A bot without a name is called by its level, a person without a name a guest."""
    if seat.name or seat.left_by or not seat.bot:
        person = seat.profile or seat.left_by
        return seat.name or (texts.say("server.guest") if person else None)
    known = texts.knows(f"bot.{seat.bot}")
    return texts.say(f"bot.{seat.bot}") if known else seat.bot


def distinct_names(names: Sequence[str | None]) -> list[str | None]:
    """The same names, but with a number behind every repetition of an earlier name."""
    taken = {name.casefold() for name in names if name}
    before: set[str] = set()
    shown: list[str | None] = []
    for name in names:
        if name and name.casefold() in before:
            numbered = (f"{name} {number}" for number in count(2))
            name = next(one for one in numbered if one.casefold() not in taken)
            taken.add(name.casefold())
        elif name:
            before.add(name.casefold())
        shown.append(name)
    return shown


def seat_facts(table: TableFacts, texts: Texts) -> list[SeatFacts]:
    """The seats as everyone sees them: without profiles and tokens."""
    names = seat_names(table, texts)
    listed = figure_facts(table.game, figures_in(table.game), texts)
    figures = given_figures(listed, [seat.figure for seat in table.seats])
    return [
        SeatFacts(
            seat=seat.seat,
            kind=seat.kind,
            name=names[seat.seat],
            bot=seat.bot if seat.kind == BOT else None,
            taken=not seat.free,
            figure=figures[seat.seat],
            chosen=(figure := figures[seat.seat]) is not None and figure.id == seat.figure,
            left=seat.left_by is not None,
        )
        for seat in table.seats
    ]
