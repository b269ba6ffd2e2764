/** The text form of `place`, and the squares that a turned tile covers. */

import type { Cell } from '../../lib/art/outline';

/** A way to turn a shape: mirrored left-right first, then quarter turns clockwise. */
export interface Way {
  flip: number;
  turn: number;
}

/** The top left corner of what the turned tile covers, and the way it is turned. */
export interface Place extends Way {
  x: number;
  y: number;
}

const FORM = /^place (\d+),(\d+)( f)?(?: r([1-3]))?$/;

/** `place 7,2 f r1` read; null for any other action. */
export function parsePlace(text: string): Place | null {
  const found = FORM.exec(text);
  if (!found) return null;
  const [, x, y, flip, turn] = found;
  return { x: Number(x), y: Number(y), flip: flip ? 1 : 0, turn: Number(turn ?? 0) };
}

export function placeText({ x, y, flip, turn }: Place): string {
  return `place ${x},${y}${flip ? ' f' : ''}${turn ? ` r${turn}` : ''}`;
}

export const width = (cells: readonly Cell[]): number =>
  Math.max(...cells.map(([x]) => x)) + 1;
export const height = (cells: readonly Cell[]): number =>
  Math.max(...cells.map(([, y]) => y)) + 1;

export const moved = (cells: readonly Cell[], x: number, y: number): Cell[] =>
  cells.map(([cx, cy]) => [cx + x, cy + y]);

/** The squares at the top left, as if nothing lay left of or above them. */
export const cornered = (cells: readonly Cell[]): Cell[] =>
  moved(cells, -Math.min(...cells.map(([x]) => x)), -Math.min(...cells.map(([, y]) => y)));

/** The squares of a shape after turning, at the top left. */
export function turned(cells: readonly Cell[], { flip, turn }: Way): Cell[] {
  let found = cornered(cells);
  if (flip) {
    const right = width(found) - 1;
    found = found.map(([x, y]) => [right - x, y]);
  }
  for (let n = 0; n < turn; n++) {
    const bottom = height(found) - 1;
    found = found.map(([x, y]) => [bottom - y, x]);
  }
  return found;
}

/** What two equal sets of squares share. */
export const cellsKey = (cells: readonly Cell[]): string =>
  cells
    .map(([x, y]) => x + 100 * y)
    .sort((a, b) => a - b)
    .join();
