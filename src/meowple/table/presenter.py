"""The messages that one viewer gets: a seat, or None for a spectator.

Everything here is built from the view, the legal actions and the events of that viewer.
The state itself never leaves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from meowple.kernel.event import Event, seen
from meowple.kernel.result import Line
from meowple.table import clocks
from meowple.table.absences import News
from meowple.table.deadlines import window_end
from meowple.table.endings import Ending, early, loser
from meowple.table.log import ACTIONS, AUTO
from meowple.table.messages import (
    Clock,
    EventMessage,
    Fair,
    Hello,
    Notice,
    Outcome,
    ScoreLine,
    State,
    Table,
)
from meowple.table.position import Position, Row
from meowple.table.seats import BOT, TableFacts, at_table, seat_facts, seat_names
from meowple.table.turn_notices import notice_id, notice_words
from meowple.table.undo import may_undo, undone_too
from meowple.texts import Texts


def hello(
    table: TableFacts,
    viewer: int | None,
    texts: Texts,
    *,
    number: int = 0,
    yours: Sequence[int] = (),
    rematch: str | None = None,
    muted: Iterable[int] = (),
) -> Hello:
    """The first message to a client. A table that has not begun has the number 0."""
    return Hello(
        table=table.id,
        game=table.game,
        rules=table.rules,
        options=dict(table.options),
        seats=seat_facts(table, texts),
        terms=table.terms,
        status=table.status,
        commitment=table.commitment,
        seat=viewer,
        yours=list(yours),
        number=number,
        rematch=rematch,
        muted=sorted(muted),
    )


def table_changed(
    table: TableFacts, yours: Sequence[int], rematch: str | None, texts: Texts
) -> Table:
    """The message that seats, names or status have changed."""
    return Table(seat_facts(table, texts), table.status, list(yours), rematch)


def state_for(
    position: Position,
    table: TableFacts,
    viewer: int | None,
    texts: Texts,
    *,
    since: Row | None,
    now: int,
) -> State:
    """The present state as a viewer may know it, with what happened since a row; without
    one, with nothing of the past."""
    game, state, line = position.game, position.state, position.moment.line
    over = position.over
    actions = () if over or viewer is None else game.legal(state, viewer)
    end = window_end(table, line)
    rows = [] if since is None else position.since(since)
    events, undone = changes(rows, table, viewer, texts)
    return State(
        number=position.shown(viewer),
        events=events,
        undone=undone,
        view=game.view(state, viewer),
        actions=[str(action) for action in actions],
        actors=[] if over else list(line.asked),
        undo=viewer is not None and may_undo(position, viewer),
        undone_too=[] if viewer is None else undone_too(position, viewer),
        clocks=_clocks(position, table, now),
        window=None if over or end is None else max(0, end - now),
        over=over,
        result=outcome(position, texts) if over else None,
        fair=Fair(str(table.seed), table.salt) if over else None,
        notice=None if over else _notice(line, table, viewer, texts),
        costly={} if over else _costly(position, viewer, texts),
    )


def _costly(position: Position, viewer: int | None, texts: Texts) -> dict[str, str]:
    """The things that a viewer who is asked would give up, by the text of the action."""
    if viewer is None or viewer not in position.moment.line.asked:
        return {}
    found = position.game.slips(position.state, viewer)
    return {str(slip.action): texts.say(slip.id, **slip.args) for slip in found}


def _notice(
    line: clocks.Timeline, table: TableFacts, viewer: int | None, texts: Texts
) -> Notice | None:
    if viewer is None or viewer not in line.asked:
        return None
    title, body = notice_words(texts.lang, table.game)
    return Notice(notice_id(table.id, viewer, line.turns[viewer]), title, body)


def changes(
    rows: Sequence[Row], table: TableFacts, viewer: int | None, texts: Texts
) -> tuple[list[EventMessage], list[int]]:
    """The events of these rows, and the numbers of earlier actions that they took back.
    An action that came and was taken back within the rows is left out."""
    fresh: dict[int, Row] = {}
    undone: list[int] = []
    for row in rows:
        if row.entry.kind in ACTIONS or row.news is not None:
            fresh[row.entry.number] = row
        for moment in row.fallen:
            assert moment.entry is not None
            came = fresh.pop(moment.entry.number, None)
            if came is None and moment.known_to(viewer):
                undone.append(moment.shown(viewer))
    events = [
        message for row in fresh.values() for message in _events(row, table, viewer, texts)
    ]
    return events, undone


def _events(
    row: Row, table: TableFacts, viewer: int | None, texts: Texts
) -> Iterator[EventMessage]:
    """The events of a row, under the names that the seats had then: first what is new
    about its player, then what happened in the game."""
    number = row.shown(viewer)
    # That a bot acted must not give away an action that this viewer can't know of.
    known = row.entry.kind not in ACTIONS or row.moment.known_to(viewer)
    bot_for = _bot_for(row) if known else None
    away = row.away if bot_for is None else row.away | {bot_for}
    # What a bot did for the viewer, the viewer did not do.
    you = None if viewer == bot_for else viewer
    same = (away, you) == (table.away, viewer)
    words = texts if same else at_table(texts, table, you, away)
    if row.news is not None and known and _learns(row, viewer):
        what, _ = row.news
        news = _news(what, row, table)
        pace = table.terms.pace
        for_good = what == "time_up" and pace.kind == "live" and not pace.increment
        names = _both_names(row, table, texts) if what == "left" or for_good else {}
        # A player leaves under their own name, not the bot's.
        then = at_table(texts, table, viewer, row.away - {row.entry.seat})
        yield EventMessage(number, news.id, {**news.args, **names}, then.event(news))
    if row.entry.kind in ACTIONS:
        extra: dict[str, int | str] = {}
        if row.entry.kind == AUTO and bot_for is not None:
            extra = {"late": bot_for, "stand_in": words.who(bot_for)}
        for event in seen(row.moment.events, viewer):
            args = {**event.args, **extra}
            yield EventMessage(number, event.id, args, words.event(event))


def _bot_for(row: Row) -> int | None:
    """The seat for which a bot acted because its player was late or had left."""
    seat = row.entry.seat
    return seat if row.entry.kind == AUTO or seat in row.away else None


def _learns(row: Row, viewer: int | None) -> bool:
    """Whether the news of a row that a viewer knows of are new to them."""
    assert row.news is not None
    _, learn = row.news
    return learn is None or viewer in learn


def _news(what: News, row: Row, table: TableFacts) -> Event:
    pace = table.terms.pace
    args: dict[str, int | str | None] = {"whose": row.entry.seat}
    if what == "time_up":
        increment = pace.increment if pace.kind == "live" else 0
        args |= {"pace": pace.kind, "increment": increment}
    return Event(f"table.{what}", args)


def _both_names(row: Row, table: TableFacts, texts: Texts) -> dict[str, str | None]:
    """The name of a player who leaves or has no time left, and that of the bot: a client
    shows either for what happened before and after."""
    seat = row.entry.seat
    assert seat is not None
    return {
        "name": seat_names(table, texts, row.away - {seat})[seat],
        "stand_in": seat_names(table, texts, row.away | {seat})[seat],
    }


def _clocks(position: Position, table: TableFacts, now: int) -> list[Clock] | None:
    if table.terms.pace.kind == "none":
        return None
    line = position.moment.line
    shown = []
    for seat in table.seats:
        runs = seat.seat in line.asked and seat.kind != BOT and not position.over
        time = clocks.left(line, table.terms, seat.seat, now, position.outages)
        shown.append(Clock(None if seat.kind == BOT else time, runs))
    return shown


def outcome(position: Position, texts: Texts) -> Outcome:
    """The result of the game, or of a table that ended before it."""
    result = position.game.result(position.state)
    if result is None:
        return _early(position, texts)
    return Outcome(
        scores=list(result.scores),
        winners=list(result.winners),
        decided=result.decided,
        reason=texts.say(f"decided.{result.decided}"),
        lines=[[score_line(line, texts) for line in lines] for lines in result.lines],
        rivals={rival.name: rival.score for rival in result.rivals},
        rival_lines={
            rival.name: [score_line(line, texts) for line in rival.lines]
            for rival in result.rivals
        },
        rival_names={rival.name: texts.who(rival.name) for rival in result.rivals},
    )


def _early(position: Position, texts: Texts) -> Outcome:
    end = position.end or ""
    found, loses = early(end, position.setup.seats), loser(end)
    if loses is None:
        why = reason(found, texts)
    else:
        why = texts.event(Event(f"table.ended_{found.decided}", {"whose": loses}))
    return Outcome(None, list(found.winners), found.decided, why, [], {}, {}, {})


def reason(ending: Ending, texts: Texts) -> str:
    """In words, what decided a game or ended it early."""
    if ending.scores is None:
        return texts.say(f"server.ended.{ending.decided}")
    return texts.say(f"decided.{ending.decided}")


def score_line(line: Line, texts: Texts) -> ScoreLine:
    return ScoreLine(line.id, dict(line.args), line.points, texts.line(line))
