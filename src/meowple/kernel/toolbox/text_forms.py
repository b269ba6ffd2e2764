"""Reading actions: each text form is a pattern that begins with its own word."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from meowple.kernel.errors import BadText
from meowple.kernel.frame import Action

Make = Callable[..., Action]

# No action of any game is longer; longer texts are refused unread.
LONGEST = 60


class TextForms:
    """The text forms of a game, found by their first word.

    >>> from meowple.kernel.frame import Action
    >>> class Take(Action):
    ...     def __init__(self, pebbles: str) -> None:
    ...         self.pebbles = int(pebbles)
    >>> forms = TextForms([("take ([1-3])", Take)])
    >>> forms.parse("take 3").pebbles
    3
    """

    def __init__(self, forms: Sequence[tuple[str, Make]]) -> None:
        self._by_word = {
            form.split()[0]: (re.compile(form, re.ASCII), make) for form, make in forms
        }

    def parse(self, text: str) -> Action:
        """The inverse of an action's text form."""
        found = self._by_word.get(text.split(" ", 1)[0])
        match = found[0].fullmatch(text) if found and len(text) <= LONGEST else None
        if found is None or match is None:
            raise BadText("action.unreadable", text=text[:LONGEST])
        return found[1](*match.groups())
