/**
 * The texts of the client: Fluent catalogs `web*.ftl`, shared ones and those of each game.
 * A catalog is loaded when a page needs it.
 */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
} from '@fluent/bundle';

type Loader = () => Promise<string>;

const shared = import.meta.glob<string>('../../../src/meowple/locales/*/web*.ftl', {
  query: '?raw',
  import: 'default',
});
const ofGames = import.meta.glob<string>(
  '../../../src/meowple/games/*/locales/*/web*.ftl',
  { query: '?raw', import: 'default' },
);

/** Language, game (empty for shared catalogs) and name of a catalog. */
const PATH = /(?:games\/([^/]+)\/)?locales\/([^/]+)\/([^/]+)\.ftl$/;
const keyOf = (language: string, game: string, name: string): string =>
  `${language}/${game}/${name}`;

const catalogs = new Map<string, Loader>();
const found = new Set<string>();
for (const [path, load] of Object.entries({ ...shared, ...ofGames })) {
  const [, game = '', language = '', name = ''] = PATH.exec(path) ?? [];
  catalogs.set(keyOf(language, game, name), load);
  if (!game) found.add(language);
}

export const languages: readonly string[] = [...found].sort();

/** A language's name in that language, with a capital as in a list. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language);
  const [first = '', ...rest] = name ?? language;
  return first.toLocaleUpperCase(language) + rest.join('');
}

let bundle = $state.raw(new FluentBundle('en'));
/** The language chosen last; its catalogs may still be on their way. */
let chosen = 'en';
/** The catalogs in use, as game and name. */
const used: { game: string; name: string }[] = [
  { game: '', name: 'web' },
  { game: '', name: 'web-people' },
];

/** Switches to a language and loads all catalogs in use. */
export async function setLanguage(language: string): Promise<void> {
  chosen = language;
  let texts: (string | undefined)[] = [];
  // Another page may need one more catalog meanwhile.
  while (texts.length < used.length) {
    const loaders = used.map(({ game, name }) => catalogs.get(keyOf(language, game, name)));
    texts = await Promise.all(loaders.map((load) => load?.()));
  }
  if (language !== chosen) return;
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    if (text !== undefined) fresh.addResource(new FluentResource(text));
  }
  bundle = fresh;
}

/** Loads a shared catalog, such as `web-score`. */
export const loadTexts = (name: string): Promise<void> => loadGameTexts('', name);

/** Loads a catalog of a game: `web`, `web-learn` or `web-score`. */
export async function loadGameTexts(game: string, name: string): Promise<void> {
  if (used.some((one) => one.game === game && one.name === name)) return;
  used.push({ game, name });
  await setLanguage(chosen);
}

/** The hyphen before a negative number, which numbers are formatted with. */
const MINUS = /(^|[\s(])-(?=\d)/g;

/** The text of an id such as `web.home.title`; the id itself where there is none. */
export function say(id: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id.replaceAll('.', '-'));
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, args, []).replace(MINUS, '$1−');
}

/** A fraction, formatted as a percentage. */
export const percent = (part: number): FluentNumber =>
  new FluentNumber(part, { style: 'percent', maximumFractionDigits: 0 });

// Derived, so that one more catalog is not taken for another language.
const language = $derived(bundle.locales[0] ?? 'en');

export const currentLanguage = (): string => language;

/** A number with one decimal place. */
export const decimal = (value: number): string =>
  new Intl.NumberFormat(currentLanguage(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
    .format(value)
    .replace('-', '−');

export const day = (ms: number): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(ms);

export const date = (ms: number): string =>
  new Intl.DateTimeFormat(currentLanguage(), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(ms);
