/** A finished game as a tiger sees it, asked for until all of it is known. */

import { get } from './http';
import type {
  AnalysisFacts,
  DecisionFacts,
  MomentFacts,
  OutlookFacts,
  PackedFacts,
} from './types';

/** As many points as the server sends at once. */
const CHUNK = 64;
/** How long to wait for more to be found, in ms. */
const WAIT = 700;

export class Analysis {
  /** What was played, from the first action on. */
  decisions = $state.raw<DecisionFacts[]>([]);
  /** What was to be expected before each action, and after the last. */
  curve = $state.raw<OutlookFacts[]>([]);
  moments = $state.raw<MomentFacts[]>([]);
  boats = $state.raw<PackedFacts[]>([]);
  /** How much is known, from 0 to 1. */
  done = $state(0);
  /** How often it was begun or stopped: who asks in vain has been overtaken. */
  private turn = 0;

  constructor(
    private readonly table: string,
    private readonly length: number,
  ) {}

  get complete(): boolean {
    return this.done === 1 && this.curve.length > this.length;
  }
  /** The decisions in which more was possible. */
  get losses(): DecisionFacts[] {
    return this.decisions.filter(({ loss }) => loss > 0);
  }
  /** What was found about the action that led to a step. */
  decision(step: number): DecisionFacts | undefined {
    return this.decisions[step - 1];
  }

  /** Ask until there is no more to know, or nobody wants to. */
  async run(): Promise<void> {
    const turn = ++this.turn;
    while (turn === this.turn && !this.complete) {
      const first = this.curve.length;
      const found = await get<AnalysisFacts>(
        `/api/tables/${this.table}/analysis?first=${first}`,
      );
      if (turn !== this.turn) return;
      this.take(found);
      if (found.curve.length < CHUNK && !this.complete)
        await new Promise((wake) => setTimeout(wake, WAIT));
    }
  }

  stop(): void {
    this.turn += 1;
  }

  private take(found: AnalysisFacts): void {
    this.decisions = [...this.decisions, ...found.decisions];
    this.curve = [...this.curve, ...found.curve];
    this.moments = found.moments;
    this.boats = found.boats;
    this.done = found.done / found.of;
  }
}
