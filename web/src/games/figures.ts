/** The figures of the rules. */

import type { Figure } from '../lib/rules/figure';
import { byGame } from './by-game';

type Figures = Record<string, Figure>;

const figures = byGame(import.meta.glob<{ FIGURES: Figures }>('./*/figures/index.ts'));

/** The figures of a game by name; null if the game has none. */
export async function loadFigures(game: string): Promise<Figures | null> {
  return (await figures.get(game)?.())?.FIGURES ?? null;
}
