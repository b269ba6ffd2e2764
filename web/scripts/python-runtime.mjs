/** A plugin of Vite: puts the Python runtime beside the client, and tells where it is. */

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CACHE, PYODIDE, pythonBundle } from './python-bundle.mjs';

const ID = 'virtual:python-runtime';
const LOADED = `\0${ID}`;
/** Better compression than this takes minutes, and saves little. */
const QUALITY = 9;

/** Compressed copies of a file, made once for each content. */
function compressed(bytes) {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const encodings = {
    br: () =>
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    gz: () => gzipSync(bytes, { level: 9 }),
  };
  return Object.entries(encodings).map(([ending, make]) => {
    const path = join(CACHE, `${name}.${ending}`);
    if (!existsSync(path)) writeFileSync(path, make());
    return [ending, readFileSync(path)];
  });
}

/** The files of the runtime; archives are compressed already. */
async function runtimeFiles() {
  const folder = await pythonBundle();
  const paths = {
    'pyodide.mjs': join(PYODIDE, 'pyodide.mjs'),
    'pyodide.asm.mjs': join(PYODIDE, 'pyodide.asm.mjs'),
    ...Object.fromEntries(
      readdirSync(folder)
        .sort()
        .map((name) => [name, join(folder, name)]),
    ),
  };
  return Object.entries(paths).map(([name, path]) => {
    const bytes = readFileSync(path);
    return { name, bytes, copies: name.endsWith('.zip') ? [] : compressed(bytes) };
  });
}

export function pythonRuntime() {
  let files = null;
  let folder = '';
  return {
    name: 'python-runtime',
    resolveId: (id) => (id === ID ? LOADED : undefined),
    async load(id) {
      if (id !== LOADED) return undefined;
      files = await runtimeFiles();
      const hash = createHash('sha256');
      for (const { name, bytes } of files) hash.update(name).update(bytes);
      folder = `assets/python-${hash.digest('hex').slice(0, 12)}/`;
      const sizes = files.map(({ name, bytes, copies }) => [
        name,
        { size: bytes.length, sent: copies[0]?.[1].length ?? bytes.length },
      ]);
      // No package is ever fetched by name: the list of packages is empty.
      const lock = JSON.parse(readFileSync(join(PYODIDE, 'pyodide-lock.json'), 'utf-8'));
      const packages = JSON.stringify({ info: lock.info, packages: {} });
      const found = { folder, files: Object.fromEntries(sizes), packages };
      return `export default ${JSON.stringify(found)}`;
    },
    writeBundle({ dir }) {
      if (!files) return;
      mkdirSync(join(dir, folder), { recursive: true });
      for (const { name, bytes, copies } of files) {
        writeFileSync(join(dir, folder, name), bytes);
        for (const [ending, copy] of copies)
          writeFileSync(join(dir, folder, `${name}.${ending}`), copy);
      }
    },
  };
}
