"""A pause of Python's cyclic garbage collector.

A full collection looks at every object of the process, which takes tens of milliseconds: a
tenth of a short decision. Simulated games leave no cycles behind, so nothing is missed.
Afterwards all that is left counts as old, or the next collection would look at it at once.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def no_garbage_collection() -> Iterator[None]:
    """No collection of cycles inside this block, unless another thread turns it on."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            # What is taken out of the generations comes back as the oldest.
            gc.freeze()
            gc.unfreeze()
            gc.enable()
