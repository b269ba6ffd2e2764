"""Endpoints for finished games: records, replays, analyses, and a profile's history."""

from __future__ import annotations

import msgspec
from starlette.responses import PlainTextResponse, Response

from meowple.backend import schemas, table_schemas
from meowple.backend.replays import Replay
from meowple.kernel.game import AnyGame
from meowple.server.errors import Conflict
from meowple.server.http.compression import compressed_json
from meowple.server.http.endpoint import Call, Endpoint
from meowple.server.storage import history, log_reader, ratings, statistics, tables
from meowple.server.storage.history import PastGame
from meowple.server.storage.statistics import Tally
from meowple.server.storage.tables import TableRow
from meowple.table.access import check_look
from meowple.table.fame import division_name, division_of, seats_of
from meowple.table.messages import Words
from meowple.table.presenter import reason
from meowple.table.seats import seat_names
from meowple.texts import Texts


async def table_record(call: Call) -> PlainTextResponse:
    """The record of a finished table, for everyone who has its link."""
    return PlainTextResponse((await _replay(call, await _finished(call))).record)


async def table_replay(call: Call) -> Response:
    """Some steps of a finished table, with what every seat saw."""
    row, words = await _finished(call), call.texts
    asked: table_schemas.StepsQuery = call.query
    replay = await _replay(call, row)

    def answer() -> Response:
        facts = replay.facts(row, asked.first, asked.last, words)
        return compressed_json(call.request, msgspec.json.encode(facts))

    return await call.in_background(answer)


async def table_words(call: Call) -> Response:
    """A step of a finished table in words, as a seat or a spectator saw it."""
    row, words = await _finished(call), call.texts
    asked: table_schemas.StepWordsQuery = call.query
    replay = await _replay(call, row)

    def answer() -> Response:
        facts = replay.words(row, asked.step, asked.seat, words, picture=asked.picture)
        return compressed_json(call.request, msgspec.json.encode(facts))

    return await call.in_background(answer)


async def table_analysis(call: Call) -> Response:
    """The analysis of a finished table as far as it has come; the first request starts
    it."""
    row, words = await _finished(call), call.texts
    asked: table_schemas.AnalysisQuery = call.query
    replay, analyses = await _replay(call, row), call.services.analyses
    found = analyses.get(row.id)
    if found is None:
        call.limits.analyses.take(call.client)
        found = analyses.begin(row, replay)
    analysis = found

    def answer() -> Response:
        facts = analysis.facts(replay, asked.first, words)
        return compressed_json(call.request, msgspec.json.encode(facts))

    return await call.in_background(answer)


async def _replay(call: Call, row: TableRow) -> Replay:
    """The replayed game of a finished table, from the cache if it is there."""
    services = call.services
    call.limits.replays.take(call.client)
    found = services.replays.get(row.id)
    if found is None:
        game = services.game(row)
        entries = await call.read(lambda c: log_reader.entries(c, row.id))
        found = await call.in_background(lambda: Replay.of(row, game, entries))
        services.replays.keep(row.id, found)
    return found


async def _finished(call: Call) -> TableRow:
    """The table that the path names, if its game is over and the client may see it."""
    id = call.table
    row = await call.read(lambda c: tables.load(c, id))
    if not row.finished or row.started is None:
        raise Conflict("table.not_over")
    check_look(row, call.profile.id if call.profile else None, None)
    return row


async def profile_history(call: Call) -> schemas.HistoryFacts:
    """The finished games and the ratings of the client's profile."""
    me, words = call.me, call.texts
    asked: schemas.HistoryQuery = call.query
    before = _cursor(asked.before) if asked.before else None
    found = await call.read(lambda c: history.of_profile(c, me.id, before))
    known = await call.read(lambda c: ratings.of_player(c, me.id))
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


async def profile_statistics(call: Call) -> schemas.StatisticsFacts:
    """The statistics of the client's own profile."""
    me, words, games = call.me, call.texts, call.services.games

    def division(row: TableRow) -> str | None:
        game = games.get(row.game)
        return None if game is None else division_of(game, row.options, len(row.seats))

    found = await call.read(lambda c: statistics.of_profile(c, me.id, division))
    return schemas.StatisticsFacts(
        tallies=[
            _tally(games[game], id, tally, words)
            for (game, id), tally in sorted(found.tallies.items())
        ],
        duels=[
            schemas.DuelFacts(name, duel.games, duel.wins, duel.losses)
            for name, duel in sorted(found.duels, key=lambda one: -one[1].games)
        ],
    )


def _tally(game: AnyGame, id: str, tally: Tally, words: Texts) -> schemas.TallyFacts:
    return schemas.TallyFacts(
        game=game.info.id,
        division=id,
        name=division_name(game, id, words),
        seats=seats_of(id),
        games=tally.games,
        wins=tally.wins,
        mean=round(tally.points / tally.games, 1),
        best=tally.best or 0,
        best_table=tally.best_table,
        margin=tally.margin,
        margin_table=tally.margin_table,
    )


def _cursor(text: str) -> tuple[int, str]:
    at, _, id = text.partition("-")
    return int(at), id


def _past(past: PastGame, me: str, words: Texts) -> schemas.PastFacts:
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

ENDPOINTS = (
    Endpoint("GET", "/api/profile/history", "Your finished games and your ratings.",
             profile_history, answer=schemas.HistoryFacts, query=schemas.HistoryQuery,
             needs_profile=True),
    Endpoint("GET", "/api/profile/statistics", "Your averages, bests and opponents.",
             profile_statistics, answer=schemas.StatisticsFacts, needs_profile=True),
    Endpoint("GET", f"{_TABLE}/record", "The record of a finished table.", table_record),
    Endpoint("GET", f"{_TABLE}/replay", "Steps of a finished table.", table_replay,
             answer=table_schemas.ReplayFacts, query=table_schemas.StepsQuery),
    Endpoint("GET", f"{_TABLE}/words", "A step of a finished table in words.", table_words,
             answer=Words, query=table_schemas.StepWordsQuery),
    Endpoint("GET", f"{_TABLE}/analysis", "The analysis of a finished table, as far as "
             "it has come.", table_analysis, answer=table_schemas.AnalysisFacts,
             query=table_schemas.AnalysisQuery),
)  # fmt: skip
