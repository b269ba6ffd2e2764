"""Fixtures of the server, for comparison."""

from __future__ import annotations

from tests.server.conftest import closed, server
from tests.server.table_seeds import _same_deals

__all__ = ["_same_deals", "closed", "server"]
