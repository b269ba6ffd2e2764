/** Figures: what players choose before the game, such as a color. */

import type { FigureFacts, SeatFacts } from './types';

/** The figure of each seat. As on the server, a seat that has chosen none gets the figure
 * of its own number, or the first that is left. */
export function givenFigures(
  figures: readonly FigureFacts[],
  chosen: readonly (string | null | undefined)[],
): (FigureFacts | undefined)[] {
  const left = new Map(figures.map((figure) => [figure.id, figure]));
  const take = (id: string | null | undefined): FigureFacts | undefined => {
    const found = left.get(id ?? '');
    if (found) left.delete(found.id);
    return found;
  };
  const choices = chosen.map(take);
  const own = choices.map((found, seat) => found ?? take(figures[seat]?.id));
  return own.map((found) => found ?? take(left.keys().next().value));
}

/** The figures that seats have chosen, but for one seat. */
export const chosenByOthers = (
  seats: readonly SeatFacts[],
  seat: number | null,
): string[] =>
  seats.flatMap((other) =>
    other.figure && other.chosen && other.seat !== seat ? [other.figure.id] : [],
  );
