"""`meowple admin`: backups, records, lists and purging, on both kinds of database."""

from __future__ import annotations

import gzip
import io
import json
import stat
from functools import partial
from pathlib import Path
from random import Random
from shutil import copyfile

import pytest
from sqlalchemy import Connection, Table, select, update

from meowple.cli.admin import exports
from meowple.server.errors import Unavailable
from meowple.server.storage import schema
from meowple.server.storage.backup import LINE_LIMIT, TABLES
from meowple.server.storage.database import Database
from meowple.server.storage.migrations import VERSION
from tests.cli.run import Run, runner
from tests.server.players import Message, Person
from tests.server.postgres_cluster import Cluster
from tests.server.serving import Still, serving


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(capsys)


def long_ago() -> Still:
    """A time at which everything is old."""
    found = Still()
    found._now = 1_000_000_000_000
    return found


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database of each kind with a table of each status, and talk."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('played') / 'meowple.db'}"
    else:
        url = request.getfixturevalue("postgres").new_database()
    with serving(url, times=long_ago()) as server:
        ann = Person(server.address, "Ann")
        ann.table("bells", "me", "open")
        playing = ann.table("fits", "me", "hotseat")
        chair = ann.chair(playing, 0)
        chair.at(0)
        chair.send("chat", text="hello")
        chair.next("chat")
        finish(ann, ann.table("fits", "me", "random"))
        given_up = ann.table("isle", "me", "hotseat")
        ann.post(f"/api/tables/{given_up['id']}/abandon")
        never = ann.table("fits", "me", "open")
        ann.post(f"/api/tables/{never['id']}/abandon")
    return url


@pytest.fixture
def used(played: str, sqlite_url: str, request: pytest.FixtureRequest) -> str:
    """A copy of it for one test."""
    if played.startswith("postgresql"):
        cluster: Cluster = request.getfixturevalue("postgres")
        return cluster.new_database(like=played)
    copyfile(*(url.removeprefix("sqlite:///") for url in (played, sqlite_url)))
    return sqlite_url


def finish(person: Person, table: Message) -> None:
    chair = person.chair(table, 0)
    chair.at(0)
    chair.play_on(Random(1))


def all_rows(table: Table, connection: Connection) -> list[tuple[object, ...]]:
    return [tuple(row) for row in connection.execute(select(table))]


def content(url: str) -> dict[str, list[tuple[object, ...]]]:
    database = Database(url)
    found = {
        table.name: sorted(database.read_now(partial(all_rows, table)), key=repr)
        for table in TABLES
    }
    database.close()
    return found


@pytest.fixture
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """An empty database of each kind."""
    cluster: Cluster = request.getfixturevalue("postgres")
    return {
        "sqlite": f"sqlite:///{tmp_path / 'empty.db'}",
        "postgres": cluster.new_database(),
    }


def statuses(run: Run, url: str) -> list[str]:
    found = run("admin", "tables", "--json", "--database-url", url)
    return sorted(table["status"] for table in json.loads(found.out)["tables"])


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_backup_of_either_kind_is_restored_into_either_kind(
    used: str, empty: dict[str, str], kind: str, tmp_path: Path, run: Run
) -> None:
    file = tmp_path / "all.jsonl.gz"
    saved = run("admin", "backup", file, "--database-url", used)
    assert (saved.code, saved.err) == (0, "")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    restored = run("admin", "restore", file, "--database-url", empty[kind])
    assert (restored.code, restored.err) == (0, "")
    assert content(empty[kind]) == content(used)


def test_a_restored_server_goes_on(
    used: str, empty: dict[str, str], tmp_path: Path, run: Run
) -> None:
    file = tmp_path / "all.jsonl.gz"
    run("admin", "backup", file, "--database-url", used)
    run("admin", "restore", file, "--database-url", empty["postgres"])
    with serving(empty["postgres"], times=long_ago()) as server:
        bob = Person(server.address, "Bob")
        table = bob.table("fits", "me", "hotseat")
        chair = bob.chair(table, 0)
        chair.at(0)
        # Lines of chat are counted on from those of the backup.
        chair.send("chat", text="again")
        assert chair.next("chat")["id"] == 2


def test_a_backup_replaces_no_file_unless_told_so(
    used: str, tmp_path: Path, run: Run
) -> None:
    file = tmp_path / "all.jsonl.gz"
    file.write_text("mine")
    refused = run("admin", "backup", file, "--database-url", used)
    assert refused.code == 2
    assert "--force" in refused.err
    assert file.read_text() == "mine"
    assert run("admin", "backup", file, "--force", "--database-url", used).code == 0
    assert list(tmp_path.glob(".*")) == []


