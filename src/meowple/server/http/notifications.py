"""The HTTP API of notices: where they go, the links in letters."""

from __future__ import annotations

from html import escape

from starlette.responses import HTMLResponse

from meowple.server.errors import Conflict
from meowple.server.http import schemas
from meowple.server.http.endpoint import Call, Endpoint
from meowple.server.http.pages import page
from meowple.server.notifications import contacts
from meowple.server.notifications.contacts import HOOK, MAIL


async def show_notices(call: Call) -> schemas.NoticesFacts:
    me = call.me
    found = await call.hub.database.read(lambda c: contacts.of_profile(c, me.id))
    by_kind = {contact.kind: contact for contact in found}
    mail, hook = by_kind.get(MAIL), by_kind.get(HOOK)
    return schemas.NoticesFacts(
        sends_mail=call.hub.notifier.sends_mail,
        mail=None if mail is None else mail.address,
        mail_confirmed=mail is not None and mail.confirmed,
        hook=None if hook is None else hook.address,
    )


async def save_notices(call: Call) -> schemas.NoticesFacts:
    """Set or take away an address; what is not named stays as it is."""
    form: schemas.NoticesForm = call.body
    if form.hook is not None:
        await _save_hook(call, form.hook)
    if form.mail is not None:
        await _save_mail(call, form.mail)
    return await show_notices(call)


async def _save_hook(call: Call, given: str) -> None:
    hub, me, now = call.hub, call.me, call.hub.now()
    if not given:
        await hub.writer.do(lambda c: contacts.remove(c, me.id, HOOK))
        return
    url = contacts.checked_hook(given, loopback=hub.settings.hook_loopback)
    await hub.writer.do(lambda c: contacts.set_hook(c, me.id, url, now))


async def _save_mail(call: Call, given: str) -> None:
    hub, me, now = call.hub, call.me, call.hub.now()
    if not given:
        await hub.writer.do(lambda c: contacts.remove(c, me.id, MAIL))
        return
    if not hub.notifier.sends_mail:
        raise Conflict("contact.no_mail")
    to = contacts.checked_mail(given)
    call.limits.letters.take(call.client)
    token = await hub.writer.do(lambda c: contacts.set_mail(c, me.id, to, now))
    if token is not None:
        hub.notifier.ask_to_confirm(to, token, me.language)


async def ask_confirm(call: Call) -> HTMLResponse:
    """A page with a button: programs that look at links in letters press none."""
    return _asking(call, call.texts.say("notice.confirm_ask"))


async def confirm(call: Call) -> HTMLResponse:
    token, now = _token(call), call.hub.now()
    await call.hub.writer.do(lambda c: contacts.confirm(c, token, now))
    return _told(call, call.texts.say("notice.confirmed"))


async def ask_stop(call: Call) -> HTMLResponse:
    return _asking(call, call.texts.say("notice.stop_ask"))


async def stop(call: Call) -> HTMLResponse:
    token = _token(call)
    await call.hub.writer.do(lambda c: contacts.stop(c, token))
    return _told(call, call.texts.say("notice.stopped"))


def _token(call: Call) -> str:
    return str(call.request.path_params["token"])[:100]


def _asking(call: Call, words: str) -> HTMLResponse:
    button = escape(call.texts.say("notice.yes"))
    form = f'<form method="post"><button>{button}</button></form>'
    return HTMLResponse(page("Meowple", [f"<p>{escape(words)}</p>", form], call.texts.lang))


def _told(call: Call, words: str) -> HTMLResponse:
    return HTMLResponse(page("Meowple", [f"<p>{escape(words)}</p>"], call.texts.lang))


_CONFIRM, _STOP = "/api/notices/confirm/{token}", "/api/notices/stop/{token}"

NOTICES = (
    Endpoint("GET", "/api/profile/notices", "Where you are told of your turns.",
             show_notices, answer=schemas.NoticesFacts, needs_profile=True),
    Endpoint("POST", "/api/profile/notices", "Set or take away an address for notices.",
             save_notices, schemas.NoticesForm, schemas.NoticesFacts, needs_profile=True),
    Endpoint("GET", _CONFIRM, "A page that asks whether an address is yours.",
             ask_confirm, media="text/html"),
    Endpoint("POST", _CONFIRM, "Confirm an address by the token of its letter.", confirm,
             media="text/html", by_token=True),
    Endpoint("GET", _STOP, "A page that asks whether notices shall end.", ask_stop,
             media="text/html"),
    Endpoint("POST", _STOP, "End notices by the token of a letter.", stop,
             media="text/html", by_token=True),
)  # fmt: skip
