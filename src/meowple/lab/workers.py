"""Worker pools: they run tasks in other processes and yield the results in the order of
the tasks, in constant memory."""

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

# Tasks queued per process: one runs while the next one waits.
QUEUED = 2


class WorkerPool(Protocol):
    """Runs `work` on every task, at most `jobs` at a time; without `jobs` the pool has its
    own default. `work` is a function of a module, so that it can be sent to a process."""

    def __call__(
        self, work: Callable[[T], R], tasks: Iterable[T], jobs: int | None
    ) -> Generator[R, None, None]: ...


def run_locally(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int | None
) -> Generator[R, None, None]:
    """The pool of this machine; with one job, the default, this process does all the
    work."""
    if jobs is None or jobs <= 1:
        for task in tasks:
            yield work(task)
        return
    # Spawned, not forked: the same on every system, and nothing is inherited.
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(
        jobs, mp_context=context, initializer=_start_process, initargs=(stop,)
    ) as pool:
        under_way: deque[Future[R]] = deque()
        try:
            for task in tasks:
                with _sigint_ignored_by_children():
                    under_way.append(pool.submit(work, task))
                if len(under_way) >= jobs * QUEUED:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()
        except BaseException:
            # A caller that stops reading stops the work at once: a task may take minutes.
            stop.set()
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _sigint_ignored_by_children() -> Iterator[None]:
    """Processes started in this block ignore SIGINT; the parent handles it after the
    block."""
    if not hasattr(signal, "pthread_sigmask"):  # pragma: no cover
        yield
        return
    # The first process would start it otherwise, and it unblocks the signal.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _start_process(stop: Event) -> None:
    """The initializer of a new process."""
    Thread(target=_exit_with_parent, daemon=True).start()
    Thread(target=_exit_on, args=(stop,), daemon=True).start()


def _exit_on(stop: Event) -> None:
    stop.wait()
    os._exit(1)


def _exit_with_parent() -> None:
    """A parent that was killed can't set the event: its processes would wait forever."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
