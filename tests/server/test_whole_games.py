"""Whole games of every kind over real WebSockets: a client per seat, and a spectator."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from tests.server.players import Person, play_together
from tests.server.postgres_cluster import Cluster
from tests.server.record_checks import check_clients, record_of
from tests.server.server_processes import running


@dataclass(frozen=True)
class Kind:
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join(map(str, (self.game, self.seats, *self.options.values())))


KINDS = [
    Kind("fits", 3),
    Kind("isle", 2, {"rescue_choice": "simultaneous"}),
    Kind("kyoto", 2),
]
SQLITE, POSTGRES, TWO = "sqlite", "postgres", "two processes on one postgres"
PLACES = [(kind, place) for kind in KINDS for place in (SQLITE, POSTGRES, TWO)] + [
    (Kind("fits", 5, {"advanced": True}), SQLITE),
    (Kind("isle", 3, {"mode": "family"}), SQLITE),
    (Kind("isle", 3), TWO),
    (Kind("kyoto", 3, {"side": "expert"}), POSTGRES),
]


@contextmanager
def served(request: pytest.FixtureRequest, place: str, folder: Path) -> Iterator[list[str]]:
    """The addresses of the processes that serve one database."""
    if place == SQLITE:
        url = f"sqlite:///{folder / 'meowple.db'}"
    else:
        cluster: Cluster = request.getfixturevalue("postgres")
        url = cluster.new_database()
    with ExitStack() as stack:
        count = 2 if place == TWO else 1
        yield [stack.enter_context(running(url)).address for _ in range(count)]


@pytest.mark.parametrize(("kind", "place"), PLACES, ids=str)
def test_a_whole_game_is_played_and_its_record_is_what_everybody_saw(
    request: pytest.FixtureRequest, tmp_path: Path, kind: Kind, place: str
) -> None:
    with served(request, place, tmp_path) as addresses:
        at = cycle(addresses)
        people = [Person(next(at), f"Cat {seat}") for seat in range(kind.seats)]
        maker, *others = people
        seats = ["me", *("open" for _ in others)]
        table = maker.table(kind.game, *seats, options=kind.options, window_seconds=0)
        for person in others:
            person.join(table)
        chairs = [person.chair(table, seat) for seat, person in enumerate(people)]
        chairs.append(Person(next(at), None).chair(table, None))
        for chair in chairs:
            chair.at(0)
        play_together(chairs)
        check_clients(record_of(others[-1], table), chairs)
        assert maker.get(f"/api/tables/{table['id']}")["status"] == "over"
