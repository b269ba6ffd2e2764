/** Starts Python in a worker. */

import type { PyodideAPI } from 'pyodide';
import type { Runtime } from './protocol';
import { unpacked } from './unpacked';

/** Our code is unpacked here. */
const HOME = '/meowple';
/** What Pyodide asks for by this name is sent in an archive. */
const PROGRAM = '/pyodide.asm.wasm';
const WASM = 'application/wasm';

/** Reads all files once, so that what follows finds them in the cache, and reports the
 * bytes that have come. */
export async function download(
  { folder, files }: Runtime,
  report: (loaded: number, total: number) => void,
): Promise<void> {
  const total = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  let loaded = 0;
  await Promise.all(
    Object.keys(files).map(async (name) => {
      const response = await fetch(folder + name);
      if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
      const reader = response.body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        loaded += value.byteLength;
        report(loaded, total);
      }
    }),
  );
}

export async function startPython({ folder, packages }: Runtime): Promise<PyodideAPI> {
  const archive = fetch(`${folder}meowple.zip`).then((response) => response.arrayBuffer());
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${folder}pyodide.mjs`
  )) as typeof import('pyodide');
  const plainFetch = self.fetch;
  self.fetch = (wanted, how) =>
    String(wanted).endsWith(PROGRAM)
      ? plainFetch(`${String(wanted)}.zip`).then((found) => unpacked(found, WASM))
      : plainFetch(wanted, how);
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}stdlib.zip`,
    lockFileContents: packages,
    packageBaseUrl: folder,
  }).finally(() => (self.fetch = plainFetch));
  python.unpackArchive(await archive, 'zip', { extractDir: HOME });
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  return python;
}
