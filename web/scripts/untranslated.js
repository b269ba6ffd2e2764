// Finds text for people in the sources that does not come from a catalog.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';

/** Addresses, keys and names that are the same in every language. */
const ALLOWED = /^(Meowple|https:\/\/|Enter|Escape|Notification)$/;
const SPOKEN = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];
const WORD = /\p{L}{2,}/u;
/** Most computed strings are ids, actions and selectors. One is for people if it is a
 * capitalized word, begins with one, or consists of several words. A # stands for a value
 * that is filled in. */
const FOR_PEOPLE = [
  /^\p{Lu}\p{Ll}+[.!?…]?$/u,
  /^\p{Lu}[\p{L}’'-]*[,:;]?\s+(\p{L}{2,}|#)/u,
  /^(?=.*\p{L}{2,}\s+(#\s+)?\p{L}{2,})[\p{L}\s’'#]+[.!?…]?$/u,
];
/** Parts of the syntax tree without text for people. */
const SKIPPED = ['parent', 'metadata', 'css', 'comments', 'typeAnnotation'];
const AMONG_PROGRAMMERS = ['ImportDeclaration', 'ThrowStatement'];

/** The texts in a component that do not come from a catalog. */
export function untranslated(source) {
  const { fragment, instance, module } = parse(source, { modern: true });
  const found = [];
  for (const part of [module, instance, fragment]) visit(part, found);
  return found;
}

function visit(node, found) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) return node.forEach((one) => visit(one, found));
  if (AMONG_PROGRAMMERS.includes(node.type)) return;
  const words = wordsOf(node);
  if (words && !ALLOWED.test(words)) found.push(words);
  for (const [key, value] of Object.entries(node)) {
    if (SKIPPED.includes(key)) continue;
    visit(key === 'value' && unspoken(node) ? expressions(value) : value, found);
  }
}

function wordsOf(node) {
  if (node.type === 'Text') return WORD.test(node.data) ? node.data.trim() : '';
  if (node.type === 'TemplateLiteral')
    return computed(node.quasis.map(({ value }) => value.cooked).join('#'));
  return node.type === 'Literal' ? computed(String(node.value)) : '';
}

function computed(text) {
  const words = text.trim();
  return FOR_PEOPLE.some((form) => form.test(words)) ? words : '';
}

const unspoken = (node) => node.type === 'Attribute' && !SPOKEN.includes(node.name);

/** The plain text of such an attribute is not for people; an expression in it may be. */
function expressions(value) {
  const parts = Array.isArray(value) ? value : [value];
  return parts.filter((part) => part && part.type === 'ExpressionTag');
}

/** A module is treated as a component with only a script. */
const component = (file, source) =>
  file.endsWith('.ts') ? `<script lang="ts">\n${source}\n</script>` : source;

function check() {
  const files = readdirSync('src', { recursive: true })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|types\.ts$/.test(name))
    .map((name) => join('src', name));
  for (const file of files) {
    for (const words of untranslated(component(file, readFileSync(file, 'utf8')))) {
      console.error(`${file}: “${words}” is not from a catalog`);
      process.exitCode = 1;
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) check();
