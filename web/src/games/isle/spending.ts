/** The total cost of the chosen cards. */

import type { Desk } from './desk.svelte';

export function spending(desk: Desk): number {
  if (!desk.decision.startsWith('buy')) return 0;
  const cards = [...(desk.view.own?.chosen ?? []), ...desk.marks];
  return cards.reduce((sum, number) => sum + (desk.card(number)?.cost ?? 0), 0);
}
