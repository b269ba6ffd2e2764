/** The score pads, for positions on a real table. */

import type { ScorePad } from '../lib/play';
import { loadGameTexts } from '../lib/texts.svelte';
import { byGame } from './by-game';

const pads = byGame(import.meta.glob<{ default: ScorePad }>('./*/score/ScorePad.svelte'));

export const hasScorePad = (game: string): boolean => pads.has(game);

/** The score pad of a game with its texts; null if the game has none. */
export async function loadScorePad(game: string): Promise<ScorePad | null> {
  const load = pads.get(game);
  if (!load) return null;
  const [pad] = await Promise.all([
    load(),
    loadGameTexts(game, 'web'),
    loadGameTexts(game, 'web-score'),
  ]);
  return pad.default;
}
