/** Positions on the table. The long sides of cards are vertical. */

import { outline, type Cell } from '../../../lib/art/outline';

/** A card is 5 by 7 units; outlines are made of such squares. */
const UNIT = 20;
export const W = 5 * UNIT;
export const H = 7 * UNIT;

export interface Point {
  x: number;
  y: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const middle = (x: number, y: number): Point => ({
  x: (x + 0.5) * W,
  y: (y + 0.5) * H,
});

/** What lies across the joint east of a cell leaves the icons above it to be seen. */
export const joint = (x: number, y: number): Point => ({
  x: (x + 1) * W,
  y: (y + 0.66) * H,
});

/** Where the number of a box is, on the edge of a cell. */
export const corner = ([x, y]: readonly [number, number], bold: number): Point => ({
  x: x * W + 2,
  y: y * H - 12 * bold,
});

/** How much stronger lines and numbers are drawn in a table that is seen from afar. */
export const boldness = (scale: number): number => Math.min(1.9, Math.max(1, 0.72 / scale));

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The soft outline of a box. */
export function around(cells: readonly Cell[], inset: number, radius: number): string {
  const squares = cells.flatMap(([x, y]) =>
    Array.from({ length: 35 }, (_, n): Cell => [
      x * 5 + (n % 5),
      y * 7 + Math.floor(n / 5),
    ]),
  );
  return outline(squares, { size: UNIT, inset, radius });
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The nearest of some places in a direction: what lies aside counts as further away. */
export function toward<Place extends { at: Point }>(
  from: Point,
  places: readonly Place[],
  direction: Direction,
): Place | null {
  const [ahead, aside] = AXES[direction];
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const way = ahead(from, place.at);
    const cost = way + 2.5 * aside(from, place.at);
    if (way > 1 && cost < least) [best, least] = [place, cost];
  }
  return best;
}

type Measure = (from: Point, to: Point) => number;
const across: Measure = (from, to) => Math.abs(to.x - from.x);
const along: Measure = (from, to) => Math.abs(to.y - from.y);
const AXES: Record<Direction, [Measure, Measure]> = {
  up: [(from, to) => from.y - to.y, across],
  down: [(from, to) => to.y - from.y, across],
  left: [(from, to) => from.x - to.x, along],
  right: [(from, to) => to.x - from.x, along],
};

export function nearest<Place extends { at: Point }>(
  from: Point,
  places: readonly Place[],
): Place | null {
  let best: Place | null = null;
  for (const place of places) {
    if (!best || distance(from, place.at) < distance(from, best.at)) best = place;
  }
  return best;
}
