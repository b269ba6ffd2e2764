"""Profiles: people without an account, known by a random token in a cookie."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Column, Connection, Table, bindparam, delete, insert, select, update

from meowple.backend.tokens import hashed, new_id, new_token, same
from meowple.server.errors import NotFound
from meowple.server.storage import schema

# A link that carries a profile to another device works once, and for an hour.
LINK_LIFETIME = 3_600_000
# The unused links and the devices of a profile; beyond that the oldest are deleted.
MOST_LINKS, MOST_DEVICES = 5, 50
# How often `seen` is written, by which unused profiles are purged.
SEEN_EVERY = 3_600_000


@dataclass(frozen=True, slots=True)
class Profile:
    """A profile. `key` is the hash of the token in the client's own cookie."""

    id: str
    name: str
    language: str
    seen: int
    key: str = ""


_COLUMNS = (
    schema.profiles.c.id,
    schema.profiles.c.name,
    schema.profiles.c.language,
    schema.profiles.c.seen,
)
_BY_COOKIE = (
    select(schema.keys.c.hash, *_COLUMNS)
    .join(schema.profiles, schema.profiles.c.id == schema.keys.c.profile)
    .where(schema.keys.c.hash == bindparam("hash"))
)


def find(connection: Connection, token: str) -> Profile | None:
    """The profile of a cookie."""
    row = connection.execute(_BY_COOKIE, {"hash": hashed(token)}).first()
    if row is None or not same(token, row.hash):
        return None
    return Profile(row.id, row.name, row.language, row.seen, row.hash)


def create(
    connection: Connection, name: str, language: str, now: int, device: str | None = None
) -> tuple[Profile, str]:
    """Create a profile; also the token for its cookie."""
    profile = Profile(new_id(), name, language, now)
    connection.execute(
        insert(schema.profiles).values(
            id=profile.id, name=name, language=language, created=now, seen=now
        )
    )
    return profile, add_key(connection, profile.id, now, device)


def add_key(
    connection: Connection, profile: str, now: int, device: str | None = None
) -> str:
    """Create the token for a cookie of another device."""
    token = new_token()
    keys = schema.keys
    _keep_newest(connection, keys, keys.c.created, profile, MOST_DEVICES - 1)
    connection.execute(
        insert(keys).values(
            hash=hashed(token), profile=profile, created=now, seen=now, device=device
        )
    )
    return token


def _keep_newest(
    connection: Connection, table: Table, age: Column[int], profile: str, most: int
) -> None:
    """Delete all but the newest rows of a profile."""
    old = (
        select(table.c.hash)
        .where(table.c.profile == profile)
        .order_by(age.desc(), table.c.hash)
        .offset(most)
    )
    found = connection.execute(old).scalars().all()
    if found:
        connection.execute(delete(table).where(table.c.hash.in_(found)))


def change(
    connection: Connection, profile: Profile, name: str, language: str, now: int
) -> Profile:
    connection.execute(
        update(schema.profiles)
        .where(schema.profiles.c.id == profile.id)
        .values(name=name, language=language, seen=now)
    )
    return Profile(profile.id, name, language, now, profile.key)


def note_seen(connection: Connection, profile: Profile, now: int) -> None:
    """A profile is used, by the device of its key."""
    own, keys = schema.profiles, schema.keys
    connection.execute(update(own).where(own.c.id == profile.id).values(seen=now))
    connection.execute(update(keys).where(keys.c.hash == profile.key).values(seen=now))


def make_link(connection: Connection, profile: str, now: int) -> str:
    """Create a one-time token for another device."""
    token = new_token()
    links = schema.links
    connection.execute(delete(links).where(links.c.expires < now))
    _keep_newest(connection, links, links.c.expires, profile, MOST_LINKS - 1)
    connection.execute(
        insert(links).values(
            hash=hashed(token), profile=profile, expires=now + LINK_LIFETIME
        )
    )
    return token


def claim(
    connection: Connection, token: str, now: int, device: str | None = None
) -> tuple[Profile, str]:
    """Use up a one-time token: its profile, and the token for a cookie."""
    links = schema.links
    row = connection.execute(
        select(links.c.hash, links.c.profile, links.c.expires)
        .where(links.c.hash == hashed(token))
        .with_for_update()
    ).first()
    if row is None or not same(token, row.hash) or row.expires < now:
        raise NotFound("link.unknown")
    # If two devices try at once, only one deletes the row.
    if connection.execute(delete(links).where(links.c.hash == row.hash)).rowcount != 1:
        raise NotFound("link.unknown")
    theirs = select(*_COLUMNS).where(schema.profiles.c.id == row.profile)
    found = connection.execute(theirs).one()
    return Profile(*found), add_key(connection, row.profile, now, device)
