/** Which games have ended since the last visit to the home page. */

import { readStored, writeStored } from './storage';
import type { TableFacts } from './types';

/** The games whose end was seen at the table; more are not remembered. */
const MOST = 50;

/** When the home page was visited before this page was loaded. */
const before = readStored('visited', 0);

/** The end of a game was shown. */
export function sawEnd(table: string): void {
  const seen = readStored<string[]>('ends', []).filter((one) => one !== table);
  writeStored('ends', [...seen, table].slice(-MOST));
}

/** The finished games that are news; on a first visit nothing is. */
export function news(tables: readonly TableFacts[]): TableFacts[] {
  const seen = readStored<string[]>('ends', []);
  writeStored('visited', Date.now());
  return tables.filter(
    ({ id, status, updated }) =>
      before > 0 && status === 'over' && updated > before && !seen.includes(id),
  );
}
