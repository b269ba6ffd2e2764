import { expect, test } from 'vitest';
import { situationOf } from '../../lib/learn/guide-steps';
import { course } from './guide';

function table(decision: string) {
  return {
    view: {
      asked: { decision },
      own: { passed_on: [] },
      players: [{ tiles: [] }],
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
  const steps = course.steps.filter((step) => step.asks && step.when?.(situationOf(at)));
  expect(steps).toHaveLength(1);
});
