/** A number from a card's id: cards of one kind do not all look alike. */
export const lookOf = (id: string): number => Number(/\d+/.exec(id)?.[0] ?? 0);
