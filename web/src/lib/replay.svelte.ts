/** A finished game, step by step: a `Play` in which nothing can be done any more. */

import { get } from './http';
import type { Play } from './play';
import type { ErrorFacts, ReplayFacts, StepFacts, Told } from './types';

/** As many steps as the server sends at once. */
const CHUNK = 32;
const SPECTATOR = '-';

/** A view holds the players by seat; each seat's own view shows that player's cards. */
interface WithPlayers {
  players?: { seat: number }[];
}

export class Replay implements Play {
  at = $state(0);
  /** Whose eyes: a seat, `all` with every secret open, or a spectator. */
  eyes = $state<number | 'all' | null>('all');
  components = $state.raw<unknown>(null);
  busy = false;
  insight = null;
  actions: string[] = [];
  private steps = $state.raw<StepFacts[]>([]);
  private fetching = new Map<number, Promise<void>>();
  private wish = 0;

  // The same objects for as long as the step is the same: boards compare them.
  readonly fresh: Told[] = $derived.by(() => {
    const number = this.step?.number ?? 0;
    const events = this.step?.events ?? [];
    const told = events.filter(
      ({ seats }) => this.eyes === 'all' || sees(seats, this.eyes),
    );
    return told.map((event) => ({ ...event, number }));
  });
  readonly view: unknown = $derived.by(() => {
    const views = this.step?.views as Record<string, WithPlayers> | undefined;
    if (!views) return undefined;
    const seen = views[String(this.seat ?? SPECTATOR)];
    return this.eyes === 'all' ? opened(seen, views) : seen;
  });

  private constructor(
    readonly table: string,
    readonly facts: ReplayFacts,
  ) {
    this.take(facts.steps);
  }

  static async open(table: string, first: number): Promise<Replay> {
    const start = Math.floor(Math.max(first, 0) / CHUNK) * CHUNK;
    return new Replay(table, await Replay.fetch(table, start));
  }

  private static fetch(table: string, first: number): Promise<ReplayFacts> {
    return get(`/api/tables/${table}/replay?first=${first}&last=${first + CHUNK - 1}`);
  }

  get length(): number {
    return this.facts.length;
  }
  get step(): StepFacts | undefined {
    return this.steps[this.at];
  }
  /** With every secret open one looks over the shoulder of whoever has acted. */
  get seat(): number | null {
    return this.eyes === 'all' ? (this.step?.seat ?? 0) : this.eyes;
  }
  get seats() {
    return this.facts.seats;
  }
  get actors(): number[] {
    const asked = (this.view as { asked?: { seats: number[] } | null } | undefined)?.asked;
    return asked?.seats ?? [];
  }
  get over(): boolean {
    return this.at === this.length;
  }
  get result() {
    return this.over ? this.facts.result : null;
  }
  /** Go to a step; its part of the story is fetched if it is not here yet. */
  async go(to: number): Promise<void> {
    const at = Math.min(Math.max(to, 0), this.length);
    this.wish = at;
    await this.need(at);
    // Whoever drags on wants the last step only.
    if (this.wish !== at) return;
    this.at = at;
    // The next part, before it is wanted; if that fails it is asked for again then.
    if (at + CHUNK / 2 <= this.length) this.need(at + CHUNK / 2).catch(() => undefined);
  }

  private need(step: number): Promise<void> {
    if (this.steps[step]) return Promise.resolve();
    const first = Math.floor(step / CHUNK) * CHUNK;
    const running =
      this.fetching.get(first) ??
      Replay.fetch(this.table, first)
        .then((found) => this.take(found.steps))
        .finally(() => this.fetching.delete(first));
    this.fetching.set(first, running);
    return running;
  }

  private take(steps: StepFacts[]): void {
    const all = [...this.steps];
    for (const step of steps) all[step.number] = step;
    this.steps = all;
  }

  act(): void {
    // The game is over.
  }
  why(): Promise<ErrorFacts | null> {
    return Promise.resolve(null);
  }
}

/** Whether an event was told to these eyes. */
const sees = (seats: readonly number[] | null, eyes: number | null): boolean =>
  seats === null || (eyes !== null && seats.includes(eyes));

/** A view with every player as that player saw itself. */
function opened(
  seen: WithPlayers | undefined,
  views: Record<string, WithPlayers>,
): unknown {
  const players = seen?.players?.map(
    (player, n) => views[String(player.seat)]?.players?.[n] ?? player,
  );
  return { ...seen, players };
}
