"""A worker pool on a Ray cluster.

Without an address in RAY_ADDRESS a cluster of this machine alone is started.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Any, TypeVar

from meowple.kernel.errors import BadSetup
from meowple.lab.workers import QUEUED

T = TypeVar("T")
R = TypeVar("R")


def run_on_ray(
    work: Callable[[T], R], tasks: Iterable[T], jobs: int | None
) -> Generator[R, None, None]:
    """Results in the order of the tasks. At most `jobs` tasks run at a time, by default one
    for each core of the cluster."""
    ray = _ray()
    started = not ray.is_initialized()
    here = started and not os.environ.get("RAY_ADDRESS")
    if started:
        cores = {"num_cpus": jobs} if here else {}
        ray.init(log_to_driver=False, include_dashboard=False, **cores)
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
    finally:
        for task_left in under_way:
            ray.cancel(task_left, force=True)
        if started:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise BadSetup("arena.no_ray") from error
    return ray
