"""The data files that come with a game's package."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def read_toml(package: str, name: str) -> dict[str, Any]:
    """One data file of a package. TOML is untyped; the caller gives the values types."""
    return tomllib.loads(files(package).joinpath(f"{name}.toml").read_text("utf-8"))
