"""Makes the archives that the page loads. It runs in Pyodide, so that the compiled code is
that of its own Python.

pyodide.asm.wasm.zip  Python itself: an archive, because not every host compresses what it
                      sends, and none touches an archive
stdlib.zip            the standard library without what no page needs, compiled
meowple.zip           our code, its texts and data, and the packages it needs, compiled
games-LANGUAGE.json   the list of games, which is there before Python
"""

import ast
import io
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

# Parts of the standard library that nothing in a page imports.
UNUSED = (
    "__phello__", "_aix_support", "_android_support", "_apple_support", "_ios_support",
    "_osx_support", "_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "asyncio/windows_",
    "bdb", "cProfile", "cmd", "code.", "compileall", "concurrent/futures/process",
    "config-", "configparser", "ctypes", "curses", "dbm", "difflib", "distutils", "doctest",
    "ensurepip", "filecmp", "fileinput", "ftplib", "getopt", "getpass", "gettext", "http",
    "idlelib", "imaplib", "lib2to3", "mailbox", "mimetypes", "modulefinder",
    "multiprocessing", "netrc", "nntplib", "nturl2path", "optparse", "pdb", "pickletools",
    "plistlib", "poplib", "profile", "pstats", "pty", "py_compile", "pyclbr", "pydoc",
    "rlcompleter", "sched", "shelve", "smtplib", "socketserver", "sqlite3", "symtable",
    "tabnanny", "telnetlib", "test", "this", "timeit", "tkinter", "trace.", "tracemalloc",
    "tty", "turtle", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml", "zipapp",
)  # fmt: skip
# What is kept of the encodings: those of our files, of addresses, and of names in archives.
ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode",
             "raw_unicode_escape", "unicode_escape", "utf_8", "utf_8_sig")  # fmt: skip
# Parts of ours: what a server, a laboratory or a command line needs.
OURS_UNUSED = (
    "api/", "cli/", "conformance", "encoding/", "examples/", "kernel/conformance/", "lab/",
    "rl/", "server/",
)  # fmt: skip


def build(pyodide: Path, source: Path, packages: Path, out: Path) -> None:
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as found:
        library = {name: found.read(name) for name in found.namelist()}
    kept = {name: data for name, data in library.items() if _is_used(name)}
    _write(out / "stdlib.zip", kept)
    program = "pyodide.asm.wasm"
    _write(out / f"{program}.zip", {program: (pyodide / program).read_bytes()})
    ours = {}
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source).as_posix()
        if path.is_file() and is_ours(name):
            ours[f"meowple/{name}"] = path.read_bytes()
    with zipfile.ZipFile(packages) as found:
        ours.update({name: found.read(name) for name in found.namelist()})
    _write(out / "meowple.zip", ours)


def write_catalogs(out: Path) -> None:
    """What a page says of all games before Python has started, in each language. Our code
    is on the path by now."""
    import msgspec
    from meowple.backend.game_facts import game_facts
    from meowple.backend.schemas import GamesFacts
    from meowple.kernel.registry import games
    from meowple.texts import languages, texts

    for lang in languages():
        facts = GamesFacts([game_facts(game, texts(lang)) for game in games().values()])
        (out / f"games-{lang}.json").write_bytes(msgspec.json.encode(facts))


def _is_used(name: str) -> bool:
    folder, _, file = name.partition("/")
    if folder == "encodings":
        return file.removesuffix(".py") in ENCODINGS
    return not name.startswith(UNUSED)


def is_ours(name: str) -> bool:
    if "__pycache__" in name or name.startswith(OURS_UNUSED):
        return False
    folder, _, file = name.rpartition("/")
    if folder.startswith("games/") and "/rl" in folder:
        return False
    if name.endswith(".ftl"):
        # The client has these itself, and nobody types commands in a page.
        return not file.startswith("web") and file != "help.ftl"
    return not name.endswith(("RULINGS.md", "py.typed", "/sources.toml"))


def _write(path: Path, files: dict[str, bytes]) -> None:
    """An archive whose bytes depend on nothing but its files."""
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, data in sorted(files.items()):
            if name.endswith(".py"):
                name, data = f"{name}c", _compiled(name, data)
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, data)
    path.write_bytes(held.getvalue())


def _compiled(name: str, data: bytes) -> bytes:
    tree = ast.parse(data, name)
    for node in ast.walk(tree):
        # Those of classes stay: a dataclass without one would write it at every start.
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            _drop_docstring(node)
    code = compile(tree, name, "exec", dont_inherit=True, optimize=0)
    return bytes(_code_to_hash_pyc(code, b"\0" * 8, checked=False))


def _drop_docstring(function: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    if ast.get_docstring(function, clean=False) is not None:
        first = function.body[0]
        function.body[:1] = (
            [] if function.body[1:] else [ast.copy_location(ast.Pass(), first)]
        )
