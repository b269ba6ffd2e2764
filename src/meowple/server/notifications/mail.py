"""Letters by SMTP, one after the other, from threads."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

from meowple.server.errors import BadRequest
from meowple.server.notifications.contacts import is_loopback

_PATIENCE = 15
_PORTS = {"smtp": 587, "smtps": 465}


class NotSent(Exception):
    """Something did not go out. `again`: surely not, so that it can be tried again."""

    def __init__(self, again: bool) -> None:
        super().__init__()
        self.again = again


@dataclass(frozen=True, slots=True)
class Letter:
    """`stop` is the address of the page that ends such letters; `id` stays the same
    when a letter is tried again."""

    to: str
    subject: str
    text: str
    id: str
    stop: str | None = None


class Post:
    """The mail server of the settings."""

    def __init__(self, url: str, sender: str) -> None:
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise BadRequest("serve.smtp") from None
        if parts.scheme not in _PORTS or not parts.hostname:
            raise BadRequest("serve.smtp")
        if "@" not in parseaddr(sender)[1] or "\n" in sender or "\r" in sender:
            raise BadRequest("serve.mail_from")
        self._tls = parts.scheme == "smtps"
        self._host = parts.hostname
        self._port = port or _PORTS[parts.scheme]
        self._user = unquote(parts.username or "")
        self._password = unquote(parts.password or "")
        self._sender = sender

    def send(self, letter: Letter) -> None:
        """Send, in this thread; raises NotSent."""
        message = self._written(letter)
        try:
            server = self._connected()
        except (OSError, smtplib.SMTPException):
            raise NotSent(again=True) from None
        with server:
            try:
                server.send_message(message)
            except smtplib.SMTPRecipientsRefused as refused:
                codes = [code for code, _ in refused.recipients.values()]
                raise NotSent(again=all(400 <= code < 500 for code in codes)) from None
            except smtplib.SMTPResponseException as refused:
                raise NotSent(again=400 <= refused.smtp_code < 500) from None
            except (OSError, smtplib.SMTPException):
                # Perhaps it went out before the line was cut.
                raise NotSent(again=False) from None

    def _connected(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self._tls:
            found: smtplib.SMTP = smtplib.SMTP_SSL(
                self._host, self._port, timeout=_PATIENCE, context=context
            )
        else:
            found = smtplib.SMTP(self._host, self._port, timeout=_PATIENCE)
        try:
            found.ehlo()
            local = is_loopback(self._host) or self._host == "localhost"
            if not self._tls and (found.has_extn("starttls") or not local):
                # Raises where it is not offered: nothing goes over the net in the open.
                found.starttls(context=context)
            if self._user:
                found.login(self._user, self._password)
        except BaseException:
            found.close()
            raise
        return found

    def _written(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = (
            f"<{letter.id}@{parseaddr(self._sender)[1].rpartition('@')[2]}>"
        )
        message["Auto-Submitted"] = "auto-generated"
        if letter.stop is not None:
            message["List-Unsubscribe"] = f"<{letter.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message
