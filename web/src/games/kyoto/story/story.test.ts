import { describe, expect, it } from 'vitest';
import type { EventMessage } from '../../../lib/types';
import { rounds } from '.';

const by = (seat?: number): EventMessage => ({
  number: 0,
  id: 'kyoto.step',
  args: seat === undefined ? {} : { seat },
  text: '',
});

describe('the rounds of a log', () => {
  it('begin with the first player and are counted back from the present one', () => {
    const lines = [by(1), by(1), by(), by(0), by(1), by(0), by(0), by(1)];
    expect([...rounds(lines, 1, 7)]).toEqual([
      [0, 5],
      [4, 6],
      [7, 7],
    ]);
  });
});
