import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PacedStates } from './paced-states';
import type { State } from './types';

const PAUSE = 1000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { setTimeout });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function state(number: number, undone: number[] = []): State {
  const events = [{ number, id: 'x', args: {}, text: '' }];
  return { number, events: undone.length ? [] : events, undone } as unknown as State;
}

function table() {
  const shown: State[] = [];
  const states = new PacedStates(
    (one) => shown.push(one),
    (one) => (one.events.length ? PAUSE : 0),
  );
  return { states, shown, numbers: () => shown.map((one) => one.number) };
}

test('the first state is shown at once, the next ones after a pause each', () => {
  const { states, numbers } = table();
  for (const number of [1, 2, 3]) states.push(state(number));
  expect(numbers()).toEqual([1]);
  vi.advanceTimersByTime(PAUSE);
  expect(numbers()).toEqual([1, 2]);
  vi.advanceTimersByTime(PAUSE);
  expect(numbers()).toEqual([1, 2, 3]);
  expect(states.length).toBe(0);
});

test('a skip shows the last state with everything that happened', () => {
  const { states, shown } = table();
  for (const number of [1, 2, 3]) states.push(state(number));
  states.skip();
  expect(shown.map((one) => one.number)).toEqual([1, 3]);
  expect(shown[1]?.events.map((event) => event.number)).toEqual([2, 3]);
});

test('an undo is shown at once, without what was never shown', () => {
  const { states, shown } = table();
  for (const number of [1, 2]) states.push(state(number));
  states.push(state(3, [1, 2]));
  expect(shown.map((one) => one.number)).toEqual([1, 3]);
  expect(shown[1]).toMatchObject({ events: [], undone: [1, 2] });
});

test('a state waits for the animation of the one before', async () => {
  const { states, numbers } = table();
  states.push(state(1));
  let over: () => void = () => undefined;
  states.hold(new Promise<void>((resolve) => (over = resolve)));
  states.push(state(2));
  await vi.advanceTimersByTimeAsync(PAUSE * 5);
  expect(numbers()).toEqual([1]);
  over();
  await vi.advanceTimersByTimeAsync(0);
  expect(numbers()).toEqual([1, 2]);
});

test('an animation of a state that was skipped holds up nothing', async () => {
  const { states, numbers } = table();
  states.push(state(1));
  states.hold(new Promise(() => undefined));
  states.push(state(2));
  states.skip();
  states.push(state(3));
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(numbers()).toEqual([1, 2, 3]);
});

test('many states take no more time than a few', () => {
  const { states, numbers } = table();
  for (let number = 1; number <= 40; number += 1) states.push(state(number));
  vi.advanceTimersByTime(PAUSE * 25);
  expect(numbers()).toHaveLength(40);
});
