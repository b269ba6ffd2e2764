/** Where a tile fits: by the legal actions, or by the free squares. */

import type { Cell } from '../../../lib/art/outline';
import type { BoatFacts, LaidView } from '../types';
import { cellsKey, moved, parsePlace, turned } from '../text';

const square = (x: number, y: number): number => x + 100 * y;

/**
 * The legal `place` actions by the squares that they cover: only one way to turn a tile is
 * listed for each set of squares, whichever way it was turned by hand.
 */
export function legalPlaces(
  shape: readonly Cell[],
  actions: readonly string[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const action of actions) {
    const place = parsePlace(action);
    if (!place) continue;
    found.set(cellsKey(moved(turned(shape, place), place.x, place.y)), action);
  }
  return found;
}

/** Whether squares are on the boat and bare. */
export function bareSquares(
  boat: BoatFacts,
  tiles: readonly LaidView[],
): (cells: readonly Cell[]) => boolean {
  const laid = new Set(tiles.flatMap((tile) => tile.cells.map(([x, y]) => square(x, y))));
  const floor = boat.rooms.flatMap((room) => room.cells.map(([x, y]) => square(x, y)));
  const bare = new Set(floor.filter((one) => !laid.has(one)));
  return (cells) => cells.every(([x, y]) => bare.has(square(x, y)));
}

/** Each square once. */
export function union(many: readonly (readonly Cell[])[]): Cell[] {
  return [...new Map(many.flat().map((cell) => [square(...cell), cell])).values()];
}
