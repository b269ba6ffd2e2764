/** What happened lately: the acts since my last turn, and the tiles placed just now. */

import { createContext } from 'svelte';
import type { Cell } from '../../../lib/art/outline';
import { latestOf } from '../../../lib/recent/acts';
import { newsFor } from '../../../lib/recent/news';
import type { EventMessage } from '../../../lib/types';
import type { Isle } from '../facts';
import { ActQueue } from './act-queue.svelte';
import { actsOf, type Act } from './acts';

/** How many events of the log are searched. */
const REACH = 160;
/** After a pause (a reconnect, a jump in a replay) the result is enough. */
const MOST_SHOWN = 14;

/** Events about a seat that come without its doing. */
const DEALT = ['isle.packet', 'isle.revealed'];

export class RecentEvents {
  readonly queue = new ActQueue();
  /** The last acts of all players, the last one first. */
  acts = $state.raw<readonly Act[]>([]);
  /** How many of them came since my last turn. */
  news = $state(0);
  /** For each seat the indexes of the tiles that were placed just now. */
  laid = $state.raw<Record<number, readonly number[]>>({});
  /** The cats of the fields that are new since my last action, as `red-C16`. */
  cats = $state.raw<ReadonlySet<string>>(new Set());
  /** The tiles that others placed since my last action. */
  #tiles = $state.raw<readonly Act[]>([]);
  #last: number | null = null;
  #spectated = $state(false);

  /** The squares of a boat that are marked: those of the act that is being shown, or of
   * all tiles that were placed there since my last action. A spectator sees the last. */
  markedOn(seat: number): readonly Cell[] {
    const { now } = this.queue;
    if (now?.who === seat && now.cells.length) return now.cells;
    const tiles = this.#tiles.filter((act) => act.who === seat);
    if (tiles.length) return tiles.flatMap(({ cells }) => cells);
    const news = this.acts.slice(0, this.#spectated ? this.news : 0);
    return news.find((act) => act.who === seat && act.cells.length)?.cells ?? [];
  }

  /** Called with every new state, before the page shows it. The events of the first one
   * are not new, nor are those of a state that was gone back to. */
  receive(play: Isle): void {
    const news = actsOf(play, play.fresh);
    const last = play.fresh.at(-1)?.number ?? this.#last ?? 0;
    const isNew = this.#last !== null && last > this.#last;
    const log = play.log ?? play.fresh;
    const latest = latestOf(actsOf(play, log.slice(-REACH)), play.seat);
    this.news = latest.news;
    this.acts = latest.acts;
    const since = newsFor(log, play.seat, DEALT);
    this.#spectated = play.seat === null;
    this.#tiles = actsOf(play, since).filter(
      (act) => act.cells.length && act.who !== play.seat,
    );
    this.cats = new Set(since.flatMap(newCats));
    this.laid = isNew ? laidBy(play.fresh, play) : {};
    this.#last = last;
    if (isNew && news.length && news.length <= MOST_SHOWN) this.queue.add(news, play.seat);
    else if (!this.acts.some(({ key }) => key === this.queue.now?.key)) {
      this.queue.now = null;
    }
  }
}

/** The cats that an event brought to the fields. */
function newCats({ id, args }: EventMessage): string[] {
  if (id === 'isle.fields') return [args.left, args.right].flat().map(String);
  if (id === 'isle.pool') return [args.cats].flat().map(String);
  const moved = id === 'isle.cat_put' || id === 'isle.cat_moved';
  return moved ? [`${String(args.colour)}-${String(args.tile)}`] : [];
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
