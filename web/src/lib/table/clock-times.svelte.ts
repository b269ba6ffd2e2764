/** The clocks of a table as they run on between two states. */

import type { Session } from '../session.svelte';

/** A player who has to act is warned when this many seconds are left. */
export const SHORT = 30;

export class ClockTimes {
  private now = $state(Date.now());
  private since = $state(Date.now());

  /** To be made while a component is set up, which then follows the time. */
  constructor(private readonly session: Session) {
    $effect(() => {
      // The times of a state count from its arrival.
      void session.state;
      this.since = this.now = Date.now();
      const timer = setInterval(() => (this.now = Date.now()), 500);
      return () => clearInterval(timer);
    });
  }

  private readonly gone = $derived(this.now - this.since);
  readonly clocks = $derived.by(() =>
    (this.session.state?.clocks ?? []).map(({ left, runs }, seat) => ({
      seat,
      runs,
      left: left === null ? null : Math.max(0, left - (runs ? this.gone : 0)),
    })),
  );
  readonly window = $derived.by(() => {
    const left = this.session.state?.window ?? null;
    return left === null ? null : Math.max(0, left - this.gone);
  });
  /** The time of this seat in ms, if it has to act. */
  readonly own = $derived.by(
    () =>
      this.clocks.find(({ seat, runs }) => runs && seat === this.session.seat)?.left ??
      null,
  );
  /** Whether this seat has to act and has little time left: with none, a bot acts. */
  readonly hurry = $derived.by(
    () => !this.session.over && !!this.own && this.own < SHORT * 1000,
  );
}
