import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Course } from '../lib/learn/guide-steps';
import { byGame } from './by-game';

const SOURCES = join(import.meta.dirname, '..');
const GAMES = readdirSync(join(SOURCES, 'games')).filter((name) =>
  statSync(join(SOURCES, 'games', name)).isDirectory(),
);
const SHARED = ['App.svelte', 'main.css', 'main.ts', ...below('lib'), ...below('pages')];

function below(folder: string): string[] {
  return readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte|css)$/.test(name))
    .map((name) => join(folder, name));
}

/** The id as a word of its own, or at the start of a part of a name: `IsleView`. */
function naming(id: string): RegExp {
  const capital = id.charAt(0).toUpperCase() + id.slice(1);
  return new RegExp(`(?<![A-Za-z])${id}(?![a-z])|${capital}(?![a-z])`);
}

test.each(SHARED)('%s names no game', (file) => {
  const source = readFileSync(join(SOURCES, file), 'utf8');
  expect(GAMES.filter((id) => naming(id).test(source))).toEqual([]);
});

test.each(SHARED)('%s imports no file of a game', (file) => {
  const source = readFileSync(join(SOURCES, file), 'utf8');
  expect(source).not.toMatch(/(from |import\()'[^']*games\/[^']*\//);
});

const courses = byGame(
  import.meta.glob<{ courses: Course<unknown>[] }>('./*/guide.ts', { eager: true }),
);
const each = [...courses].flatMap(([game, found]) =>
  found.courses.map((course) => [game, course.id, course] as const),
);

test.each(each)('the course %s/%s has a last step and no step twice', (_, __, course) => {
  const ids = course.steps.map(({ id }) => id);
  expect(ids).toContain(course.last);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(12);
});

test.each(each)('in %s/%s the learner can act before anything is read', (_, __, course) => {
  const always = course.steps.filter(({ when, asks }) => !when && !asks);
  expect(always).toEqual([]);
});
