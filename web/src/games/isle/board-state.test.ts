import { expect, test } from 'vitest';
import { BoardState } from './board-state.svelte';
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
  return { board: new BoardState(() => play as unknown as Isle), done, answer };
}

test('several actions go out one after the other', () => {
  const { board, done, answer } = table('buy 3', 'buy 8', 'pay');
  board.send(['buy 3', 'buy 8', 'pay']);
  board.goOn();
  expect(done).toEqual(['buy 3']);
  answer({ view: {}, actions: ['buy 8', 'pay'] });
  board.goOn();
  answer({ view: {}, actions: ['pay'] });
  board.goOn();
  expect(done).toEqual(['buy 3', 'buy 8', 'pay']);
});

test('what was refused because another seat was quicker goes out again', () => {
  const { board, done, answer } = table('buy 3', 'pay');
  board.send(['buy 3', 'pay']);
  answer({ view: {} });
  board.goOn();
  expect(done).toEqual(['buy 3', 'buy 3']);
});

test('what was refused for another reason does not, and something else can be done', () => {
  const { board, done, answer } = table('buy 3', 'pay');
  board.send(['buy 3', 'pay']);
  answer({});
  board.goOn();
  expect(done).toEqual(['buy 3']);
  expect(board.busy).toBe(false);
});

test('marks do not reach the next step, though the same cards are offered there', () => {
  const at = (phase: string, decision: string) => ({ day: 1, phase, asked: { decision } });
  const { board, answer } = table('keep 3', 'keep 8');
  answer({ view: at('draft', 'draft') });
  board.mark(3);
  expect(board.marks).toEqual([3]);
  answer({ view: at('buy', 'buy'), actions: ['buy 3', 'buy 8', 'pay'] });
  expect(board.marks).toEqual([]);
  board.mark(8);
  expect(board.marks).toEqual([8]);
});
