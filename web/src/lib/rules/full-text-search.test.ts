import { expect, test } from 'vitest';
import { search } from './full-text-search';

const section = (anchor: string, title: string, body: string) => ({
  anchor,
  level: 2,
  title,
  body,
});
const RULES = [
  section(
    'laying',
    'Laying tiles',
    'You may turn a tile.\n\n- It lies on **free** squares.',
  ),
  section('cats', 'Kočky', 'Ёлка для [кота](#laying).'),
  section('long', 'Long', `${'far '.repeat(40)}needle${' off'.repeat(60)}`),
];
const anchors = (query: string) =>
  search(RULES, query).map(({ section }) => section.anchor);

test('all words have to be there, in any order and line', () => {
  expect(anchors('squares TURN')).toEqual(['laying']);
  expect(anchors('squares елка')).toEqual([]);
  expect(anchors('  ')).toEqual([]);
});

test('capitals and marks on letters do not matter', () => {
  expect(anchors('kocky')).toEqual(['cats']);
  expect(anchors('ЕЛКА кота')).toEqual(['cats']);
});

test('a hit shows its line without signs, the words apart', () => {
  expect(search(RULES, 'free')[0]?.pieces).toEqual(['It lies on ', 'free', ' squares.']);
  expect(search(RULES, 'елка')[0]?.pieces).toEqual(['', 'Ёлка', ' для кота.']);
});

test('a long line is cut around the word', () => {
  const [hit] = search(RULES, 'needle');
  expect(hit?.pieces[1]).toBe('needle');
  expect(hit?.pieces.join('').length).toBeLessThan(160);
  expect(hit?.pieces[0]?.startsWith('… ')).toBe(true);
});
