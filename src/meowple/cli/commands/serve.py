"""`meowple serve`: the server; `meowple play` without `--terminal` starts it, too."""

from __future__ import annotations

import os
import sys
import webbrowser
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from meowple.cli.configuration import NAMES, configured
from meowple.cli.exit_codes import report_errors
from meowple.cli.options import DEFAULT_LANG, DatabaseUrl, Debug, Lang
from meowple.server.errors import Unavailable
from meowple.server.http.client_address import accepts_any_host
from meowple.server.notifications.sender import check_mail
from meowple.server.run import bind
from meowple.server.run import serve as run
from meowple.server.settings import Settings
from meowple.texts import texts

Host = Annotated[str, typer.Option(envvar="MEOWPLE_HOST", metavar="address")]
Port = Annotated[int, typer.Option(min=0, max=65535, envvar="MEOWPLE_PORT")]
Workers = Annotated[int, typer.Option(min=1, max=64, envvar="MEOWPLE_WORKERS")]
TrustProxy = Annotated[bool, typer.Option("--trust-proxy", envvar="MEOWPLE_TRUST_PROXY")]
PublicUrl = Annotated[
    str | None, typer.Option(envvar="MEOWPLE_PUBLIC_URL", metavar="address")
]
MetricsPublic = Annotated[
    bool, typer.Option("--metrics-public", envvar="MEOWPLE_METRICS_PUBLIC")
]
BotMemory = Annotated[int, typer.Option(min=0, envvar="MEOWPLE_BOT_MEMORY")]

Config = Annotated[
    Path | None, typer.Option("--config", envvar="MEOWPLE_CONFIG", metavar="file")
]


class LogLevel(StrEnum):
    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


Level = Annotated[LogLevel, typer.Option(envvar="MEOWPLE_LOG_LEVEL")]


def serve(
    context: typer.Context,
    config: Config = None,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    workers: Workers = 1,
    database_url: DatabaseUrl = None,
    trust_proxy: TrustProxy = False,
    public_url: PublicUrl = None,
    metrics_public: MetricsPublic = False,
    bot_memory: BotMemory = 1024,
    log_level: Level = LogLevel.INFO,
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with report_errors(lang, debug):
        # Passwords are not on the command line, which all users of the machine can read.
        base = configured(config, os.environ)
        given: dict[str, Any] = {
            name: value.value if isinstance(value, StrEnum) else value
            for name, value in context.params.items()
            if name in NAMES and _is_given(context, name)
        }
        settings = replace(base, **given)
        if settings.database_url == Settings().database_url:
            settings = replace(settings, database_url=own_database())
        check_mail(settings)
        run(settings, lambda address: _announce(address, settings, lang))


def _is_given(context: typer.Context, name: str) -> bool:
    """Whether an option is on the command line or in the environment."""
    source = context.get_parameter_source(name)
    return source is not None and source.name in ("COMMANDLINE", "ENVIRONMENT")


def play_here(lang: str, game: str | None) -> None:
    """Serve on this machine and open a browser if there is one; at the page for a new
    table if a game is named."""

    def ready(address: str) -> None:
        page = address if game is None else f"{address}/new/{game}"
        _announce(page, settings, lang)
        if _has_screen():
            webbrowser.open(page)

    settings = Settings(database_url=own_database())
    run(replace(settings, port=_usual_port(settings)), ready)


def _usual_port(settings: Settings) -> int:
    """The usual port if it is free, else 0 for any: a browser stores the language and the
    finished lessons by address and port."""
    try:
        bind(settings).close()
    except Unavailable:
        return 0
    return settings.port


def _announce(address: str, settings: Settings, lang: str) -> None:
    print(texts(lang).say("cli.serve-ready", address=address), flush=True)
    if accepts_any_host(settings):
        print(texts(lang).say("cli.serve-any_host"), flush=True)


def own_database() -> str:
    """The address of a SQLite file in the user's data folder."""
    folder = data_folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'meowple.db'}"


def data_folder() -> Path:
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "meowple"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "meowple"
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "meowple"


def _has_screen() -> bool:
    # Without a screen Python would start a browser inside the terminal.
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
