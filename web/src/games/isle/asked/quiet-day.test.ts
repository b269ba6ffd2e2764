import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Isle } from '../facts';
import { QuietDay } from './quiet-day.svelte';

const passed = vi.fn();

/** A table of two at which seat 0 is asked about anytime cards. */
function table(day = 1, moment = 'order', other = 'open') {
  const play = {
    seat: 0,
    seats: [
      { seat: 0, kind: 'me' },
      { seat: 1, kind: other },
    ],
    actors: [0],
    actions: ['done'],
    busy: false,
    view: { day, asked: { decision: 'window', moment } },
  };
  return play as unknown as Isle;
}

beforeEach(() => {
  vi.useFakeTimers();
  passed.mockClear();
});
afterEach(() => vi.useRealTimers());

test('a window is passed, and so are the others of the day', () => {
  const quiet = new QuietDay(() => table(), passed);
  expect(quiet.offered).toBe(true);
  expect(quiet.answer()).toBeUndefined();
  quiet.begin();
  expect(passed).toHaveBeenCalledTimes(1);
  expect(quiet.offered).toBe(false);
  quiet.answer();
  vi.advanceTimersByTime(4000);
  expect(passed).toHaveBeenCalledTimes(2);
});

test('among people it takes as long as a person would, whatever the hand is', () => {
  const quiet = new QuietDay(() => table(), passed);
  quiet.begin();
  quiet.answer();
  vi.advanceTimersByTime(1100);
  expect(passed).toHaveBeenCalledTimes(1);
});

test('nobody waits for it among bots', () => {
  const quiet = new QuietDay(() => table(1, 'order', 'bot'), passed);
  quiet.begin();
  quiet.answer();
  vi.advanceTimersByTime(1);
  expect(passed).toHaveBeenCalledTimes(2);
});

/** How long after a window has opened it is passed, with these cards to stop for. */
function time(stops: number[], other = 'open'): number | null {
  const play = { ...table(1, 'order', other), actions: ['done', 'anytime 77'] } as Isle;
  const quiet = new QuietDay(() => play, passed);
  quiet.standing = true;
  for (const card of stops) quiet.toggleStop(card);
  expect(quiet.stopped).toBe(stops.includes(77));
  quiet.answer();
  for (let ms = 0; ms <= 12_000; ms += 100) {
    if (passed.mock.calls.length) return ms;
    vi.advanceTimersByTime(100);
  }
  return null;
}

test('a window is passed at the same time, whether a card is asked about or not', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const without = time([]);
  passed.mockClear();
  expect(time([77])).toBe(without);
  expect(without).toBeGreaterThan(7000);
  expect(passed).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test('among bots a card to stop for is waited for, and no other window', () => {
  expect(time([77], 'bot')).toBeNull();
  expect(time([], 'bot')).toBe(100);
});

test('on the next day, and before the scoring, it is asked again', () => {
  let now = table();
  const quiet = new QuietDay(() => now, passed);
  quiet.begin();
  now = table(2);
  expect(quiet.offered).toBe(true);
  expect(quiet.answer()).toBeUndefined();
  now = table(1, 'scoring');
  expect(quiet.answer()).toBeUndefined();
});
