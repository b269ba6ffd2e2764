"""Random tokens. They are shown once; the database holds their hashes."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

# Without letters and digits that look alike when read aloud or written down.
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 12


def new_token() -> str:
    """32 random bytes as text for a cookie or a link."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is stored of a token. A token is as long as its hash: no salt is needed."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same(token: str, stored: str | None) -> bool:
    """Whether a token is that of a stored hash, in constant time."""
    return stored is not None and hmac.compare_digest(hashed(token), stored)


def new_id() -> str:
    """A short id that nobody guesses: some 59 bits."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def new_seed() -> int:
    return secrets.randbits(128)


def new_salt() -> str:
    return secrets.token_hex(16)
