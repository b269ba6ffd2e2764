/** How the games in the list of a player's tables ended. */

import { get } from './http';
import type { HistoryFacts } from './types';

export type OwnResult = 'won' | 'lost';

/** Of the newest games that were played to their end, by table. Nobody won or lost alone
 * who played at several seats. */
export async function ownResults(): Promise<Map<string, OwnResult>> {
  const { games } = await get<HistoryFacts>('/api/profile/history');
  return new Map(
    games
      .filter(({ scores, you }) => scores && you.length === 1)
      .map(({ table, winners, you }) => [
        table,
        you.some((seat) => winners.includes(seat)) ? 'won' : 'lost',
      ]),
  );
}
