import { expect, test } from 'vitest';
import { givenFigures } from './figures';

const FIGURES = ['tom', 'tabby', 'tux', 'toffee'].map((id, number) => ({
  id,
  name: id,
  number,
}));

test.each([
  [
    [null, null, null],
    ['tom', 'tabby', 'tux'],
  ],
  [
    ['tabby', null, null],
    ['tabby', 'tom', 'tux'],
  ],
  [
    ['tux', 'tom', undefined],
    ['tux', 'tom', 'tabby'],
  ],
  [
    [null, 'toffee', null],
    ['tom', 'toffee', 'tux'],
  ],
  [
    ['tom', 'tom'],
    ['tom', 'tabby'],
  ],
])('seats that chose %j get %j', (chosen, given) => {
  expect(givenFigures(FIGURES, chosen).map((figure) => figure?.id)).toEqual(given);
});
