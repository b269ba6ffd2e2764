import { expect, test } from 'vitest';
import { untranslated } from './untranslated';

const script = (code) => `<script lang="ts">${code}</script>`;

test.each([
  ['<p>Your turn</p>', 'Your turn'],
  ['<img alt="A cat" />', 'A cat'],
  ["<p>{over ? 'The game is over.' : ''}</p>", 'The game is over.'],
  ["<button title={busy ? 'Wait' : undefined}></button>", 'Wait'],
  ['<p>{`${n} cats left`}</p>', '# cats left'],
  ['{#if tile}<b>{`Lay ${tile}`}</b>{/if}', 'Lay #'],
  [script("const hint = 'Ваш ход';"), 'Ваш ход'],
  [script("const hint = 'no such table';"), 'no such table'],
  [script('const late = (name: string) => `It is ${name}’s turn`;'), 'It is #’s turn'],
])('in %s there are words', (source, words) => {
  expect(untranslated(source)).toEqual([words]);
});

test.each([
  "<p class={`held of-seat-${seat}`}>{say('web.wait')}</p>",
  '<p data-action={`lay ${x},${y}`}></p>',
  '<svg viewBox="0 0 24 24"><path d={`M0 0H${size}`} /></svg>',
  script("import Board from './Board.svelte'; const at = '[data-part=\"table\"] button';"),
  script("const wide = matchMedia('(pointer: coarse)'); act(`princess cat ${x},${y}`);"),
  script("if (event.key === 'Escape') throw new Error('There is no board.');"),
])('in %s there are none', (source) => {
  expect(untranslated(source)).toEqual([]);
});
