import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { pythonRuntime } from './scripts/python-runtime.mjs';
import { serviceWorker } from './scripts/service-worker.mjs';

const CLIENT = '../src/meowple/server/client';

/** Compressed once, here, so that the server only has to pick a file. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = CLIENT }) {
      const assets = join(dir, 'assets');
      for (const name of readdirSync(assets)) {
        if (!/\.(js|css|svg)$/.test(name)) continue;
        const bytes = readFileSync(join(assets, name));
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes, best));
        writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** What a table of a game needs from the start is one file: small ones compress worse. */
function gameChunk(id: string): string | null {
  const [, game, part = ''] = /src\/games\/([^/]+)\/([^/.]+)/.exec(id) ?? [];
  const later = LATER.test(id) || ['score', 'figures', 'story', 'ending'].includes(part);
  return game && !later ? `${game}-table` : null;
}
/** What every page needs. */
const COMMON =
  /src\/lib\/(settings|texts|router|http|errors|storage|announce|profile|catalog|heading-level|notifications|tables|numbers|place|play|sound|transport)(\.svelte)?\.ts|parts\/(Icon|Problem|LoadingPage|Dialog)|table\/SeatMark|seat-looks|games\/by-game|svelte\/src/;
/** Parts of a table that are loaded when they are needed, and styles. */
const LATER =
  /\/(Cover|guide|asked\/(?!Answer|AskWhen|Marking)|LargeView|CardSheet|CardRulings|rulings|Placing)\b|\.css/;

export default defineConfig({
  plugins: [svelte(), pythonRuntime(), compressed(), serviceWorker()],
  worker: {
    format: 'es',
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // A server gives its page at many paths; everything else knows its neighbors, so that a
  // site can lie in any folder.
  experimental: {
    renderBuiltUrl: (name, { hostType }) =>
      hostType === 'html' ? `/${name}` : { relative: true },
  },
  build: {
    outDir: CLIENT,
    emptyOutDir: true,
    // The policy of the server forbids what is written into the page itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: gameChunk }, { name: 'common', test: COMMON }],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
