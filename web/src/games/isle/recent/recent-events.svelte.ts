/** What happened lately: the acts since my last turn, and the tiles placed just now. */

import { createContext } from 'svelte';
import type { Cell } from '../../../lib/art/outline';
import type { EventMessage } from '../../../lib/types';
import type { Isle } from '../facts';
import { ActQueue } from './act-queue.svelte';
import { actsOf, sinceTurnOf, type Act } from './acts';

/** The longest list, and the shortest: what was before my turn stays in sight. */
const MOST = 24;
const LEAST = 8;
/** How many events of the log are searched. */
const REACH = 160;
/** After a pause (a reconnect, a jump in a replay) the result is enough. */
const MOST_SHOWN = 14;

export class RecentEvents {
  readonly queue = new ActQueue();
  /** The last acts of all players, the last one first. */
  acts = $state.raw<readonly Act[]>([]);
  /** How many of them came since my last turn. */
  news = $state(0);
  /** For each seat the indexes of the tiles that were placed just now. */
  laid = $state.raw<Record<number, readonly number[]>>({});
  #last: number | null = null;

  /** The squares of a boat that are marked: those of the act that is being shown, or of
   * the last tile that was placed there since my turn. */
  markedOn(seat: number): readonly Cell[] {
    const { now } = this.queue;
    if (now?.who === seat && now.cells.length) return now.cells;
    const news = this.acts.slice(0, this.news);
    return news.find((act) => act.who === seat && act.cells.length)?.cells ?? [];
  }
  /** What the sister did in her last turn, step by step. */
  get sister(): readonly Act[] {
    const hers = this.acts.filter((act) => act.who === 'sister').toReversed();
    return hers.filter((act) => act.number === hers.at(-1)?.number);
  }

  /** Called with every new state, before the page shows it. The events of the first one
   * are not new, nor are those of a state that was gone back to. */
  receive(play: Isle): void {
    const news = actsOf(play, play.fresh);
    const last = play.fresh.at(-1)?.number ?? this.#last ?? 0;
    const isNew = this.#last !== null && last > this.#last;
    const log = play.log ?? play.fresh;
    const known = actsOf(play, log.slice(-REACH));
    this.news = Math.min(sinceTurnOf(known, play.seat), MOST);
    this.acts = known.slice(-Math.max(this.news, LEAST)).toReversed();
    this.laid = isNew ? laidBy(play.fresh, play) : {};
    this.#last = last;
    if (isNew && news.length && news.length <= MOST_SHOWN) this.queue.add(news, play.seat);
    else if (!this.acts.some(({ key }) => key === this.queue.now?.key)) {
      this.queue.now = null;
    }
  }
}

function laidBy(
  events: readonly EventMessage[],
  play: Isle,
): Record<number, readonly number[]> {
  const found: Record<number, readonly number[]> = {};
  for (const { seat, tiles } of play.view.players) {
    const number = events.filter(
      (event) => event.id === 'isle.placed' && event.args.seat === seat,
    ).length;
    found[seat] = tiles.map((_, n) => n).slice(tiles.length - number);
  }
  return found;
}

export const [getRecentEvents, setRecentEvents] = createContext<RecentEvents>();
