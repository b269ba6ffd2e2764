/** Invitations that were opened in this browser and not answered yet: home shows them until
 * the seat is taken, or until they are declined. */

import { get, post } from './http';
import { readStored, writeStored } from './storage';
import type { TableFacts } from './types';

interface Received {
  table: string;
  token: string;
}
export interface OpenInvitation extends Received {
  facts: TableFacts;
}

const KEY = 'invited';
/** Older ones are forgotten. */
const MOST = 8;

const received = (): Received[] => readStored<Received[]>(KEY, []);

export function rememberInvitation(table: string, token: string): void {
  forgetInvitation(table);
  writeStored(KEY, [...received(), { table, token }].slice(-MOST));
}

export function forgetInvitation(table: string): void {
  const left = received().filter((one) => one.table !== table);
  if (left.length !== received().length) writeStored(KEY, left);
}

/** Those whose seat is still free; the others are forgotten. */
export async function openInvitations(): Promise<OpenInvitation[]> {
  const found = await Promise.all(received().map(check));
  return found.filter((one) => one !== null);
}

async function check(one: Received): Promise<OpenInvitation | null> {
  try {
    const facts = await get<TableFacts>(`/api/tables/${one.table}`);
    const runs = ['waiting', 'playing'].includes(facts.status) && !facts.yours.length;
    if (runs) {
      await post(`/api/tables/${one.table}/invitation`, { token: one.token });
      return { ...one, facts };
    }
  } catch {
    // The table is gone, or another player has the seat.
  }
  forgetInvitation(one.table);
  return null;
}
