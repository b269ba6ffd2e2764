"""Endpoints for notifications: where they go, and the links in e-mails."""

from __future__ import annotations

from html import escape

from starlette.responses import HTMLResponse

from meowple.backend import schemas
from meowple.server.errors import Conflict
from meowple.server.http.endpoint import Call, Endpoint
from meowple.server.http.pages import page
from meowple.server.notifications import contacts
from meowple.server.notifications.contacts import HOOK, MAIL


async def show_notices(call: Call) -> schemas.NoticesFacts:
    me = call.me
    found = await call.read(lambda c: contacts.of_profile(c, me.id))
    by_kind = {contact.kind: contact for contact in found}
    mail, hook = by_kind.get(MAIL), by_kind.get(HOOK)
    return schemas.NoticesFacts(
        sends_mail=call.services.notifier.sends_mail,
        mail=None if mail is None else mail.address,
        mail_confirmed=mail is not None and mail.confirmed,
        hook=None if hook is None else hook.address,
    )


async def save_notices(call: Call) -> schemas.NoticesFacts:
    """Set or remove addresses; fields that are left out stay as they are."""
    form: schemas.NoticesForm = call.body
    if form.hook is not None:
        await _save_hook(call, form.hook)
    if form.mail is not None:
        await _save_mail(call, form.mail)
    return await show_notices(call)


async def _save_hook(call: Call, given: str) -> None:
    services, me, now = call.services, call.me, call.services.now()
    if not given:
        await call.write(lambda c: contacts.remove(c, me.id, HOOK))
        return
    url = contacts.checked_webhook(given, loopback=services.settings.hook_loopback)
    await call.write(lambda c: contacts.set_hook(c, me.id, url, now))


async def _save_mail(call: Call, given: str) -> None:
    services, me, now = call.services, call.me, call.services.now()
    if not given:
        await call.write(lambda c: contacts.remove(c, me.id, MAIL))
        return
    if not services.notifier.sends_mail:
        raise Conflict("contact.no_mail")
    to = contacts.checked_email(given)
    call.limits.emails.take(call.client)
    token = await call.write(lambda c: contacts.set_mail(c, me.id, to, now))
    if token is not None:
        services.notifier.ask_to_confirm(to, token, me.language)


async def ask_confirm(call: Call) -> HTMLResponse:
    """A page with a button, since mail programs may open links but press no buttons."""
    return _question_page(call, call.texts.say("notice.confirm_ask"))


async def confirm(call: Call) -> HTMLResponse:
    token, now = _token(call), call.services.now()
    await call.write(lambda c: contacts.confirm(c, token, now))
    return _message_page(call, call.texts.say("notice.confirmed"))


async def ask_stop(call: Call) -> HTMLResponse:
    return _question_page(call, call.texts.say("notice.stop_ask"))


async def stop(call: Call) -> HTMLResponse:
    token = _token(call)
    await call.write(lambda c: contacts.unsubscribe(c, token))
    return _message_page(call, call.texts.say("notice.stopped"))


def _token(call: Call) -> str:
    return str(call.request.path_params["token"])[:100]


def _question_page(call: Call, words: str) -> HTMLResponse:
    button = escape(call.texts.say("notice.yes"))
    form = f'<form method="post"><button>{button}</button></form>'
    return HTMLResponse(page("Meowple", [f"<p>{escape(words)}</p>", form], call.texts.lang))


def _message_page(call: Call, words: str) -> HTMLResponse:
    return HTMLResponse(page("Meowple", [f"<p>{escape(words)}</p>"], call.texts.lang))


_CONFIRM, _STOP = "/api/notices/confirm/{token}", "/api/notices/stop/{token}"

ENDPOINTS = (
    Endpoint("GET", "/api/profile/notices", "Where your notifications go.",
             show_notices, answer=schemas.NoticesFacts, needs_profile=True),
    Endpoint("POST", "/api/profile/notices", "Set or remove an address for notifications.",
             save_notices, schemas.NoticesForm, schemas.NoticesFacts, needs_profile=True),
    Endpoint("GET", _CONFIRM, "A page that asks whether an address is yours.",
             ask_confirm, media="text/html"),
    Endpoint("POST", _CONFIRM, "Confirm an address by the token of its e-mail.", confirm,
             media="text/html", by_token=True),
    Endpoint("GET", _STOP, "A page that asks whether to stop notifications.", ask_stop,
             media="text/html"),
    Endpoint("POST", _STOP, "Stop notifications by the token of an e-mail.", stop,
             media="text/html", by_token=True),
)  # fmt: skip
