import { expect, test } from 'vitest';
import { shownNumber, signed } from './numbers';

test('negative numbers have a minus sign, not a hyphen', () => {
  expect([-27, 0, 27].map(shownNumber)).toEqual(['−27', '0', '27']);
});

test('changes have a sign', () => {
  expect([-2, 0, 3].map(signed)).toEqual(['−2', '0', '+3']);
});
