"""A new table: what a form asks for, checked by the game itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Protocol

from msgspec import structs

from meowple.backend.moved_games import read_moved
from meowple.backend.table_schemas import SeatForm, TableForm
from meowple.backend.text_cleaning import clean_name
from meowple.bots import check_level
from meowple.kernel.game import AnyGame
from meowple.kernel.optional_verbs import Course
from meowple.kernel.setup import Value
from meowple.table.errors import BadRequest, NotFound
from meowple.table.figures import check_figure, figures_in
from meowple.table.seats import BOT, ME, OPEN, STAND_IN, Seat
from meowple.table.terms import Pace, Terms


class Maker(Protocol):
    """The profile of the player who makes a table."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...


@dataclass(frozen=True, slots=True)
class NewTable:
    """The facts from which a table is created."""

    game: str
    rules: int
    options: dict[str, Value]
    maker: str
    terms: Terms
    seats: tuple[Seat, ...]
    rematch_of: str | None = None
    # Those of a prepared game, or of one that began elsewhere; otherwise new ones.
    seed: int | None = None
    salt: str | None = None
    # The actions played elsewhere, each with its seat.
    played: tuple[tuple[int, str], ...] = ()


def planned(game: AnyGame, form: TableForm, me: Maker) -> NewTable:
    """A table as the form asks for it, checked by the game itself."""
    if form.record is not None:
        return _moved(game, form, me, form.record)
    course = None if form.course is None else _course(game, form)
    options = form.options if course is None else course.options
    setup = game.setup(len(form.seats), options, 0)
    seats = tuple(_seat(number, seat, me) for number, seat in enumerate(form.seats))
    for seat in seats:
        check_seat_figure(game.info.id, seats[: seat.seat], seat.figure)
    if sum(seat.kind == ME for seat in seats) > 1:
        raise BadRequest("table.me_twice")
    if all(seat.kind == BOT for seat in seats):
        raise BadRequest("table.bots_only")
    terms = Terms(
        pace=form.pace,
        on_timeout=form.on_timeout,
        on_leave=form.on_leave,
        window_seconds=form.window_seconds,
        public=form.public and course is None,
        spectators=form.spectators,
        hints=form.hints,
        rated=form.rated and course is None,
        play_forced=form.play_forced,
        course=form.course,
    )
    return NewTable(
        game=game.info.id,
        rules=game.info.rules_version,
        options=dict(setup.options),
        maker=me.id,
        terms=terms,
        seats=seats,
        seed=None if course is None else course.seed,
    )


def _moved(game: AnyGame, form: TableForm, me: Maker, text: str) -> NewTable:
    """A table that goes on with a game. Nobody can say how long its players have thought,
    and who brings it could know the shuffle."""
    record = read_moved(game, len(form.seats), text)
    form = structs.replace(
        form,
        record=None,
        options=dict(record.setup.options),
        course=None,
        pace=Pace(),
        window_seconds=0,
        rated=False,
    )
    by_its_rules = game.at_version(record.rules)
    assert by_its_rules is not None, "the record was replayed"
    new = planned(by_its_rules, form, me)
    return replace(
        new,
        rules=record.rules,
        terms=structs.replace(new.terms, moved=True),
        seed=record.setup.seed,
        salt=record.salt,
        played=tuple(record.actions),
    )


def _course(game: AnyGame, form: TableForm) -> Course:
    """The prepared game that the form asks for: for one person, whom nobody can cheat by
    knowing its seed."""
    courses = {course.id: course for course in game.courses()}
    if form.course not in courses:
        raise NotFound("course.unknown")
    if any(seat.kind not in (ME, BOT) for seat in form.seats):
        raise BadRequest("course.alone")
    return courses[form.course]


def check_seat_figure(game: str, others: Iterable[Seat], figure: str | None) -> None:
    """Refuse a figure that the game lacks, or that another seat has."""
    check_figure(figures_in(game), [seat.figure for seat in others], figure)


def _seat(number: int, form: SeatForm, me: Maker) -> Seat:
    seat = _without_figure(number, form, me)
    return replace(seat, figure=form.figure)


def _without_figure(number: int, form: SeatForm, me: Maker) -> Seat:
    name = None if form.name is None else clean_name(form.name)
    if form.kind == BOT:
        bot = form.bot or STAND_IN
        check_level(bot)
        return Seat(number, BOT, None, bot, name, None)
    if form.kind == OPEN:
        return Seat(number, OPEN, None, None, None, None)
    # A player at the host's own screen, or the host.
    return Seat(number, form.kind, me.id, None, name or me.name or None, None)
