"""A worker pool on a Ray cluster.

Without an address in RAY_ADDRESS a cluster of this machine alone is started.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeVar

from meowple.kernel.errors import BadSetup, MeowpleError
from meowple.lab.workers import QUEUED

T = TypeVar("T")
R = TypeVar("R")


class ClusterLost(MeowpleError):
    """The cluster is gone, or can't be reached."""


@contextmanager
def cluster(jobs: int | None) -> Iterator[bool]:
    """A connection to the cluster inside this block, the one that there is or a new one;
    whether it was started here, on this machine alone, with as many cores as there are
    jobs."""
    ray = _ray()
    if ray.is_initialized():
        yield False
        return
    here = not os.environ.get("RAY_ADDRESS")
    cores = {"num_cpus": jobs} if here else {}
    try:
        ray.init(log_to_driver=False, include_dashboard=False, **cores)
    except (ConnectionError, TimeoutError, RuntimeError) as error:
        reason = type(error).__name__
        raise ClusterLost("arena.cluster_lost", reason=reason) from error
    try:
        yield here
    finally:
        ray.shutdown()


def run_on_ray(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int | None
) -> Generator[R, None, None]:
    """Results in the order of the tasks. At most `jobs` tasks run at a time, by default one
    for each core of the cluster."""
    with cluster(jobs) as here:
        yield from _results(work, tasks, jobs, here)


def _results(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int | None, here: bool
) -> Generator[R, None, None]:
    ray = _ray()
    if jobs and not here:
        # Queued tasks would run at once on the other cores of a shared cluster.
        width = jobs
    else:
        width = QUEUED * (jobs or max(int(ray.cluster_resources().get("CPU", 1)), 1))
    remote = ray.remote(work)
    under_way: deque[Any] = deque()
    try:
        for task in tasks:
            under_way.append(remote.remote(task))
            if len(under_way) >= width:
                yield ray.get(under_way.popleft())
        while under_way:
            yield ray.get(under_way.popleft())
    except Exception as error:
        if not _is_lost(ray, error):
            raise
        raise ClusterLost("arena.cluster_lost", reason=type(error).__name__) from error
    finally:
        # A cluster that is gone takes no more messages.
        with suppress(Exception):
            for task_left in under_way:
                ray.cancel(task_left, force=True)


def _is_lost(ray: Any, error: Exception) -> bool:
    """Whether the cluster failed, and not the task."""
    kinds = (ray.exceptions.RayError, ConnectionError)
    return isinstance(error, kinds) and not isinstance(error, ray.exceptions.RayTaskError)


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise BadSetup("arena.no_ray") from error
    return ray
