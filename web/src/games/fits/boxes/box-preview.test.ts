import { expect, test } from 'vitest';
import type { BoxView, FitsView } from '../types';
import type { Place } from '../placing/legal-places';
import { changesOf, worthNow } from './box-preview';

const box = (value: number, ...cells: [number, number][]): BoxView => ({
  cells,
  closed: false,
  open_ends: 1,
  toys: {},
  sprays: 0,
  value,
  points: {},
  awake: [0, 0],
  asleep: [0, 0],
  holders: [],
  counting: [0, 0],
});
const at = (x: number, y: number) => ({ x, y }) as Place;

test('boxes that become one are told with the worth of each, and of none but them', () => {
  const boxes = [box(2, [3, 4]), box(-1, [5, 4], [5, 5]), box(0, [4, 5]), box(9, [7, 7])];
  const then = box(3, [3, 4], [4, 4], [5, 4], [5, 5], [4, 5]);
  const [change] = changesOf({ boxes } as FitsView, at(4, 4), [then]);
  expect(change?.now).toEqual(boxes.slice(0, 3));
  expect(change && worthNow(change)).toBe('2 + −1');
});

test('the box in which something is laid comes before those that it only shuts', () => {
  const boxes = [box(0, [3, 4])];
  const own = box(1, [4, 4]);
  const changes = changesOf({ boxes } as FitsView, at(4, 4), [...boxes, own]);
  expect(changes.map(({ then, here }) => [then.value, here])).toEqual([
    [1, true],
    [0, false],
  ]);
  expect(changes.map(worthNow)).toEqual(['', '0']);
});
