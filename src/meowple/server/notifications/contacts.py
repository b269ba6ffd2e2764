"""Contacts: where a profile's notifications go. An e-mail address, which a link must
confirm, or the URL of a webhook."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, func, insert, select, update

from meowple.backend.tokens import hashed, new_token, same
from meowple.server.errors import BadRequest, NotFound, TooMany
from meowple.server.storage import schema

MAIL, HOOK = "mail", "hook"

# How long the link that confirms an address works.
CONFIRM_LIFETIME = 48 * 3_600_000
# Confirmation e-mails to one address: the time between two, and the most in a day. They
# protect people whose address is entered by strangers.
RESEND_AFTER = 600_000
EMAILS_PER_DAY = 3
_DAY = 24 * 3_600_000

LONGEST_EMAIL = 254
LONGEST_WEBHOOK = 500
_EMAIL = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?"
)
_HOST = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?|\[[0-9A-Fa-f:.]+\]")
_VISIBLE = re.compile(r"[!-~]+")


@dataclass(frozen=True, slots=True)
class Contact:
    kind: str
    address: str
    confirmed: bool


def checked_email(text: str) -> str:
    """A well-formed e-mail address; only the confirmation shows whether it works."""
    address = text.strip()
    if len(address) > LONGEST_EMAIL or not _EMAIL.fullmatch(address):
        raise BadRequest("contact.mail")
    name, _, host = address.rpartition("@")
    return f"{name}@{host.lower()}"


def checked_webhook(text: str, *, loopback: bool) -> str:
    """A well-formed https URL; where it leads is checked each time something is sent."""
    try:
        parts = urlsplit(text)
        # `port` raises if it is not a number in range.
        port = parts.port
    except ValueError:
        raise BadRequest("contact.hook") from None
    host = parts.netloc.rpartition(":")[0] if port is not None else parts.netloc
    fine = (
        len(text) <= LONGEST_WEBHOOK
        and _VISIBLE.fullmatch(text)
        and _HOST.fullmatch(host)
        and not parts.fragment
        and (parts.scheme == "https" or (loopback and is_loopback(parts.hostname)))
    )
    if not fine:
        raise BadRequest("contact.hook")
    return text


def is_loopback(host: str | None) -> bool:
    try:
        return ip_address(host or "").is_loopback
    except ValueError:
        return False


def of_profile(connection: Connection, profile: str) -> list[Contact]:
    column = schema.contacts.c
    statement = (
        select(column.kind, column.address, column.confirmed)
        .where(column.profile == profile)
        .order_by(column.kind)
    )
    return [Contact(*row) for row in connection.execute(statement)]


def remove(connection: Connection, profile: str, kind: str) -> None:
    column = schema.contacts.c
    connection.execute(
        delete(schema.contacts).where(column.profile == profile, column.kind == kind)
    )


def set_hook(connection: Connection, profile: str, address: str, now: int) -> None:
    remove(connection, profile, HOOK)
    connection.execute(
        insert(schema.contacts).values(
            profile=profile, kind=HOOK, address=address, confirmed=True, asked=now
        )
    )


def set_mail(connection: Connection, profile: str, address: str, now: int) -> str | None:
    """Set an e-mail address; the token that confirms it, or None if it is confirmed."""
    old = connection.execute(
        select(schema.contacts).where(
            schema.contacts.c.profile == profile, schema.contacts.c.kind == MAIL
        )
    ).first()
    if old is not None and old.address == address and old.confirmed:
        return None
    if old is not None and old.address == address and now - old.asked < RESEND_AFTER:
        wait = (old.asked + RESEND_AFTER - now) // 1000 + 1
        raise TooMany("contact.asked", seconds=wait)
    _check_daily_limit(connection, address, now)
    remove(connection, profile, MAIL)
    token = new_token()
    connection.execute(
        insert(schema.contacts).values(
            profile=profile,
            kind=MAIL,
            address=address,
            confirmed=False,
            hash=hashed(token),
            expires=now + CONFIRM_LIFETIME,
            asked=now,
        )
    )
    return token


def _check_daily_limit(connection: Connection, address: str, now: int) -> None:
    column = schema.contacts.c
    statement = select(func.count()).where(
        func.lower(column.address) == address.lower(), column.asked > now - _DAY
    )
    if connection.execute(statement).scalar_one() >= EMAILS_PER_DAY:
        raise TooMany("contact.asked", seconds=_DAY // 1000)


def confirm(connection: Connection, token: str, now: int) -> None:
    """Confirm the address that a token was sent to."""
    contacts = schema.contacts
    row = connection.execute(
        select(contacts).where(contacts.c.hash == hashed(token))
    ).first()
    if row is None or not same(token, row.hash) or row.expires < now:
        raise NotFound("link.unknown")
    connection.execute(
        update(contacts)
        .where(contacts.c.profile == row.profile, contacts.c.kind == row.kind)
        .values(confirmed=True)
    )


def unsubscribe(connection: Connection, token: str) -> None:
    """Remove the contact that a token was sent to."""
    notices = schema.notices
    row = connection.execute(select(notices).where(notices.c.hash == hashed(token))).first()
    if row is None or not same(token, row.hash):
        raise NotFound("link.unknown")
    remove(connection, row.profile, row.kind)
