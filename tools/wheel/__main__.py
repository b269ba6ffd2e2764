"""Build the wheel, install it outside the checkout and play a game from it."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLAY = Path(__file__).with_name("play.py")
# The contents of a whole package, besides its modules.
CONTENTS = (
    "meowple/py.typed",
    "meowple/server/client/index.html",
    *(f"meowple/locales/{lang}/common.ftl" for lang in ("cs", "en", "ru", "uk")),
)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        outside = Path(folder)
        wheel, sdist = build(outside / "dist")
        check_contents(wheel, sdist)
        python = install(wheel, outside / "venv")
        subprocess.run([python, PLAY], cwd=outside, env=clean_environment(), check=True)
    print("The wheel is whole: a game was played from it.")


def build(folder: Path) -> tuple[Path, Path]:
    """The wheel and the sdist. The tools of this environment build them, so that nothing
    has to be fetched."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    (wheel,) = folder.glob("*.whl")
    (sdist,) = folder.glob("*.tar.gz")
    return wheel, sdist


def check_contents(wheel: Path, sdist: Path) -> None:
    """Both have the client and all languages, so that neither needs Node.js any more."""
    inside = set(zipfile.ZipFile(wheel).namelist())
    missing = [name for name in CONTENTS if name not in inside]
    with tarfile.open(sdist) as archive:
        sources = {name.partition("/src/")[2] for name in archive.getnames()}
    missing += [name for name in CONTENTS if name not in sources]
    if missing:
        raise SystemExit(f"The package lacks {', '.join(missing)}.")


def install(wheel: Path, folder: Path) -> Path:
    venv.create(folder, with_pip=True)
    python = folder / "bin/python"
    quiet = ("--quiet", "--disable-pip-version-check")
    # The test environment's versions are in pip's cache.
    pip = [str(python), "-m", "pip", "install", *quiet, f"{wheel}[server]"]
    subprocess.run(pip, cwd=folder, env=clean_environment(), check=True)
    return python


def clean_environment() -> dict[str, str]:
    """This environment without what would lead Python back to the checkout."""
    hidden = ("PYTHONPATH", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if name not in hidden}


if __name__ == "__main__":
    main()
