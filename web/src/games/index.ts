/**
 * The games that the client has a folder for. Each part of a game has a glob of its own, so
 * that a page loads only what it shows. A game without a folder gets the generic board.
 */

import type { Course } from '../lib/learn/guide';
import type { GameModule, ScorePad } from '../lib/play';
import type { Figure } from '../lib/rules/figure';
import { loadGameTexts } from '../lib/texts.svelte';
import { byGame } from './by-game';

const boards = byGame(import.meta.glob<{ default: GameModule }>('./*/index.ts'));
const guides = byGame(import.meta.glob<{ course: Course<unknown> }>('./*/guide.ts'));
const figures = byGame(
  import.meta.glob<{ FIGURES: Record<string, Figure> }>('./*/figures/index.ts'),
);
const scorePads = byGame(
  import.meta.glob<{ default: ScorePad }>('./*/score/ScorePad.svelte'),
);

/** Whether the client has a board of its own for a game. */
export const hasBoard = (game: string): boolean => boards.has(game);
export const hasGuide = (game: string): boolean => guides.has(game);
export const hasScorePad = (game: string): boolean => scorePads.has(game);

/** The board of a game with its texts. */
export async function loadBoard(game: string): Promise<GameModule> {
  const load = boards.get(game);
  if (!load) return (await import('../lib/generic')).loadGenericBoard(game);
  const [module] = await Promise.all([load(), loadGameTexts(game, 'web')]);
  return module.default;
}

/** The course of a guided first game with its texts; null if the game has none. */
export async function loadCourse(game: string): Promise<Course<unknown> | null> {
  const load = guides.get(game);
  if (!load) return null;
  const [{ course }] = await Promise.all([load(), loadGameTexts(game, 'web-learn')]);
  return course;
}

/** The figures of the rules by name; null if the game has none. */
export async function loadFigures(game: string): Promise<Record<string, Figure> | null> {
  return (await figures.get(game)?.())?.FIGURES ?? null;
}

/** The score pad of a game with its texts; null if the game has none. */
export async function loadScorePad(game: string): Promise<ScorePad | null> {
  const load = scorePads.get(game);
  if (!load) return null;
  const [pad] = await Promise.all([
    load(),
    loadGameTexts(game, 'web'),
    loadGameTexts(game, 'web-score'),
  ]);
  return pad.default;
}
