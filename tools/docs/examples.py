"""An extension of Griffe, which reads docstrings for the site."""

from __future__ import annotations

import griffe

from tools.docs.docstrings import fenced


class Examples(griffe.Extension):
    """Makes blocks of code of the examples in docstrings."""

    def on_instance(self, *, obj: griffe.Object, **_: object) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
