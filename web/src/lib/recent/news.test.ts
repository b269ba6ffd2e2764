import { expect, test } from 'vitest';
import type { EventMessage } from '../types';
import { newsFor } from './news';

const event = (number: number, seat: number): EventMessage => ({
  number,
  id: 'toy.done',
  args: { seat },
  text: '',
});
const numbers = (seat: number | null, ...log: EventMessage[]) =>
  newsFor(log, seat).map(({ number }) => number);

test('what came after my own action is new', () => {
  expect(numbers(0, event(1, 0), event(2, 1), event(3, 2), event(3, 1))).toEqual([2, 3, 3]);
});

test('what my own action led to is new', () => {
  expect(numbers(0, event(1, 1), event(2, 0), event(2, 1))).toEqual([2]);
});

test('what others did to me is no action of mine', () => {
  expect(numbers(0, event(1, 0), event(2, 1), event(2, 0))).toEqual([2, 2]);
});

test('what was dealt to me is no action of mine', () => {
  const log = [event(1, 0), { ...event(2, 0), id: 'toy.dealt' }];
  expect(newsFor(log, 0, ['toy.dealt'])).toHaveLength(1);
  expect(newsFor(log, 0)).toEqual([]);
});

test('before my first action everything is new, and nothing is to a spectator', () => {
  expect(numbers(0, event(1, 1), event(2, 1))).toEqual([1, 2]);
  expect(numbers(null, event(1, 1))).toEqual([]);
});
