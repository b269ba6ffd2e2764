/** Numbers as they are printed. */

/** A whole number with a real minus. */
export const shownNumber = (value: number): string => `${value}`.replace('-', '−');

/** A number with its sign. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : shownNumber(value);
