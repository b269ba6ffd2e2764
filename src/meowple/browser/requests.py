"""The HTTP API by its paths, as far as it needs no other person."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import parse_qsl, urlsplit

import msgspec

from meowple.backend import game_facts, puzzle_attempts, schemas, table_schemas
from meowple.backend.puzzle_schemas import PuzzleForm
from meowple.browser import copies, history, tables
from meowple.kernel.errors import MeowpleError
from meowple.kernel.game import AnyGame
from meowple.kernel.toolbox.decoding_errors import mismatch
from meowple.table.errors import BadRequest, Conflict, Forbidden, NotFound, in_words
from meowple.texts import Texts, spoken_by, texts

if TYPE_CHECKING:
    from meowple.browser.host import Host

T = TypeVar("T")

_STATUS: tuple[tuple[type[MeowpleError], int], ...] = (
    (NotFound, 404),
    (Conflict, 409),
    (Forbidden, 403),
    (MeowpleError, 400),
)


@dataclass(frozen=True, slots=True)
class Call:
    """A request: the parts of its path, its query and its body."""

    host: Host
    path: dict[str, str]
    query: dict[str, str]
    body: bytes
    texts: Texts

    @property
    def game(self) -> AnyGame:
        """The game that the path names."""
        id, games = self.path["game"], self.host.games
        if id not in games:
            raise NotFound("game.unknown", game=id[:40], offered=", ".join(games))
        return games[id]

    @property
    def table(self) -> str:
        return self.path["table"]

    def asked(self, kind: type[T]) -> T:
        """The query as a type."""
        return _checked(lambda: msgspec.convert(self.query, kind, strict=False))

    def form(self, kind: type[T]) -> T:
        """The body as a type."""
        return _checked(lambda: msgspec.json.decode(self.body or b"{}", type=kind))


def _checked(convert: Callable[[], T]) -> T:
    try:
        return convert()
    except msgspec.ValidationError as error:
        raise BadRequest("request.invalid", **mismatch(error)) from None


Handler = Callable[[Call], Awaitable[Any]]


async def _games(call: Call) -> schemas.GamesFacts:
    found = call.host.games.values()
    return schemas.GamesFacts([game_facts.game_facts(game, call.texts) for game in found])


async def _components(call: Call) -> bytes:
    return game_facts.components(call.game, call.texts.lang)


async def _rules(call: Call) -> bytes:
    return game_facts.rules(call.game, call.texts.lang)


async def _score(call: Call) -> schemas.ScoreFacts:
    return game_facts.scored(call.game, call.form(dict[str, Any]), call.texts)


async def _hall(call: Call) -> schemas.HallFacts:
    asked = call.asked(schemas.HallQuery)
    return await history.hall(call.host, call.game, asked, call.texts)


async def _puzzles(call: Call) -> Any:
    return puzzle_attempts.listed(call.game, call.texts)


async def _puzzle(call: Call) -> Any:
    form, id = call.form(PuzzleForm), call.path["puzzle"]
    return puzzle_attempts.attempt(call.game, id, form, call.texts)


async def _tables(call: Call) -> table_schemas.TablesFacts:
    return await tables.listed(call.host, call.texts)


async def _create(call: Call) -> table_schemas.TableFacts:
    made = await tables.create(call.host, call.form(table_schemas.TableForm))
    return tables.facts(call.host, made, call.texts)


async def _show(call: Call) -> table_schemas.TableFacts:
    room = await call.host.room(call.table)
    return tables.facts(call.host, room.row, call.texts)


async def _abandon(call: Call) -> table_schemas.TableFacts:
    ended = await tables.abandon(call.host, call.table)
    return tables.facts(call.host, ended, call.texts)


async def _rematch(call: Call) -> table_schemas.TableFacts:
    made = await tables.rematch(call.host, call.table)
    return tables.facts(call.host, made, call.texts)


async def _remove(call: Call) -> schemas.Empty:
    await tables.remove(call.host, call.table)
    return schemas.Empty()


async def _record(call: Call) -> str:
    return (await history.replay(call.host, call.table))[1].record


async def _replay(call: Call) -> table_schemas.ReplayFacts:
    row, replay = await history.replay(call.host, call.table)
    asked = call.asked(table_schemas.StepsQuery)
    return replay.facts(row, asked.first, asked.last, call.texts)


async def _words(call: Call) -> Any:
    row, replay = await history.replay(call.host, call.table)
    asked = call.asked(table_schemas.StepWordsQuery)
    return replay.words(row, asked.step, asked.seat, call.texts, picture=asked.picture)


async def _analysis(call: Call) -> table_schemas.AnalysisFacts:
    row, replay = await history.replay(call.host, call.table)
    asked = call.asked(table_schemas.AnalysisQuery)
    found = call.host.analyses.get(row, replay)
    return found.facts(replay, asked.first, call.texts)


async def _profile(call: Call) -> schemas.ProfileFacts:
    me = call.host.me
    return schemas.ProfileFacts(me.id, me.name, call.texts.lang)


async def _save_profile(call: Call) -> schemas.ProfileFacts:
    form = call.form(schemas.ProfileForm)
    if form.name is not None:
        call.host.rename(form.name)
    return await _profile(call)


async def _history(call: Call) -> schemas.HistoryFacts:
    return await history.past_games(call.host, call.texts)


async def _copy(call: Call) -> bytes:
    return await copies.copy(call.host)


async def _open_copy(call: Call) -> copies.OpenedFacts:
    return await copies.open_copy(call.host, call.body)


async def _open_record(call: Call) -> table_schemas.TableFacts:
    opened = await copies.open_record(call.host, call.body.decode("utf-8", "replace"))
    return tables.facts(call.host, opened, call.texts)


async def _moving(call: Call) -> copies.MoveFacts:
    return await copies.moving(call.host, call.table)


_GAME, _TABLE = "/api/games/{game}", "/api/tables/{table}"

ROUTES: dict[tuple[str, str], Handler] = {
    ("GET", "/api/games"): _games,
    ("GET", f"{_GAME}/components"): _components,
    ("GET", f"{_GAME}/rules"): _rules,
    ("POST", f"{_GAME}/score"): _score,
    ("GET", f"{_GAME}/hall"): _hall,
    ("GET", f"{_GAME}/puzzles"): _puzzles,
    ("POST", f"{_GAME}/puzzles/{{puzzle}}"): _puzzle,
    ("GET", "/api/tables"): _tables,
    ("POST", "/api/tables"): _create,
    ("GET", _TABLE): _show,
    ("POST", f"{_TABLE}/abandon"): _abandon,
    ("POST", f"{_TABLE}/leave"): _abandon,
    ("POST", f"{_TABLE}/rematch"): _rematch,
    ("POST", f"{_TABLE}/remove"): _remove,
    ("GET", f"{_TABLE}/record"): _record,
    ("GET", f"{_TABLE}/replay"): _replay,
    ("GET", f"{_TABLE}/words"): _words,
    ("GET", f"{_TABLE}/analysis"): _analysis,
    ("GET", "/api/profile"): _profile,
    ("POST", "/api/profile"): _save_profile,
    ("GET", "/api/profile/history"): _history,
    # Only a browser has these.
    ("GET", "/api/local/copy"): _copy,
    ("POST", "/api/local/copy"): _open_copy,
    ("POST", "/api/local/record"): _open_record,
    ("GET", "/api/local/tables/{table}/move"): _moving,
}

_PATTERNS = [
    (method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)), handler)
    for (method, path), handler in ROUTES.items()
]


async def answer(host: Host, method: str, address: str, body: str) -> tuple[int, str]:
    """The status of a request, and its answer as text: JSON, except for records."""
    parts = urlsplit(address)
    query = dict(parse_qsl(parts.query))
    words = texts(spoken_by([query.get("lang", "")]))
    try:
        for known, pattern, handler in _PATTERNS:
            found = pattern.fullmatch(parts.path)
            if known == method and found:
                call = Call(host, found.groupdict(), query, body.encode(), words)
                return 200, _text(await handler(call))
        raise NotFound("local.no_server")
    except MeowpleError as error:
        status = next(code for kind, code in _STATUS if isinstance(error, kind))
        return status, _text(schemas.Failure(in_words(error, words)))


def _text(found: Any) -> str:
    if isinstance(found, str):
        return found
    return (found if isinstance(found, bytes) else msgspec.json.encode(found)).decode()
