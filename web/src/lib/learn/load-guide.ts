/** The guide of a course, loaded with its texts on demand. */

import { loadCourses } from '../../games/guides';
import { loadTexts } from '../texts.svelte';
import Guide from './Guide.svelte';

export async function loadGuide(game: string, id: string) {
  const [courses] = await Promise.all([loadCourses(game), loadTexts('web-learn')]);
  const course = courses.find((one) => one.id === id);
  return course ? { Guide, course } : null;
}
