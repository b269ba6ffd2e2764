/** The courses of the guided first games. */

import type { Course } from '../lib/learn/guide-steps';
import { loadGameTexts } from '../lib/texts.svelte';
import { byGame } from './by-game';

const guides = byGame(import.meta.glob<{ course: Course<unknown> }>('./*/guide.ts'));

export const hasGuide = (game: string): boolean => guides.has(game);

/** The course of a game with its texts; null if the game has none. */
export async function loadCourse(game: string): Promise<Course<unknown> | null> {
  const load = guides.get(game);
  if (!load) return null;
  const [{ course }] = await Promise.all([load(), loadGameTexts(game, 'web-learn')]);
  return course;
}
