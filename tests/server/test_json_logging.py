"""The log of the server, and what it keeps out of it."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
from collections.abc import Iterator

import pytest

from meowple.server.json_logging import JsonLines


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """The lines logged during a test."""
    found = io.StringIO()
    handler = logging.StreamHandler(found)
    handler.setFormatter(JsonLines())
    logging.getLogger().addHandler(handler)
    yield found
    logging.getLogger().removeHandler(handler)


def test_a_line_has_the_table_and_the_kind_of_error_and_no_more(
    written: io.StringIO,
) -> None:
    facts = {"table": "abc", "error": "ValueError", "seed": 7}
    logging.getLogger("meowple.server").error("table.failed", extra=facts)
    line = json.loads(written.getvalue())
    assert line.pop("at").endswith("Z")
    assert line.pop("from") == "meowple.server"
    assert line == {
        "level": "error",
        "message": "table.failed",
        "table": "abc",
        "error": "ValueError",
    }


def test_an_error_that_nobody_thought_of_tells_nothing_of_what_was_sent(
    written: io.StringIO,
) -> None:
    async def fail() -> None:
        raise ValueError("my secret")

    async def forget() -> None:
        task = asyncio.create_task(fail())
        await asyncio.wait({task})
        del task
        gc.collect()

    asyncio.run(forget())
    line = json.loads(written.getvalue())
    assert (line["from"], line["error"]) == ("asyncio", "ValueError")
    assert "secret" not in written.getvalue()
