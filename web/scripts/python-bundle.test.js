import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPyodide } from 'pyodide';
import { beforeAll, expect, test, vi } from 'vitest';
import { pythonBundle, SOURCE } from './python-bundle.mjs';

// A busy machine takes its time to start Python.
vi.setConfig({ hookTimeout: 300_000, testTimeout: 300_000 });
let python = null;

beforeAll(async () => {
  const folder = await pythonBundle();
  python = await loadPyodide({ stdLibURL: join(folder, 'stdlib.zip') });
  const archive = new Uint8Array(readFileSync(join(folder, 'meowple.zip')));
  python.unpackArchive(archive, 'zip', { extractDir: '/meowple' });
  python.mountNodeFS('/source', SOURCE);
  python.runPython(readFileSync(join(import.meta.dirname, 'python_bundle.py'), 'utf-8'));
  // Pages do without what is installed for proofs.
  python.runPython('EXTRAS = {"ortools"}');
});

const lines = (code) => python.runPython(code).split('\n').filter(Boolean);

test('a page can load every module of ours that it has', () => {
  const failed = lines(`
import importlib, sys
sys.path.insert(0, "/meowple")

def failure(name):
    try:
        importlib.import_module(name)
    except ImportError as error:
        return None if error.name in EXTRAS else f"{name}: {error}"

paths = Path("/meowple/meowple").rglob("*.pyc")
names = [".".join(path.relative_to("/meowple").with_suffix("").parts) for path in paths]
assert len(names) > 200, names
"\\n".join(filter(None, map(failure, sorted(names))))
`);
  expect(failed).toEqual([]);
});

test('what our code imports later is there, too', () => {
  const missing = lines(`
from importlib.util import find_spec

def wanted(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module

def is_left_out(name):
    """A part of ours that no page has: what a server or a laboratory asks of a game."""
    first, _, rest = name.replace(".", "/").partition("/")
    return first == "meowple" and not (is_ours(f"{rest}/") and is_ours(f"{rest}.py"))

def is_there(name):
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False

found = set()
for path in Path("/source").rglob("*.py"):
    name = path.relative_to("/source").as_posix()
    if is_ours(name):
        for one in wanted(ast.parse(path.read_text())):
            if not (is_there(one) or is_left_out(one) or one.split(".")[0] in EXTRAS):
                found.add(f"{name}: {one}")
"\\n".join(sorted(found))
`);
  expect(missing).toEqual([]);
});
