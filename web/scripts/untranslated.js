// Finds words that stand in a component and not in a catalogue.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';

/** The project's own name is the same in every language; addresses are no words. */
const ALLOWED = /^(Meowple|https:\/\/)$/;
const SPOKEN = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
const WORD = /\p{L}{2,}/u;

const files = readdirSync('src', { recursive: true })
  .filter((name) => name.endsWith('.svelte'))
  .map((name) => join('src', name));

let found = 0;

function report(file, text) {
  const words = text.trim();
  if (!WORD.test(words) || ALLOWED.test(words)) return;
  console.error(`${file}: “${words}” is not from a catalogue`);
  found += 1;
}

function visit(file, node) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) return node.forEach((one) => visit(file, one));
  if (node.type === 'Text') report(file, node.data);
  if (node.type === 'Attribute') {
    if (!SPOKEN.includes(node.name) || !Array.isArray(node.value))
      return visit(file, expressions(node));
  }
  for (const [key, value] of Object.entries(node)) {
    if (key !== 'parent' && key !== 'metadata') visit(file, value);
  }
}

/** What is computed in an attribute may hold markup of its own; its plain text is no words. */
function expressions(attribute) {
  const parts = Array.isArray(attribute.value) ? attribute.value : [attribute.value];
  return parts.filter((part) => part && part.type === 'ExpressionTag');
}

for (const file of files)
  visit(file, parse(readFileSync(file, 'utf8'), { modern: true }).fragment);
if (found) process.exit(1);
