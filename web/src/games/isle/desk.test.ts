import { expect, test } from 'vitest';
import { Desk } from './desk.svelte';
import type { Isle } from './facts';

/** A fake table that records actions and answers on demand. */
function table(...actions: string[]) {
  const done: string[] = [];
  const play = {
    view: {},
    actions,
    busy: false,
    act(action: string) {
      done.push(action);
      play.busy = true;
    },
  };
  const answer = (changes: Partial<typeof play>) =>
    Object.assign(play, { busy: false, ...changes });
  return { desk: new Desk(() => play as unknown as Isle), done, answer };
}

test('several actions go out one after the other', () => {
  const { desk, done, answer } = table('buy 3', 'buy 8', 'pay');
  desk.send(['buy 3', 'buy 8', 'pay']);
  desk.goOn();
  expect(done).toEqual(['buy 3']);
  answer({ view: {}, actions: ['buy 8', 'pay'] });
  desk.goOn();
  answer({ view: {}, actions: ['pay'] });
  desk.goOn();
  expect(done).toEqual(['buy 3', 'buy 8', 'pay']);
});

test('what was refused because another seat was quicker goes out again', () => {
  const { desk, done, answer } = table('buy 3', 'pay');
  desk.send(['buy 3', 'pay']);
  answer({ view: {} });
  desk.goOn();
  expect(done).toEqual(['buy 3', 'buy 3']);
});

test('what was refused for another reason does not, and something else can be done', () => {
  const { desk, done, answer } = table('buy 3', 'pay');
  desk.send(['buy 3', 'pay']);
  answer({});
  desk.goOn();
  expect(done).toEqual(['buy 3']);
  expect(desk.busy).toBe(false);
});
