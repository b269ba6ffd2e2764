"""Logging as JSON lines. A line says what happened at which table; it never holds a
token, a name, chat, an action or a seed."""

from __future__ import annotations

import json
import logging
import sys
import time

# The extra fields that a line may have.
_FIELDS = ("table", "error", "path", "bot")


class JsonLines(logging.Formatter):
    """One JSON object per line. Only the first line of a message is kept: the rest may
    describe an error with the data that caused it."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, object] = {
            "at": f"{moment}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage().partition("\n")[0],
        }
        for name in _FIELDS:
            if name in record.__dict__:
                line[name] = record.__dict__[name]
        if record.exc_info and record.exc_info[0] is not None:
            # The text of an error may hold what a client sent; its class does not.
            line["error"] = record.exc_info[0].__name__
        return json.dumps(line)


def set_up(level: str = "info") -> None:
    """Log records of at least this level to standard error, as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    # At INFO it would log every WebSocket with the client's address.
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(max(logging.WARNING, logging.getLogger().level))
