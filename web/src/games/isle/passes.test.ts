import { expect, test } from 'vitest';
import { passesIn } from './passes';
import type { EventMessage } from '../../lib/types';

const pass = (seat: number) => ({ id: 'isle.passed', args: { seat } }) as never;
const over = { id: 'isle.day_over', args: {} } as never;
const at = (phase: string, passed = [false, false], mode = 'standard') =>
  ({ view: { mode, phase, players: passed.map((one) => ({ passed: one })) } }) as never;
const phases = (play: never, events: EventMessage[]) => [
  ...passesIn(play, events).values(),
];

test('during the rescue every pass of the day ends rescues', () => {
  const events = [pass(0), pass(1)];
  expect(phases(at('rescue', [true, true]), events)).toEqual(['rescue', 'rescue']);
});

test('in rare finds only those who have passed there are done', () => {
  const events = [pass(0), pass(1), pass(1)];
  const play = at('finds', [false, true]);
  expect(phases(play, events)).toEqual(['rescue', 'rescue', 'finds']);
});

test('where the fields were emptied, the only pass of a day was in rare finds', () => {
  expect(phases(at('finds', [true, false]), [pass(0)])).toEqual(['finds']);
  expect(phases(at('fill'), [pass(0), pass(1), pass(1), over])).toEqual([
    'finds',
    'rescue',
    'finds',
  ]);
});

test('passes of earlier days say nothing about today', () => {
  const events = [pass(0), pass(0), over, pass(0)];
  const play = at('rescue', [true, false]);
  expect(phases(play, events)).toEqual(['rescue', 'finds', 'rescue']);
});

test('when the day is done everyone has passed in rare finds', () => {
  expect(phases(at('evening', [true]), [pass(0), pass(0)])).toEqual(['rescue', 'finds']);
});

test('the family mode has no rare finds', () => {
  expect(phases(at('rescue', [true], 'family'), [pass(0)])).toEqual([]);
});
