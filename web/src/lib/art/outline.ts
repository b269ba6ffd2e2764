/** The outline of a set of squares as a path with soft corners. */

export type Cell = readonly [number, number];
type Point = [number, number];

const key = (x: number, y: number): string => `${x},${y}`;

/**
 * The rings around a set of cells, as corner points, clockwise around the cells and
 * counter-clockwise around holes.
 */
export function rings(cells: readonly Cell[]): Point[][] {
  const inside = new Set(cells.map(([x, y]) => key(x, y)));
  // Every side of a cell without a neighbor is an edge, with the cell on its right.
  const edges = new Map<string, Point[]>();
  const edge = (from: Point, to: Point) =>
    edges.set(key(...from), [...(edges.get(key(...from)) ?? []), to]);
  for (const [x, y] of cells) {
    if (!inside.has(key(x, y - 1))) edge([x, y], [x + 1, y]);
    if (!inside.has(key(x + 1, y))) edge([x + 1, y], [x + 1, y + 1]);
    if (!inside.has(key(x, y + 1))) edge([x + 1, y + 1], [x, y + 1]);
    if (!inside.has(key(x - 1, y))) edge([x, y + 1], [x, y]);
  }
  const found: Point[][] = [];
  for (;;) {
    const first = edges.entries().next().value;
    if (!first) return found;
    found.push(straightened(walk(edges, first[0].split(',').map(Number) as Point)));
  }
}

/** Follow edges from a point back to it; at a crossing keep to the same cell. */
function walk(edges: Map<string, Point[]>, start: Point): Point[] {
  const ring: Point[] = [];
  let at = start;
  let heading: Point = [0, 0];
  do {
    ring.push(at);
    const ways = edges.get(key(...at)) ?? [];
    const right: Point = [at[0] - heading[1], at[1] + heading[0]];
    const turn = ways.findIndex((to) => to[0] === right[0] && to[1] === right[1]);
    const [next] = ways.splice(Math.max(turn, 0), 1);
    if (!ways.length) edges.delete(key(...at));
    if (!next) break;
    heading = [next[0] - at[0], next[1] - at[1]];
    at = next;
  } while (at[0] !== start[0] || at[1] !== start[1]);
  return ring;
}

/** Only the points where the ring turns. */
function straightened(ring: Point[]): Point[] {
  return ring.filter((point, n) => {
    const before = ring.at(n - 1) as Point;
    const after = ring[(n + 1) % ring.length] as Point;
    const same = (axis: 0 | 1) =>
      before[axis] === point[axis] && point[axis] === after[axis];
    return !same(0) && !same(1);
  });
}

export interface Shape {
  /** The length of a cell's side. */
  size?: number;
  /** How far the outline keeps from the edge of the cells; negative: beyond it. */
  inset?: number;
  /** The radius of the corners. */
  radius?: number;
}

/** An SVG path around the cells. */
export function outline(cells: readonly Cell[], shape: Shape = {}): string {
  const { size = 1, inset = 0, radius = 0 } = shape;
  return rings(cells)
    .map((ring) => soft(moved(ring, size, inset), radius))
    .join('');
}

/** A ring, scaled and drawn in: every point moves along both of its edges. */
function moved(ring: Point[], size: number, inset: number): Point[] {
  return ring.map((point, n) => {
    const before = ring.at(n - 1) as Point;
    const after = ring[(n + 1) % ring.length] as Point;
    // Clockwise: the inside lies to the right of the way.
    const [ax, ay] = [Math.sign(point[0] - before[0]), Math.sign(point[1] - before[1])];
    const [bx, by] = [Math.sign(after[0] - point[0]), Math.sign(after[1] - point[1])];
    return [point[0] * size + inset * (-ay - by), point[1] * size + inset * (ax + bx)];
  });
}

/** A closed path through the points with rounded corners. */
function soft(ring: Point[], radius: number): string {
  const parts = ring.map((point, n) => {
    const from = toward(point, ring.at(n - 1) as Point, radius);
    const to = toward(point, ring[(n + 1) % ring.length] as Point, radius);
    const start = `${n ? 'L' : 'M'}${from.join(' ')}`;
    return radius ? `${start}Q${point.join(' ')} ${to.join(' ')}` : start;
  });
  return `${parts.join('')}Z`;
}

/** The point at most this far, and at most half way, from one point to another. */
function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = Math.min(distance / length, 0.5);
  return [
    round(from[0] + (to[0] - from[0]) * share),
    round(from[1] + (to[1] - from[1]) * share),
  ];
}

const round = (value: number): number => Math.round(value * 100) / 100;
