/**
 * Shows the states of a table one after the other, at a pace that a person can follow.
 *
 * A state is shown as soon as the one before it has had its time; bots may be far ahead
 * meanwhile. A board that animates the events of a state calls `hold`, and the next state
 * waits for the end of the animation as well.
 */

import type { State } from './types';

/** More states than this that wait to be shown share the time of this many. */
const PATIENCE = 8;

export class PacedStates {
  private waiting: State[] = [];
  private timer = 0;
  private pausing = false;
  /** Counts the states shown: an animation of an earlier one holds up nothing. */
  private turn = 0;
  private holds = 0;

  /**
   * @param show shows a state.
   * @param pause the time in ms for which a state is shown before the next one.
   * @param changed is called when states begin or cease to wait.
   */
  constructor(
    private readonly show: (state: State) => void,
    private readonly pause: (state: State) => number,
    private readonly changed: () => void = () => undefined,
  ) {}

  /** How many states wait to be shown. */
  get length(): number {
    return this.waiting.length;
  }
  /** The newest state, if it still waits. */
  get newest(): State | undefined {
    return this.waiting.at(-1);
  }

  /** A state has come. One that takes something back is shown at once. */
  push(state: State): void {
    this.waiting.push(state);
    if (state.undone.length) return this.skip();
    if (!this.pausing) this.next();
    this.changed();
  }

  /** Shows everything that has come, at once and as one state. */
  skip(): void {
    const last = this.newest;
    const all = this.waiting;
    this.clear();
    if (last) this.display(merged(all, last));
    this.changed();
  }

  /** Forgets what waits. */
  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.pausing = false;
    this.holds = 0;
    this.turn += 1;
  }

  /** The state that is shown stays at least until this is settled. */
  hold(until: Promise<unknown>): void {
    const turn = this.turn;
    const release = () => {
      if (turn !== this.turn) return;
      this.holds -= 1;
      this.goOn();
    };
    this.pausing = true;
    this.holds += 1;
    until.then(release, release);
  }

  private next(): void {
    const state = this.waiting.shift();
    if (!state) return;
    this.turn += 1;
    this.holds = 0;
    this.display(state);
    this.changed();
  }

  private display(state: State): void {
    const turn = this.turn;
    this.show(state);
    // What is shown may have led to other states.
    if (turn !== this.turn) return;
    const crowd = Math.max(1, (this.waiting.length + 1) / PATIENCE);
    const time = this.pause(state) / crowd;
    if (!time && !this.holds) {
      this.pausing = false;
      return this.next();
    }
    this.pausing = true;
    this.holds += 1;
    this.timer = window.setTimeout(() => {
      this.holds -= 1;
      this.goOn();
    }, time);
  }

  private goOn(): void {
    if (this.holds > 0) return;
    this.pausing = false;
    this.next();
  }
}

/** The last of several states, with what happened in all of them. */
function merged(all: readonly State[], last: State): State {
  if (all.length < 2) return last;
  const undone = all.flatMap((state) => state.undone);
  const gone = new Set(undone);
  const events = all
    .flatMap((state) => state.events)
    .filter((event) => !gone.has(event.number));
  return { ...last, events, undone };
}
