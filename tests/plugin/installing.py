"""The package of Catnaps, installed in a folder of its own without the network."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree

import pytest

PACKAGE = Path(__file__).parents[1] / "packages" / "catnaps"
# Nothing here takes that long; a fault ends in an error, not in a wait.
PATIENCE = 300

_MEOWPLE = ("-c", "from meowple.cli.main import main; main()")
_PIP = (
    *(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
    *("--no-index", "--no-deps", "--no-build-isolation"),
)


@dataclass(frozen=True)
class Installed:
    """The installed package: its sources, and the folder in which Python finds it."""

    sources: Path
    folder: Path

    @property
    def environment(self) -> dict[str, str]:
        """Variables with which Python finds the package and its entry point."""
        return {**os.environ, "PYTHONPATH": str(self.folder)}

    def python(self, *arguments: object, typed: str = "") -> str:
        """The output of Python, in a process that finds the package."""
        ran = self.run(*arguments, typed=typed)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    def meowple(self, *arguments: object, typed: str = "") -> str:
        """The output of a command."""
        return self.python(*_MEOWPLE, *arguments, typed=typed)

    def run(self, *arguments: object, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *map(str, arguments)],
            input=typed,
            capture_output=True,
            text=True,
            env=self.environment,
            cwd=self.sources,
            timeout=PATIENCE,
            check=False,
        )

    @contextmanager
    def serve(self, database: Path) -> Iterator[str]:
        """A server that offers the game; its address."""
        where = ("--port", "0", "--database-url", f"sqlite:///{database}")
        server = subprocess.Popen(
            [sys.executable, *_MEOWPLE, "serve", *where],
            stdout=subprocess.PIPE,
            text=True,
            env=self.environment,
        )
        with server:
            assert server.stdout is not None
            try:
                found = re.search(r"http://\S+", server.stdout.readline())
                assert found is not None
                yield found[0]
            finally:
                server.terminate()


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Installed once. The sources are copied, so that the build leaves nothing in them."""
    place = tmp_path_factory.mktemp("catnaps")
    found = Installed(place / "sources", place / "installed")
    copytree(PACKAGE, found.sources)
    subprocess.run([*_PIP, "--target", found.folder, found.sources], check=True)
    return found
