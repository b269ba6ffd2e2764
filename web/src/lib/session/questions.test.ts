import { expect, test } from 'vitest';
import { Questions } from './questions';
import type { ErrorFacts } from '../types';

const REFUSED: ErrorFacts = { id: 'action.illegal', message: 'No.', rule: null };

function talk(connected = true) {
  const sent: { id?: string; do?: string }[] = [];
  let last = 0;
  const questions = new Questions(
    () => `q-${++last}`,
    (message) => {
      if (connected) sent.push(message);
      return connected;
    },
  );
  return { questions, sent };
}

test('a question is sent with an id, and its answer is what the table says', async () => {
  const { questions, sent } = talk();
  const answer = questions.ask<number | null>({ do: 'why' }, () => null);
  expect(sent).toEqual([{ do: 'why', id: 'q-1' }]);
  expect(questions.answer('q-1', 7)).toBe(true);
  expect(await answer).toBe(7);
});

test('a question is answered once, and other ids are not questions', () => {
  const { questions } = talk();
  void questions.ask({ do: 'why' }, () => null);
  expect(questions.answer('q-2', 7)).toBe(false);
  expect(questions.answer('q-1', 7)).toBe(true);
  expect(questions.fail('q-1', REFUSED)).toBe(false);
});

test('an error is the answer where the question says so', async () => {
  const { questions } = talk();
  const answer = questions.ask({ do: 'chat' }, (error) => error?.id);
  questions.fail('q-1', REFUSED);
  expect(await answer).toBe('action.illegal');
});

test('a lost connection ends all questions, and one without a connection', async () => {
  const { questions } = talk();
  const both = [1, 2].map(() => questions.ask({ do: 'plan' }, (error) => error === null));
  questions.giveUp();
  expect(await Promise.all(both)).toEqual([true, true]);
  const { questions: silent } = talk(false);
  expect(await silent.ask({ do: 'plan' }, (error) => error === null)).toBe(true);
});
