/** A puzzle: a `Play` in which one seat acts and every step can be undone. The server is
 * stateless here: each request carries all steps. */

import { errorMessage } from '../errors';
import { loadComponents } from '../components';
import { post } from '../http';
import type { Play } from '../play';
import type {
  AttemptFacts,
  ErrorFacts,
  PuzzleForm,
  RevealFacts,
  EventMessage,
  Words,
} from '../types';
import { solved } from './solved.svelte';

export class Puzzle implements Play {
  facts: AttemptFacts = $state.raw() as AttemptFacts;
  fresh = $state.raw<readonly EventMessage[]>([]);
  busy = $state(false);
  problem = $state('');
  /** The next step, once revealed; null if our solution went another way. */
  shown = $state.raw<RevealFacts | null | undefined>(undefined);
  readonly result = null;
  private steps = $state.raw<readonly string[]>([]);

  private constructor(
    readonly game: string,
    readonly id: string,
    readonly components: unknown,
    facts: AttemptFacts,
  ) {
    this.facts = facts;
  }

  static async open(game: string, id: string): Promise<Puzzle> {
    const [facts, components] = await Promise.all([
      attempt(game, id, { actions: [] }),
      loadComponents(game),
    ]);
    return new Puzzle(game, id, components, facts);
  }

  get view() {
    return this.facts.view;
  }
  get seat() {
    return this.facts.seat;
  }
  get seats() {
    return this.facts.seats;
  }
  /** No seat can act once the puzzle is over. */
  get actors(): readonly number[] {
    return this.facts.status === 'open' ? this.facts.actors : [];
  }
  get actions() {
    return this.facts.actions;
  }
  get insight() {
    return this.facts.insight;
  }
  get over(): boolean {
    return this.facts.actors.length === 0;
  }
  get begun(): boolean {
    return this.steps.length > 0;
  }

  act(action: string): void {
    void this.load([...this.steps, action]);
  }
  get mayUndo(): boolean {
    return this.begun;
  }
  undo(): void {
    if (this.begun) void this.load(this.steps.slice(0, -1));
  }
  restart(): void {
    if (this.begun) void this.load([]);
  }

  /** Shows the next step. */
  async reveal(): Promise<void> {
    await this.run(async () => {
      this.shown = (await this.request({ reveal: true })).reveal;
    });
  }

  async why(action: string, after: readonly string[] = []): Promise<ErrorFacts | null> {
    if (after.length) return null;
    return (await this.request({ why: action })).error;
  }

  async foresee(actions: readonly string[]): Promise<unknown> {
    return (await this.request({ foresee: [...actions] })).foresight;
  }

  async words(picture = false): Promise<Words | null> {
    return (await this.request({ words: true, picture })).words;
  }

  private async load(steps: readonly string[]): Promise<void> {
    await this.run(async () => {
      const facts = await attempt(this.game, this.id, { actions: [...steps] });
      // An undo has no events.
      this.fresh = steps.length > this.steps.length ? facts.events : [];
      this.steps = steps;
      this.facts = facts;
      this.shown = undefined;
      if (facts.status === 'solved') solved.add(this.game, this.id);
    });
  }

  private request(more: Partial<PuzzleForm>): Promise<AttemptFacts> {
    return attempt(this.game, this.id, { actions: [...this.steps], ...more });
  }

  private async run(task: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      await task();
    } catch (error) {
      this.problem = errorMessage(error);
    }
    this.busy = false;
  }
}

const attempt = (game: string, id: string, form: PuzzleForm): Promise<AttemptFacts> =>
  post(`/api/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(id)}`, form);
