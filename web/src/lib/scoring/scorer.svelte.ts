/** Asks the server what a position is worth, after every change and not too often. */

import { inWords } from '../failure';
import { post, Refusal } from '../http';
import { say } from '../texts.svelte';
import type { ScoreFacts, ScoreLine } from '../types';

const REST = 200;
const LATER = 1500;

/** The server is away, or was asked too often: nothing is said of the position. */
const mayWorkLater = (refusal: unknown): boolean =>
  refusal instanceof Refusal && (refusal.status === 429 || !refusal.status);

/** Why the server can make nothing of a position, in words; empty if it can, or if
 * that cannot be told now. */
export async function objection(game: string, position: unknown): Promise<string> {
  try {
    await post<ScoreFacts>(`/api/games/${game}/score`, position);
    return '';
  } catch (refusal) {
    return mayWorkLater(refusal) ? '' : inWords(refusal);
  }
}

export class Scorer<Score> {
  score = $state.raw<Score | null>(null);
  lines = $state.raw<ScoreLine[][]>([]);
  error = $state('');
  busy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;

  constructor(readonly game: string) {}

  /** Score this as soon as nothing has changed for a moment. */
  want(position: unknown, wait = REST): void {
    clearTimeout(this.#timer);
    this.busy = true;
    this.#timer = setTimeout(() => void this.ask(position), wait);
  }

  /** What the server makes of a position, or its refusal. */
  async ask(position: unknown): Promise<void> {
    const mine = ++this.#last;
    try {
      const found = await post<ScoreFacts>(`/api/games/${this.game}/score`, position);
      if (mine === this.#last) this.#take(found);
    } catch (refusal) {
      if (mine === this.#last) this.#fail(refusal, position);
    }
  }

  #take(found: ScoreFacts): void {
    this.score = found.score as Score;
    this.lines = found.lines;
    this.error = '';
    this.busy = false;
  }

  #fail(refusal: unknown, position: unknown): void {
    this.busy = false;
    this.error = (refusal instanceof Refusal && refusal.message) || say('web.offline');
    if (mayWorkLater(refusal)) this.want(position, LATER);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
