/** What is new to a player: everything since the player's own last action. */

import type { EventMessage } from '../types';

/** The events since the last entry of the log that a seat itself caused, with what that led
 * to: an entry begins with what was done. `dealt` are the ids of events that come to a seat
 * without its doing. To a spectator nothing is new. */
export function newsFor(
  log: readonly EventMessage[],
  seat: number | null,
  dealt: readonly string[] = [],
): readonly EventMessage[] {
  if (seat === null) return [];
  let last = 0;
  log.forEach(({ number, id, args }, index) => {
    const begins = log[index - 1]?.number !== number;
    if (args.seat === seat && begins && !dealt.includes(id)) last = number;
  });
  return log.filter(
    ({ number, args }) => number > last || (number === last && args.seat !== seat),
  );
}
