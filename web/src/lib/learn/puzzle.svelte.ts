/** A puzzle on its board: a `Play` in which one seat acts, and every step can be taken
 * back. The server keeps nothing of it: it is told all steps each time. */

import { errorMessage } from '../errors';
import { loadComponents } from '../components';
import { post } from '../http';
import type { Play } from '../play';
import type {
  AttemptFacts,
  ErrorFacts,
  PuzzleForm,
  RevealFacts,
  Told,
  Words,
} from '../types';
import { solved } from './solved.svelte';

export class Puzzle implements Play {
  facts: AttemptFacts = $state.raw() as AttemptFacts;
  fresh = $state.raw<readonly Told[]>([]);
  busy = $state(false);
  problem = $state('');
  /** The next step, once it was asked for; null where our solution went another way. */
  shown = $state.raw<RevealFacts | null | undefined>(undefined);
  readonly result = null;
  private done = $state.raw<readonly string[]>([]);

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
      ask(game, id, { actions: [] }),
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
  /** When the puzzle is over nobody is asked any more. */
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
    return this.done.length > 0;
  }

  act(action: string): void {
    void this.go([...this.done, action]);
  }
  back(): void {
    if (this.begun) void this.go(this.done.slice(0, -1));
  }
  restart(): void {
    if (this.begun) void this.go([]);
  }

  /** Show the next step. */
  async reveal(): Promise<void> {
    await this.work(async () => {
      this.shown = (await this.ask({ reveal: true })).reveal;
    });
  }

  async why(action: string): Promise<ErrorFacts | null> {
    return (await this.ask({ why: action })).error;
  }

  async words(): Promise<Words | null> {
    return (await this.ask({ words: true })).words;
  }

  private async go(done: readonly string[]): Promise<void> {
    await this.work(async () => {
      const facts = await ask(this.game, this.id, { actions: [...done] });
      // What is taken back did not happen: nothing is told of it.
      this.fresh = done.length > this.done.length ? facts.events : [];
      this.done = done;
      this.facts = facts;
      this.shown = undefined;
      if (facts.status === 'solved') solved.add(this.game, this.id);
    });
  }

  private ask(more: Partial<PuzzleForm>): Promise<AttemptFacts> {
    return ask(this.game, this.id, { actions: [...this.done], ...more });
  }

  private async work(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      await what();
    } catch (error) {
      this.problem = errorMessage(error);
    }
    this.busy = false;
  }
}

const ask = (game: string, id: string, form: PuzzleForm): Promise<AttemptFacts> =>
  post(`/api/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(id)}`, form);
