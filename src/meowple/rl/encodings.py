"""The encoding of a game, from its plugin."""

from __future__ import annotations

from meowple.encoding.encoding import Encoding
from meowple.kernel.registry import plugin


def encoding(id: str) -> Encoding:
    """The encoding of the game of this id: its actions and observations as arrays."""
    found = plugin(id).encoding()
    if not isinstance(found, Encoding):
        raise ValueError(f"the game {id} has no encoding for learning")
    return found
