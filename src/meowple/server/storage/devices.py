"""The devices of a profile, and the code that brings a lost profile back."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, update

from meowple.backend.tokens import hashed, new_code
from meowple.server.errors import NotFound
from meowple.server.storage import profiles, schema
from meowple.server.storage.profiles import Profile

# A device is named by the beginning of its key's hash, which gives nobody access.
_ID_LENGTH = 16


@dataclass(frozen=True, slots=True)
class Device:
    """A browser that has the profile's cookie. `kind` is a guess, such as “Firefox,
    Android”; times and kind are None where an older version did not note them."""

    id: str
    kind: str | None
    created: int
    seen: int | None


def of_profile(connection: Connection, profile: str) -> list[Device]:
    """The devices of a profile, those used last first."""
    keys = schema.keys.c
    statement = select(keys.hash, keys.device, keys.created, keys.seen).where(
        keys.profile == profile
    )
    found = [
        Device(device_id(row.hash), row.device, row.created, row.seen)
        for row in connection.execute(statement)
    ]
    return sorted(found, key=lambda one: (-(one.seen or one.created), one.id))


def device_id(key: str) -> str:
    """The id of the device that has a key."""
    return key[:_ID_LENGTH]


def sign_out(connection: Connection, me: Profile, id: str | None) -> None:
    """Delete the key of a device; None: those of all other devices."""
    keys = schema.keys.c
    statement = delete(schema.keys).where(keys.profile == me.id)
    if id is None:
        connection.execute(statement.where(keys.hash != me.key))
    elif not connection.execute(statement.where(keys.hash.startswith(id))).rowcount:
        raise NotFound("device.unknown")


def lost(connection: Connection, held: Collection[str]) -> set[str]:
    """The keys among these that are no longer valid."""
    statement = select(schema.keys.c.hash).where(schema.keys.c.hash.in_(held))
    return set(held) - set(connection.execute(statement).scalars())


def has_code(connection: Connection, profile: str) -> bool:
    """Whether there is a recovery code for a profile."""
    own = schema.profiles.c
    statement = select(own.recovery).where(own.id == profile)
    return connection.execute(statement).scalar() is not None


def make_code(connection: Connection, profile: str) -> str:
    """A recovery code; the one before stops working."""
    code, own = new_code(), schema.profiles
    connection.execute(update(own).where(own.c.id == profile).values(recovery=hashed(code)))
    return code


def recover(
    connection: Connection, code: str, now: int, device: str | None
) -> tuple[Profile, str]:
    """The profile of a recovery code, which stays valid, and the token for a cookie."""
    own = schema.profiles.c
    row = connection.execute(
        select(own.id, own.name, own.language, own.seen).where(
            own.recovery == hashed(plain(code))
        )
    ).first()
    if row is None:
        raise NotFound("recovery.unknown")
    return Profile(*row), profiles.add_key(connection, row.id, now, device)


def plain(code: str) -> str:
    """A code as people write it, in groups and perhaps in capitals, as it is stored."""
    return "".join(letter for letter in code.lower() if letter.isalnum())
