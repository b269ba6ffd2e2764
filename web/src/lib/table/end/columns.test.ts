import { describe, expect, it } from 'vitest';
import type { Outcome, PastFacts, ScoreLine, SeatFacts } from '../../types';
import { compare } from './bests';
import { bestLine, columnsOf, margin, rowsOf, winnersOf } from './columns';

const line = (id: string, points: number): ScoreLine => ({
  id,
  points,
  args: {},
  text: id,
});
const seat = (number: number, name: string): SeatFacts => ({
  seat: number,
  kind: 'person',
  name,
  bot: null,
  taken: true,
  figure: null,
  chosen: false,
  left: false,
});
const seats = [seat(0, 'Ann'), seat(1, 'Bob')];
const result: Outcome = {
  scores: [3, -2],
  winners: [0],
  decided: '',
  reason: '',
  lines: [
    [line('rats', -5), line('lesson', 6), line('lesson', 2)],
    [line('rats', -5), line('family', 3)],
  ],
  rivals: { sister: 1 },
  rival_lines: { sister: [line('hers', 1)] },
  rival_names: { sister: 'The sister' },
};

describe('the final score', () => {
  const columns = columnsOf(seats, result);

  it('has a column for each player and each rival', () => {
    expect(columns.map(({ name, won }) => [name, won])).toEqual([
      ['Ann', true],
      ['Bob', false],
      ['The sister', false],
    ]);
  });

  it('names the winners, also without points', () => {
    const early = { ...result, scores: null, winners: [1, 'sister'] };
    expect(columnsOf(seats, { ...early, rivals: {} })).toEqual([]);
    expect(winnersOf(seats, early)).toEqual([
      { name: 'Bob', seat: 1, rival: null },
      { name: 'The sister', seat: null, rival: 'sister' },
    ]);
  });

  it('adds up the lines of a kind in one row, each in its place', () => {
    const rows = rowsOf(columns, (id) => (id === 'lesson' ? 'Lessons' : null));
    expect(rows.map(({ label, points }) => [label, ...points])).toEqual([
      ['rats', -5, -5, null],
      ['family', null, 3, null],
      ['Lessons', 8, null, null],
      ['hers', null, null, 1],
    ]);
  });

  it('marks the best of a row only among those who can score it', () => {
    const rows = rowsOf(columns, () => null);
    expect(rows.map(({ id, best }) => [id, best])).toEqual([
      ['rats', null],
      ['family', 3],
      ['lesson', 8],
      ['hers', null],
    ]);
  });

  it('knows the best line and how far ahead a player is', () => {
    expect(bestLine(columns[0])?.points).toBe(6);
    // Of one line nothing can be said.
    expect(bestLine(columns[2])).toBeNull();
    expect([margin(columns, 0), margin(columns, 1)]).toEqual([2, -5]);
  });
});

describe('a personal best', () => {
  const past = (table: string, score: number, mode = 'short'): PastFacts => ({
    table,
    game: 'x',
    options: { mode },
    ended: 0,
    seats: ['Ann', 'Bob'],
    scores: [score, 99],
    winners: [],
    you: [0],
    decided: '',
    reason: '',
  });
  const table = { id: 'now', game: 'x', options: { mode: 'short' }, seats };

  it('compares games of the same kind', () => {
    const games = [past('now', 50), past('a', 7), past('b', 30, 'long')];
    expect(compare(games, table, 9)).toEqual({ kind: 'record', before: 7 });
    expect(compare(games, table, 7)).toEqual({ kind: 'below', before: 7 });
  });

  it('needs an earlier game', () => {
    expect(compare([past('now', 50)], table, 9)).toBeNull();
  });
});
