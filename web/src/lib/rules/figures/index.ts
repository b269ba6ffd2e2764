/** The drawings of each game; they are loaded when its rules are read. */

import { get } from '../../http';
import type { Components } from '../../types';
import type { Figure } from './figure';

export interface Drawings {
  figures: Record<string, Figure>;
  components: Components;
}

const GAMES: Record<string, () => Promise<{ FIGURES: Record<string, Figure> }>> = {
  isle: () => import('./isle'),
  fits: () => import('./fits'),
  kyoto: () => import('./kyoto'),
};

/** All that can be drawn for a game. */
export async function drawings(game: string): Promise<Drawings | null> {
  const load = GAMES[game];
  if (!load) return null;
  const [{ FIGURES: figures }, components] = await Promise.all([
    load(),
    get<Components>(`/api/games/${game}/components`),
  ]);
  return { figures, components };
}
