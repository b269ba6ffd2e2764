"""Errors of the system and the libraries are translated into every language."""

from __future__ import annotations

import errno
import socket

import pytest

from meowple.os_reasons import code
from meowple.texts import languages, texts


@pytest.mark.parametrize(
    ("error", "name"),
    [
        (FileNotFoundError(errno.ENOENT, "No such file"), "ENOENT"),
        (OSError(errno.EADDRINUSE, "In use"), "EADDRINUSE"),
        (OSError(-12345, "Strange"), "-12345"),
        (ValueError("embedded null byte"), "EINVAL"),
        (socket.gaierror(-2, "Name or service not known"), "EAI"),
    ],
)
def test_an_error_of_the_system_has_a_name(error: Exception, name: str) -> None:
    assert code(error) == name


@pytest.mark.parametrize("lang", languages())
def test_a_common_error_of_the_system_is_told_in_words(lang: str) -> None:
    told = {
        texts(lang).say("reason.system", code=name)
        for name in ("ENOENT", "EACCES", "EISDIR", "ENOSPC", "EADDRINUSE", "EAI")
    }
    assert len(told) == 6
    assert not [words for words in told if "E" in words]
    assert texts(lang).say("reason.system", code="EXDEV").endswith("EXDEV") or lang == "en"
