/** Turns the Markdown of a section into HTML with figures between. */

import { Marked } from 'marked';
import { say } from '../texts.svelte';

export type Part = { html: string } | { figure: string; caption: string };

const FIGURE = /^\{figure: ([a-z0-9-]+)\} (.+)$/m;
const RULING = /\{ruling: \w+\} /g;
/** A pair of scales. */
const SIGN =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3v18M7 21h10M5 6h14M5 6l-3 8h6zM19 6l-3 8h6z"/></svg>';
const marked = new Marked();

export function partsOf(body: string): Part[] {
  const [first = '', ...rest] = body.split(FIGURE);
  const parts: Part[] = [{ html: toHtml(first) }];
  for (let n = 0; n < rest.length; n += 3) {
    parts.push({ figure: rest[n] ?? '', caption: rest[n + 1] ?? '' });
    parts.push({ html: toHtml(rest[n + 2] ?? '') });
  }
  return figureFirst(parts.filter((part) => !('html' in part) || part.html));
}

/** A section begins with its first figure: one sees what it is about before one reads. */
function figureFirst(parts: Part[]): Part[] {
  const at = parts.findIndex((part) => 'figure' in part);
  return at > 0
    ? [...parts.slice(at, at + 1), ...parts.slice(0, at), ...parts.slice(at + 1)]
    : parts;
}

/** Rulings get their sign; wide tables can be scrolled by keyboard. */
function toHtml(text: string): string {
  const sign = `<b class="ruling">${SIGN}${say('web.rules.ruling')}</b> `;
  return marked
    .parse(text.replaceAll(RULING, sign), { async: false })
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .trim();
}
