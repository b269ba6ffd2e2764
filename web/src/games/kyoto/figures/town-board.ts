/** The board of the figures: the northern home, and the upper part of the normal center. */

import type { BoardView, SpaceView } from '../types';
import { planOf, type Plan } from '../plan';

type Cells = [number, number][];

const HOME: Record<string, Cells> = {
  'house-n': [
    [2, -1],
    [3, -1],
    [4, -1],
  ],
  'terrace-n': [
    [2, -2],
    [3, -2],
    [4, -2],
  ],
};
const GARDENS: Record<string, Cells> = {
  gA: [[1, -1]],
  gB: [[1, -2]],
  gC: [[5, -1]],
  gD: [[5, -2]],
};
const HEDGES = 'gA|1,0 2,0|2,1 4,0|4,1 2,1|2,2 0,2|1,2 5,2|6,2 2,2|3,2 4,2|5,2';
const ROOFS = '3,1|3,2 3,2|4,2';
const OPEN =
  'house-n|2,0 house-n|3,0 house-n|4,0 house-n|terrace-n terrace-n|gB terrace-n|gD gA|gB gC|gD gC|5,0';

const onRoad = (x: number, y: number): boolean => x === 0 || x === 6 || y === 0 || y === 6;
const space = (id: string, kind: string, home: string | null, cells: Cells): SpaceView => ({
  id,
  kind,
  home,
  cells,
});

/** The number of rows of the center to draw, from the north. */
function center(rows: number): SpaceView[] {
  const found: SpaceView[] = [];
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < 7; x += 1) {
      found.push(space(`${x},${y}`, onRoad(x, y) ? 'road' : 'paw', null, [[x, y]]));
    }
  }
  return found;
}

const homes = (): SpaceView[] => [
  ...Object.entries(HOME).map(([id, cells]) =>
    space(id, id.split('-')[0] ?? '', 'n', cells),
  ),
  ...Object.entries(GARDENS).map(([id, cells]) => space(id, 'paw', 'n', cells)),
];

function links(names: string, wall: string): BoardView['links'] {
  return names.split(' ').map((pair) => {
    const [one = '', other = ''] = pair.split('|');
    return { between: [one, other], wall };
  });
}

/** All spaces side by side are open to each other where nothing else is said. */
function free(spaces: SpaceView[]): BoardView['links'] {
  return spaces.flatMap(({ id, home }) => {
    const [x = 0, y = 0] = id.split(',').map(Number);
    if (home) return [];
    return [`${x + 1},${y}`, `${x},${y + 1}`].map((next): BoardView['links'][number] => ({
      between: [id, next],
      wall: '',
    }));
  });
}

/** The road, clockwise. */
const LOOP = [
  ...[0, 1, 2, 3, 4, 5].map((n) => `${n},0`),
  ...[0, 1, 2, 3, 4, 5].map((n) => `6,${n}`),
  ...[6, 5, 4, 3, 2, 1].map((n) => `${n},6`),
  ...[6, 5, 4, 3, 2, 1].map((n) => `0,${n}`),
];

function drawn(spaces: SpaceView[], walls: BoardView['links']): Plan {
  const links = [...free(spaces), ...walls];
  const board = { centre: 'normal', rotation: 0, source: '', hedge: 4, roof: 6 };
  return { ...planOf({ ...board, spaces, links, loop: LOOP }, ''), ponds: [] };
}

/** The northern edge of the town. */
export const northern = (): Plan =>
  drawn(
    [...homes(), ...center(3)],
    [...links(OPEN, ''), ...links(HEDGES, 'hedge'), ...links(ROOFS, 'roof')],
  );

/** The whole loop of the road. */
export const wholeRoad = (): Plan => drawn(center(7), []);
