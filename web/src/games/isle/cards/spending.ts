/** The total cost of the chosen cards. */

import type { BoardState } from '../board-state.svelte';

export function spending(board: BoardState): number {
  if (!board.decision.startsWith('buy')) return 0;
  const cards = [...(board.view.own?.chosen ?? []), ...board.marks];
  return cards.reduce((sum, number) => sum + (board.card(number)?.cost ?? 0), 0);
}
