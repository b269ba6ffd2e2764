/** The geometry of the boards: the place of each space, and the walls between. */

import type { BoardView, SpaceView } from './types';

/** The side of a square, in units of the drawing. */
export const UNIT = 64;
/** The boards reach two squares over the center on each side. */
const OVER = 2;
const ACROSS = 7 + 2 * OVER;
export const SIZE = ACROSS * UNIT;

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  id: string;
  kind: 'road' | 'park' | 'garden' | 'house' | 'terrace';
  home: string | null;
  width: number;
  height: number;
  /** The middle of each of its squares. */
  squares: Point[];
  center: Point;
}

export interface Wall {
  /** The middle of the side between two squares. */
  at: Point;
  upright: boolean;
  kind: 'hedge' | 'roof' | 'wall' | 'door';
}

export interface Plan {
  key: string;
  places: Place[];
  at: Map<string, Place>;
  walls: Wall[];
  /** Squares of the center where no space is. */
  ponds: Point[];
  loop: string[];
  /** The position of each home, for things that point at it. */
  homes: string[];
}

export function planOf(board: BoardView, key: string): Plan {
  const places = board.spaces.map(placed);
  const at = new Map(places.map((place) => [place.id, place]));
  return {
    key,
    places,
    at,
    walls: wallsOf(board),
    ponds: pondsOf(board),
    loop: board.loop,
    homes: [...new Set(places.flatMap((place) => place.home ?? []))],
  };
}

const middle = ([x, y]: [number, number]): Point => ({
  x: (x + OVER + 0.5) * UNIT,
  y: (y + OVER + 0.5) * UNIT,
});

function placed(space: SpaceView): Place {
  const squares = space.cells.map(middle).sort((a, b) => a.y - b.y || a.x - b.x);
  const xs = squares.map((one) => one.x);
  const ys = squares.map((one) => one.y);
  const x = Math.min(...xs) - UNIT / 2;
  const y = Math.min(...ys) - UNIT / 2;
  const width = Math.max(...xs) + UNIT / 2 - x;
  const height = Math.max(...ys) + UNIT / 2 - y;
  const center = { x: x + width / 2, y: y + height / 2 };
  return {
    ...{ id: space.id, kind: kindOf(space), home: space.home },
    ...{ x, y, width, height, squares, center },
  };
}

function kindOf(space: SpaceView): Place['kind'] {
  if (space.kind === 'road' || space.kind === 'house' || space.kind === 'terrace') {
    return space.kind;
  }
  return space.home ? 'garden' : 'park';
}

const name = (x: number, y: number): string => `${x},${y}`;

function wallsOf(board: BoardView): Wall[] {
  const owner = new Map<string, SpaceView>();
  for (const space of board.spaces) {
    for (const [x, y] of space.cells) owner.set(name(x, y), space);
  }
  const links = new Map<string, string>();
  for (const { between, wall } of board.links)
    links.set([...between].sort().join('|'), wall);
  const found: Wall[] = [];
  for (const space of board.spaces) {
    for (const [x, y] of space.cells) {
      for (const upright of [true, false]) {
        const other = owner.get(upright ? name(x + 1, y) : name(x, y + 1));
        const kind = other && other !== space ? between(space, other, links) : null;
        if (!kind) continue;
        const { x: cx, y: cy } = middle([x, y]);
        const at = upright ? { x: cx + UNIT / 2, y: cy } : { x: cx, y: cy + UNIT / 2 };
        found.push({ at, upright, kind });
      }
    }
  }
  return found;
}

function between(
  a: SpaceView,
  b: SpaceView,
  links: Map<string, string>,
): Wall['kind'] | null {
  const wall = links.get([a.id, b.id].sort().join('|'));
  if (wall === undefined) return 'wall';
  if (wall === 'hedge' || wall === 'roof') return wall;
  return a.kind === 'house' || b.kind === 'house' ? 'door' : null;
}

function pondsOf(board: BoardView): Point[] {
  const cells = board.spaces.filter((one) => !one.home).flatMap((one) => one.cells);
  const taken = new Set(cells.map(([x, y]) => name(x, y)));
  const found: Point[] = [];
  for (let x = 0; x < 7; x += 1) {
    for (let y = 0; y < 7; y += 1) if (!taken.has(name(x, y))) found.push(middle([x, y]));
  }
  return found;
}

/** The place that is nearest in a direction, for the arrow keys. */
export function beside(from: Point, places: Place[], dx: number, dy: number): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const x = place.center.x - from.x;
    const y = place.center.y - from.y;
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (along < UNIT / 3 || aside > 2.5 * along) continue;
    const far = along + 1.8 * aside;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}
