import { expect, test } from 'vitest';
import { isDrawn, outline } from './outline';

test('a view becomes one line per field', () => {
  expect(outline({ heap: 4, taken: [1, 2], named: null, cards_left: [] })).toEqual([
    'heap: 4',
    'taken: 1, 2',
    'named: –',
    'cards left: –',
  ]);
});

test('what is nested is indented', () => {
  expect(outline({ players: [{ seat: 0, hand: ['a'] }, { seat: 1 }] })).toEqual([
    'players:',
    '  1:',
    '    seat: 0',
    '    hand: a',
    '  2:',
    '    seat: 1',
  ]);
});

test('drawings and tables are told from prose', () => {
  for (const line of ['+--+--+', '| a | b |', 'red    2    3', '  ┌──┐'])
    expect(isDrawn(line), line).toBe(true);
  for (const line of ['Ann: lap 3; cat 5 is out.', '    hand: a', '', 'Wait … (2–4)'])
    expect(isDrawn(line), line).toBe(false);
});
