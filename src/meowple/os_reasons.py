"""Names of the operating system's errors, which the catalogs explain in every language."""

from __future__ import annotations

import errno
import socket


def code(error: Exception) -> str:
    """The name of a system's error, such as ENOENT. A file name that cannot be one is
    no error of the system's, and is the same to a person."""
    if isinstance(error, socket.gaierror):
        return "EAI"
    number = getattr(error, "errno", None)
    if number is None:
        return errno.errorcode[errno.EINVAL]
    return errno.errorcode.get(number, str(number))
