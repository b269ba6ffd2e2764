/** Builds the Python code that runs in the page, or takes it from the cache. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
export const SOURCE = join(HERE, '../../src/meowple');
export const CACHE = join(HERE, '../node_modules/.cache/meowple');
export const PYODIDE = dirname(
  createRequire(import.meta.url).resolve('pyodide/package.json'),
);

function* filesBelow(folder) {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (name === '__pycache__' || name === 'client') continue;
    if (statSync(path).isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** A hash of everything that the archives are made from. */
function fingerprint() {
  const hash = createHash('sha256');
  const scripts = ['python_bundle.py', 'page_packages.py', 'python-requirements.txt'];
  const own = scripts.map((name) => join(HERE, name));
  for (const path of [join(PYODIDE, 'package.json'), ...own, ...filesBelow(SOURCE)]) {
    hash.update(path.slice(-80)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The archive with the packages that our code needs, fetched by pip if it isn't there. */
function packages() {
  const locales = readdirSync(join(SOURCE, 'locales'), { withFileTypes: true });
  const languages = locales.filter((found) => found.isDirectory()).map(({ name }) => name);
  const hash = createHash('sha256').update(languages.sort().join());
  const script = join(HERE, 'page_packages.py');
  for (const path of [script, join(HERE, 'python-requirements.txt')])
    hash.update(readFileSync(path));
  const name = `packages-${hash.digest('hex').slice(0, 16)}.zip`;
  const archive = join(CACHE, name);
  if (!existsSync(archive)) {
    const fresh = `${archive}-${process.pid}`;
    const python = process.env.PYTHON ?? 'python3';
    execFileSync(python, [script, fresh, ...languages], { stdio: 'inherit' });
    removeOthers('packages-', fresh);
    renameSync(fresh, archive);
  }
  return name;
}

/** Remove older versions from the cache. */
function removeOthers(prefix, kept) {
  for (const name of readdirSync(CACHE)) {
    if (name.startsWith(prefix) && join(CACHE, name) !== kept)
      rmSync(join(CACHE, name), { recursive: true });
  }
}

/** The folder with what `python_bundle.py` makes. */
export async function pythonBundle() {
  const folder = join(CACHE, `python-${fingerprint()}`);
  if (existsSync(folder)) return folder;
  const fresh = `${folder}-${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  const { loadPyodide } = await import('pyodide');
  // Compiled code knows its lines, for a traceback, but not the columns: that is a quarter
  // of its size, on the network and in memory.
  const pyodide = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
  const needed = packages();
  const mounts = { pyodide: PYODIDE, source: SOURCE, cache: CACHE, out: fresh };
  for (const [name, path] of Object.entries(mounts)) pyodide.mountNodeFS(`/${name}`, path);
  pyodide.runPython(readFileSync(join(HERE, 'python_bundle.py'), 'utf-8'));
  pyodide.runPython(
    `build(Path("/pyodide"), Path("/source"), Path("/cache/${needed}"), Path("/out"))`,
  );
  const archive = new Uint8Array(readFileSync(join(fresh, 'meowple.zip')));
  pyodide.unpackArchive(archive, 'zip', { extractDir: '/unpacked' });
  pyodide.runPython(
    'import sys; sys.path.insert(0, "/unpacked"); write_catalogs(Path("/out"))',
  );
  removeOthers('python-', fresh);
  renameSync(fresh, folder);
  return folder;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await pythonBundle());
