/** The position file of the Isle: what the server scores, what a link holds. */

import type { Cell } from '../../../lib/art/outline';
import type { IsleComponents, LaidView } from '../types';
import { cellsKey, cornered } from '../text';

export const MODES = ['standard', 'family', 'solo'] as const;
export type Mode = (typeof MODES)[number];
export const SISTER = 'sister';
export const SEATS = 4;

interface TileFile {
  tile?: string;
  kind: string;
  colour?: string;
  cells: [number, number][];
}

interface PlayerFile {
  boat: string;
  tiles: TileFile[];
  fish?: number;
  baskets?: number;
  lessons?: number[];
}

export interface PublicLesson {
  card: number;
  colour?: string;
}

export interface SisterFile {
  colours: string[];
  lessons?: number[];
}

export interface Position {
  game: 'isle';
  mode: Mode;
  options?: { printing?: string };
  turn_order?: (number | typeof SISTER)[];
  others_largest_family?: number;
  players: PlayerFile[];
  public_lessons?: PublicLesson[];
  sister?: SisterFile;
}

/** What `POST /api/games/isle/score` says of a position. */
export interface IsleScore {
  players: {
    rats: number;
    rooms: number;
    families: number;
    rare_treasures: number;
    lessons: Record<string, number>;
    public_lessons: Record<string, number>;
    total: number;
  }[];
  winners: (number | typeof SISTER)[];
  sister?: { colours: number[]; lessons: Record<string, number>; total: number };
}

export const fileOf = ({ shape, kind, colour, cells }: LaidView): TileFile => ({
  tile: shape,
  kind,
  ...(colour ? { colour } : {}),
  cells,
});

/** A tile of a file with the shape that its squares have. */
export function tileOf(box: IsleComponents, file: TileFile): LaidView {
  const { kind, colour = null, cells } = file;
  return { shape: file.tile ?? shapeOf(box, kind, cells), kind, colour, cells };
}

function shapeOf(box: IsleComponents, kind: string, cells: readonly Cell[]): string {
  const key = cellsKey(cornered(cells));
  const found = Object.values(box.shapes).find(
    (shape) =>
      shape.kind === kind && shape.orientations.some((way) => cellsKey(way.cells) === key),
  );
  return found?.id ?? '';
}
