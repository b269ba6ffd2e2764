"""The memory limit of a worker process: one that grows beyond it ends, and is replaced,
instead of taking the memory of the server."""

from __future__ import annotations

import sys
from collections.abc import Sequence

# The command-line argument of a worker that names its limit.
_ARGUMENT = "memory="
_MIB = 1024 * 1024


def as_argument(mib: int) -> str:
    """The limit as an argument of the worker's command; 0: no limit."""
    return f"{_ARGUMENT}{mib}"


def apply(arguments: Sequence[str]) -> None:
    """Limit this process as its arguments say, where the system can."""
    for argument in arguments:
        if argument.startswith(_ARGUMENT):
            _limit(int(argument.removeprefix(_ARGUMENT)) * _MIB)


def _limit(size: int) -> None:
    if sys.platform == "win32" or not size:
        return
    import resource

    # Memory that can be written. Address space would be the wrong measure: a solver with
    # threads reserves much that it never uses.
    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    if hard != resource.RLIM_INFINITY:
        size = min(size, hard)
    resource.setrlimit(resource.RLIMIT_DATA, (size, hard))
