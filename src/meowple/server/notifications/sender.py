"""The sending of notices, beside everything else: a loop of its own, threads of its own.

Whatever fails here is tried again a few times and never disturbs a table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import msgspec

from meowple.kernel.errors import MeowpleError
from meowple.server.errors import BadRequest
from meowple.server.notifications import store, webhook
from meowple.server.notifications.contacts import MAIL
from meowple.server.notifications.mail import Letter, NotSent, Post
from meowple.server.notifications.store import FAILED, SEEN, SENDING, SENT, WAITING, Notice
from meowple.server.settings import Settings
from meowple.server.tokens import hashed, new_id, new_token
from meowple.table.turn_notices import notice_words
from meowple.texts import texts

if TYPE_CHECKING:
    from meowple.server.live.services import Services

log = logging.getLogger("meowple.server")

# Further tries come after one, five and 25 minutes.
TRIES = 4
_FIRST_WAIT = 60_000
# How long other processes have to say that somebody is there.
_ASK = 3_000
_THREADS = 2
_FORGET_EVERY = 3_600_000
_CONFIRM_TRIES = 3
# Letters that wait to be sent because somebody asked for a link.
_MOST_LETTERS = 100

PRESENT = "present"


class Notifier:
    """Belongs to a hub; `run` is one of its loops."""

    def __init__(self, hub: Services) -> None:
        self._hub = hub
        self._post = check_mail(hub.settings)
        self._wake = asyncio.Event()
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="notices")
        self._letters: set[asyncio.Task[None]] = set()
        self._forgot = 0

    @property
    def sends_mail(self) -> bool:
        return self._post is not None

    def wake(self) -> None:
        self._wake.set()

    async def run(self) -> None:
        while True:
            try:
                await self._round()
                async with asyncio.timeout(self._hub.settings.sweep_seconds):
                    await self._wake.wait()
            except TimeoutError:
                pass
            except Exception as error:
                known = (
                    error.id if isinstance(error, MeowpleError) else type(error).__name__
                )
                log.error("store.failed", extra={"error": known})
                await asyncio.sleep(self._hub.settings.sweep_seconds)
            self._wake.clear()

    def close(self) -> None:
        for task in self._letters:
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _round(self) -> None:
        now = self._hub.now()
        if now - self._forgot > _FORGET_EVERY:
            self._forgot = now
            await self._hub.writer.do(lambda c: store.forget(c, now))
        found = await self._hub.database.read(lambda c: store.due(c, now))
        await asyncio.gather(*(self._handle(notice) for notice in found))

    async def _handle(self, notice: Notice) -> None:
        hub = self._hub
        if hub.rooms.is_here(notice.table, notice.profile):
            await self._take(notice, SEEN)
        elif notice.goes is not None or not self._can(notice):
            await self._take(notice, notice.goes or FAILED)
        elif hub.database.is_postgres and notice.tries == 0:
            # Somebody may be connected to another process: it has a moment to say so.
            later = hub.now() + _ASK
            await hub.writer.do(
                lambda c: store.put_off(c, notice, later),
                table=notice.table,
                topic=PRESENT,
            )
        else:
            await self._send(notice)

    def _can(self, notice: Notice) -> bool:
        return notice.kind != MAIL or self.sends_mail

    async def _take(self, notice: Notice, status: str, hash: str | None = None) -> bool:
        taken = await self._hub.writer.do(lambda c: store.take(c, notice, status, hash))
        if taken and status != SENDING:
            self._hub.metrics.count("notices_total", status)
        return taken

    async def present(self, table: str, profiles: list[str]) -> None:
        """Another process asks who is here."""
        await self._hub.writer.do(lambda c: store.seen(c, table, profiles))

    async def _send(self, notice: Notice) -> None:
        token = new_token()
        if not await self._take(notice, SENDING, hashed(token)):
            return
        work = self._mail(notice, token) if notice.kind == MAIL else self._hook(notice)
        try:
            await self._in_thread(work)
        except NotSent as failed:
            await self._failed(notice, failed.again)
        else:
            self._hub.metrics.count("notices_total", SENT)
            await self._hub.writer.do(lambda c: store.finish(c, notice, status=SENT))

    async def _failed(self, notice: Notice, again: bool) -> None:
        tries = notice.tries + 1
        log.warning("notice.failed", extra={"table": notice.table})
        # With PostgreSQL the first round only asked who is there.
        sent = tries - int(self._hub.database.is_postgres)
        if not again or sent >= TRIES:
            self._hub.metrics.count("notices_total", FAILED)
            await self._hub.writer.do(lambda c: store.finish(c, notice, status=FAILED))
            return
        due = self._hub.now() + _FIRST_WAIT * 5 ** (sent - 1)
        await self._hub.writer.do(
            lambda c: store.finish(c, notice, status=WAITING, due=due, tries=tries)
        )

    def _mail(self, notice: Notice, token: str) -> Callable[[], None]:
        post, say = self._post, texts(notice.language).say
        assert post is not None
        title, body = notice_words(notice.language, notice.game)
        stop = f"{self._public()}/api/notices/stop/{token}"
        text = say("notice.mail", body=body, here=self._public(), stop=stop)
        letter = Letter(
            notice.address or "", title, text.replace(" ¶ ", "\n\n"), notice.id, stop
        )
        return lambda: post.send(letter)

    def _hook(self, notice: Notice) -> Callable[[], None]:
        title, body = notice_words(notice.language, notice.game)
        told = {
            "id": notice.id,
            "type": "your_turn",
            "table": notice.table,
            "seat": notice.seat,
            "game": notice.game,
            "title": title,
            "body": body,
        }
        data, address = msgspec.json.encode(told), notice.address or ""
        loopback = self._hub.settings.hook_loopback
        return lambda: webhook.post(address, data, loopback=loopback)

    def ask_to_confirm(self, address: str, token: str, language: str) -> None:
        """Send the link that confirms an address, soon."""
        if len(self._letters) >= _MOST_LETTERS:
            return
        say = texts(language).say
        link = f"{self._public()}/api/notices/confirm/{token}"
        text = say("notice.confirm_mail", link=link).replace(" ¶ ", "\n\n")
        letter = Letter(address, say("notice.confirm_title"), text, new_id())
        task = asyncio.create_task(self._deliver(letter))
        self._letters.add(task)
        task.add_done_callback(self._letters.discard)

    async def _deliver(self, letter: Letter) -> None:
        post = self._post
        assert post is not None
        for number in range(_CONFIRM_TRIES):
            try:
                await self._in_thread(lambda: post.send(letter))
                return
            except NotSent as failed:
                log.warning("letter.failed")
                if not failed.again:
                    return
            await asyncio.sleep(2.0**number)

    async def _in_thread(self, work: Callable[[], None]) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._pool, work)
        except (NotSent, asyncio.CancelledError):
            raise
        except Exception:
            # A mistake of ours, or something odd from there: not once more.
            self._hub.metrics.count("faults_total")
            raise NotSent(again=False) from None

    def _public(self) -> str:
        return (self._hub.settings.public_url or "").rstrip("/")


def check_mail(settings: Settings) -> Post | None:
    """How letters go out; None if they do not. Half a setting is a mistake."""
    smtp, sender = settings.smtp_url, settings.mail_from
    if smtp is None and sender is None:
        return None
    if smtp is None or sender is None or not settings.public_url:
        raise BadRequest("serve.mail_needs")
    return Post(smtp, sender)
