"""Where the games of a command are played: `--backend`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer

from meowple.lab.ray_workers import run_on_ray
from meowple.lab.workers import WorkerPool, run_locally


class Backend(StrEnum):
    LOCAL = "local"
    RAY = "ray"


OnBackend = Annotated[Backend, typer.Option()]

POOLS: dict[Backend, WorkerPool] = {Backend.LOCAL: run_locally, Backend.RAY: run_on_ray}
