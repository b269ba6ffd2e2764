"""Settings of the server, from the command line and the environment."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

import msgspec

# The environment variable that hands the settings to the server's worker processes.
ENVIRONMENT = "MEOWPLE_SETTINGS"


def _bot_workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. Limits are per process; rates are per client, each with a burst."""

    database_url: str = "sqlite:///meowple.db"
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    # Behind a proxy: believe its headers about the client's address and TLS.
    trust_proxy: bool = False
    # The address at which people reach the server, if it differs from the Host header.
    public_url: str | None = None
    # The built browser client.
    client_folder: str = str(Path(__file__).parent / "client")

    # Whether clients on other machines may read the metrics.
    metrics_public: bool = False
    # The lowest level that is logged: debug, info, warning or error.
    log_level: str = "info"

    # Tables that are kept in memory although no client is connected.
    cached_tables: int = 500
    # The last rows of a table's log that are kept with their states, for undo: the last
    # action of a person, and what bots replied.
    recent_rows: int = 12

    body_bytes: int = 32 * 1024
    body_seconds: float = 20.0
    message_bytes: int = 8 * 1024
    requests_per_second: float = 20.0
    requests_burst: int = 100
    profiles_per_minute: float = 30.0
    profiles_burst: int = 60
    messages_per_second: float = 50.0
    messages_burst: int = 200
    chats_per_second: float = 0.5
    chats_burst: int = 5
    undos_per_second: float = 1.0
    undos_burst: int = 60
    # Replays of whole logs, which are expensive.
    replays_per_second: float = 5.0
    replays_burst: int = 50
    # Expensive queries: a state in words, the score of a position.
    asks_per_second: float = 20.0
    asks_burst: int = 100
    # Cheap queries, which a client may send with every state: `why` and `insight`.
    questions_per_second: float = 50.0
    questions_burst: int = 200
    # Hints; each takes a bot worker for `hint_seconds`, and a few seconds more where that
    # is too little to be sure, or where several things are chosen.
    hints_per_minute: float = 10.0
    hints_burst: int = 10
    # Analyses of finished games that a client starts.
    analyses_per_hour: float = 30.0
    analyses_burst: int = 10
    connections: int = 20_000
    connections_per_client: int = 100
    tables_per_profile: int = 200
    tables_per_minute: float = 20.0
    tables_burst: int = 60
    # E-mails that confirm an address.
    emails_per_hour: float = 6.0
    emails_burst: int = 3

    # E-mail needs all of smtp_url, mail_from and public_url.
    smtp_url: str | None = None
    mail_from: str | None = None
    # Seconds without a connection after which a player counts as away.
    away_after: float = 5.0
    # Seconds until a player is notified of a turn, unless they come by themselves.
    notice_delay: float = 60.0
    # For tests: allow webhooks on this machine, without TLS.
    hook_loopback: bool = False

    bot_workers: int = field(default_factory=_bot_workers)
    # MiB that a worker process may use; 0: no limit. The best boat of the Isle needs 300.
    bot_memory: int = 1024
    # The usual time for a decision of a bot; a lion takes five times as long.
    bot_seconds: float = 1.0
    # Seconds beyond its budget after which a bot worker is killed.
    bot_grace: float = 10.0
    bot_delay: float = 0.0
    hint_seconds: float = 1.0
    # Of a finished game: for each decision, and for each boat of the Isle.
    study_seconds: float = 0.15
    boat_seconds: float = 4.0
    bot_command: tuple[str, ...] = (sys.executable, "-m", "meowple.server.workers.worker")

    # The time at which the machine's monotonic clock began, as the first process of the
    # server saw it; None: each process looks for itself.
    clock_origin: int | None = None
    # The interval of heartbeats; outages are known to this precision.
    beat_seconds: float = 10.0
    # How long the answer of the health check counts, and the bytes that must be free on the
    # disk of a SQLite database.
    health_seconds: float = 5.0
    least_free_bytes: int = 64 * 1024 * 1024
    # How often a process looks for tables that are due and that it has not loaded.
    sweep_seconds: float = 5.0
    # When a table that could not be loaded is tried again.
    failed_seconds: float = 600.0

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """The settings that the parent process passed on."""
        given = environment.get(ENVIRONMENT)
        return msgspec.json.decode(given, type=cls) if given else cls()

    def to_environment(self) -> str:
        """These settings as JSON, for `from_environment`."""
        return msgspec.json.encode(self).decode()

    def __repr__(self) -> str:
        # The URLs of the database and the mail server may hold a password.
        secret = ("database_url", "smtp_url")
        shown = (f.name for f in fields(self) if f.name not in secret)
        return f"Settings({', '.join(f'{n}={getattr(self, n)!r}' for n in shown)})"