def test_a_database_that_is_not_empty_is_not_restored_into(
    used: str, tmp_path: Path, run: Run
) -> None:
    file = tmp_path / "all.jsonl.gz"
    run("admin", "backup", file, "--database-url", used)
    before = content(used)
    refused = run("admin", "restore", file, "--database-url", used)
    assert refused.code == 1
    assert "isn’t empty" in refused.err
    assert content(used) == before


def lines_of(url: str, run: Run, tmp_path: Path) -> list[bytes]:
    file = tmp_path / "whole.gz"
    run("admin", "backup", file, "--database-url", url)
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


HEAD = b'{"meowple_backup":1,"schema":%d,"created":0,"rows":0}\n' % VERSION


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (b"not gzip", "damaged"),
        (gzip.compress(b"{}"), "isn’t a Meowple backup"),
        (gzip.compress(HEAD.replace(b'up":1', b'up":7')), "format 7"),
        (gzip.compress(HEAD.replace(b'schema":', b'schema":9')), "version 9"),
        (gzip.compress(HEAD), "damaged or incomplete"),
        (gzip.compress(HEAD + b'{"end":3}\n'), "damaged or incomplete"),
        (gzip.compress(HEAD + b'{"table":"spies","columns":[]}\n'), "Line 2"),
        (gzip.compress(HEAD + b"x" * (LINE_LIMIT + 1)), "Line 2"),
        (gzip.compress(HEAD + b"[" * 100_000), "Line 2"),
    ],
    ids=map(str, range(9)),
)
def test_what_is_no_backup_is_said_in_one_line(
    written: bytes, said: str, sqlite_url: str, tmp_path: Path, run: Run
) -> None:
    file = tmp_path / "bad.gz"
    file.write_bytes(written)
    refused = run("admin", "restore", file, "--database-url", sqlite_url)
    assert refused.code == 1
    assert said in refused.err
    assert refused.err.count("\n") == 1


def test_half_a_backup_leaves_nothing(
    used: str, empty: dict[str, str], tmp_path: Path, run: Run
) -> None:
    lines = lines_of(used, run, tmp_path)
    file = tmp_path / "half.gz"
    for changed in (lines[:-3], [*lines[:2], b'["x","y",1,2,3]\n', *lines[2:]]):
        file.write_bytes(gzip.compress(b"".join(changed)))
        for url in empty.values():
            assert run("admin", "restore", file, "--database-url", url).code == 1
            assert run("admin", "tables", "--database-url", url).code == 1


def test_records_are_exported_and_verify(used: str, tmp_path: Path, run: Run) -> None:
    folder = tmp_path / "records"
    exported = run("admin", "export", folder, "--database-url", used)
    assert (exported.code, exported.err) == (0, "")
    names = sorted(path.name.partition("-")[0] for path in folder.iterdir())
    assert names == ["fits", "isle"]
    for path in folder.glob("fits-*"):
        assert run("verify", path).code == 0
    one = tmp_path / "records.jsonl"
    assert run("admin", "export", one, "--database-url", used).code == 0
    texts = sorted(json.loads(line)["record"] for line in one.read_text().splitlines())
    assert texts == sorted(path.read_text() for path in folder.iterdir())
    assert run("admin", "export", one, "--database-url", used).code == 2


def test_what_cannot_be_replayed_is_told_and_the_rest_exported(
    used: str, tmp_path: Path, run: Run
) -> None:
    database = Database(used)
    with database.engine.begin() as connection:
        isle = schema.tables.c.game == "isle"
        connection.execute(update(schema.tables).where(isle).values(rules=99))
    database.close()
    exported = run("admin", "export", tmp_path / "records", "--database-url", used)
    assert exported.code == 1
    assert "version 99" in exported.err
    assert [path.name[:5] for path in (tmp_path / "records").iterdir()] == ["fits-"]


def test_half_an_export_leaves_nothing(tmp_path: Path) -> None:
    def cut_off() -> exports.Found:
        raise Unavailable("database.silent", kind="Test")
        yield

    with pytest.raises(Unavailable):
        exports.to_file(tmp_path / "records.jsonl", cut_off())
    assert list(tmp_path.iterdir()) == []


