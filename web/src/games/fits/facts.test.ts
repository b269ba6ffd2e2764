import { describe, expect, it } from 'vitest';
import { holders, worthOf } from './facts';
import type { BoxView } from './types';

const box: BoxView = {
  cells: [[0, 0]],
  closed: false,
  open_ends: 1,
  toys: { M: 3 },
  sprays: 0,
  value: 3,
  points: { 0: 1, 1: 5 },
  awake: [2, 3],
  asleep: [0, 0],
  holders: [1],
  counting: [0, 0],
};

describe('a box in which a player without most cats gets points', () => {
  it('is held by the one with most cats', () => {
    expect(holders(box)).toEqual({ seats: [1], asleep: false });
  });

  it('shows what it brings to the holder', () => {
    expect(worthOf(box)).toBe(5);
  });

  it('is claimed asleep where no cat counts', () => {
    const asleep = { ...box, points: {}, awake: [0, 0], asleep: [1, 0], holders: [] };
    expect(holders(asleep)).toEqual({ seats: [0], asleep: true });
    expect(worthOf(asleep)).toBe(3);
  });
});
