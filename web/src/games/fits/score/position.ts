/** The position file of If It Fits: what the server scores, what a link holds. */

export interface CellFile {
  x: number;
  y: number;
  card?: string;
  turned?: boolean;
  sleeper?: number;
  princess?: boolean;
}

export interface OverlayFile {
  kind: 'cat' | 'princess' | 'toy';
  player?: number;
  card?: string;
  between: [[number, number], [number, number]];
}

export interface Position {
  game: 'fits';
  options: { advanced: boolean; tied_kinds: string };
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
  points: Record<string, number>;
}

/** What `POST /api/games/fits/score` says of a position. */
export interface FitsScore {
  players: { total: number; penalties: number }[];
  boxes: BoxScore[];
  winners: number[];
}
