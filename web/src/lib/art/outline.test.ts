import { describe, expect, test } from 'vitest';
import { outline, rings, type Cell } from './outline';

describe('the rings around squares', () => {
  test('one square has four corners', () => {
    expect(rings([[2, 1]])).toEqual([
      [
        [2, 1],
        [3, 1],
        [3, 2],
        [2, 2],
      ],
    ]);
  });

  test('squares in a row have four corners, too', () => {
    expect(
      rings([
        [0, 0],
        [1, 0],
        [2, 0],
      ])[0],
    ).toHaveLength(4);
  });

  test('an L has six corners', () => {
    expect(
      rings([
        [0, 0],
        [0, 1],
        [1, 1],
      ])[0],
    ).toHaveLength(6);
  });

  test('a hole has a ring of its own', () => {
    const around: Cell[] = [];
    for (let x = 0; x < 3; x++) {
      for (let y = 0; y < 3; y++) if (x !== 1 || y !== 1) around.push([x, y]);
    }
    expect(rings(around).map((ring) => ring.length)).toEqual([4, 4]);
  });

  test('squares that touch at a corner only are two rings', () => {
    expect(
      rings([
        [0, 0],
        [1, 1],
      ]).map((ring) => ring.length),
    ).toEqual([4, 4]);
  });
});

describe('the path', () => {
  test('keeps inside the squares by its inset', () => {
    expect(outline([[0, 0]], { size: 10, inset: 1 })).toBe('M1 1L9 1L9 9L1 9Z');
  });

  test('has soft corners', () => {
    expect(outline([[0, 0]], { size: 10, radius: 2 })).toBe(
      'M0 2Q0 0 2 0L8 0Q10 0 10 2L10 8Q10 10 8 10L2 10Q0 10 0 8Z',
    );
  });

  test('never rounds off more than half an edge', () => {
    expect(outline([[0, 0]], { size: 2, radius: 9 })).toBe(
      'M0 1Q0 0 1 0L1 0Q2 0 2 1L2 1Q2 2 1 2L1 2Q0 2 0 1Z',
    );
  });
});
