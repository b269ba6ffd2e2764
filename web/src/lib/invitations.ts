/** Tokens of open seats are told once: the maker's browser keeps them until they are used. */

import { keep, recall } from './store';
import type { Invitation } from './types';

export const invitationsOf = (table: string): Invitation[] => recall(`seats.${table}`, []);

export function keepInvitations(table: string, invitations: Invitation[]): void {
  const others = invitationsOf(table).filter(
    (known) => !invitations.some((one) => one.seat === known.seat),
  );
  keep(`seats.${table}`, [...others, ...invitations]);
}

/** The token stands after the `#`, which no server and no log gets to see. */
export const linkTo = (table: string, invitation: Invitation): string =>
  `${location.origin}/table/${table}#seat=${invitation.token}`;
