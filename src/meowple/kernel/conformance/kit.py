"""The conformance kit: every property of `check.py` as a method."""

from __future__ import annotations

from meowple.kernel.conformance.copies import Copies
from meowple.kernel.conformance.legality import Legality
from meowple.kernel.conformance.secrets import Secrets


class Kit(Legality, Secrets, Copies):
    """The properties of one game and setup, each on its own.

    `sample`: how many actions of a long list are tried; at least 4.
    `ordered`: actions whose effect may depend on which comes first (an interjection that
    draws from a common deck); property 8 skips them.
    `passing`: events that tell what no view keeps (a card shown and put back);
    property 5 skips them.
    `values`: classes whose objects never change although Python would allow it; copies
    may share them.
    """
