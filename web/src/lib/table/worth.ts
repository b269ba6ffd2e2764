/** What a search expects of an action, in words. */

import type { GameModule } from '../play';
import { percent, say } from '../texts.svelte';

export function worthOf(game: GameModule, chance: number, score: number): string {
  const [likely, points] = [percent(chance), Math.round(score)];
  return (
    game.worth?.(likely, points) ?? say('web.hint.worth', { chance: likely, score: points })
  );
}
