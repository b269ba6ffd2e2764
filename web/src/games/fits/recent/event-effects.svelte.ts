/** Shows the latest events: pieces that fly to their places, closing boxes, sounds, and the
 * acts of all players since my last turn. */

import { tick } from 'svelte';
import { latestOf } from '../../../lib/recent/acts';
import { newsFor } from '../../../lib/recent/news';
import { settings } from '../../../lib/settings.svelte';
import { play as sound } from '../../../lib/sound';
import { boxAt, boxKey, type FitsPlay } from '../facts';
import type { BoxView, FitsView } from '../types';
import { actsOf, listed, type Act, type Piece } from './acts';

/** More events than this at once are old ones, as after a reload: they have no effects. */
const MOST_EVENTS = 12;
/** How many events of the log are searched. */
const REACH = 160;
/** Times as multiples of the chosen speed. */
export const CLOSING = 4;
const FLIGHT = 1.4;

export interface Laid {
  x: number;
  y: number;
  seat: number;
}

/** A piece on its way across the board. */
export interface Flight {
  id: number;
  piece: Piece;
  from: DOMRect;
  to: DOMRect;
  time: number;
  onland: () => void;
}

/** Where things are on the screen. */
export interface Places {
  /** The first of these parts of the board that is there. */
  partOf(...selectors: string[]): DOMRect | null;
  /** The place of a piece on the table, as it will be when the camera rests. */
  spotOf(act: Act): DOMRect | null;
  /** Brings it into sight. */
  reach(act: Act): void;
}

interface Journey {
  piece: Piece;
  from: DOMRect;
  to: () => DOMRect | null;
}

const playerOf = (seat: number): string => `[data-player="${seat}"]`;
const DECK = '[data-deck]';
/** The card that is being placed. */
const LAYING = '[data-laying]';
const TO_HAND = ['drew', 'drew_own', 'drew_toy'];

export class EventEffects {
  closings = $state.raw<BoxView[]>([]);
  /** The cards that others have placed since the viewer's last turn. */
  laid = $state.raw<Laid[]>([]);
  /** The last acts, the newest first, and how many of them came since my last turn. */
  acts = $state.raw<readonly Act[]>([]);
  news = $state(0);
  /** What others have placed since my last action. */
  since = $state.raw<readonly Act[]>([]);
  /** The act that is being shown, or was shown last: its place stays marked. */
  now = $state.raw<Act | null>(null);
  flights = $state.raw<readonly Flight[]>([]);
  /** The table as it was, until what flies has landed. */
  before = $state.raw<FitsView | null>(null);
  /** The card that is on its way to a hand or to be placed. */
  coming = $state<string | null>(null);
  private last: number | null = null;
  private view: FitsView | null = null;
  /** Counts the states: an earlier one has nothing to show any more. */
  private turn = 0;
  private count = 0;

  constructor(private readonly places: Places) {}

  /** Called with every new state, before the page shows it. The events of the first one
   * are not new, nor are those of a state that was gone back to. */
  receive(play: FitsPlay): void {
    const last = play.fresh.at(-1)?.number ?? this.last ?? 0;
    const isNew = this.last !== null && last > this.last;
    const before = this.view;
    const log = (play.log ?? play.fresh).slice(-REACH);
    const latest = latestOf(actsOf(play, log).filter(listed), play.seat);
    [this.acts, this.news] = [latest.acts, latest.news];
    const others = actsOf(play, newsFor(log, play.seat)).filter(listed);
    this.since = others.filter(({ spot, seat }) => spot && seat !== play.seat);
    [this.last, this.view] = [last, play.view];
    this.land();
    this.note(play);
    if (isNew && before && play.fresh.length <= MOST_EVENTS) {
      const shown = this.show(play, before);
      if (settings.duration) play.hold?.(shown);
    } else if (!this.acts.some(({ key }) => key === this.now?.key)) this.now = null;
  }

  /** Shows an act once more. */
  again(act: Act, view: FitsView): void {
    this.land();
    this.now = act;
    this.places.reach(act);
    const box = act.name === 'box_closed' && act.spot;
    if (box) this.close(view, box.x, box.y);
    const from = this.places.partOf(playerOf(act.seat));
    const flies = act.piece.kind !== 'box' && act.spot && from && this.moves;
    if (!flies) return;
    void this.fly([{ piece: act.piece, from, to: () => this.places.spotOf(act) }]);
  }

  private get moves(): boolean {
    return settings.duration > 0 && !document.hidden;
  }

  /** All that flies is where it belongs. */
  private land(): void {
    this.turn += 1;
    this.flights = [];
    this.before = null;
    this.coming = null;
  }

