"""The e-mails that are sent: their subjects, texts and links."""

from __future__ import annotations

from meowple.backend.tokens import new_id
from meowple.server.notifications.smtp import Email
from meowple.server.storage.notices import Notice
from meowple.table.turn_notices import notice_words
from meowple.texts import texts

# Fluent messages are one line each; this mark stands between paragraphs.
_PARAGRAPH = " ¶ "


def turn_email(notice: Notice, token: str, site: str) -> Email:
    """Tells players that it is their turn; `token` stops further e-mails."""
    say = texts(notice.language).say
    title, body = notice_words(notice.language, notice.game)
    stop = f"{site}/api/notices/stop/{token}"
    text = say("notice.mail", body=body, here=site, stop=stop)
    return Email(notice.address or "", title, _paragraphs(text), notice.id, stop)


def confirmation_email(address: str, token: str, language: str, site: str) -> Email:
    """Asks for a click that confirms an address."""
    say = texts(language).say
    link = f"{site}/api/notices/confirm/{token}"
    text = say("notice.confirm_mail", link=link)
    return Email(address, say("notice.confirm_title"), _paragraphs(text), new_id())


def _paragraphs(text: str) -> str:
    return text.replace(_PARAGRAPH, "\n\n")
