"""The HTTP API of games that are over: records, replays, one's own history."""

from __future__ import annotations

import msgspec
from starlette.responses import PlainTextResponse, Response

from meowple.server.errors import Conflict, Forbidden
from meowple.server.http import schemas
from meowple.server.http.compression import small_json
from meowple.server.http.endpoint import Call, Endpoint
from meowple.server.live.replays import Replay
from meowple.server.storage import history, ratings, table_log, tables
from meowple.server.storage.history import Past
from meowple.server.storage.tables import TableRow
from meowple.table.presenter import reason
from meowple.table.seats import seat_names
from meowple.texts import Texts


async def table_record(call: Call) -> PlainTextResponse:
    """The record of a finished table, for everybody who knows its link."""
    return PlainTextResponse((await _replay(call, await _finished(call))).record)


async def table_replay(call: Call) -> Response:
    """Some steps of a finished table, as everybody saw them."""
    row, words = await _finished(call), call.texts
    asked: schemas.StepsQuery = call.query
    replay = await _replay(call, row)

    def told() -> Response:
        facts = replay.facts(row, asked.first, asked.last, words)
        return small_json(call.request, msgspec.json.encode(facts))

    return await call.aside(told)


async def table_analysis(call: Call) -> Response:
    """What has been found out about a finished table so far; more is found meanwhile."""
    row, words = await _finished(call), call.texts
    asked: schemas.AnalysisQuery = call.query
    replay, analyses = await _replay(call, row), call.hub.analyses
    found = analyses.get(row.id)
    if found is None:
        call.limits.analyses.take(call.client)
        found = analyses.begin(row, replay)
    analysis = found

    def told() -> Response:
        facts = analysis.facts(replay, asked.first, words)
        return small_json(call.request, msgspec.json.encode(facts))

    return await call.aside(told)


async def _replay(call: Call, row: TableRow) -> Replay:
    """The game of a finished table, played again unless it was looked at lately."""
    hub = call.hub
    call.limits.replays.take(call.client)
    found = hub.replays.get(row.id)
    if found is None:
        game = hub.game(row)
        entries = await hub.database.read(lambda c: table_log.entries(c, row.id))
        found = await call.aside(lambda: Replay.of(row, game, entries))
        hub.replays.keep(row.id, found)
    return found


async def _finished(call: Call) -> TableRow:
    """The table of the path, if its game is over and open to whoever asks."""
    id = call.table
    row = await call.hub.database.read(lambda c: tables.load(c, id))
    if not row.finished or row.started is None:
        raise Conflict("table.not_over")
    yours = row.seats_of(call.profile.id if call.profile else None)
    if not row.terms.spectators and not yours:
        raise Forbidden("table.closed")
    return row


async def profile_history(call: Call) -> schemas.HistoryFacts:
    """The games of the asking profile that are over, and its ratings."""
    me, words, database = call.me, call.texts, call.hub.database
    asked: schemas.HistoryQuery = call.query
    before = _mark(asked.before) if asked.before else None
    found = await database.read(lambda c: history.of_profile(c, me.id, before))
    known = await database.read(lambda c: ratings.of_player(c, me.id))
    page = found[: history.PAGE]
    return schemas.HistoryFacts(
        games=[_past(past, me.id, words) for past in page],
        ratings={
            game: schemas.RatingFacts(
                round(one.shown, 2), round(one.sigma, 2), one.games, one.wins
            )
            for game, one in known.items()
        },
        next=f"{page[-1].at}-{page[-1].row.id}" if len(found) > len(page) else None,
    )


def _mark(text: str) -> tuple[int, str]:
    at, _, id = text.partition("-")
    return int(at), id


def _past(past: Past, me: str, words: Texts) -> schemas.PastFacts:
    row, ending = past.row, past.ending
    return schemas.PastFacts(
        table=row.id,
        game=row.game,
        options=row.options,
        ended=past.at,
        seats=[name or "" for name in seat_names(row, words)],
        scores=None if ending.scores is None else list(ending.scores),
        winners=list(ending.winners),
        you=list(row.seats_of(me)),
        decided=ending.decided,
        reason=reason(ending, words) if ending.decided else "",
    )


_TABLE = "/api/tables/{table}"

PAST = (
    Endpoint("GET", "/api/profile/history", "Your games that are over, and your ratings.",
             profile_history, answer=schemas.HistoryFacts, query=schemas.HistoryQuery,
             needs_profile=True),
    Endpoint("GET", f"{_TABLE}/record", "The record of a finished table.", table_record),
    Endpoint("GET", f"{_TABLE}/replay", "Steps of a finished table.", table_replay,
             answer=schemas.ReplayFacts, query=schemas.StepsQuery),
    Endpoint("GET", f"{_TABLE}/analysis", "What the decisions of a finished table were "
             "worth, as far as it is known.", table_analysis, answer=schemas.AnalysisFacts,
             query=schemas.AnalysisQuery),
)  # fmt: skip
