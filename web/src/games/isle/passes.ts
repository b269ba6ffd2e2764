/** Players pass twice a day, and the events don't say in which phase. */

import type { EventMessage } from '../../lib/types';
import type { Isle } from './facts';

const PASSED = 'isle.passed';
const DAY_OVER = 'isle.day_over';
const AFTER_FINDS = ['evening', 'night', 'over'];

/** In which phase each pass among the latest events was. Rare finds end only when everyone
 * has passed: a seat's last pass of a day is always there. The family mode has none. */
export function passesIn(
  { view }: Pick<Isle, 'view'>,
  events: readonly EventMessage[],
): Map<EventMessage, 'rescue' | 'finds'> {
  const found = new Map<EventMessage, 'rescue' | 'finds'>();
  if (view.mode === 'family') return found;
  const latest = new Map<number, EventMessage>();
  for (const event of events) {
    if (event.id === PASSED) {
      found.set(event, 'rescue');
      latest.set(Number(event.args.seat), event);
    } else if (event.id === DAY_OVER) {
      for (const pass of latest.values()) found.set(pass, 'finds');
      latest.clear();
    }
  }
  // Today a seat has passed in rare finds only if the view says so.
  for (const [seat, pass] of latest) {
    const inFinds = view.phase === 'finds' && view.players[seat]?.passed;
    if (inFinds || AFTER_FINDS.includes(view.phase)) found.set(pass, 'finds');
  }
  return found;
}

export const isPass = ({ id }: EventMessage): boolean => id === PASSED;
