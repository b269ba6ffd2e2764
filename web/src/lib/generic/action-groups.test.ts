import { expect, test } from 'vitest';
import { filterActions, groupActions } from './action-groups';

const take = (n: number) => ({ action: `take ${n}`, label: `Take ${n} pebbles` });
const name = (n: number) => ({ action: `name ${n}`, label: `Name the number ${n}` });
const several = (make: typeof take, number: number) =>
  Array.from({ length: number }, (_, n) => make(n + 1));

test('a few actions are one group without a name', () => {
  const actions = [take(1), name(2), take(3)];
  expect(groupActions(actions)).toEqual([{ verb: '', actions }]);
});

test('many actions are grouped by their first word, in their own order', () => {
  const actions = [...several(take, 6), ...several(name, 6)];
  expect(groupActions(actions).map(({ verb, actions }) => [verb, actions.length])).toEqual([
    ['take', 6],
    ['name', 6],
  ]);
});

test('many actions of one kind need no heading, and nothing needs no group', () => {
  expect(groupActions(several(take, 20)).map(({ verb }) => verb)).toEqual(['']);
  expect(groupActions([])).toEqual([]);
});

test('a filter looks for all words, in the label and in the text form', () => {
  const actions = [...several(take, 3), ...several(name, 3)];
  expect(filterActions(actions, '')).toHaveLength(6);
  expect(filterActions(actions, 'PEBBLES 2')).toEqual([take(2)]);
  expect(filterActions(actions, 'name 3')).toEqual([name(3)]);
  expect(filterActions(actions, 'fish')).toEqual([]);
});

test('accents do not matter', () => {
  const action = { action: 'take 1', label: 'Vzít kámen' };
  expect(filterActions([action], 'vzit kamen')).toEqual([action]);
});
