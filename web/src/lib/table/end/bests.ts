/** How a score compares with the player's earlier ones. */

import { get } from '../../http';
import type { HistoryFacts, PastFacts, TableFacts } from '../../types';

export interface Best {
  kind: 'record' | 'below';
  before: number;
}

const same = (one: PastFacts['options'], other: PastFacts['options']): boolean =>
  JSON.stringify(Object.entries(one).sort()) ===
  JSON.stringify(Object.entries(other).sort());

/** The best of earlier games like this one, with the same options and as many players;
 * null if it is the first. */
export function compare(
  games: readonly PastFacts[],
  table: Pick<TableFacts, 'id' | 'game' | 'options' | 'seats'>,
  score: number,
): Best | null {
  const before = games
    .filter(
      (past) =>
        past.game === table.game &&
        past.table !== table.id &&
        past.seats.length === table.seats.length &&
        same(past.options, table.options),
    )
    .flatMap(({ scores, you }) => you.map((seat) => scores?.[seat]))
    .filter((one): one is number => one !== undefined);
  if (!before.length) return null;
  const best = Math.max(...before);
  return { kind: score > best ? 'record' : 'below', before: best };
}

/** How many pages of earlier games to look through. */
const MOST_PAGES = 20;

/** Null without a profile, and in a first game. */
export async function personalBest(table: TableFacts, score: number): Promise<Best | null> {
  try {
    return compare(await earlierGames(), table, score);
  } catch {
    return null;
  }
}

async function earlierGames(): Promise<PastFacts[]> {
  const found: PastFacts[] = [];
  let query = '';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { games, next } = await get<HistoryFacts>(`/api/profile/history${query}`);
    found.push(...games);
    if (next === null) break;
    query = `?before=${encodeURIComponent(next)}`;
  }
  return found;
}
