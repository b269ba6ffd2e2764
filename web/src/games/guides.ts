/** The courses of the guided first games. */

import type { Course } from '../lib/learn/guide-steps';
import { loadGameTexts } from '../lib/texts.svelte';
import { byGame } from './by-game';

type Courses = readonly Course<unknown>[];
const guides = byGame(import.meta.glob<{ courses: Courses }>('./*/guide.ts'));

export const hasGuide = (game: string): boolean => guides.has(game);

/** The courses of a game with their texts, in the order of learning. */
export async function loadCourses(game: string): Promise<Courses> {
  const load = guides.get(game);
  if (!load) return [];
  const [{ courses }] = await Promise.all([load(), loadGameTexts(game, 'web-learn')]);
  return courses;
}
