/** What players did lately, for a list beside the table. */

/** One thing that a player did. */
export interface Act {
  key: string;
  /** The number of the log entry that it came with. */
  number: number;
  /** What it was: the name of the event. */
  name: string;
  /** Null: someone who has no seat, such as a rival played by the rules. */
  seat: number | null;
  /** What was done: a whole sentence if it is mine, else to be read after a name. */
  text: string;
  mine: boolean;
}

/** The longest list, and the shortest: what was before my turn stays in sight. */
const MOST = 24;
const LEAST = 8;

/** How many of the last acts came since a seat's last turn, that turn included; all, if it
 * had none. */
export function sinceTurnOf(acts: readonly Act[], seat: number | null): number {
  if (seat === null) return acts.length;
  let first = acts.length - 1;
  while (first >= 0 && acts[first]?.seat !== seat) first -= 1;
  while (first > 0 && acts[first - 1]?.seat === seat) first -= 1;
  return first < 0 ? acts.length : acts.length - first;
}

/** The last acts, the newest first, and how many of them came since a seat's last turn. */
export function latestOf<A extends Act>(
  acts: readonly A[],
  seat: number | null,
): { acts: readonly A[]; news: number } {
  const news = Math.min(sinceTurnOf(acts, seat), MOST);
  return { acts: acts.slice(-Math.max(news, LEAST)).toReversed(), news };
}
