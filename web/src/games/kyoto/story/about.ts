/** The animal that an event is about. */

import type { EventMessage } from '../../../lib/types';
import type { KyotoPlay } from '../board-state.svelte';

/** The kind of the paw, such as `bird` for `bird6`; null if the event has none. */
export function kindOf({ args }: EventMessage, play: KyotoPlay): string | null {
  const paw = typeof args.paw === 'string' ? args.paw : '';
  return play.components.paws[paw]?.kind ?? null;
}
