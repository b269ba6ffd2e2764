/** A table that is being set up. */

import { opponent } from './tables';
import type { GameFacts, OptionFacts, Pace, SeatForm, TableForm } from './types';

export type Value = boolean | number | string;
type Kind = SeatForm['kind'];

export class NewTable {
  seats = $state<SeatForm[]>([]);
  /** How I am called, here and from now on. */
  myName = $state('');
  options = $state<Record<string, Value>>({});
  pace = $state<Pace>({ kind: 'none', seconds: 900, increment: 10, hours: 24 });
  onTimeout = $state<'bot' | 'loss'>('bot');
  onLeave = $state<'bot' | 'end'>('bot');
  windowSeconds = $state(20);
  open = $state(false);
  spectators = $state(true);
  hints = $state(true);

  constructor(readonly game: GameFacts) {
    const number = game.seats.find((seats) => seats > 1) ?? 1;
    this.seats = Array.from({ length: number }, (_, n) =>
      n ? this.seat('open') : this.seat('me'),
    );
    for (const option of game.options) this.options[option.id] = option.default;
  }

  private seat(kind: Kind): SeatForm {
    return kind === 'bot' ? { kind, bot: opponent(this.game) } : { kind };
  }

  /** As many seats as wished; those who are there stay. */
  resize(number: number): void {
    const more = Array.from({ length: Math.max(0, number - this.seats.length) }, () =>
      this.seat('open'),
    );
    this.seats = [...this.seats.slice(0, number), ...more];
    for (const option of this.game.options) {
      const values = this.values(option);
      const now = this.options[option.id];
      if (now === undefined || (option.values.includes(now) && !values.includes(now))) {
        this.options[option.id] = values[0] ?? option.default;
      }
    }
  }

  /** The values of an option that can be played with so many. */
  values(option: OptionFacts): Value[] {
    return option.values.filter((value) =>
      option.seats[String(value)]?.includes(this.seats.length),
    );
  }

  change(seat: number, kind: Kind): void {
    this.seats[seat] = this.seat(kind);
  }

  /** Options that have an effect with what is chosen now. */
  get offered(): OptionFacts[] {
    return this.game.options.filter((option) => this.matters(option));
  }

  private matters(option: OptionFacts): boolean {
    const { only } = option;
    if (!only) return true;
    const other = this.options[only.option];
    return other !== undefined && only.values.includes(other);
  }

  get form(): TableForm {
    const chosen = this.offered.filter((o) => this.options[o.id] !== o.default);
    return {
      game: this.game.id,
      seats: this.seats.map((seat) => ({ ...seat, name: seat.name?.trim() || null })),
      options: Object.fromEntries(chosen.map((o) => [o.id, this.options[o.id] as Value])),
      pace: { ...this.pace },
      on_timeout: this.onTimeout,
      on_leave: this.onLeave,
      window_seconds: this.windowSeconds,
      public: this.open,
      spectators: this.spectators,
      hints: this.hints,
    };
  }
}
