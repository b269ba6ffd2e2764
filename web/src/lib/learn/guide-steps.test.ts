import { expect, test } from 'vitest';
import {
  whenAsked,
  advance,
  markRead,
  situationOf,
  type Course,
  type Progress,
} from './guide-steps';

interface View {
  asked: { decision: string } | null;
  closed?: boolean;
}

const COURSE: Course<View> = {
  id: 'first',
  title: 'title',
  steps: [
    { id: 'over', when: ({ over }) => over, asks: true },
    { id: 'goal' },
    whenAsked('draw', { id: 'draw' }),
    { id: 'closed', when: ({ view }) => view.closed === true },
    whenAsked('draw', { id: 'draw_closed', when: ({ view }) => view.closed === true }),
    { id: 'rolled', when: (seen) => seen.happened('rolled', seen.me) },
  ],
  last: 'closed',
};
const NEW: Progress = { said: [], now: null };

function table(decision: string, more: object = {}) {
  const asked = decision ? { decision } : null;
  return {
    view: { asked, ...more },
    seat: 0,
    actors: decision ? [0] : [1],
    actions: [],
    components: null,
    log: [],
    over: false,
  };
}
const after = (before: Progress, at: ReturnType<typeof table>) =>
  advance(COURSE, before, situationOf<View>(at));

test('what has no condition is said first and stays until it has been read', () => {
  const first = after(NEW, table('draw'));
  expect(first.now).toBe('goal');
  expect(after(first, table('', { closed: true }))).toBe(first);
  expect(after(markRead(first), table('draw'))).toEqual({ said: ['goal'], now: 'draw' });
});

test('what is asked is over when it has been answered, and is not said again', () => {
  const asked = after({ said: ['goal'], now: null }, table('draw'));
  const rested = after(asked, table(''));
  expect(rested).toEqual({ said: ['goal', 'draw'], now: null });
  expect(after(rested, table('draw'))).toBe(rested);
});

test('what does not apply yet is said when it does', () => {
  const rested = { said: ['goal', 'draw'], now: null };
  const closed = after(rested, table('draw', { closed: true }));
  expect(closed.now).toBe('closed');
  expect(after(markRead(closed), table('draw', { closed: true })).now).toBe('draw_closed');
});

test('others are asked: nothing waits for an answer of mine', () => {
  const theirs = { ...table('draw'), actors: [1] };
  expect(after({ said: ['goal'], now: null }, theirs).now).toBe(null);
});

test('what happened counts for the seat that it happened to', () => {
  const told = (seat: number) => ({
    ...table(''),
    log: [{ number: 1, id: 'rolled', args: { seat }, text: '' }],
  });
  const rested = { said: ['goal'], now: null };
  expect(advance(COURSE, rested, situationOf<View>(told(1))).now).toBe(null);
  expect(advance(COURSE, rested, situationOf<View>(told(0))).now).toBe('rolled');
});

test('at the end only the end is spoken of', () => {
  expect(after(NEW, { ...table('draw'), over: true }).now).toBe('over');
});
