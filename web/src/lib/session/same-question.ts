/** Whether a state asks what an earlier one asked: only others have answered since. */

import type { State } from '../types';

export const isSameQuestion = (before: State | null, now: State): boolean =>
  before !== null &&
  before.actions.length > 0 &&
  before.actions.length === now.actions.length &&
  before.actions.every((action, n) => action === now.actions[n]);
