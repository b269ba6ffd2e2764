/** Rings on the board around what a hint or an analysis is about. */

import { highlight } from '../learn/highlight';
import type { GameModule } from '../play';

/** Draws a ring around the control of each action, and around the parts of the board that
 * the game names for it. Returns a function that removes the rings. */
export function markActions(game: GameModule, actions: readonly string[]): () => void {
  if (!actions.length) return () => undefined;
  const parts = actions.flatMap((action) => [
    `main [data-action="${CSS.escape(action)}"]`,
    game.partsOf?.(action) ?? [],
  ]);
  return highlight(`:is(${parts.flat().filter(Boolean).join(', ')})`);
}