  private note(play: FitsPlay): void {
    let laid = [...this.laid];
    if (play.fresh.length > MOST_EVENTS) return;
    for (const { id, args } of play.fresh) {
      if (!/^fits\.(started|laid|asleep)$/.test(id)) continue;
      const [x, y, seat] = [Number(args.x), Number(args.y), Number(args.seat)];
      if (seat === play.seat) laid = [];
      else laid = [...laid.filter((one) => one.seat !== seat), { x, y, seat }];
    }
    this.laid = laid;
  }

  private async show(play: FitsPlay, before: FitsView): Promise<void> {
    const { turn } = this;
    const acts = actsOf(play, play.fresh);
    const shown = acts.findLast((act) => act.spot && act.name !== 'box_closed');
    if (shown) this.now = shown.seat === play.seat ? null : shown;
    const journeys = this.moves ? acts.flatMap((act) => this.journeysOf(play, act)) : [];
    journeys.push(...(this.moves ? this.drawn(play) : []));
    if (journeys.length) {
      if (shown && shown.seat !== play.seat) this.before = before;
      const card = play.view.asked?.card ?? null;
      if (acts.some(({ name }) => ['plays', 'drew_toy'].includes(name))) this.coming = card;
      await tick();
      if (shown) this.places.reach(shown);
      await this.fly(journeys);
    }
    // Another state has come meanwhile.
    if (turn !== this.turn) return;
    [this.before, this.coming] = [null, null];
    await this.closeAll(play, acts);
  }

  private async closeAll(play: FitsPlay, acts: readonly Act[]): Promise<void> {
    const closed = acts.filter(({ name }) => name === 'box_closed');
    if (closed.length) sound('close');
    else if (acts.some(({ spot }) => spot)) sound('lay');
    const times = closed.map(({ spot }) =>
      spot ? this.close(play.view, spot.x, spot.y) : 0,
    );
    const time = Math.max(0, ...times);
    if (time) await new Promise((resolve) => setTimeout(resolve, time));
  }

  /** What flies where; my own pieces are where I have put them. */
  private journeysOf(play: FitsPlay, act: Act): Journey[] {
    const { places } = this;
    if (act.seat === play.seat || act.piece.kind === 'box') return [];
    const home = playerOf(act.seat);
    const drawn = TO_HAND.includes(act.name);
    const from = drawn
      ? places.partOf(DECK)
      : act.name === 'plays'
        ? places.partOf(home)
        : places.partOf(LAYING, home);
    if (!from) return [];
    const to = (): DOMRect | null => {
      if (act.spot) return places.spotOf(act);
      return act.name === 'drew' ? places.partOf(home) : places.partOf(LAYING, home);
    };
    const back = act.name === 'princess' ? this.homeward(act) : [];
    return [{ piece: act.piece, from, to }, ...back];
  }

  /** The cat whose place the Princess takes. */
  private homeward(act: Act): Journey[] {
    const from = this.places.spotOf(act);
    const { owner } = act;
    if (!from || owner === null) return [];
    const kind = act.spot?.kind === 'joint' ? 'cat' : 'sleeper';
    const piece: Piece = { kind, card: '', turned: false, seat: owner };
    return [{ piece, from, to: () => this.places.partOf(playerOf(owner)) }];
  }

  /** The card that I have drawn comes from the deck into the hand. */
  private drawn(play: FitsPlay): Journey[] {
    const own = play.fresh.find(({ id }) => id === 'fits.drew_own');
    const from = own && this.places.partOf(DECK);
    if (!from) return [];
    const card = String(own.args.card);
    const kind = /^P\d/.test(card) ? 'princess' : 'card';
    this.coming = card;
    const to = () => this.places.partOf(`[data-hand-card="${card}"]`);
    return [{ piece: { kind, card, turned: false, seat: play.seat }, from, to }];
  }

  private async fly(journeys: readonly Journey[]): Promise<void> {
    const { turn } = this;
    const landed = journeys.map(({ piece, from, to: find }) => {
      const to = find();
      if (!to) return Promise.resolve();
      return new Promise<void>((resolve) => {
        const id = ++this.count;
        const onland = () => {
          this.flights = this.flights.filter((one) => one.id !== id);
          resolve();
        };
        const time = settings.duration * FLIGHT;
        this.flights = [...this.flights, { id, piece, from, to, time, onland }];
      });
    });
    await Promise.all(landed);
    if (turn === this.turn) this.before = null;
  }

  /** Shows the closing of a box; how long it takes. Without motion it is a stamp. */
  private close(view: FitsView, x: number, y: number): number {
    const box = boxAt(view, x, y);
    const time = settings.still ? 2 * settings.pause : settings.duration * CLOSING;
    if (!box || !time || this.closings.some((one) => boxKey(one) === boxKey(box))) return 0;
    this.closings = [...this.closings, box];
    setTimeout(() => (this.closings = this.closings.filter((one) => one !== box)), time);
    return time;
  }
}
