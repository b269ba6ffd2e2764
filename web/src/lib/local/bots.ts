/** The worker in which bots think, and its replacement where it hangs or fails. */

import type { FromBots, Runtime, ToBots } from './protocol';

interface Question {
  readonly text: string;
  readonly rank: number;
  readonly seconds: number;
  readonly resolve: (answer: string) => void;
}

/** Asks one question at a time: bots that play first, then hints, then analyses. */
export class Bots {
  private worker: Worker | null = null;
  private ready: Promise<void> = Promise.resolve();
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
      worker.onmessage = () => resolve();
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
    await this.ready;
    question.resolve(await this.ask(question));
    this.busy = false;
    void this.next();
  }

  private ask({ text, seconds }: Question): Promise<string> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      const { worker } = this;
      if (!worker) return resolve('');
      const replace = () => {
        worker.terminate();
        this.start();
        resolve('');
      };
      const timer = setTimeout(replace, seconds * 1000);
      worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
        if (data.type === 'answer' && data.id !== id) return;
        clearTimeout(timer);
        if (data.type === 'answer') resolve(data.answer);
        else replace();
      };
      worker.onerror = () => {
        clearTimeout(timer);
        replace();
      };
      this.post({ type: 'ask', id, question: text });
    });
  }
}
