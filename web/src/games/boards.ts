/** The boards of the games. A game without a folder gets the generic board. */

import type { GameModule } from '../lib/play';
import { loadGameTexts } from '../lib/texts.svelte';
import { byGame } from './by-game';

const boards = byGame(import.meta.glob<{ default: GameModule }>('./*/index.ts'));

/** Whether the client has a board of its own for a game. */
export const hasBoard = (game: string): boolean => boards.has(game);

/** The board of a game with its texts. */
export async function loadBoard(game: string): Promise<GameModule> {
  const load = boards.get(game);
  if (!load) return (await import('../lib/generic')).loadGenericBoard(game);
  const [module] = await Promise.all([load(), loadGameTexts(game, 'web')]);
  return module.default;
}
