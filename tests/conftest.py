"""Fixtures for all tests."""

from tests.pebbles import pebbles

__all__ = ["pebbles"]
