/**
 * Shows what players did, one act after the other. `show` resolves when an act has been
 * seen, so that any queue of events can drive it; `add` is a queue of its own.
 */

import { tick } from 'svelte';
import { settings } from '../../../lib/settings.svelte';
import { play as sound } from '../../../lib/sound';
import type { Act, Actor, Named } from './acts';
import type { Cell } from '../../../lib/art/outline';

/** A tile on its way across the screen. */
export interface Flight {
  id: number;
  tile: Named;
  cells: readonly Cell[];
  from: DOMRect;
  to: DOMRect;
  time: number;
  onland: () => void;
}

/** Times as multiples of the chosen speed. */
const FLIGHT = 1.3;
const CARD = 4;
const WORD = 1.2;
/** Cards that are shown large when they are played; others can be looked at again. */
const LARGE = ['anytime', 'find', 'public_lesson'];
/** A queue longer than this is shown faster. */
const PATIENCE = 3;

const firstOf = (cells: readonly Cell[]): string => cells[0]?.join() ?? '';
export const landingKey = (who: Actor, cells: readonly Cell[]): string =>
  `${who} ${firstOf(cells)}`;

const rectOf = (selector: string): DOMRect | null => {
  const found = document.querySelector(selector)?.getBoundingClientRect();
  return found && found.width > 0 ? found : null;
};
/** Where a tile lies beside the island. */
const sourceOf = ({ shape, colour, kind }: Named): DOMRect | null =>
  rectOf(`[data-piece="${shape} ${kind === 'oshax' ? '' : (colour ?? '')}"]`);

export class ActQueue {
  flights = $state.raw<readonly Flight[]>([]);
  /** The act that is being shown, or was shown last: its squares stay marked. */
  now = $state.raw<Act | null>(null);
  /** The cards that are shown large. */
  shown = $state.raw<Act | null>(null);
  /** Tiles that have not landed yet, by `landingKey`. */
  coming = $state.raw<ReadonlySet<string>>(new Set());
  #waiting: { act: Act; from: DOMRect | null }[] = [];
  #running = false;
  #ended: (() => void)[] = [];
  #flights = 0;
  #stopped = false;

  get busy(): boolean {
    return this.#running;
  }
  /** Settled when all acts have been shown. */
  finished(): Promise<void> {
    return new Promise((resolve) => this.#ended.push(resolve));
  }

  /** Remembers where tiles lie before the page changes, and shows each act in turn. */
  add(acts: readonly Act[], me: number | null): void {
    for (const act of acts) {
      // A tile that I have placed is where I held it.
      const flies = act.tile && act.who !== me ? act.tile : null;
      const from = flies && sourceOf(flies);
      if (flies && act.cells.length)
        this.coming = new Set([...this.coming, landingKey(act.who, act.cells)]);
      this.#waiting.push({ act, from });
    }
    if (!this.#running) void this.#run(me);
  }

  /** Shows an act once more. */
  again(act: Act): void {
    this.shown = act.cards.length && this.shown?.key !== act.key ? act : null;
    void this.show(act, null, 1, true);
  }

  stop(): void {
    this.#stopped = true;
    this.#waiting = [];
  }

  async #run(me: number | null): Promise<void> {
    this.#running = true;
    await tick();
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const hurry = Math.max(1, (this.#waiting.length + 1) / PATIENCE);
      await this.show(next.act, next.from, 1 / hurry, next.act.who !== me);
    }
    this.#running = false;
    for (const ended of this.#ended.splice(0)) ended();
  }

  /** Shows one act; `pace` below 1 is faster. */
  async show(act: Act, from: DOMRect | null, pace = 1, flies = true): Promise<void> {
    this.now = act;
    const time = document.hidden ? 0 : settings.duration * pace;
    if (flies && act.tile) await this.#fly(act, act.tile, from, time * FLIGHT);
    else if (flies && LARGE.includes(act.name) && time)
      await this.#turnUp(act, time * CARD);
    else if (time) await this.#pause(time * (flies ? WORD : 0.2));
  }

  async #fly(act: Act, tile: Named, source: DOMRect | null, time: number): Promise<void> {
    const key = landingKey(act.who, act.cells);
    const to = rectOf(`[data-boat="${act.who}"] [data-at="${firstOf(act.cells)}"]`);
    const goal =
      to ??
      (act.cells.length ? null : sourceOf(tile)) ??
      rectOf(`[data-actor="${act.who}"]`);
    const from = source ?? rectOf('[data-part="field"]');
    if (time && goal && from && !this.#stopped) {
      await new Promise<void>((resolve) => {
        const id = ++this.#flights;
        const onland = () => {
          this.flights = this.flights.filter((one) => one.id !== id);
          resolve();
        };
        const flight = { id, tile, cells: act.cells, from, to: goal, time, onland };
        this.flights = [...this.flights, flight];
      });
      sound('lay');
    }
    this.coming = new Set([...this.coming].filter((one) => one !== key));
  }

  async #turnUp(act: Act, time: number): Promise<void> {
    this.shown = act;
    await this.#pause(time);
    if (this.shown === act) this.shown = null;
  }

  #pause(time: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.#stopped ? 0 : time));
  }
}
