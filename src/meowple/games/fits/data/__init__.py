"""The game's own data files, as they come in the package."""

from __future__ import annotations

from functools import partial

from meowple.kernel.toolbox.package_data import read_toml

toml = partial(read_toml, __name__)