def test_tables_are_listed_without_tokens_and_codes(used: str, run: Run) -> None:
    found = run("admin", "tables", "--json", "--database-url", used)
    listed = json.loads(found.out)
    assert listed["total"] == len(listed["tables"]) == 5
    assert "Ann" in found.out
    shown = run("admin", "tables", "--database-url", used, "--status", "waiting").out
    database = Database(used)
    rows = database.read_now(lambda c: c.execute(select(schema.tables)).all())
    secrets = [row.code or row.salt for row in rows] + [row.seed for row in rows]
    tokens = database.read_now(
        lambda c: c.execute(select(schema.seats.c.token)).scalars().all()
    )
    database.close()
    for text in (found.out, shown):
        assert not [secret for secret in (*secrets, *tokens) if secret and secret in text]
    assert "1 of 1 tables" in shown


def test_a_purge_shows_what_goes_and_keeps_what_was_played(used: str, run: Run) -> None:
    shown = run(
        "admin", "purge", "--older-than", "30d", "--dry-run", "--database-url", used
    )
    assert "Tables waiting for players: 1" in shown.out
    assert "Abandoned tables: 1" in shown.out
    assert len(statuses(run, used)) == 5
    done = run("admin", "purge", "--older-than", "30d", "--yes", "--database-url", used)
    assert (done.code, done.err) == (0, "")
    assert statuses(run, used) == ["abandoned", "over", "playing"]


def test_a_purge_takes_the_statuses_that_are_named(used: str, run: Run) -> None:
    named = ("--status", "over", "--status", "playing", "--status", "abandoned")
    ago = ("--older-than", "4w", "--yes", "--json", "--profiles")
    found = run("admin", "purge", *ago, *named, "--database-url", used)
    counted = json.loads(found.out)
    assert (counted["over"], counted["playing"], counted["abandoned"]) == (1, 1, 2)
    assert (counted["chat"], counted["profiles"]) == (1, 0)
    assert counted["actions"] > 5
    assert statuses(run, used) == ["waiting"]
    last = run("admin", "purge", *ago, "--database-url", used)
    assert json.loads(last.out)["profiles"] == 1
    left = content(used)
    # How strong bots are stays.
    assert [row[0] for row in left.pop("ratings")] == ["bot:random"]
    assert {name for name, rows in left.items() if rows} <= {"beats", "outages", "secrets"}


def test_what_has_moved_of_late_is_not_purged(used: str, run: Run) -> None:
    done = run("admin", "purge", "--older-than", "9999w", "--yes", "--database-url", used)
    assert done.code == 0
    assert len(statuses(run, used)) == 5


@pytest.mark.parametrize("answer", ["", "n\n", "no\n", "sure\n"])
def test_a_purge_asks_first(
    used: str, run: Run, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(answer))
    refused = run("admin", "purge", "--older-than", "30d", "--database-url", used)
    assert refused.code == 1
    assert refused.err.startswith("Delete these permanently? (yes/no) ")
    assert "Nothing was deleted" in refused.err
    assert len(statuses(run, used)) == 5


@pytest.mark.parametrize("answer", ["ano", "A", "y"])
def test_a_purge_is_agreed_to_in_the_language_of_the_question(
    used: str, run: Run, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{answer}\n"))
    done = run("admin", "purge", "--older-than", "30d", "--database-url", used, "--lang=cs")
    assert (done.code, done.err) == (0, "Nenávratně smazat? (ano/ne) ")
    assert "waiting" not in statuses(run, used)


@pytest.mark.parametrize("age", ["30", "d", "0d", "-1d", "3y", "1e9d"])
def test_an_age_must_be_one(age: str, sqlite_url: str, run: Run) -> None:
    database = Database(sqlite_url)
    database.prepare()
    database.close()
    refused = run("admin", "purge", "--older-than", age, "--database-url", sqlite_url)
    assert refused.code == 2


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, run: Run) -> None:
    url = f"sqlite:///{tmp_path / 'no.db'}"
    for command in (("tables",), ("backup", tmp_path / "b"), ("export", tmp_path / "e")):
        assert run("admin", *command, "--database-url", url).code == 2
    assert list(tmp_path.iterdir()) == []


def test_an_older_database_is_left_as_it_is(used: str, run: Run) -> None:
    database = Database(used)
    with database.engine.begin() as connection:
        connection.execute(update(schema.version).values(number=1))
    database.close()
    refused = run("admin", "tables", "--database-url", used)
    assert refused.code == 1
    assert "version 1" in refused.err
