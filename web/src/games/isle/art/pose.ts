/** How a cat lies on its squares: where its head, tail and paws are. */

import type { Cell } from '../../../lib/art/outline';
import { cellsKey, turned } from '../text';
import { SQUARE } from './measure';

type Point = readonly [number, number];

/** The end of a limb: its square, and the degrees by which `outward` is turned from east. */
export interface Limb {
  at: Point;
  outward: number;
}

export interface Pose {
  head: Point;
  size: number;
  asleep: boolean;
  tail: Limb;
  paws: Limb[];
  kitten: Point | null;
  /** Its broadest part, for a medallion. */
  heart: Point;
}

const WAYS = [0, 1].flatMap((flip) => [0, 1, 2, 3].map((turn) => ({ flip, turn })));
const SIDES: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** A tile without regard to how it lies: its squares in an order of its own, and a name. */
interface Known {
  name: string;
  order: Cell[];
}

/** So a cat that is turned keeps its head on the same square. */
function known(cells: readonly Cell[]): Known {
  const lying = WAYS.map((way) => {
    const lies = turned(cells, way);
    const order = lies
      .map(([x, y], n) => ({ rank: x + 100 * y, cell: cells[n] as Cell }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ cell }) => cell);
    return { name: cellsKey(lies), order };
  });
  return lying.reduce((least, one) => (one.name < least.name ? one : least));
}

/** A number that is always the same for the same name. */
const numbered = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

const center = ([x, y]: Cell): Point => [(x + 0.5) * SQUARE, (y + 0.5) * SQUARE];
const same = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1];
const near = (a: Cell, b: Cell): boolean =>
  Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;

/** How many steps each square is from some of them. */
function distances(cells: readonly Cell[], from: readonly Cell[]): Map<Cell, number> {
  const found = new Map(from.map((cell) => [cell, 0]));
  for (const [cell, steps] of found) {
    for (const next of cells) {
      if (near(cell, next) && !found.has(next)) found.set(next, steps + 1);
    }
  }
  return found;
}

/** Four squares in a block: a place to curl up. */
function block(cells: readonly Cell[]): Cell[] {
  for (const [x, y] of cells) {
    const four = cells.filter(
      (cell) => cell[0] >= x && cell[0] <= x + 1 && cell[1] >= y && cell[1] <= y + 1,
    );
    if (four.length === 4) return four;
  }
  return [];
}

/** The end of a limb points away from its one neighbor, or to a side without any. */
function limb(cells: readonly Cell[], cell: Cell): Limb {
  const neighbor = cells.find((other) => near(cell, other));
  const away: Cell = neighbor ? [cell[0] - neighbor[0], cell[1] - neighbor[1]] : [1, 0];
  return { at: center(cell), outward: 90 * SIDES.findIndex((side) => same(side, away)) };
}

/** The square with the most neighbors. */
function broadest(cells: readonly Cell[]): Cell {
  const neighbors = (cell: Cell): number =>
    cells.filter((other) => near(cell, other)).length;
  return cells.reduce((best, cell) => (neighbors(cell) > neighbors(best) ? cell : best));
}

export function posed(cells: readonly Cell[], colour: string): Pose {
  const { name, order } = known(cells);
  const seed = numbered(colour + name);
  const ends = order.filter(
    (cell) => order.filter((other) => near(cell, other)).length === 1,
  );
  const curled = block(order);
  const spot = ends[seed % Math.max(ends.length, 1)] ?? order[0] ?? [0, 0];
  const heads: readonly Cell[] = curled.length ? curled : [spot];
  const way = distances(order, heads);
  const far = (cell: Cell): number => way.get(cell) ?? 0;
  const free = (ends.length ? ends : order)
    .filter((cell) => !heads.includes(cell))
    .sort((a, b) => far(b) - far(a));
  const tail = free[0] ?? order.at(-1) ?? spot;
  const [x, y] = [0, 1].map(
    (axis) => heads.reduce((sum, cell) => sum + (cell[axis] ?? 0), 0) / heads.length,
  ) as [number, number];
  const limbs = free.slice(1);
  const kitten = cells.length > 5 && !curled.length ? limbs.shift() : undefined;
  return {
    head: center([x, y]),
    size: curled.length ? 1.45 : 1,
    asleep: curled.length > 0 || seed % 4 === 3,
    tail: limb(order, tail),
    paws: limbs.map((cell) => limb(order, cell)),
    kitten: kitten ? center(kitten) : null,
    heart: center(broadest(order)),
  };
}
