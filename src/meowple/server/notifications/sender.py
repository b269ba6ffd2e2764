"""Sends notifications that are due, in a loop and in threads of its own.

What fails is retried a few times, and never disturbs a table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

import msgspec

from meowple.backend.tokens import hashed, new_token
from meowple.kernel.errors import MeowpleError
from meowple.server.errors import BadRequest
from meowple.server.fair_semaphore import FairSemaphore
from meowple.server.metrics import Metrics
from meowple.server.notifications import webhook
from meowple.server.notifications.contacts import MAIL
from meowple.server.notifications.emails import confirmation_email, turn_email
from meowple.server.notifications.smtp import Email, Mailer, NotSent
from meowple.server.settings import Settings
from meowple.server.storage import notices
from meowple.server.storage.database import Database
from meowple.server.storage.log_writer import Writer
from meowple.server.storage.notices import FAILED, SEEN, SENDING, SENT, WAITING, Notice
from meowple.table.turn_notices import notice_words

logger = logging.getLogger("meowple.server")

# The most tries of a notification; retries come after one, five and 25 minutes.
TRIES = 4
_FIRST_RETRY_AFTER = 60_000
# How long other processes have to report that the player is connected to them.
_PRESENCE_TIMEOUT = 3_000
# The most sent at the same time; never more than one to a profile.
_THREADS = 8
_CLEANUP_INTERVAL = 3_600_000
_CONFIRM_TRIES = 3
# The most confirmation e-mails that wait to be sent.
_MOST_CONFIRMATIONS = 100

# The topic by which a process asks the others which players are connected to them.
PRESENT = "present"


class Presence(Protocol):
    """Knows which players are connected to this process."""

    def is_here(self, table: str, profile: str) -> bool: ...


class Services(Protocol):
    """The services of its process that the notifier uses."""

    @property
    def settings(self) -> Settings: ...
    @property
    def metrics(self) -> Metrics: ...
    @property
    def database(self) -> Database: ...
    @property
    def writer(self) -> Writer: ...
    @property
    def rooms(self) -> Presence: ...
    def now(self) -> int: ...


class Notifier:
    """Sends notifications; `run` is one of the loops of a process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._mailer = check_mail(services.settings)
        self._wake = asyncio.Event()
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="notices")
        self._slots = FairSemaphore(_THREADS)
        # The task under way for each profile.
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._confirmations: set[asyncio.Task[None]] = set()
        self._cleaned_up = 0

    @property
    def sends_mail(self) -> bool:
        return self._mailer is not None

    def wake(self) -> None:
        self._wake.set()

    async def run(self) -> None:
        while True:
            try:
                await self._round()
                async with asyncio.timeout(self._services.settings.sweep_seconds):
                    await self._wake.wait()
            except TimeoutError:
                pass
            except Exception as error:
                _log_failure(error)
                await asyncio.sleep(self._services.settings.sweep_seconds)
            self._wake.clear()

    def close(self) -> None:
        for task in (*self._confirmations, *self._busy.values()):
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _round(self) -> None:
        now = self._services.now()
        if now - self._cleaned_up > _CLEANUP_INTERVAL:
            self._cleaned_up = now
            await self._services.writer.do(lambda c: notices.delete_old(c, now))
        busy = tuple(self._busy)
        found = await self._services.database.read(lambda c: notices.due(c, now, busy))
        for notice in found:
            task = asyncio.create_task(self._handle_guarded(notice))
            self._busy[notice.profile] = task

    async def _handle_guarded(self, notice: Notice) -> None:
        """Handle one notice; then the next one of its profile may come."""
        try:
            await self._handle(notice)
        except Exception as error:
            # It is tried again at the next round.
            _log_failure(error)
        else:
            self.wake()
        finally:
            del self._busy[notice.profile]

    async def _handle(self, notice: Notice) -> None:
        services = self._services
        if services.rooms.is_here(notice.table, notice.profile):
            await self._take(notice, SEEN)
        elif notice.outcome is not None or not self._can(notice):
            await self._take(notice, notice.outcome or FAILED)
        elif services.database.is_postgres and notice.tries == 0:
            # The player may be connected to another process, which has a moment to say so.
            later = services.now() + _PRESENCE_TIMEOUT
            await services.writer.do(
                lambda c: notices.postpone(c, notice, later),
                table=notice.table,
                topic=PRESENT,
            )
        else:
            async with self._slots.slot(0, notice.profile, notice.table):
                await self._send(notice)

    def _can(self, notice: Notice) -> bool:
        return notice.kind != MAIL or self.sends_mail

    async def _take(self, notice: Notice, status: str, hash: str | None = None) -> bool:
        taken = await self._services.writer.do(
            lambda c: notices.take(c, notice, status, hash)
        )
        if taken and status != SENDING:
            self._services.metrics.count("notices_total", status)
        return taken

    async def present(self, table: str, profiles: list[str]) -> None:
        """Tell the process that asked which players are connected here."""
        await self._services.writer.do(lambda c: notices.mark_seen(c, table, profiles))

    async def _send(self, notice: Notice) -> None:
        token = new_token()
        if not await self._take(notice, SENDING, hashed(token)):
            return
        work = self._mail(notice, token) if notice.kind == MAIL else self._webhook(notice)
        try:
            await self._in_thread(work)
        except NotSent as failed:
            await self._failed(notice, failed.retry)
        else:
            self._services.metrics.count("notices_total", SENT)
            await self._services.writer.do(lambda c: notices.finish(c, notice, status=SENT))

    async def _failed(self, notice: Notice, retry: bool) -> None:
        tries = notice.tries + 1
        logger.warning("notice.failed", extra={"table": notice.table})
        # With PostgreSQL the first try only asked the other processes.
        sent = tries - int(self._services.database.is_postgres)
        if not retry or sent >= TRIES:
            self._services.metrics.count("notices_total", FAILED)
            await self._services.writer.do(
                lambda c: notices.finish(c, notice, status=FAILED)
            )
            return
        due = self._services.now() + _FIRST_RETRY_AFTER * 5 ** (sent - 1)
        await self._services.writer.do(
            lambda c: notices.finish(c, notice, status=WAITING, due=due, tries=tries)
        )

    def _mail(self, notice: Notice, token: str) -> Callable[[], None]:
        mailer = self._mailer
        assert mailer is not None
        email = turn_email(notice, token, self._public())
        return lambda: mailer.send(email)

    def _webhook(self, notice: Notice) -> Callable[[], None]:
        title, body = notice_words(notice.language, notice.game)
        payload = {
            "id": notice.id,
            "type": "your_turn",
            "table": notice.table,
            "seat": notice.seat,
            "game": notice.game,
            "title": title,
            "body": body,
        }
        data, address = msgspec.json.encode(payload), notice.address or ""
        loopback = self._services.settings.hook_loopback
        return lambda: webhook.send(address, data, loopback=loopback)

    def ask_to_confirm(self, address: str, token: str, language: str) -> None:
        """Start sending the link that confirms an address."""
        if len(self._confirmations) >= _MOST_CONFIRMATIONS:
            return
        email = confirmation_email(address, token, language, self._public())
        task = asyncio.create_task(self._deliver(email))
        self._confirmations.add(task)
        task.add_done_callback(self._confirmations.discard)

    async def _deliver(self, email: Email) -> None:
        mailer = self._mailer
        assert mailer is not None
        for number in range(_CONFIRM_TRIES):
            try:
                async with self._slots.slot(0, email.to, ""):
                    await self._in_thread(lambda: mailer.send(email))
                return
            except NotSent as failed:
                logger.warning("email.failed")
                if not failed.retry:
                    return
            await asyncio.sleep(2.0**number)

    async def _in_thread(self, work: Callable[[], None]) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._pool, work)
        except (NotSent, asyncio.CancelledError):
            raise
        except Exception:
            # A bug of ours, or something unexpected from the other side: no retry.
            self._services.metrics.count("faults_total")
            raise NotSent(retry=False) from None

    def _public(self) -> str:
        return (self._services.settings.public_url or "").rstrip("/")


def _log_failure(error: Exception) -> None:
    known = error.id if isinstance(error, MeowpleError) else type(error).__name__
    logger.error("notices.failed", extra={"error": known})


def check_mail(settings: Settings) -> Mailer | None:
    """The mailer of the settings; None without e-mail. Incomplete settings are an error."""
    smtp, sender = settings.smtp_url, settings.mail_from
    if smtp is None and sender is None:
        return None
    if smtp is None or sender is None or not settings.public_url:
        raise BadRequest("serve.mail_needs")
    return Mailer(smtp, sender)
