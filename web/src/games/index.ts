/** The games of the client, each loaded when somebody comes to its table. */

import type { GameModule } from '../lib/play';
import { learn } from '../lib/texts.svelte';

const modules: Record<string, () => Promise<{ default: GameModule }>> = {
  isle: () => import('./isle'),
  fits: () => import('./fits'),
  kyoto: () => import('./kyoto'),
};

export async function load(game: string): Promise<GameModule> {
  const [found] = await Promise.all([modules[game]?.(), learn(game)]);
  if (!found) throw new Error(`There is no board for ${game}.`);
  return found.default;
}
