import { expect, test } from 'vitest';
import { eventsSince } from './public-log';
import type { EventMessage } from './types';

const event = (seat: number, text: string): EventMessage => ({
  number: 1,
  id: 'table.moved',
  args: { seat },
  text,
});
const log = [event(0, 'a'), event(1, 'b'), event(0, 'c'), event(1, 'd'), event(1, '')];

test('what came since the events that were seen, but no empty lines', () => {
  expect(eventsSince(log, 0, 1).map(({ text }) => text)).toEqual(['b', 'c', 'd']);
});

test('without them: what came since the last own event', () => {
  expect(eventsSince(log, 0, undefined).map(({ text }) => text)).toEqual(['d']);
  expect(eventsSince(log, 2, undefined)).toHaveLength(4);
});
