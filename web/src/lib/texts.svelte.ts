/** The words of the client: the Fluent catalogues `web*.ftl` of the project. */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentVariable,
} from '@fluent/bundle';

const SOURCES = '../../../src/meowple';
const catalogues = import.meta.glob<string>(
  [
    '../../../src/meowple/locales/*/web*.ftl',
    '../../../src/meowple/games/*/locales/*/web*.ftl',
  ],
  { query: '?raw', import: 'default' },
);

export const languages: string[] = Object.keys(catalogues)
  .map((path) => /meowple\/locales\/([^/]+)\/web\.ftl$/.exec(path)?.[1])
  .filter((found) => found !== undefined)
  .sort();

const names: Record<string, string> = {
  en: 'English',
  ru: 'Русский',
  cs: 'Čeština',
  uk: 'Українська',
};

/** A language in its own words. */
export const nameOf = (language: string): string => names[language] ?? language;

let bundle = $state.raw(new FluentBundle('en'));
const areas = new Set(['web']);

/** Speak this language from now on, in all areas that are in use. */
export async function speak(language: string): Promise<void> {
  const fresh = new FluentBundle(language, { useIsolating: false });
  for (const area of areas) await add(fresh, area);
  bundle = fresh;
}

/** Have the words of an area at hand too, such as `isle`. */
export async function learn(area: string): Promise<void> {
  const name = `web-${area}`;
  if (areas.has(name)) return;
  areas.add(name);
  await speak(bundle.locales[0] ?? 'en');
}

/** `web` and `web-learn` are our own, `web-isle` and `web-learn-isle` a game's. */
function files(area: string, language: string): string[] {
  const [, part, game] = /^(web(?:-learn|-score)?)(?:-(.+))?$/.exec(area) ?? [];
  if (game) return [`${SOURCES}/games/${game}/locales/${language}/${part}.ftl`];
  const own = `${SOURCES}/locales/${language}/${area}.ftl`;
  if (area !== 'web-score') return [own];
  const games = Object.keys(catalogues).filter((path) =>
    path.endsWith(`/locales/${language}/web-score.ftl`),
  );
  return [...new Set([own, ...games])];
}

async function add(to: FluentBundle, area: string): Promise<void> {
  const language = to.locales[0] ?? 'en';
  for (const path of files(area, language)) {
    const load = catalogues[path];
    if (load) to.addResource(new FluentResource(await load()));
  }
}

/** The words of an id such as `web.home.title`; the id itself where there are none. */
export function say(id: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id.replaceAll('.', '-'));
  return message?.value ? bundle.formatPattern(message.value, args, []) : id;
}

/** A part of the whole, to be said in per cent. */
export const percent = (part: number): FluentNumber =>
  new FluentNumber(part, { style: 'percent', maximumFractionDigits: 0 });

/** The language that is spoken now. */
export const spoken = (): string => bundle.locales[0] ?? 'en';

/** A number with one digit after its point, or its comma. */
export const decimal = (value: number): string =>
  new Intl.NumberFormat(spoken(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(value);

export const date = (ms: number): string =>
  new Intl.DateTimeFormat(spoken(), { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
