/** The phases of a day, and what comes next. */

import type { IsleView } from './types';

/** The phases as the rules count them, and the steps of the game in each. */
export const PHASES = [
  { name: 'fishing', sign: 'fish', steps: ['fill', 'fishing'] },
  { name: 'explore', sign: 'card', steps: ['draft', 'buy'] },
  { name: 'lessons', sign: 'lesson', steps: ['lessons'] },
  { name: 'rescue', sign: 'basket', steps: ['ready', 'order', 'rescue'] },
  { name: 'finds', sign: 'rare', steps: ['finds', 'evening', 'night'] },
] as const;

export const phaseOf = (step: string) =>
  PHASES.findIndex(({ steps }) => (steps as readonly string[]).includes(step));

type Next = { who: number | string } | { phase: string } | null;

/** Who acts after the present turn, or the phase that follows; null at the very end. */
export function nextUp(view: IsleView): Next {
  const turns = ['order', 'rescue', 'finds'].includes(view.phase);
  if (turns) {
    const passed = (figure: number | string) =>
      typeof figure === 'number' && (view.players[figure]?.passed ?? false);
    const at = view.turn === null ? -1 : view.order.indexOf(view.turn);
    const after = [...view.order.slice(at + 1), ...view.order.slice(0, Math.max(at, 0))];
    // In rare finds everyone has one turn.
    const left = view.phase === 'finds' ? view.order.slice(at + 1) : after;
    const who = left.find((figure) => !passed(figure));
    if (who !== undefined) return { who };
  }
  const phase = PHASES[phaseOf(view.phase) + 1];
  if (phase && view.mode !== 'family') return { phase: phase.name };
  return null;
}
