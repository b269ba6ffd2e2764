/** The worker in which bots think, and its replacement where it hangs or fails. */

import type { FromBots, Runtime, ToBots } from './protocol';

interface Question {
  readonly text: string;
  readonly rank: number;
  readonly seconds: number;
  readonly resolve: (answer: string) => void;
}

/** How often a worker that can't start is tried for one question. */
const STARTS = 3;

/** Asks one question at a time: bots that play first, then hints, then analyses. */
export class Bots {
  private worker: Worker | null = null;
  /** Whether the worker has started. */
  private ready: Promise<boolean> = Promise.resolve(false);
  private waiting: Question[] = [];
  private busy = false;
  private lastId = 0;

  constructor(private readonly runtime: Runtime) {
    this.start();
  }

  private start(): void {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), {
      type: 'module',
    });
    this.worker = worker;
    this.ready = new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<FromBots>) =>
        resolve(data.type === 'ready');
      // Its script could not be loaded.
      worker.onerror = () => resolve(false);
    });
    this.post({ type: 'start', runtime: this.runtime });
  }

  private post(message: ToBots): void {
    this.worker?.postMessage(message);
  }

  /** The answer to a question; empty if there was none in time. */
  answer(text: string, rank: number, seconds: number): Promise<string> {
    return new Promise((resolve) => {
      this.waiting.push({ text, rank, seconds, resolve });
      this.waiting.sort((one, other) => one.rank - other.rank);
      void this.next();
    });
  }

  private async next(): Promise<void> {
    if (this.busy) return;
    const question = this.waiting.shift();
    if (!question) return;
    this.busy = true;
    question.resolve((await this.hasStarted()) ? await this.ask(question) : '');
    this.busy = false;
    void this.next();
  }

  /** Waits for the worker; one that failed to start is replaced, a few times. */
  private async hasStarted(): Promise<boolean> {
    for (let tries = 1; tries < STARTS; tries++) {
      if (await this.ready) return true;
      this.replace();
    }
    return this.ready;
  }

  private replace(): void {
    this.worker?.terminate();
    this.start();
  }

  private ask({ text, seconds }: Question): Promise<string> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      const { worker } = this;
      if (!worker) return resolve('');
      const giveUp = () => {
        this.replace();
        resolve('');
      };
      const timer = setTimeout(giveUp, seconds * 1000);
      worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
        if (data.type === 'answer' && data.id !== id) return;
        clearTimeout(timer);
        if (data.type === 'answer') resolve(data.answer);
        else giveUp();
      };
      worker.onerror = () => {
        clearTimeout(timer);
        giveUp();
      };
      this.post({ type: 'ask', id, question: text });
    });
  }
}
