/** The analysis of a finished game, polled until it is complete. */

import { get } from './http';
import { rememberAnalysis } from './own-analyses';
import type {
  AnalysisFacts,
  DecisionFacts,
  MomentFacts,
  OutlookFacts,
  BestLayoutFacts,
} from './types';

/** The number of points that the server sends at once. */
const CHUNK = 64;
/** The polling interval in ms. */
const INTERVAL = 700;

export class Analysis {
  /** The decisions from the first action on. */
  decisions = $state.raw<DecisionFacts[]>([]);
  /** The expectation before each action, and after the last. */
  curve = $state.raw<OutlookFacts[]>([]);
  moments = $state.raw<MomentFacts[]>([]);
  bestLayouts = $state.raw<BestLayoutFacts[]>([]);
  /** Progress from 0 to 1. */
  done = $state(0);
  /** Counts starts and stops: a run with an older number is canceled. */
  private runNumber = 0;

  constructor(
    private readonly table: string,
    private readonly length: number,
  ) {}

  get complete(): boolean {
    return this.done === 1 && this.curve.length > this.length;
  }
  /** The number of actions that are judged. */
  get judged(): number {
    return Math.min(this.curve.length, this.length);
  }
  /** The decisions that lost something. */
  get losses(): DecisionFacts[] {
    return this.decisions.filter(({ loss }) => loss > 0);
  }
  /** The analysis of the action that led to a step. */
  decision(step: number): DecisionFacts | undefined {
    return this.decisions[step - 1];
  }

  /** Polls until the analysis is complete or stopped. */
  async run(): Promise<void> {
    const run = ++this.runNumber;
    while (run === this.runNumber && !this.complete) {
      const first = this.curve.length;
      const found = await get<AnalysisFacts>(
        `/api/tables/${this.table}/analysis?first=${first}`,
      );
      if (run !== this.runNumber) return;
      this.add(found);
      if (found.curve.length < CHUNK && !this.complete)
        await new Promise((wake) => setTimeout(wake, INTERVAL));
    }
  }

  stop(): void {
    this.runNumber += 1;
  }

  private add(found: AnalysisFacts): void {
    this.decisions = [...this.decisions, ...found.decisions];
    this.curve = [...this.curve, ...found.curve];
    this.moments = found.moments;
    this.bestLayouts = found.boats;
    this.done = found.done / found.of;
    if (this.complete) rememberAnalysis(this.table, this.decisions);
  }
}
