"""Fixtures: databases and servers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.players import OPEN, Person
from tests.server.postgres_cluster import Cluster, cluster
from tests.server.serving import Serving, serving
from tests.server.table_seeds import _same_deals

__all__ = ["_same_deals"]


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    """Closes everything that people have opened during a test."""
    yield
    OPEN.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL of our own, started once."""
    with cluster() as found:
        yield found


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'meowple.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """Each kind of database in turn, empty."""
    if request.param == "sqlite":
        url: str = request.getfixturevalue("sqlite_url")
        return url
    found: Cluster = request.getfixturevalue("postgres")
    return found.new_database()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server for all tests that leave its time alone."""
    path = tmp_path_factory.mktemp("server") / "meowple.db"
    with serving(f"sqlite:///{path}") as found:
        yield found


@pytest.fixture
def own_server(sqlite_url: str) -> Iterator[Serving]:
    """A server whose time a test moves."""
    with serving(sqlite_url) as found:
        yield found


@pytest.fixture
def ann(server: Serving) -> Person:
    return Person(server.address, "Ann")


@pytest.fixture
def bob(server: Serving) -> Person:
    return Person(server.address, "Bob")
