import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const FILES = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

/** The name up to its first dot: `Search.svelte` and `search.ts` share it but for case. */
const stem = (file: string): string =>
  join(dirname(file), basename(file).replace(/\..*/, ''));

test('no two files of a folder differ by case only', () => {
  const stems = [...new Set(FILES.map(stem))];
  const lower = stems.map((name) => name.toLowerCase());
  expect(stems.filter((_, n) => lower.indexOf(lower[n] ?? '') !== n)).toEqual([]);
});
