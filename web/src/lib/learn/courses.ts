/** The guide of each game, loaded with its words when somebody learns the game. */

import { learn } from '../texts.svelte';
import Guide from './Guide.svelte';
import type { Course } from './guide';

const courses: Record<string, () => Promise<{ course: unknown }>> = {
  isle: () => import('./guide-isle'),
  fits: () => import('./guide-fits'),
  kyoto: () => import('./guide-kyoto'),
};

export async function guide(game: string) {
  const words = [learn('learn'), learn(`learn-${game}`)];
  const [found] = await Promise.all([courses[game]?.(), ...words]);
  // A course goes by the views of its own game alone.
  return { Guide, course: found?.course as Course<unknown> };
}
