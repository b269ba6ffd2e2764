/** The log of a table as a spectator reads it: nothing in it is known to a seat alone. */

import { connect, type Transport } from './transport';
import type { EventMessage, Outgoing } from './types';

/** Empty if the table can't be reached. */
export function publicLog(table: string, language: string): Promise<EventMessage[]> {
  return new Promise((resolve) => {
    let transport: Transport | null = null;
    const answer = (events: EventMessage[]) => {
      resolve(events);
      transport?.close();
    };
    transport = connect(
      { table, seat: null, have: 0, language },
      {
        onmessage(text) {
          const message = JSON.parse(text) as Outgoing;
          if (message.type === 'state') answer(message.events);
        },
        onclose: () => answer([]),
      },
    );
  });
}

/** What came after the first `seen` events; if that isn't known, after the last event of
 * the seat's own. */
export function eventsSince(
  events: readonly EventMessage[],
  seat: number,
  seen: number | undefined,
): EventMessage[] {
  const from = seen ?? events.findLastIndex(({ args }) => args.seat === seat) + 1;
  return events.slice(from).filter(({ text }) => text);
}
