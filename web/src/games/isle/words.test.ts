import { beforeAll, expect, test } from 'vitest';
import { loadGameTexts, setLanguage } from '../../lib/texts.svelte';
import type { Isle } from './facts';
import { meaning } from './words';

const offers = [
  { what: 'rare', text: 'one rare treasure' },
  { what: 'common', text: 'up to two common treasures' },
];
const play = { components: { cards: { 106: { offers } } } } as unknown as Isle;
const means = (action: string, label: string) => meaning(play, action, label);

beforeAll(async () => {
  await setLanguage('en');
  await loadGameTexts('isle', 'web');
});

test('a tile is told with its place, as it is where it is laid', () => {
  expect(means('place 3,4', 'as drawn')).toBe('Place the tile: column 4, row 5, as drawn');
  expect(means('remove 13,4', 'small corner')).toContain('column 14, row 5');
});

test('of what a card offers that is told which is taken', () => {
  const label = 'Take one rare treasure or up to two common treasures.';
  expect(means('find 106 rare', label)).toContain('take: one rare treasure');
  expect(means('find 106 common', label)).toContain('take: up to two common treasures');
});

test('what is chosen with an anytime card is told after what it does', () => {
  expect(means('anytime 96 blue', 'Name a colour.')).toBe('Play: Name a colour. (blue)');
  expect(means('anytime 70', 'Lay it apart.')).toBe('Play: Lay it apart.');
  expect(means('colour red', 'colour red')).toBe('Choose the color: red');
});

test('a card is told by its own words', () => {
  const cards = { 66: { text: 'A basket.', effects: {}, printings: {} } };
  const given = { components: { cards }, options: {} } as unknown as Isle;
  expect(meaning(given, 'keep 66', 'rescue card, 3 fish: A basket.')).toBe(
    'Keep: A basket.',
  );
});
