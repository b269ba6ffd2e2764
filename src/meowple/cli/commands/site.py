"""`meowple site`: the client as static files that need no server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from meowple.cli import static_site
from meowple.cli.exit_codes import WrongUsage, report_errors
from meowple.cli.options import DEFAULT_LANG, Debug, Lang
from meowple.texts import texts

Folder = Annotated[Path, typer.Argument(metavar="folder")]
Server = Annotated[str | None, typer.Option(metavar="address")]
Serve = Annotated[bool, typer.Option("--serve")]
Port = Annotated[int, typer.Option(min=0, max=65535)]
Below = Annotated[str, typer.Option(metavar="path")]


def site(
    folder: Folder,
    server: Server = None,
    serve: Serve = False,
    port: Port = 8080,
    below: Below = "/",
    lang: Lang = DEFAULT_LANG,
    debug: Debug = False,
) -> None:
    with report_errors(lang, debug):
        if server is not None and not server.startswith(("https://", "http://")):
            raise WrongUsage("site.address", given=server[:60])
        written = static_site.write(folder, server)
        words = texts(lang)
        size = words.number(written / 1e6, 0)
        print(words.say("cli.site-written", folder=str(folder), size=size), flush=True)
        if serve:
            _serve(folder, port, f"/{below.strip('/')}/".replace("//", "/"), lang)


def _serve(folder: Path, port: int, below: str, lang: str) -> None:
    with static_site.server(folder, port, below) as preview:
        address = f"http://127.0.0.1:{preview.server_address[1]}{below}"
        print(texts(lang).say("cli.serve-ready", address=address), flush=True)
        preview.serve_forever()
