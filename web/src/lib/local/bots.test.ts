import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Bots } from './bots';
import type { FromBots, ToBots } from './protocol';

type Behavior = (message: ToBots, worker: FakeWorker) => void;

/** A worker that does what its turn in `behaviors` says; the last one is for all others. */
class FakeWorker {
  onmessage: (event: { data: FromBots }) => void = () => {};
  onerror: () => void = () => {};
  isEnded = false;
  private readonly behavior: Behavior | undefined;

  constructor() {
    this.behavior = behaviors[Math.min(made.push(this), behaviors.length) - 1];
  }
  postMessage(message: ToBots): void {
    queueMicrotask(() => this.behavior?.(message, this));
  }
  terminate(): void {
    this.isEnded = true;
  }
}

let behaviors: Behavior[] = [];
let made: FakeWorker[] = [];
const RUNTIME = { folder: '/python/', files: {}, packages: '' };

const works: Behavior = (message, worker) => {
  if (message.type === 'start') worker.onmessage({ data: { type: 'ready' } });
  else {
    const answer = `to ${message.question}`;
    worker.onmessage({ data: { type: 'answer', id: message.id, answer } });
  }
};
const cannotBeLoaded: Behavior = (message, worker) => {
  if (message.type === 'start') worker.onerror();
};
const cannotStart: Behavior = (message, worker) => {
  if (message.type === 'start') worker.onmessage({ data: { type: 'failed' } });
};
const hangs: Behavior = (message, worker) => {
  if (message.type === 'start') works(message, worker);
};

beforeEach(() => {
  made = [];
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['can’t be loaded', cannotBeLoaded],
  ['can’t start', cannotStart],
])('a worker that %s is replaced', async (_, behavior) => {
  behaviors = [behavior, works];
  expect(await new Bots(RUNTIME).answer('one', 0, 11)).toBe('to one');
  expect(made.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test('without any worker that starts there is no answer, and the next question tries again', async () => {
  behaviors = [cannotBeLoaded, cannotBeLoaded, cannotBeLoaded, works];
  const bots = new Bots(RUNTIME);
  expect(await bots.answer('one', 0, 11)).toBe('');
  expect(await bots.answer('two', 0, 11)).toBe('to two');
});

test('a worker that hangs is replaced, and what waits goes on by rank', async () => {
  behaviors = [hangs, works];
  const bots = new Bots(RUNTIME);
  const said: string[] = [];
  const asked = [2, 1, 0].map((rank) =>
    bots.answer(`${rank}`, rank, 11).then((answer) => said.push(answer)),
  );
  await vi.advanceTimersByTimeAsync(11_000);
  await Promise.all(asked);
  expect(said).toEqual(['', 'to 0', 'to 1']);
  expect(made.length).toBe(2);
});
