import { expect, test } from 'vitest';
import { Slots, type Slot } from './slots';

const row = (slots: readonly Slot<string>[]): string =>
  slots.map(({ thing, gone }) => (gone ? '_' : thing)).join('');

test('what goes away leaves a gap, until the next step', () => {
  const slots = new Slots<string>((one) => one, 'append');
  expect(row(slots.arrange('day 1', ['a', 'b', 'c']))).toBe('abc');
  expect(row(slots.arrange('day 1', ['a', 'c']))).toBe('a_c');
  expect(row(slots.arrange('day 1', ['a', 'c', 'd']))).toBe('a_cd');
  expect(row(slots.arrange('day 2', ['a', 'c', 'd']))).toBe('acd');
});

test('a new card of a hand takes the place of the one that was played', () => {
  const slots = new Slots<string>((one) => one, 'refill');
  slots.arrange('', ['a', 'b', 'c']);
  expect(row(slots.arrange('', ['b', 'c']))).toBe('_bc');
  expect(row(slots.arrange('', ['b', 'c', 'd']))).toBe('dbc');
  expect(row(slots.arrange('', ['b', 'c', 'd', 'e']))).toBe('dbce');
});

test('a row that is made anew is counted, one that stays the same is not', () => {
  const slots = new Slots<string>((one) => one, 'anew');
  slots.arrange('draft', ['a', 'b']);
  const { round } = slots;
  expect(row(slots.arrange('buy', ['a', 'b']))).toBe('ab');
  expect(slots.round).toBe(round);
  expect(row(slots.arrange('buy', ['b']))).toBe('_b');
  expect(slots.round).toBe(round);
  expect(row(slots.arrange('buy', ['b', 'c']))).toBe('bc');
  expect(slots.round).toBe(round + 1);
});
