"""E-mail by SMTP, sent from threads."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

from meowple.server.errors import BadRequest
from meowple.server.notifications.contacts import is_loopback

# Seconds for each step of a conversation with the mail server.
_SMTP_TIMEOUT = 15
_DEFAULT_PORTS = {"smtp": 587, "smtps": 465}


class NotSent(Exception):
    """Sending failed. `retry`: it surely did not go out, so it can be tried again."""

    def __init__(self, retry: bool) -> None:
        super().__init__()
        self.retry = retry


@dataclass(frozen=True, slots=True)
class Email:
    """An e-mail. `unsubscribe` is the page that stops such e-mails; `id` stays the same
    when sending is retried."""

    to: str
    subject: str
    text: str
    id: str
    unsubscribe: str | None = None


class Mailer:
    """Sends e-mail through the mail server of the settings."""

    def __init__(self, url: str, sender: str) -> None:
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise BadRequest("serve.smtp") from None
        if parts.scheme not in _DEFAULT_PORTS or not parts.hostname:
            raise BadRequest("serve.smtp")
        if "@" not in parseaddr(sender)[1] or "\n" in sender or "\r" in sender:
            raise BadRequest("serve.mail_from")
        self._tls = parts.scheme == "smtps"
        self._host = parts.hostname
        self._port = port or _DEFAULT_PORTS[parts.scheme]
        self._user = unquote(parts.username or "")
        self._password = unquote(parts.password or "")
        self._sender = sender

    def send(self, email: Email) -> None:
        """Send in this thread; raises NotSent."""
        message = self._message(email)
        try:
            server = self._connect()
        except (OSError, smtplib.SMTPException):
            raise NotSent(retry=True) from None
        with server:
            try:
                server.send_message(message)
            except smtplib.SMTPRecipientsRefused as refused:
                codes = [code for code, _ in refused.recipients.values()]
                raise NotSent(retry=all(400 <= code < 500 for code in codes)) from None
            except smtplib.SMTPResponseException as refused:
                raise NotSent(retry=400 <= refused.smtp_code < 500) from None
            except (OSError, smtplib.SMTPException):
                # It may have gone out before the connection was lost.
                raise NotSent(retry=False) from None

    def _connect(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self._tls:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self._host, self._port, timeout=_SMTP_TIMEOUT, context=context
            )
        else:
            server = smtplib.SMTP(self._host, self._port, timeout=_SMTP_TIMEOUT)
        try:
            server.ehlo()
            local = is_loopback(self._host) or self._host == "localhost"
            if not self._tls and (server.has_extn("starttls") or not local):
                # Raises if the server does not offer it: nothing is sent in the clear.
                server.starttls(context=context)
            if self._user:
                server.login(self._user, self._password)
        except BaseException:
            server.close()
            raise
        return server

    def _message(self, email: Email) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = email.to
        message["Subject"] = email.subject
        message["Date"] = formatdate()
        message["Message-ID"] = (
            f"<{email.id}@{parseaddr(self._sender)[1].rpartition('@')[2]}>"
        )
        message["Auto-Submitted"] = "auto-generated"
        if email.unsubscribe is not None:
            message["List-Unsubscribe"] = f"<{email.unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(email.text)
        return message
