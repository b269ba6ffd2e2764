/** The final score as one table: a row for each kind of line, a column for each player. */

import { nameOf } from '../../play';
import type { Outcome, ScoreLine, SeatFacts } from '../../types';

export interface Column {
  name: string;
  /** Null for a rival without a seat. */
  seat: number | null;
  /** The id of a rival. */
  rival: string | null;
  won: boolean;
  lines: readonly ScoreLine[];
  total: number;
}

export interface TallyRow {
  id: string;
  label: string;
  /** The points of each column; null where it has no such line. */
  points: readonly (number | null)[];
  /** The most points of the row, if not all have them. */
  best: number | null;
}

export function columnsOf(seats: readonly SeatFacts[], result: Outcome): Column[] {
  const players = (result.scores ?? []).map((total, seat) => ({
    name: nameOf({ seats }, seat),
    seat,
    rival: null,
    won: result.winners.includes(seat),
    lines: result.lines[seat] ?? [],
    total,
  }));
  const rivals = Object.entries(result.rivals).map(([rival, total]) => ({
    name: result.rival_names[rival] ?? rival,
    seat: null,
    rival,
    won: result.winners.includes(rival),
    lines: result.rival_lines[rival] ?? [],
    total,
  }));
  return [...players, ...rivals];
}

/** The winners, also of a game that ended early: without points. */
export const winnersOf = (seats: readonly SeatFacts[], result: Outcome) =>
  result.winners.map((who) =>
    typeof who === 'number'
      ? { name: nameOf({ seats }, who), seat: who, rival: null }
      : { name: result.rival_names[who] ?? who, seat: null, rival: who },
  );

/** The ids of all lines; one that a player lacks keeps its place among the others. What
 * only a rival scores comes after them. */
function idsOf(columns: readonly Column[]): string[] {
  const ids: string[] = [];
  for (const { lines, rival } of columns) {
    let at = rival === null ? -1 : ids.length - 1;
    for (const { id } of lines) {
      if (!ids.includes(id)) ids.splice(at + 1, 0, id);
      at = ids.indexOf(id);
    }
  }
  return ids;
}

/** The rows in the order in which their lines come. A row whose lines all say the same
 * needs no other label. */
export function rowsOf(
  columns: readonly Column[],
  category: (id: string) => string | null,
): TallyRow[] {
  return idsOf(columns).map((id) => {
    const found = columns.map(({ lines }) => lines.filter((line) => line.id === id));
    const points = found.map((lines) =>
      lines.length ? lines.reduce((sum, line) => sum + line.points, 0) : null,
    );
    const label = category(id) ?? found.flat()[0]?.text ?? id;
    return { id, label, points, best: bestOf(columns, points) };
  });
}

/** The most points of a row, if not all have them. Rivals score by lines of their own: a
 * row of theirs is compared among them only, one of the players among those. */
function bestOf(
  columns: readonly Column[],
  points: readonly (number | null)[],
): number | null {
  const players = columns.some(({ rival }, n) => rival === null && points[n] !== null);
  const compared = points
    .filter((one, n) => one !== null || (columns[n]?.rival === null && players))
    .map((one) => one ?? 0);
  const most = Math.max(...compared);
  return compared.every((one) => one === most) ? null : most;
}

/** The line that brought a player most; null if none stands out. */
export function bestLine(column: Column | undefined): ScoreLine | null {
  const sorted = [...(column?.lines ?? [])].sort((a, b) => b.points - a.points);
  const [first, second] = sorted;
  return first && second && first.points > Math.max(second.points, 0) ? first : null;
}

/** By how many points a player is ahead of the best of the others. */
export function margin(columns: readonly Column[], seat: number): number | null {
  const own = columns.find((column) => column.seat === seat);
  const others = columns.filter((column) => column !== own).map(({ total }) => total);
  return own && others.length ? own.total - Math.max(...others) : null;
}
