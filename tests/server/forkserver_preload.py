"""Preloads for servers in processes of their own, before each is forked: the games, the
texts, and what the tests set."""

from __future__ import annotations

from meowple.kernel.registry import games
from meowple.server.app import settle
from tests.server import serving

__all__ = ["serving"]

games()
settle()
