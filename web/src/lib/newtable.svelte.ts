/** A table that is being set up. */

import { opponent } from './tables';
import type { GameFacts, OptionFacts, Pace, SeatForm, TableForm } from './types';

export type Value = boolean | number | string;
type Kind = SeatForm['kind'];

/** How a table is run, besides its game and its clock. */
type Manners = Required<
  Pick<
    TableForm,
    'on_timeout' | 'on_leave' | 'window_seconds' | 'public' | 'spectators' | 'hints'
  >
>;
const USUAL: Readonly<Manners> = {
  on_timeout: 'bot',
  on_leave: 'bot',
  window_seconds: 20,
  public: false,
  spectators: true,
  hints: true,
};

/** What a value of an option means. */
export const meaning = (option: OptionFacts, value: Value | undefined): string =>
  option.words[String(value)] ?? String(value);

export class NewTable {
  seats = $state<SeatForm[]>([]);
  /** How I am called, here and from now on. */
  myName = $state('');
  options = $state<Record<string, Value>>({});
  pace = $state<Pace>({ kind: 'none', seconds: 900, increment: 10, hours: 24 });
  manners = $state<Manners>({ ...USUAL });

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

  /** The first of a game's options says which game it is. It is asked of everybody, with
   * those that the usual game does not have. */
  get asked(): OptionFacts[] {
    return this.offered.filter((option) => this.first(option));
  }

  /** The others, for who looks for them. */
  get further(): OptionFacts[] {
    return this.offered.filter((option) => !this.first(option));
  }

  private first({ id, only }: OptionFacts): boolean {
    const [first] = this.game.options;
    if (!first || id === first.id) return true;
    return only?.option === first.id && !only.values.includes(first.default);
  }

  /** Those of the others that are not as usual. */
  get changedOptions(): OptionFacts[] {
    return this.further.filter((option) => this.options[option.id] !== option.default);
  }

  /** What is not as usual in how the table is run. An emptied field chooses nothing yet. */
  get changedManners(): (keyof Manners)[] {
    const known = Object.keys(USUAL) as (keyof Manners)[];
    const matter = known.filter((key) => key !== 'on_timeout' || this.timed);
    return matter.filter((key) => (this.manners[key] ?? USUAL[key]) !== USUAL[key]);
  }

  get timed(): boolean {
    return this.pace.kind !== 'none';
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
      ...this.manners,
    };
  }
}
