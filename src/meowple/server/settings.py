"""How a server is set up: one value, from the command line and the environment."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

import msgspec

# Handed to worker processes of the server, which are started anew and know nothing.
ENVIRONMENT = "MEOWPLE_SETTINGS"


def _bot_workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits are per process; rates are per client."""

    database_url: str = "sqlite:///meowple.db"
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    # Behind a proxy: believe what it says of the client's address and of TLS.
    trust_proxy: bool = False
    # Where people reach the server, when the Host header does not tell it.
    public_url: str | None = None
    # Where the build of the browser client lies, in a checkout and when installed.
    client_folder: str = str(Path(__file__).parent / "client")

    # Whether others than this machine may read the metrics.
    metrics_public: bool = False

    # Tables whose states are kept although nobody is connected.
    cached_tables: int = 500
    # The last rows of a table's log that are kept with their states.
    recent_rows: int = 4

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
    # Logs that are replayed from their start, which costs much.
    replays_per_second: float = 5.0
    replays_burst: int = 50
    # What is worked out for whoever asks: a state in words, the score of a position.
    asks_per_second: float = 20.0
    asks_burst: int = 100
    # What a client may ask with every state: why not, what the game works out.
    questions_per_second: float = 50.0
    questions_burst: int = 200
    # What a tiger would do; each takes a worker for `hint_seconds`.
    hints_per_minute: float = 10.0
    hints_burst: int = 10
    # Finished games that a client begins to have analysed.
    analyses_per_hour: float = 30.0
    analyses_burst: int = 10
    connections: int = 20_000
    connections_per_client: int = 100
    tables_per_profile: int = 200
    tables_per_minute: float = 20.0
    tables_burst: int = 60
    # Letters that somebody asks for, to confirm an address.
    emails_per_hour: float = 6.0
    emails_burst: int = 3

    # Notices by e-mail need all of smtp_url, mail_from and public_url.
    smtp_url: str | None = None
    mail_from: str | None = None
    # How long somebody may take to come by themselves.
    notice_delay: float = 60.0
    # For tests: webhooks on this machine, without TLS.
    hook_loopback: bool = False

    bot_workers: int = field(default_factory=_bot_workers)
    bot_seconds: float = 1.0
    # What a bot may take beyond its budget before its worker is given up.
    bot_grace: float = 10.0
    bot_delay: float = 0.0
    hint_seconds: float = 1.0
    # Of a finished game: for each decision, and for each boat of the Isle.
    study_seconds: float = 0.15
    boat_seconds: float = 4.0
    bot_command: tuple[str, ...] = (sys.executable, "-m", "meowple.server.workers.process")

    # How often a process notes that it is there; an outage is known this exactly.
    beat_seconds: float = 10.0
    # How often a process looks for tables whose time is out and that nobody watches.
    sweep_seconds: float = 5.0
    # When a table that could not be loaded is looked at again.
    failed_seconds: float = 600.0

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> Settings:
        """The settings that the process which started this one handed on."""
        given = environment.get(ENVIRONMENT)
        return msgspec.json.decode(given, type=cls) if given else cls()

    def handed_on(self) -> str:
        """These settings as text, for `from_environment`."""
        return msgspec.json.encode(self).decode()

    def __repr__(self) -> str:
        # Addresses of a database and of a mail server may hold a password.
        secret = ("database_url", "smtp_url")
        shown = (f.name for f in fields(self) if f.name not in secret)
        return f"Settings({', '.join(f'{n}={getattr(self, n)!r}' for n in shown)})"
