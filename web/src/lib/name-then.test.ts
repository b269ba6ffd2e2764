import { expect, test } from 'vitest';
import { byReader, nameThen, seatsNow } from './play';
import type { EventMessage, SeatFacts } from './types';

const seat = (name: string, left = false): SeatFacts => ({
  ...{ seat: 0, kind: left ? 'bot' : 'person', name, bot: null, taken: true },
  ...{ figure: null, chosen: false, left },
});
const left = (number: number): EventMessage => ({
  ...{ number, id: 'table.left', text: '' },
  args: { whose: 0, name: 'Bob', stand_in: 'Bob (bot)' },
});
const back = (number: number): EventMessage => ({
  ...{ number, id: 'table.back', text: '', args: { whose: 0 } },
});

test('what a player did before leaving stays under the name of the player', () => {
  const play = { seats: [seat('Bob (bot)', true)], log: [left(5)] };
  expect([4, 5, 6].map((number) => nameThen(play, 0, number))).toEqual([
    'Bob',
    'Bob (bot)',
    'Bob (bot)',
  ]);
});

test('what the bot did stays the bot’s when the player is back', () => {
  const play = { seats: [seat('Bob')], log: [left(5), back(8)] };
  expect([4, 6, 9].map((number) => nameThen(play, 0, number))).toEqual([
    'Bob',
    'Bob (bot)',
    'Bob',
  ]);
});

test('someone else’s leaving changes nothing', () => {
  const play = { seats: [seat('Bob'), seat('Ann')], log: [left(5)] };
  expect(nameThen(play, 1, 6)).toBe('Ann');
  expect(nameThen({ seats: [seat('Bob')] }, 0, 6)).toBe('Bob');
});

test('what a bot did for a late player is not the player’s, nor “yours”', () => {
  const late: EventMessage = {
    ...{ number: 5, id: 'a.laid', text: '' },
    args: { seat: 0, late: 0, stand_in: 'Bob (bot)' },
  };
  const play = { seat: 0, seats: [seat('Bob')], log: [late] };
  expect([4, 5, 6].map((number) => nameThen(play, 0, number))).toEqual([
    'Bob',
    'Bob (bot)',
    'Bob',
  ]);
  expect([4, 5, 6].map((number) => byReader(play, 0, number))).toEqual([true, false, true]);
});

test('who has run out of time for good is called a bot now, not before', () => {
  const args = { whose: 0, pace: 'live', increment: 0 };
  const late = { number: 5, id: 'table.time_up', text: '', args };
  const ann = { ...seat('Ann'), seat: 1 };
  // The bot makes this move only.
  expect(seatsNow([seat('Bob'), ann], [late])).toEqual([seat('Bob'), ann]);
  const log = [{ ...late, args: { ...args, name: 'Bob', stand_in: 'Bob (bot)' } }];
  const seats = seatsNow([seat('Bob'), ann], log);
  expect(seats.map(({ name }) => name)).toEqual(['Bob (bot)', 'Ann']);
  expect(nameThen({ seats, log }, 0, 4)).toBe('Bob');
  expect(nameThen({ seats, log }, 1, 4)).toBe('Ann');
});
