/** The drawings of a game's rules, loaded with them. */

import { loadFigures } from '../../games/figures';
import { get } from '../http';
import type { Figure } from './figure';

export interface Drawings {
  figures: Record<string, Figure>;
  components: unknown;
}

/** All drawings of a game; null if it has none. */
export async function loadDrawings(game: string): Promise<Drawings | null> {
  const figures = await loadFigures(game);
  if (!figures) return null;
  return { figures, components: await get(`/api/games/${game}/components`) };
}
