/** The games of this browser for a list beside those of a server: read from the database
 * itself, so that Python need not start for it. */

import { say } from '../texts.svelte';
import type { SeatFacts, TableFacts, Terms } from '../types';

/** What a stored table has of the facts; see `LocalTable` in `meowple.browser.rows`. */
interface Row {
  id: string;
  game: string;
  options: TableFacts['options'];
  seats: {
    seat: number;
    kind: string;
    profile: string | null;
    bot: string | null;
    name: string | null;
  }[];
  terms: Terms;
  status: string;
  commitment: string;
  created: number;
  updated: number;
  asked: number[];
  rematch_of: string | null;
  rematch: string | null;
  version: number;
}

const VERSION = 1;

const seatFacts = ({ seat, kind, bot, name }: Row['seats'][number]): SeatFacts => ({
  seat,
  kind,
  name: name ?? (bot ? say(`web.bot.${bot}`) : null),
  bot,
  taken: true,
  figure: null,
  chosen: false,
  left: false,
});

function tableFacts(row: Row): TableFacts {
  const yours = row.seats.filter(({ profile }) => profile !== null).map((s) => s.seat);
  return {
    ...row,
    seats: row.seats.map(seatFacts),
    yours,
    your_turn: row.asked.some((seat) => yours.includes(seat)),
    maker: true,
    code: null,
    turn: row.asked,
    until: null,
    left: [],
    invitations: [],
  };
}

/** All games of this browser; none where nothing can be read. */
export async function keptTables(): Promise<TableFacts[]> {
  try {
    const found = await indexedDB.databases();
    if (!found.some(({ name }) => name === 'meowple')) return [];
    const database = await answer(indexedDB.open('meowple'));
    const rows = await answer<string[]>(
      database.transaction('tables').objectStore('tables').getAll(),
    );
    database.close();
    return rows
      .map((text) => JSON.parse(text) as Row)
      .filter(({ version }) => version === VERSION)
      .map(tableFacts);
  } catch {
    return [];
  }
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}
