/** The guide of a game, loaded with its texts on demand. */

import { loadCourse } from '../../games/guides';
import { loadTexts } from '../texts.svelte';
import Guide from './Guide.svelte';

export async function loadGuide(game: string) {
  const [course] = await Promise.all([loadCourse(game), loadTexts('web-learn')]);
  return course ? { Guide, course } : null;
}
