/** The position file of If It Fits: what the server scores, what a link holds. */

export interface CellFile {
  x: number;
  y: number;
  card?: string;
  turned?: boolean;
  sleeper?: number;
  /** Whether an awake cat was added later; without it, if one lies in its box. */
  woken?: boolean;
  princess?: boolean;
}

export interface OverlayFile {
  kind: 'cat' | 'princess' | 'toy';
  player?: number;
  card?: string;
  between: [[number, number], [number, number]];
}

export interface Options {
  advanced: boolean;
  sleepers?: string;
  extra_cats?: string;
  tied_kinds: string;
}

export interface Position {
  game: 'fits';
  options: Options;
  players: number;
  cells: CellFile[];
  overlays: OverlayFile[];
}

/** The content of a link. */
export interface Shared {
  position: Position;
  names?: string[];
}

export interface BoxScore {
  cells: [number, number][];
  closed: boolean;
  toys: Record<string, number>;
  sprays: number;
  value: number;
  holders: number[];
  /** The sleeping cats in it that count. */
  sleepers: [number, number][];
  points: Record<string, number>;
}

/** What `POST /api/games/fits/score` says of a position. */
export interface FitsScore {
  players: { total: number; penalties: number }[];
  boxes: BoxScore[];
  winners: number[];
}
