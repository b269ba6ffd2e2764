"""Fetches the packages that run in the page, by pip, and writes one archive with what the
page needs of them.

They are pinned with their hashes in `python-requirements.txt`; none of them is committed.
"""

import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).parent
# The platform of Pyodide 314: Python 3.14 on Emscripten.
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314",
            "--implementation", "cp", "--abi", "cp314", "--abi", "none")  # fmt: skip
# Only what Fluent uses of Babel.
BABEL = ("__init__", "core", "dates", "localedata", "localtime", "languages", "lists",
         "numbers", "plural", "units", "util")  # fmt: skip


def fetch(folder: str) -> None:
    command = [
        sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check",
        "--no-deps", "--only-binary", ":all:", *PLATFORM, "--require-hashes",
        "--requirement", str(HERE / "python-requirements.txt"), "--dest", folder,
    ]  # fmt: skip
    subprocess.run(command, check=True)


def collect(wheels: Path, languages: set[str], out: Path) -> None:
    """Babel's wheel alone has 10 MB, most of it for other languages than ours."""
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for wheel in sorted(wheels.glob("*.whl")):
            with zipfile.ZipFile(wheel) as found:
                for name in found.namelist():
                    if _is_needed(name, languages):
                        archive.writestr(name, found.read(name))


def _is_needed(name: str, languages: set[str]) -> bool:
    top, _, rest = name.partition("/")
    if top.endswith(".dist-info") or name.endswith((".pyi", "py.typed", ".txt")):
        return False
    if top == "babel":
        return _is_needed_of_babel(rest, languages)
    return top != "pytz" or rest.endswith(".py")


def _is_needed_of_babel(name: str, languages: set[str]) -> bool:
    folder, _, file = name.partition("/")
    if folder == "locale-data":
        return file.split(".")[0] in {*languages, "root"}
    return name == "global.dat" or folder.removesuffix(".py") in BABEL


def main(out: str, *languages: str) -> int:
    with tempfile.TemporaryDirectory() as wheels:
        try:
            fetch(wheels)
        except subprocess.CalledProcessError as problem:
            # pip has said why.
            return problem.returncode
        collect(Path(wheels), set(languages), Path(out))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
