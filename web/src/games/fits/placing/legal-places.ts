/** The places that the legal actions name. */

import { joint, middle, type Point } from '../table/geometry';

export type Spot = 'cell' | 'joint' | 'cat' | 'sleeper';

/** A place to lay something, with the action for each way to turn it. */
export interface Place {
  key: string;
  spot: Spot;
  x: number;
  y: number;
  at: Point;
  straight: string | null;
  turned: string | null;
}

interface Named {
  spot: Spot;
  x: number;
  y: number;
  card: string | null;
  turned: boolean;
}

const FORMS: [RegExp, (found: string[]) => Named][] = [
  [
    /^lay (\w+) (\d+),(\d+)( t)?$/,
    ([, card, x, y, t]) => ({ ...named('cell', x, y), card: card ?? null, turned: !!t }),
  ],
  [/^(?:cat|toy) (\d+),(\d+)$/, ([, x, y]) => named('joint', x, y)],
  [/^princess cat (\d+),(\d+)$/, ([, x, y]) => named('cat', x, y)],
  [/^princess sleeper (\d+),(\d+)$/, ([, x, y]) => named('sleeper', x, y)],
];

const named = (spot: Spot, x = '', y = ''): Named => ({
  spot,
  x: Number(x),
  y: Number(y),
  card: null,
  turned: false,
});

export function nameOf(action: string): Named | null {
  for (const [form, read] of FORMS) {
    const found = form.exec(action);
    if (found) return read(found);
  }
  return null;
}

/** The cards that can be laid now. */
export const cardsOf = (actions: readonly string[]): string[] => [
  ...new Set(actions.flatMap((action) => nameOf(action)?.card ?? [])),
];

/** The places for a card; all of them where it is not about a card. */
export function placesOf(actions: readonly string[], card: string | null): Place[] {
  const places = new Map<string, Place>();
  for (const action of actions) {
    const found = nameOf(action);
    if (!found || found.card !== card) continue;
    const { spot, x, y, turned } = found;
    const key = `${spot} ${x},${y}`;
    const at = spot === 'joint' || spot === 'cat' ? joint(x, y) : middle(x, y);
    const place = places.get(key) ?? { key, spot, x, y, at, straight: null, turned: null };
    places.set(key, { ...place, [turned ? 'turned' : 'straight']: action });
  }
  return [...places.values()];
}
