"""The formats and messages that come from outside, each with examples to begin with."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any, cast

from meowple.cli.commands.engine import Engine
from meowple.cli.configuration import configured
from meowple.cli.files import DATA_LIMIT, POSITION_LIMIT, read_data, read_json, read_text
from meowple.games.fits.data import toml
from meowple.kernel.errors import MeowpleError
from meowple.kernel.game import AnyGame
from meowple.kernel.record import Record, final, verify
from meowple.kernel.registry import find, games
from meowple.lab.analysis.analysis import analyse
from meowple.server.storage import backup
from meowple.server.storage.database import Database
from meowple.table import messages
from tests.nightly.fuzz.copies import copies, read_copy
from tests.nightly.fuzz.coverage_guided import Target
from tests.server.in_memory_table import Wire, World, a_world, all_is_sent
from tests.server.storage import old_databases

_DOCS = Path(__file__).parents[3] / "docs"
_FOLDER = Path(mkdtemp(prefix="meowple-fuzz-"))


def _file(data: bytes, name: str) -> Path:
    path = _FOLDER / name
    path.write_bytes(data)
    return path


def _examples(page: str, kind: str, holds: str = "") -> list[bytes]:
    """The examples of a kind on a page of the documentation."""
    text = (_DOCS / page).read_text(encoding="utf-8")
    found = re.findall(rf"^```{kind}[^\n]*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [example.encode() for example in found if holds in example]


def _played(game: AnyGame, seats: int, *, steps: int | None = None) -> Record:
    """A random game, or its beginning."""
    chance = Random(f"{game.info.id} {seats}")
    setup = game.setup(seats, {}, 7)
    state, record = game.start(setup), Record.of(game, setup)
    while (actors := game.actors(state)) and steps != 0:
        action = chance.choice(list(game.legal(state, actors[0])))
        record.add(actors[0], action)
        game.play(state, actors[0], action)
        steps = None if steps is None else steps - 1
    record.close(game, state)
    return record


def _records(*, whole: bool) -> list[bytes]:
    return [
        _played(game, 2, steps=None if whole else 40).text().encode()
        for game in games().values()
    ]


def read_record(data: bytes) -> None:
    verify(Record.parse(read_text(_file(data, "record.txt"), DATA_LIMIT)))


def read_finished(data: bytes) -> None:
    """The analysis of the first decisions of a finished game."""
    record = Record.parse(read_text(_file(data, "record.txt"), DATA_LIMIT))
    game, end = final(record)
    if game.result(end) is not None:
        for _, _ in zip(analyse(record, game, 0.01), range(3), strict=False):
            pass


def read_position(game: str, data: bytes) -> None:
    find(game).score_position(read_json(_file(data, "position.json"), POSITION_LIMIT))


def read_owner(game: str, suffix: str, data: bytes) -> None:
    found = read_data(_file(data, f"data.{suffix}"))
    assert found is not None
    own = find(game).with_data(found)
    own.start(own.setup(2, {}, 1))


def read_action(game: str, data: bytes) -> None:
    find(game).parse(data.decode(errors="replace"))


def read_lines(data: bytes) -> None:
    """A talk with the engine; every answer is one, and none is our own fault."""
    engine = Engine()
    answers = [json.loads(engine.answer(line)) for line in data.split(b"\n")[:50]]
    faults = [a for a in answers if not a["ok"] and a["error"]["id"] == "internal"]
    assert not faults, faults
    if not any(answer["ok"] for answer in answers):
        raise MeowpleError("request.refused")


# Messages for a table in memory; the rest needs a database (tests/server/test_fuzz.py).
_AT_A_TABLE = (
    messages.Act, messages.Undo, messages.Sync, messages.Sit, messages.AskWhy,
    messages.AskForesight, messages.AskPreview, messages.AskPlan,
)  # fmt: skip


def read_message(data: bytes) -> None:
    """A message of a WebSocket, at a table that is being played."""
    text = data.decode(errors="replace")
    if isinstance(messages.read(text), _AT_A_TABLE):
        asyncio.run(_said(a_world("isle", 2, {}, 1), text))


class _EmptyLog:
    """A database in which no request was written before."""

    async def read(self, work: object) -> None:
        return None


async def _said(world: World, text: str) -> None:
    cast(Any, world.services).database = _EmptyLog()
    wire = Wire(world, 0)
    wire.say_text(text)
    await all_is_sent()
    await wire.hang_up()
    assert "meowple_faults_total 0" in world.services.metrics.text()


def read_settings(data: bytes) -> None:
    configured(_file(data, "settings.toml"), {})


def read_backup(data: bytes) -> None:
    database = Database(f"sqlite:///{_file(b'', 'restored.db')}")
    try:
        backup.load(database, _file(gzip.compress(data, 1), "backup"), lambda *_: None)
    finally:
        database.close()


# Our own deck under another name: the example in the documentation is only a part of one.
_DECK = {**toml("cards"), "name": "my-box"}
_OWNERS = {("fits", "json"): [json.dumps(_DECK).encode()]}
_SAID = (
    {"do": "act", "id": "a", "number": 0, "action": "keep 1"},
    {"do": "undo", "id": "b", "number": 0},
    {"do": "sync", "have": 0},
    {"do": "sit", "seat": 0},
    {"do": "chat", "id": "c", "text": "Hello"},
    {"do": "mute", "seat": 1, "on": True},
    {"do": "words"},
    {"do": "why", "id": "d", "action": "place 7,2 f"},
    {"do": "foresee", "id": "e", "actions": ["keep 1"]},
    {"do": "preview", "id": "f", "action": "keep 1"},
    {"do": "plan", "id": "g", "steps": ["red C16 7,2"]},
    {"do": "insight"},
    {"do": "hint"},
)
_TALK = (
    {"do": "hello"},
    {"do": "new", "game": "isle", "seats": 2, "seed": 1},
    {"do": "legal", "seat": 0},
    {"do": "view", "seat": 1},
    {"do": "record"},
    {"do": "digest"},
)


def _lines(values: Iterable[object]) -> bytes:
    return b"\n".join(json.dumps(value).encode() for value in values)


def _saved() -> bytes:
    """A small backup."""
    database = Database(f"sqlite:///{_FOLDER / 'saved.db'}")
    try:
        old_databases.create(database.url, 6, "6.rows.sql")
        database.prepare()
        path = _FOLDER / "saved"
        backup.save(database, path, 0, lambda *_: None)
    finally:
        database.close()
    return gzip.decompress(path.read_bytes())


def targets() -> dict[str, tuple[Target, list[bytes]]]:
    """All targets by name, each with its examples."""
    found: dict[str, tuple[Target, list[bytes]]] = {
        "records": (read_record, _records(whole=False)),
        "analyses": (read_finished, _records(whole=True)),
        "engine": (read_lines, [_lines(_TALK)]),
        "messages": (read_message, [json.dumps(one).encode() for one in _SAID]),
        "settings": (read_settings, [b'port = 8080\nhost = "::"\nbot_seconds = 0.5\n']),
        "backups": (read_backup, [_saved()]),
        "copies": (read_copy, copies()),
    }
    for game in ("isle", "fits"):
        examples = _examples("protocol.md", "json", '"game"')
        fitting = [e for e in examples if _is_scored(game, e)]
        found[f"positions of {game}"] = (partial(read_position, game), fitting)
    for id, rules in games().items():
        page = f"{id}-data.md"
        for kind in ("json", "toml"):
            examples = [*_examples(page, kind), *_OWNERS.get((id, kind), [])]
            fitting = [e for e in examples if _is_owned(id, kind, e)]
            if fitting:
                found[f"{kind} data of {id}"] = (partial(read_owner, id, kind), fitting)
        actions = {text for _, text in _played(rules, 2, steps=200).actions}
        given = [text.encode() for text in sorted(actions)]
        found[f"actions of {id}"] = (partial(read_action, id), given)
    return found


def _is_scored(game: str, data: bytes) -> bool:
    return _passes(partial(read_position, game), data)


def _is_owned(game: str, kind: str, data: bytes) -> bool:
    return _passes(partial(read_owner, game, kind), data)


def _passes(target: Target, data: bytes) -> bool:
    try:
        target(data)
    except MeowpleError:
        return False
    return True
