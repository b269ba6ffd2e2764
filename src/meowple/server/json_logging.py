"""Logs as JSON lines. They say what happened at which table; never a token, a name, a
word of chat, an action or a seed."""

from __future__ import annotations

import json
import logging
import sys
import time

# What a line may carry besides time, level and message.
_FIELDS = ("table", "error", "path", "bot")


class JsonLines(logging.Formatter):
    """One object per line. Of the messages of others the first line is kept: behind it
    Python describes what failed, with what it was given."""

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
            # The text of an error may hold what somebody sent; its kind does not.
            line["error"] = record.exc_info[0].__name__
        return json.dumps(line)


def set_up(level: int = logging.INFO) -> None:
    """Everything that is logged in this process goes to standard error, as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # It would tell of every WebSocket with the address it came from.
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
