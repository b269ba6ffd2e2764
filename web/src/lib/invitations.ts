/** Invitations to open seats. The server sends a token once, so the host's browser stores
 * it. */

import { readStored, writeStored } from './storage';
import type { Invitation } from './types';

export const invitationsOf = (table: string): Invitation[] =>
  readStored(`seats.${table}`, []);

export function storeInvitations(table: string, invitations: Invitation[]): void {
  const others = invitationsOf(table).filter(
    (known) => !invitations.some((one) => one.seat === known.seat),
  );
  writeStored(`seats.${table}`, [...others, ...invitations]);
}

/** The token is in the hash, which browsers do not send to servers. */
export const linkTo = (table: string, invitation: Invitation): string =>
  `${location.origin}/table/${table}#seat=${invitation.token}`;
