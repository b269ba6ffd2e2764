/** Rings on the board around what a hint or an analysis is about. */

import { highlight } from '../learn/highlight';
import type { GameModule } from '../play';

/** Selects the control of each action, and the parts of the board that the game names. */
function selector(game: GameModule, actions: readonly string[]): string {
  const parts = actions.flatMap((action) => [
    `main [data-action="${CSS.escape(action)}"]`,
    game.partsOf?.(action) ?? '',
  ]);
  return `:is(${parts.filter(Boolean).join(', ')})`;
}

/** Draws a ring around what actions are about. Returns a function that removes it. */
export function markActions(game: GameModule, actions: readonly string[]): () => void {
  return actions.length ? highlight(selector(game, actions)) : () => undefined;
}

/** Scrolls to what is marked, where it is out of sight. */
export function showMarks(game: GameModule, actions: readonly string[]): void {
  const found = document.querySelector(`main [data-marked], ${selector(game, actions)}`);
  found?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
