"""The game's own data files, as they come in the package."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def toml(name: str) -> dict[str, Any]:
    """One data file. TOML is untyped: `deck.py` gives it its types."""
    return tomllib.loads(files(__name__).joinpath(f"{name}.toml").read_text("utf-8"))
