"""Work that takes longer than a message should: it is done aside, in a few threads.

There are so few because threads share one interpreter: the event loop must get its part.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

_THREADS = 2


class Aside:
    """Made once per process."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_THREADS, "aside")

    async def do(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        """What has begun is finished, the rest is left."""
        self._threads.shutdown(cancel_futures=True)
