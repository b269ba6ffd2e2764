import { expect, test } from 'vitest';
import { situationOf } from '../../lib/learn/guide-steps';
import { courses } from './guide';

function table(decision: string) {
  return {
    view: {
      asked: { decision },
      own: { passed_on: [] },
      players: [{ tiles: [] }],
      public_lessons: [],
      left: [],
      right: [],
      day: 1,
      phase: 'rescue',
    },
    seat: 0,
    actors: [0],
    actions: [],
    components: null,
    log: [],
    over: false,
  };
}

test.each([
  'draft',
  'buy',
  'buy_drawn',
  'name_colour',
  'ready',
  'window',
  'rescue',
  'basket',
  'place',
  'place_blind',
  'take',
  'finds',
  'oshax_colour',
  'move_cats',
  'put_cats',
  'discard_lessons',
  'remove_treasures',
])('the guide of the Isle has words where %s is asked', (decision) => {
  const at = table(decision);
  const steps = courses[1]?.steps.filter(
    (step) => step.asks && step.when?.(situationOf(at)),
  );
  expect(steps).not.toEqual([]);
});

test('in the family game the guide keeps the first two lessons and then says nothing', () => {
  const at = { ...table('keep_lessons'), actions: ['keep 165', 'keep 167'] };
  const family = courses[0];
  expect(family?.opening?.(situationOf(at))).toBe('keep 165');
  expect(family?.opening?.(situationOf(table('rescue')))).toBe(undefined);
  expect(family?.steps.find((step) => step.when?.(situationOf(at)) ?? true)).toBe(
    undefined,
  );
});
