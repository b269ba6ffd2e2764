"""The file that `sim` writes games to: JSON lines or Parquet.

The fields are the same in both; docs/research.md lists them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

import msgspec

from meowple.kernel.errors import BadSetup
from meowple.lab.playout import PlayedGame
from meowple.lab.simulation import SimulationPlan

# The size of a row group in a Parquet file.
_GROUP = 1000


class GamesFile(Protocol):
    """An open file of games."""

    def write(self, outcome: PlayedGame) -> None: ...


@contextmanager
def games_file(path: Path, plan: SimulationPlan) -> Iterator[GamesFile]:
    """Open a file of games; its ending says whether it is Parquet or JSON lines."""
    if path.suffix not in (".jsonl", ".parquet"):
        raise BadSetup("sim.ending", file=path.name)
    if path.suffix == ".parquet":
        parquet = _ParquetFile(path, plan)
        try:
            yield parquet
        finally:
            parquet.close()
    else:
        with path.open("wb") as file:
            yield _JsonLines(file)


class _JsonLines:
    def __init__(self, file: Any) -> None:
        self._file = file

    def write(self, outcome: PlayedGame) -> None:
        line: dict[str, object] = {
            "seed": outcome.seed,
            "scores": outcome.scores,
            **outcome.rivals,
            "winners": outcome.winners,
            "decisions": outcome.decisions,
            "record": outcome.record,
        }
        self._file.write(msgspec.json.encode(line) + b"\n")


class _ParquetFile:
    """A Parquet file of games. A column has one type: rivals are a map from names to
    scores, winners are texts."""

    def __init__(self, path: Path, plan: SimulationPlan) -> None:
        self._arrow, parquet = _pyarrow()
        about = {
            "game": plan.game,
            "seats": plan.seats,
            "options": dict(plan.options),
            "bots": plan.bots,
            "seconds": plan.seconds,
        }
        self._schema = _schema(self._arrow).with_metadata(
            {"meowple": msgspec.json.encode(about)}
        )
        self._writer = parquet.ParquetWriter(path, self._schema)
        self._waiting: list[dict[str, object]] = []

    def write(self, outcome: PlayedGame) -> None:
        self._waiting.append(
            {
                "seed": outcome.seed,
                "scores": outcome.scores,
                "rivals": list(outcome.rivals.items()),
                "winners": [str(winner) for winner in outcome.winners],
                "decisions": outcome.decisions,
                "record": outcome.record,
            }
        )
        if len(self._waiting) >= _GROUP:
            self._flush()

    def _flush(self) -> None:
        table = self._arrow.Table.from_pylist(self._waiting, schema=self._schema)
        self._writer.write_table(table)
        self._waiting.clear()

    def close(self) -> None:
        self._flush()
        self._writer.close()


def _schema(arrow: Any) -> Any:
    return arrow.schema(
        [
            ("seed", arrow.uint64()),
            ("scores", arrow.list_(arrow.int32())),
            ("rivals", arrow.map_(arrow.string(), arrow.int32())),
            ("winners", arrow.list_(arrow.string())),
            ("decisions", arrow.int32()),
            ("record", arrow.string()),
        ]
    )


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise BadSetup("sim.no_parquet") from error
    return pyarrow, parquet
