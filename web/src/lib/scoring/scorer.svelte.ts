/** Asks the server for the score of a position, debounced. */

import { errorMessage } from '../errors';
import { post, ApiError } from '../http';
import { say } from '../texts.svelte';
import type { ScoreFacts, ScoreLine } from '../types';

/** The delay after a change, and after a failed request, in ms. */
const DEBOUNCE = 200;
const RETRY = 1500;

/** The server is unreachable or busy: the error says nothing about the position. */
const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 429 || !error.status);

/** Why a position can't be scored; empty if it can, or if the server is unreachable. */
export async function findProblem(game: string, position: unknown): Promise<string> {
  try {
    await post<ScoreFacts>(`/api/games/${game}/score`, position);
    return '';
  } catch (error) {
    return isTemporary(error) ? '' : errorMessage(error);
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

  /** Scores this as soon as nothing has changed for a moment. */
  schedule(position: unknown, delay = DEBOUNCE): void {
    clearTimeout(this.#timer);
    this.busy = true;
    this.#timer = setTimeout(() => void this.request(position), delay);
  }

  async request(position: unknown): Promise<void> {
    const mine = ++this.#last;
    try {
      const found = await post<ScoreFacts>(`/api/games/${this.game}/score`, position);
      if (mine === this.#last) this.#take(found);
    } catch (error) {
      if (mine === this.#last) this.#fail(error, position);
    }
  }

  #take(found: ScoreFacts): void {
    this.score = found.score as Score;
    this.lines = found.lines;
    this.error = '';
    this.busy = false;
  }

  #fail(error: unknown, position: unknown): void {
    this.busy = false;
    this.error = (error instanceof ApiError && error.message) || say('web.offline');
    if (isTemporary(error)) this.schedule(position, RETRY);
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
