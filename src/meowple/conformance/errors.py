"""The error that the kit raises."""

from __future__ import annotations


class BrokenPlugin(AssertionError):
    """Something that a plugin brings does not work."""
