"""The entry point of the `meowple` program.

It imports nothing outside the standard library by itself: the rules are a library without
dependencies, and a command that needs an extra names it.
"""

from __future__ import annotations

import sys

from meowple import __version__

WRONG_USAGE = 2

# The extra that brings a package.
EXTRAS = {
    "babel": "cli",
    "fluent": "cli",
    "msgspec": "cli",
    "openskill": "cli",
    "rich": "cli",
    "typer": "cli",
    "prometheus_client": "server",
    "sqlalchemy": "server",
    "starlette": "server",
    "uvicorn": "server",
    "websockets": "server",
}


def main() -> None:
    if sys.argv[1:] == ["--version"]:
        # At once: the modules of the commands take much longer to load than this answer.
        print(f"meowple {__version__}")
        return
    try:
        from meowple.cli.main import main as run

        run()
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package not in EXTRAS:
            raise
        install = f"pip install 'meowple[{EXTRAS[package]}]'"
        print(f"meowple: the package {package} is missing: {install}", file=sys.stderr)
        sys.exit(WRONG_USAGE)
