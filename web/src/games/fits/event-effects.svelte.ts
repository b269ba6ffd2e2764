/** Effects of the latest events: sounds, closing boxes, and marks on cards of others. */

import { settings } from '../../lib/settings.svelte';
import { play as sound } from '../../lib/sound';
import type { EventMessage } from '../../lib/types';
import type { BoxView } from './types';
import { boxAt, boxKey, type FitsPlay } from './facts';

/** More events than this at once are old ones, as after a reload: they have no effects. */
const MOST_EVENTS = 12;
/** A closing takes this many times as long as a simple movement. */
export const CLOSING = 4;

export interface Laid {
  x: number;
  y: number;
  seat: number;
}

export class EventEffects {
  closings = $state.raw<BoxView[]>([]);
  /** The cards that others have placed since the viewer's last turn. */
  laid = $state.raw<Laid[]>([]);
  private first = true;

  /** Called with every new state. */
  receive(play: FitsPlay): void {
    const first = this.first;
    this.first = false;
    if (play.fresh.length > MOST_EVENTS) return;
    this.note(play);
    if (!first) this.show(play);
  }

  private note(play: FitsPlay): void {
    let laid = [...this.laid];
    for (const { id, args } of play.fresh) {
      if (!/^fits\.(started|laid|asleep)$/.test(id)) continue;
      const seat = Number(args.seat);
      if (seat === play.seat) laid = [];
      else laid = [...laid.filter((one) => one.seat !== seat), spot(args)];
    }
    this.laid = laid;
  }

  private show(play: FitsPlay): void {
    const closed = play.fresh.filter((event) => event.id === 'fits.box_closed');
    if (closed.length) sound('close');
    else if (play.fresh.some((event) => /^fits\.(laid|asleep|cat|toy)$/.test(event.id))) {
      sound('lay');
    }
    if (settings.still) return;
    for (const event of closed) {
      const { x, y } = spot(event.args);
      const box = boxAt(play.view, x, y);
      if (box && !this.closings.some((one) => boxKey(one) === boxKey(box))) this.close(box);
    }
  }

  private close(box: BoxView): void {
    this.closings = [...this.closings, box];
    const over = () => (this.closings = this.closings.filter((one) => one !== box));
    setTimeout(over, settings.duration * CLOSING);
  }
}

const spot = (args: EventMessage['args']): Laid => ({
  x: Number(args.x),
  y: Number(args.y),
  seat: Number(args.seat),
});
