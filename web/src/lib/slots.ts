/**
 * Things in a row that keep their places: what goes away leaves a gap, so that nothing moves
 * under the pointer.
 */

export interface Slot<T> {
  key: string;
  thing: T;
  /** Only its gap is left. */
  gone: boolean;
}

/** What becomes of a new thing: it goes to the end, into the first gap, or the whole row is
 * made anew. */
export type Newcomer = 'append' | 'refill' | 'anew';

export class Slots<T> {
  /** Counts how often the row was made anew. */
  round = 0;
  private step = '';
  private slots: readonly Slot<T>[] = [];

  constructor(
    private readonly keyOf: (thing: T) => string,
    private readonly newcomer: Newcomer,
  ) {}

  /** The row with these things. In another step of the game it has no gaps. */
  arrange(step: string, things: readonly T[]): readonly Slot<T>[] {
    const now = new Map(things.map((thing) => [this.keyOf(thing), thing]));
    const known = new Set(this.slots.map(({ key }) => key));
    const isNew = [...now.keys()].some((key) => !known.has(key));
    if (step !== this.step || (isNew && this.newcomer === 'anew')) this.begin(now);
    else this.slots = this.keep(now, known);
    this.step = step;
    return this.slots;
  }

  private begin(now: ReadonlyMap<string, T>): void {
    const before = this.slots.map(({ key }) => key).join();
    this.slots = [...now].map(([key, thing]) => ({ key, thing, gone: false }));
    if (before !== [...now.keys()].join()) this.round += 1;
  }

  private keep(
    now: ReadonlyMap<string, T>,
    known: ReadonlySet<string>,
  ): readonly Slot<T>[] {
    const fresh = [...now]
      .filter(([key]) => !known.has(key))
      .map(([key, thing]) => ({ key, thing, gone: false }));
    const kept = this.slots.map((slot) => {
      const thing = now.get(slot.key);
      if (thing !== undefined) return { ...slot, thing, gone: false };
      const next = this.newcomer === 'refill' ? fresh.shift() : undefined;
      return next ?? { ...slot, gone: true };
    });
    return [...kept, ...fresh];
  }
}
