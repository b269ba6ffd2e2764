/** A plugin of Vite: writes the service worker with the names of all files that it keeps. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '../src/service-worker.js');

export function serviceWorker() {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      sequential: true,
      order: 'post',
      handler({ dir }) {
        const assets = readdirSync(join(dir, 'assets')).sort();
        const runtime = assets.find((name) => name.startsWith('python-')) ?? '';
        const files = [
          'favicon.svg',
          'favicon-turn.svg',
          'icon-192.png',
          'manifest.webmanifest',
          ...assets
            .filter((name) => /\.(js|css|svg|woff2)$/.test(name))
            .map((n) => `assets/${n}`),
        ];
        const hash = createHash('sha256').update(readFileSync(join(dir, 'index.html')));
        const version = hash
          .update(files.join())
          .update(runtime)
          .digest('hex')
          .slice(0, 12);
        const text = readFileSync(SOURCE, 'utf-8')
          .replace('/* global __VERSION__, __FILES__, __RUNTIME__ */\n', '')
          .replace('__VERSION__', JSON.stringify(version))
          .replace('__FILES__', JSON.stringify(files))
          .replace('__RUNTIME__', JSON.stringify(runtime));
        writeFileSync(join(dir, 'service-worker.js'), text);
      },
    },
  };
}
