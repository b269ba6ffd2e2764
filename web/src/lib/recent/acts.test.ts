import { expect, test } from 'vitest';
import { latestOf, sinceTurnOf, type Act } from './acts';

const acts = (...seats: number[]): Act[] =>
  seats.map((seat, n) => ({
    key: String(n),
    number: n,
    name: '',
    seat,
    mine: false,
    text: '',
  }));

test('what came since my last turn includes that turn', () => {
  expect(sinceTurnOf(acts(0, 1, 0, 0, 1, 2), 0)).toBe(4);
});

test('all is new to someone without a turn', () => {
  expect(sinceTurnOf(acts(1, 2, 1), 0)).toBe(3);
  expect(sinceTurnOf(acts(1, 2, 1), null)).toBe(3);
  expect(sinceTurnOf([], 0)).toBe(0);
});

test('the newest act comes first, and some older ones stay in sight', () => {
  const latest = latestOf(acts(1, 1, 1, 1, 1, 1, 1, 1, 0, 1), 0);
  expect(latest.news).toBe(2);
  expect(latest.acts.map(({ key }) => key)).toEqual([
    '9',
    '8',
    '7',
    '6',
    '5',
    '4',
    '3',
    '2',
  ]);
});
