"""Fixtures: the installed package."""

from __future__ import annotations

from tests.plugin.installing import installed

__all__ = ["installed"]
