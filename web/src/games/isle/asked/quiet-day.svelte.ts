/** Windows for anytime cards that are passed in advance: all of a day, or all except those in
 * which a card can be played that the player wants to be asked about.
 *
 * Only this browser knows. Among people the answer comes after a time that depends on
 * nothing: not on the hand, and not on whether the player is asked. A player who is asked
 * about a card has exactly this time to play it, and passes at the same moment as one who
 * is not, so that neither times nor messages tell anything. */

import { SvelteSet } from 'svelte/reactivity';
import type { Isle } from '../facts';

/** Between these times, in ms, a window is passed. */
const SOONEST = 1200;
const LATEST = 4000;
/** With standing choices: long enough to decide about a card. */
const STANDING_SOONEST = 7000;
const STANDING_LATEST = 10_000;
/** After the last window no card counts any more. */
const ALWAYS_ASKED = 'scoring';

export class QuietDay {
  /** The day on which nothing is asked. */
  private day = $state<number | null>(null);
  /** Every window is passed in advance, except for the cards in `stops`. */
  standing = $state(false);
  readonly stops = new SvelteSet<number>();

  constructor(
    private readonly play: () => Isle,
    private readonly pass: () => void,
  ) {}

  /** Whether all others are bots, from whom nothing has to be hidden. */
  get alone(): boolean {
    const { seat: own, seats } = this.play();
    return seats.every(({ seat, kind }) => seat === own || kind === 'bot');
  }
  private get inWindow(): boolean {
    const { view, actions, seat, actors } = this.play();
    const { asked } = view;
    const mine = seat !== null && actors.includes(seat) && actions.includes('done');
    return mine && asked?.decision === 'window' && asked.moment !== ALWAYS_ASKED;
  }
  private get on(): boolean {
    return this.standing || this.day === this.play().view.day;
  }
  /** Whether a window is open in which it can be chosen. */
  get offered(): boolean {
    return this.inWindow && !this.on;
  }
  /** Whether a card can be played now that the player wants to be asked about. */
  get stopped(): boolean {
    if (!this.standing || !this.inWindow) return false;
    return this.play().actions.some((action) => {
      const [verb, card] = action.split(' ');
      return verb === 'anytime' && this.stops.has(Number(card));
    });
  }
  /** Whether the window is passed at its time, and by nobody sooner. */
  get timed(): boolean {
    return this.standing && this.inWindow && !this.alone;
  }

  toggleStop(card: number): void {
    if (!this.stops.delete(card)) this.stops.add(card);
  }

  begin(): void {
    this.day = this.play().view.day;
    this.pass();
  }

  /** Passes a window, if it is to be passed; the answer stops it. */
  answer(): (() => void) | undefined {
    if (!this.on || !this.inWindow || this.play().busy) return;
    if (this.alone && this.stopped) return;
    const [soonest, latest] = this.standing
      ? [STANDING_SOONEST, STANDING_LATEST]
      : [SOONEST, LATEST];
    const time = this.alone ? 0 : soonest + Math.random() * (latest - soonest);
    const timer = setTimeout(() => this.pass(), time);
    return () => clearTimeout(timer);
  }
}
