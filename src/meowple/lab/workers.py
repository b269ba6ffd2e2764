"""Work spread over processes: results come back in the order of the tasks, in constant
memory, whoever does them."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.synchronize import Event
from threading import Thread
from typing import Protocol, TypeVar

T = TypeVar("T")
R = TypeVar("R")

# Tasks under way per process: one is done while the next one waits.
AHEAD = 2


class Crew(Protocol):
    """Somebody who does tasks. `work` is a function of a module, so that another process
    can be told of it; without a wish for `jobs` a crew does as many as is usual there."""

    def __call__(
        self, work: Callable[[T], R], tasks: Iterable[T], jobs: int | None
    ) -> Generator[R, None, None]: ...


def local(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int | None
) -> Generator[R, None, None]:
    """A crew of processes on this machine; with one job, as is usual, this process does
    it all."""
    if jobs is None or jobs <= 1:
        for task in tasks:
            yield work(task)
        return
    # Spawned, not forked: the same on every system, and nothing is inherited.
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(
        jobs, mp_context=context, initializer=_begin, initargs=(stop,)
    ) as pool:
        under_way: deque[Future[R]] = deque()
        try:
            for task in tasks:
                with _deaf_children():
                    under_way.append(pool.submit(work, task))
                if len(under_way) >= jobs * AHEAD:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()
        except BaseException:
            # Whoever stops reading stops the work at once: a task may take minutes.
            stop.set()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started here never hear an interrupt: it is the parent's to handle,
    which hears it a moment later."""
    if not hasattr(signal, "pthread_sigmask"):  # pragma: no cover
        yield
        return
    # Started by the first process otherwise, and it would lift the block.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(stop: Event) -> None:
    """In a new process."""
    Thread(target=_leave_with_parent, daemon=True).start()
    Thread(target=_leave_when_told, args=(stop,), daemon=True).start()


def _leave_when_told(stop: Event) -> None:
    stop.wait()
    os._exit(1)


def _leave_with_parent() -> None:
    """A parent that was killed can tell nobody: its processes would wait for ever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
