/** Asks the server what a position is worth, after every change and not too often. */

import { post, Refusal } from '../http';
import { say } from '../texts.svelte';
import type { ScoreFacts, ScoreLine } from '../types';

const REST = 200;
const LATER = 1500;

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

  /** Whether the server can make something of a position. */
  async ask(position: unknown): Promise<boolean> {
    const mine = ++this.#last;
    try {
      const found = await post<ScoreFacts>(`/api/games/${this.game}/score`, position);
      if (mine === this.#last) this.#take(found);
      return true;
    } catch (refusal) {
      if (mine === this.#last) this.#fail(refusal, position);
      return false;
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
    const often = refusal instanceof Refusal && (refusal.status === 429 || !refusal.status);
    if (often) this.want(position, LATER);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
