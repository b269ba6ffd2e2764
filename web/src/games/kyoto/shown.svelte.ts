/** The view that a board shows at the moment: the one before, while an animation leads to
 * the next. The prompt in the bar waits with it. */

import type { BoardState, KyotoPlay } from './board-state.svelte';
import type { KyotoView } from './types';

let board = $state.raw<BoardState | null>(null);

/** A board is on the screen, until the returned function is called. */
export function showBoard(shown: BoardState): () => void {
  board = shown;
  return () => {
    if (board === shown) board = null;
  };
}

export const viewShown = (play: KyotoPlay): KyotoView =>
  (board?.play === play ? board.animation.scene?.view : null) ?? play.view;
