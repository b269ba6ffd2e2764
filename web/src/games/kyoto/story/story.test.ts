import { describe, expect, it } from 'vitest';
import type { EventMessage } from '../../../lib/types';
import { rounds } from '.';

const line = (id: string, seat?: number, paw?: string): EventMessage => ({
  number: 0,
  id: `kyoto.${id}`,
  args: { ...(seat === undefined ? {} : { seat }), ...(paw ? { paw } : {}) },
  text: '',
});
const step = (seat: number) => line('step', seat);
const counted = (
  lines: EventMessage[],
  first = 1,
  turn: number | null = null,
  seats = 2,
) => [...rounds(lines, { first, round: 7, turn, seats })];

describe('the rounds of a log', () => {
  it('begin with the first player and are counted back from the present one', () => {
    const lines = [step(1), step(1), line('bikes'), step(0), step(1), step(0), step(1)];
    expect(counted(lines)).toEqual([
      [0, 5],
      [4, 6],
      [6, 7],
    ]);
  });

  it('do not begin with what others do in a turn', () => {
    const lines = [
      ...[step(1), line('check', 1, 'bug4'), line('paw_moved', 0)],
      ...[step(0), line('check', 1, 'bike'), line('runs', 1), line('done', 0)],
    ];
    expect(counted(lines)).toEqual([[0, 7]]);
  });

  it('begin with the next player where the first one left no line', () => {
    expect(counted([step(1), step(0), step(2)], 1, null, 4)).toEqual([
      [0, 6],
      [2, 7],
    ]);
  });

  it('count a round whose first player is still to act', () => {
    expect(counted([step(1), step(0)], 1, 1)).toEqual([[0, 6]]);
  });
});
