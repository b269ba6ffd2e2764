import { expect, test } from 'vitest';
import { withCards } from './about';

const words = (card: number) => `<${card}>`;

test('a card is told by what it does, and a count behind it stays a number', () => {
  const event = { text: 'Ann plays card 5 and pays 5 fish.', args: { card: 5 } };
  expect(withCards(event, [5], words)).toBe('Ann plays card <5> and pays 5 fish.');
});

test('a number in a name is no card', () => {
  const event = { text: 'Ann 5 keeps card 5.', args: { card: 5 } };
  expect(withCards(event, [5], words, 'Ann 5'.length)).toBe('Ann 5 keeps card <5>.');
});

test('cards in a list are told one by one, and a count before them stays', () => {
  const event = { text: 'Speed 3; cards: 13, 3.', args: { cards: [13, 3] } };
  expect(withCards(event, [13, 3], words)).toBe('Speed 3; cards: <13>, <3>.');
});

test('a text without the numbers stays as it is', () => {
  const event = { text: 'Ann plays two cards.', args: { cards: [13, 3] } };
  expect(withCards(event, [13, 3], words)).toBe('Ann plays two cards.');
});
