import { expect, test } from 'vitest';
import { nextUp } from './phases';
import type { IsleView } from './types';

const view = (more: object): IsleView =>
  ({
    mode: 'standard',
    phase: 'rescue',
    order: [1, 0, 2],
    turn: 1,
    players: [{ passed: false }, { passed: false }, { passed: false }],
    ...more,
  }) as never;

test('after a turn comes the next player who has not passed', () => {
  expect(nextUp(view({}))).toEqual({ who: 0 });
  const passed = [{ passed: true }, { passed: false }, { passed: false }];
  expect(nextUp(view({ players: passed }))).toEqual({ who: 2 });
  expect(nextUp(view({ turn: 2 }))).toEqual({ who: 1 });
});

test('when the order is known the first one is next', () => {
  expect(nextUp(view({ phase: 'order', turn: null }))).toEqual({ who: 1 });
});

test('other steps are followed by a phase, and the last turn by the night', () => {
  expect(nextUp(view({ phase: 'draft', turn: null }))).toEqual({ phase: 'lessons' });
  expect(nextUp(view({ phase: 'finds', turn: 2 }))).toBeNull();
});
