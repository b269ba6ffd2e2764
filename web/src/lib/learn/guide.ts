/** What a guide says, and when: it looks at the table as its learner does. */

import type { Play } from '../play';
import type { Told } from '../types';

/** The table of a learner. */
export type Table = Pick<
  Play,
  'view' | 'seat' | 'actors' | 'actions' | 'over' | 'components'
> & { readonly log: readonly Told[] };

/** What a guide goes by: the table, what the learner is asked, and all that happened. */
export interface Seen<View> {
  readonly view: View;
  readonly me: number;
  readonly actions: readonly string[];
  readonly over: boolean;
  /** The decision that the learner is asked for; empty while others are asked. */
  readonly asked: string;
  /** Whether there was such an event, of this seat if one is given. */
  happened(event: string, seat?: number): boolean;
}

/** One thing to be said once. */
export interface Step<View> {
  /** The id of its words. */
  readonly id: string;
  /** What it points at, as a selector. */
  readonly at?: string;
  /** Its condition; without one it always applies. */
  readonly when?: (seen: Seen<View>) => boolean;
  /** It is over when the learner has answered, not when it was read. */
  readonly asks?: boolean;
}

/** All steps of a game. After the one called `last` the learner knows the game. */
export interface Course<View> {
  readonly steps: readonly Step<View>[];
  readonly last: string;
}

/** How far a learner is: what was said, and what is being said. */
export interface Progress {
  readonly said: readonly string[];
  readonly now: string | null;
}

type Decided = { asked?: { decision: string } | null } | null | undefined;

export function see<View>(table: Table): Seen<View> {
  const { seat, actors, log } = table;
  const mine = seat !== null && actors.includes(seat) && !table.over;
  return {
    view: table.view as View,
    me: seat ?? 0,
    actions: table.actions,
    over: table.over,
    asked: mine ? ((table.view as Decided)?.asked?.decision ?? '') : '',
    happened: (event, by) =>
      log.some(({ id, args }) => id === event && (by === undefined || args.seat === by)),
  };
}

/** Steps that wait for an answer to a decision. */
export const asks = <View>(
  decision: string,
  step: Omit<Step<View>, 'asks'>,
): Step<View> => ({
  ...step,
  asks: true,
  when: (seen) => seen.asked === decision && (step.when?.(seen) ?? true),
});

const applies = <View>(step: Step<View>, seen: Seen<View>): boolean =>
  step.when?.(seen) ?? true;

/** The current step stays as long as it applies; then comes the first one that does. */
export function follow<View>(
  { steps }: Course<View>,
  before: Progress,
  seen: Seen<View>,
): Progress {
  const current = steps.find(({ id }) => id === before.now);
  if (current && applies(current, seen)) return before;
  const said = current ? [...before.said, current.id] : before.said;
  const next = steps.find((step) => !said.includes(step.id) && applies(step, seen));
  if (!current && !next) return before;
  return { said, now: next?.id ?? null };
}

/** What is being said has been read. */
export const read = ({ said, now }: Progress): Progress => ({
  said: now === null ? said : [...said, now],
  now: null,
});
