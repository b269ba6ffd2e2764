/** A replay of a finished game, step by step: a `Play` without actions. */

import { get } from './http';
import type { Play } from './play';
import type { ErrorFacts, ReplayFacts, StepFacts, EventMessage, Words } from './types';

/** The number of steps that the server sends at once. */
const CHUNK = 32;
const SPECTATOR = '-';
/** Milliseconds between two requests for words: below the rate limit of the server. */
const WORDS_INTERVAL = 250;

/** The views of our games list their players; a seat's own view shows its hand. */
interface WithPlayers {
  players?: { seat: number }[];
}

export class Replay implements Play {
  at = $state(0);
  /** Whose view: a seat's, a spectator's (null), or `all` with every hand open. */
  viewer = $state<number | 'all' | null>('all');
  components = $state.raw<unknown>(null);
  readonly finished = true;
  /** Everyone has a name: with every hand open the view changes from seat to seat. */
  readonly reader = null;
  busy = false;
  insight = null;
  actions: string[] = [];
  /** The actions that an analysis marks on the board. While there are any, the board shows
   * the position before this step, as the seat that acted saw it. */
  marks = $state.raw<readonly string[]>([]);
  private steps = $state.raw<StepFacts[]>([]);
  private fetching = new Map<number, Promise<void>>();
  /** The step asked for last. */
  private requested = 0;
  /** The time from which words may be asked for again. */
  private wordsAfter = 0;

  // Boards compare these objects: they stay the same as long as the step does.
  readonly fresh: EventMessage[] = $derived(
    this.marks.length ? [] : this.eventsOf(this.step),
  );
  /** The events up to this step, as far as they are loaded. */
  readonly log: EventMessage[] = $derived(
    this.steps.slice(0, this.at + 1).flatMap((step) => this.eventsOf(step)),
  );
  readonly view: unknown = $derived.by(() => {
    const step = this.marks.length ? this.steps[this.at - 1] : this.step;
    const views = step?.views as Record<string, WithPlayers> | undefined;
    if (!views) return undefined;
    const seen = views[String(this.seat ?? SPECTATOR)];
    return this.viewer === 'all' ? withOpenHands(seen, views) : seen;
  });

  private constructor(
    readonly table: string,
    readonly facts: ReplayFacts,
  ) {
    this.addSteps(facts.steps);
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
  /** With every hand open the view is that of the player who has just acted. */
  get seat(): number | null {
    const actor = this.marks.length > 0;
    return actor || this.viewer === 'all' ? (this.step?.seat ?? 0) : this.viewer;
  }
  get seats() {
    return this.facts.seats;
  }
  get options() {
    return this.facts.options;
  }
  get actors(): number[] {
    const asked = (this.view as { asked?: { seats: number[] } | null } | undefined)?.asked;
    return asked?.seats ?? [];
  }
  get over(): boolean {
    return this.at === this.length && !this.marks.length;
  }
  get result() {
    return this.over ? this.facts.result : null;
  }
  /** Goes to a step; fetches it first if necessary. */
  async go(to: number): Promise<void> {
    const at = Math.min(Math.max(to, 0), this.length);
    this.requested = at;
    await this.ensureStep(at);
    // While the slider is dragged only the last step counts.
    if (this.requested !== at) return;
    if (this.at !== at) this.marks = [];
    this.at = at;
    // Fetch ahead; if that fails, the step itself is fetched later.
    if (at + CHUNK / 2 <= this.length)
      this.ensureStep(at + CHUNK / 2).catch(() => undefined);
  }

  /** Shows the position before this step with the marks of actions; none: the step. */
  async mark(actions: readonly string[]): Promise<void> {
    const { at } = this;
    if (actions.length && at > 0) await this.ensureStep(at - 1);
    if (this.at === at) this.marks = at > 0 ? actions : [];
  }

  /** The events of a step that the viewer could see. */
  private eventsOf(step: StepFacts | undefined): EventMessage[] {
    const visible = (step?.events ?? []).filter(
      ({ seats }) => this.viewer === 'all' || canSee(seats, this.viewer),
    );
    return visible.map((event) => ({ ...event, number: step?.number ?? 0 }));
  }

  private ensureStep(step: number): Promise<void> {
    if (this.steps[step]) return Promise.resolve();
    const first = Math.floor(step / CHUNK) * CHUNK;
    const running =
      this.fetching.get(first) ??
      Replay.fetch(this.table, first)
        .then((found) => this.addSteps(found.steps))
        .finally(() => this.fetching.delete(first));
    this.fetching.set(first, running);
    return running;
  }

  private addSteps(steps: StepFacts[]): void {
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
  /** The step as text. Null if it was left meanwhile, or if the server does not answer. */
  async words(picture = false): Promise<Words | null> {
    const { seat } = this;
    const at = this.marks.length ? this.at - 1 : this.at;
    const wait = this.wordsAfter - Date.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const current = this.marks.length ? this.at - 1 : this.at;
    if (current !== at || this.seat !== seat) return null;
    this.wordsAfter = Date.now() + WORDS_INTERVAL;
    const viewer = seat === null ? '' : `&seat=${seat}`;
    const path = `/api/tables/${this.table}/words?step=${at}${viewer}&picture=${picture}`;
    return get<Words>(path).catch(() => null);
  }
}

/** The step of an event that a viewer could see, counted from the last one. The log of a
 * table numbers its rows in another way: it also counts what was taken back. */
export async function stepOfEvent(
  table: string,
  viewer: number | null,
  fromEnd: number,
): Promise<number> {
  const steps = (first: number, last: number) =>
    get<ReplayFacts>(`/api/tables/${table}/replay?first=${first}&last=${last}`);
  let { length: last } = await steps(0, 0);
  let left = fromEnd;
  while (last > 0) {
    const found = await steps(Math.max(last - CHUNK + 1, 1), last);
    for (const { number, events } of found.steps.toReversed()) {
      left -= events.filter(({ seats }) => canSee(seats, viewer)).length;
      if (left <= 0) return number;
    }
    last -= CHUNK;
  }
  return 0;
}

/** Whether a viewer could see an event. */
const canSee = (seats: readonly number[] | null, viewer: number | null): boolean =>
  seats === null || (viewer !== null && seats.includes(viewer));

/** A view in which every player appears as in that player's own view. */
function withOpenHands(
  seen: WithPlayers | undefined,
  views: Record<string, WithPlayers>,
): unknown {
  if (!seen?.players) return seen;
  const players = seen.players.map(
    (player, n) => views[String(player.seat)]?.players?.[n] ?? player,
  );
  return { ...seen, players };
}
