/** The form of a new table. */

import { givenFigures } from './figures';
import { place } from './place.svelte';
import { opponent } from './tables';
import type {
  FigureFacts,
  GameFacts,
  OptionFacts,
  Pace,
  SeatForm,
  TableForm,
} from './types';

export type Value = boolean | number | string;
type Kind = SeatForm['kind'];

/** The settings of a table besides its game and clock. */
type TableTerms = Required<
  Pick<
    TableForm,
    'on_timeout' | 'on_leave' | 'window_seconds' | 'public' | 'spectators' | 'hints'
  >
>;
const DEFAULTS: Readonly<TableTerms> = {
  on_timeout: 'bot',
  on_leave: 'bot',
  window_seconds: 20,
  public: false,
  spectators: true,
  hints: true,
};

/** The text for a value of an option. */
export const valueText = (option: OptionFacts, value: Value | undefined): string =>
  option.words[String(value)] ?? String(value);

export class NewTable {
  seats = $state<SeatForm[]>([]);
  /** My name, at this table and from now on. */
  myName = $state('');
  options = $state<Record<string, Value>>({});
  pace = $state<Pace>({ kind: 'none', seconds: 900, increment: 10, hours: 24 });
  terms = $state<TableTerms>({ ...DEFAULTS });

  constructor(readonly game: GameFacts) {
    const number = game.seats.find((seats) => seats > 1) ?? 1;
    this.seats = Array.from({ length: number }, (_, n) =>
      n ? this.other() : this.seat('me'),
    );
    for (const option of game.options) this.options[option.id] = option.default;
  }

  private seat(kind: Kind): SeatForm {
    return kind === 'bot' ? { kind, bot: opponent(this.game) } : { kind };
  }

  /** A seat for a friend, or for a bot where no friend can come. */
  private other(): SeatForm {
    return this.seat(place.local ? 'bot' : 'open');
  }

  /** Changes the number of seats; the first ones stay as they are. */
  resize(number: number): void {
    const more = Array.from({ length: Math.max(0, number - this.seats.length) }, () =>
      this.other(),
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

  /** The values of an option that are possible with this number of seats. */
  values(option: OptionFacts): Value[] {
    return option.values.filter((value) =>
      option.seats[String(value)]?.includes(this.seats.length),
    );
  }

  change(seat: number, kind: Kind): void {
    this.seats[seat] = { ...this.seat(kind), figure: this.seats[seat]?.figure ?? null };
  }

  /** The figure of each seat, chosen or not. */
  get figures(): (FigureFacts | undefined)[] {
    return givenFigures(
      this.game.figures,
      this.seats.map(({ figure }) => figure),
    );
  }

  /** The figures that were chosen for other seats. */
  chosenBeside(seat: number): string[] {
    return this.seats.flatMap(({ figure }, at) => (figure && at !== seat ? [figure] : []));
  }

  /** Options that have an effect with what is chosen now. */
  get effectiveOptions(): OptionFacts[] {
    return this.game.options.filter((option) => this.hasEffect(option));
  }

  /** The options shown at once: a game's first one, which says what kind of game it is,
   * and those that only exist with another value of it. */
  get mainOptions(): OptionFacts[] {
    return this.effectiveOptions.filter((option) => this.isMain(option));
  }

  /** The options under "More options". */
  get moreOptions(): OptionFacts[] {
    return this.effectiveOptions.filter((option) => !this.isMain(option));
  }

  private isMain({ id, only }: OptionFacts): boolean {
    const [first] = this.game.options;
    if (!first || id === first.id) return true;
    return only?.option === first.id && !only.values.includes(first.default);
  }

  /** The options under "More options" that differ from their defaults. */
  get changedOptions(): OptionFacts[] {
    return this.moreOptions.filter((option) => this.options[option.id] !== option.default);
  }

  /** The terms that differ from the defaults. An empty field counts as the default. */
  get changedTerms(): (keyof TableTerms)[] {
    const known = Object.keys(DEFAULTS) as (keyof TableTerms)[];
    const relevant = known.filter((key) => key !== 'on_timeout' || this.timed);
    return relevant.filter((key) => (this.terms[key] ?? DEFAULTS[key]) !== DEFAULTS[key]);
  }

  get timed(): boolean {
    return this.pace.kind !== 'none';
  }

  private hasEffect(option: OptionFacts): boolean {
    const { only } = option;
    if (!only) return true;
    const other = this.options[only.option];
    return other !== undefined && only.values.includes(other);
  }

  get form(): TableForm {
    const chosen = this.effectiveOptions.filter((o) => this.options[o.id] !== o.default);
    return {
      game: this.game.id,
      seats: this.seats.map((seat) => ({ ...seat, name: seat.name?.trim() || null })),
      options: Object.fromEntries(chosen.map((o) => [o.id, this.options[o.id] as Value])),
      pace: { ...this.pace },
      ...this.terms,
    };
  }
}
