"""Finished games of this browser: their list, the hall of fame, replays and analyses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meowple.backend import schemas
from meowple.backend.analysis import A, Analysis, take_step
from meowple.backend.bot_questions import FindLayout, Judge, Study
from meowple.backend.replays import Replay
from meowple.browser import tables
from meowple.browser.rows import LocalTable, decode_entries
from meowple.kernel.game import AnyGame
from meowple.table.errors import Conflict
from meowple.table.fame import division_name, seats_of
from meowple.table.presenter import reason
from meowple.table.seats import BOT, seat_facts, seat_names
from meowple.texts import Texts

if TYPE_CHECKING:
    from meowple.browser.host import Host

# Seconds for one part of an analysis, and for the best layout of a seat.
_STUDY_SECONDS = 0.3
_LAYOUT_SECONDS = 4.0
# How long a game is analyzed after the last request for it, in milliseconds.
_KEEP_GOING = 60_000


async def past_games(host: Host, words: Texts) -> schemas.HistoryFacts:
    """The finished games, the newest first. There are no ratings: nobody else played."""
    rows = [row for row in await tables.stored(host) if row.ending is not None]
    rows.sort(key=lambda row: -(row.ended or 0))
    return schemas.HistoryFacts([_past(host, row, words) for row in rows], {}, None)


def _past(host: Host, row: LocalTable, words: Texts) -> schemas.PastFacts:
    ending = row.ending
    assert ending is not None
    return schemas.PastFacts(
        table=row.id,
        game=row.game,
        options=row.options,
        ended=row.ended or row.updated,
        seats=[name or "" for name in seat_names(row, words)],
        scores=None if ending.scores is None else list(ending.scores),
        winners=list(ending.winners),
        you=list(row.seats_of(host.me.id)),
        decided=ending.decided,
        reason=reason(ending, words) if ending.decided else "",
    )


async def hall(
    host: Host, game: AnyGame, asked: schemas.HallQuery, words: Texts
) -> schemas.HallFacts:
    """The people who won games of this browser."""
    found = [
        winner
        for row in await tables.stored(host)
        if row.game == game.info.id
        for winner in _winners(row, game, words)
    ]
    counts: dict[str, int] = {}
    for winner in found:
        counts[winner.division] = counts.get(winner.division, 0) + 1
    shown = [one for one in found if asked.division in (None, one.division)]
    if asked.division and asked.order == "best":
        shown.sort(key=lambda one: (-one.score, one.ended))
    else:
        shown.sort(key=lambda one: -one.ended)
    divisions = [
        schemas.DivisionFacts(id, division_name(game, id, words), seats_of(id), wins)
        for id, wins in sorted(counts.items())
    ]
    return schemas.HallFacts(divisions, shown, None)


def _winners(row: LocalTable, game: AnyGame, words: Texts) -> list[schemas.WinnerFacts]:
    ending, fame = row.ending, row.fame
    if ending is None or ending.scores is None or fame is None:
        return []
    # A prepared game is won by everyone who follows its guide; alone, hints win games;
    # and a record does not say who played.
    if row.imported or row.terms.course or (row.hinted and row.people < 2):
        return []
    shown, found = seat_facts(row, words), []
    for seat in ending.winners:
        if not isinstance(seat, int) or row.seats[seat].kind == BOT:
            continue
        figure, chosen = fame.figures[seat], shown[seat].figure
        named = game.figure_name(figure, words.say) if figure else ""
        found.append(
            schemas.WinnerFacts(
                table=row.id,
                seat=seat,
                name=shown[seat].name or "",
                figure=named or (chosen.name if chosen else ""),
                score=ending.scores[seat],
                division=fame.division,
                ended=row.ended or row.updated,
            )
        )
    return found


async def replay(host: Host, id: str) -> tuple[LocalTable, Replay]:
    """The replayed game of a finished table."""
    row = (await host.room(id)).row
    if not row.finished:
        raise Conflict("table.not_over")
    found = host.replays.get(id)
    if found is None:
        entries = decode_entries(await host.store.entries(id, 0))
        found = Replay.of(row, host.game(row), entries)
        host.replays.keep(id, found)
    return row, found


class Analyses:
    """The analyses that were asked for; each goes on as long as it is asked for."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._held: dict[str, Analysis] = {}
        self._running: set[str] = set()

    def get(self, row: LocalTable, replay: Replay) -> Analysis:
        found = self._held.get(row.id)
        if found is None:
            found = self._held[row.id] = Analysis.of(row, replay)
        found.asked_at = self._host.now()
        if found.done < found.wanted and row.id not in self._running:
            self._running.add(row.id)
            self._host.spawn(self._run(found))
        return found

    async def _run(self, analysis: Analysis) -> None:
        try:
            while analysis.done < analysis.wanted:
                if self._host.now() - analysis.asked_at > _KEEP_GOING:
                    return
                await take_step(analysis, self, _STUDY_SECONDS, _LAYOUT_SECONDS)
        finally:
            self._running.discard(analysis.row.id)

    async def find_out(
        self, question: Study | Judge | FindLayout, answer: type[A]
    ) -> A | None:
        """One part of an analysis; None if the bots fail."""
        return await self._host.think(question, answer)
