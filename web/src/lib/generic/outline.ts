/** A view as lines of text, for tables that the server does not describe. */

/** Whether a line is part of a drawing or a table, which must not be wrapped: it has gaps
 * or box-drawing characters. Indented prose may be wrapped. */
export const isDrawn = (line: string): boolean =>
  /\S {2,}\S|[|+=_#~^]{2}|[\u2500-\u259f]|^ *[|+]|^ *[^\p{L}\p{N}\s]{3}/u.test(line);

const INDENT = '  ';

const isSimple = (value: unknown): boolean => value === null || typeof value !== 'object';

/** A value on one line; nothing as a dash. */
const inline = (value: unknown): string => {
  if (Array.isArray(value)) return value.length ? value.map(inline).join(', ') : '–';
  return value === null || value === undefined ? '–' : String(value);
};

const readable = (key: string): string => key.replaceAll('_', ' ');

/** One line per field; what does not fit on a line follows below it, indented. */
export function outline(value: unknown, depth = 0): string[] {
  const indent = INDENT.repeat(depth);
  if (isSimple(value)) return [indent + inline(value)];
  return Object.entries(value as object).flatMap(([key, one]) => {
    const name = Array.isArray(value) ? String(Number(key) + 1) : readable(key);
    const short = isSimple(one) || (Array.isArray(one) && one.every(isSimple));
    if (short) return [`${indent}${name}: ${inline(one)}`];
    return [`${indent}${name}:`, ...outline(one, depth + 1)];
  });
}
