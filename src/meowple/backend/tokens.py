"""Random tokens, ids and seeds. Tokens are shown once; the database holds hashes."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

# Without letters and digits that look or sound alike.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 12
_CODE_LENGTH = 16


def new_token() -> str:
    """32 random bytes as text for a cookie or a link."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """The hash of a token, for the database. Random tokens need no salt."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same(token: str, stored: str | None) -> bool:
    """Whether a token has a stored hash, in constant time."""
    return stored is not None and hmac.compare_digest(hashed(token), stored)


def new_id() -> str:
    """A short id that can't be guessed: some 59 bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def new_code() -> str:
    """A code to write down: some 79 bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LENGTH))


def new_seed() -> int:
    return secrets.randbits(128)


def new_salt() -> str:
    return secrets.token_hex(16)
