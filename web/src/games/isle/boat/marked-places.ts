/** Where a hint or an analysis would place the tile that is asked about. */

import type { Cell } from '../../../lib/art/outline';
import type { BoardState } from '../board-state.svelte';
import { moved, parsePlace, turned } from '../text';

/** The squares of each place. */
export function markedPlaces(board: BoardState): Cell[][] {
  const tile = board.view.asked?.tile;
  const cells = tile && board.shape(tile.shape)?.cells;
  if (!cells) return [];
  return (board.play.marks ?? []).flatMap((action) => {
    const place = parsePlace(action);
    return place ? [moved(turned(cells, place), place.x, place.y)] : [];
  });
}
