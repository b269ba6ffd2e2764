"""The endpoint for the hall of fame of a game."""

from __future__ import annotations

from meowple.backend import schemas
from meowple.kernel.game import AnyGame
from meowple.server.http.endpoint import Call, Endpoint
from meowple.server.http.games import game_of
from meowple.server.storage import hall
from meowple.server.storage.hall import Asked, Mark, Winner
from meowple.table.fame import division_name, seats_of
from meowple.table.messages import SeatFacts
from meowple.table.seats import seat_facts
from meowple.texts import Texts


async def show_hall(call: Call) -> schemas.HallFacts:
    """The winners of finished games that the client may see."""
    game, words = game_of(call), call.texts
    asked: schemas.HallQuery = call.query
    me = call.profile.id if call.profile else None
    wanted = Asked(
        game=game.info.id,
        profile=me,
        division=asked.division,
        order=asked.order if asked.division else hall.NEWEST,
        after=_mark(asked.after) if asked.after else None,
    )
    found = await call.read(lambda c: hall.winners(c, wanted))
    counted = await call.read(lambda c: hall.divisions(c, game.info.id, me))
    page = found[: hall.PAGE]
    return schemas.HallFacts(
        divisions=[
            schemas.DivisionFacts(id, division_name(game, id, words), seats_of(id), wins)
            for id, wins in counted.items()
        ],
        winners=[_facts(winner, game, words) for winner in page],
        next=_cursor(page[-1].mark) if len(found) > len(page) else None,
    )


def _facts(winner: Winner, game: AnyGame, words: Texts) -> schemas.WinnerFacts:
    mark = winner.mark
    seat = seat_facts(winner.row, words)[mark.seat]
    return schemas.WinnerFacts(
        table=mark.table,
        seat=mark.seat,
        name=seat.name or "",
        figure=_figure(winner, seat, game, words),
        score=mark.score,
        division=winner.division,
        ended=mark.ended,
    )


def _figure(winner: Winner, seat: SeatFacts, game: AnyGame, words: Texts) -> str:
    """The winner's figure: the one the game gave out, else the one the player chose."""
    if winner.figure:
        return game.figure_name(winner.figure, words.say)
    return seat.figure.name if seat.figure else ""


def _cursor(mark: Mark) -> str:
    return f"{mark.score}.{mark.ended}.{mark.table}.{mark.seat}"


def _mark(text: str) -> Mark:
    score, ended, table, seat = text.split(".")
    return Mark(int(score), int(ended), table, int(seat))


ENDPOINTS = (
    Endpoint("GET", "/api/games/{game}/hall", "The hall of fame of a game.", show_hall,
             answer=schemas.HallFacts, query=schemas.HallQuery),
)  # fmt: skip
