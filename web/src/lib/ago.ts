/** A length of time in words: “3 min”, “2 hr”, “4 days”. */

import { currentLanguage } from './texts.svelte';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The largest whole unit; less than a minute counts as one. */
export function ago(ms: number): string {
  const [unit, size] = UNITS.find(([, size]) => ms >= size) ?? UNITS[2];
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit,
    unitDisplay: unit === 'day' ? 'long' : 'short',
  }).format(Math.max(1, Math.floor(ms / size)));
}

/** The same in the past: “3 min. ago”, “yesterday”. */
export function timeAgo(ms: number): string {
  const [unit, size] = UNITS.find(([, size]) => ms >= size) ?? UNITS[2];
  return new Intl.RelativeTimeFormat(currentLanguage(), {
    numeric: 'auto',
    style: 'short',
  }).format(-Math.max(1, Math.floor(ms / size)), unit);
}
