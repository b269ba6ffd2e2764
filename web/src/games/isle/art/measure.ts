/** The side of a square, in the units in which everything of the Isle is drawn. */
export const SQUARE = 40;
