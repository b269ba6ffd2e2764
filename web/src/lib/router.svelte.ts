/**
 * A small router: the current path and hash, and navigation between our pages.
 *
 * A server answers at all our paths. A site of static files has one page only, wherever it
 * lies, so that its paths stand in the hash: `#/replay/abc#3`.
 */

import { place as whereWePlay } from './place.svelte';

interface Place {
  path: string;
  hash: string;
}

const inHash = !whereWePlay.hasServer;

/** Malformed escapes stay as they are. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function read(): Place {
  if (!inHash) return { path: location.pathname, hash: decoded(location.hash.slice(1)) };
  const [path = '', ...hash] = location.hash.slice(1).split('#');
  return { path: path || '/', hash: decoded(hash.join('#')) };
}

let place = $state.raw(read());

addEventListener('popstate', () => (place = read()));
addEventListener('hashchange', () => (place = read()));

/** Links to our own pages do not reload the client. */
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
  if (event.shiftKey || event.altKey || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== location.origin || link.download) return;
  const target = inHash ? hashTarget(link) : pathTarget(link);
  if (target === null) return;
  event.preventDefault();
  navigate(target);
});

/** Where a link leads, if it leads to another page of ours. The browser handles links
 * within a page. */
function pathTarget(link: HTMLAnchorElement): string | null {
  if (link.pathname.startsWith('/api')) return null;
  if (link.hash && link.pathname === location.pathname) return null;
  return link.pathname + link.hash;
}

function hashTarget(link: HTMLAnchorElement): string | null {
  if (link.pathname !== location.pathname) return null;
  const { hash } = link;
  return hash.startsWith('#/') ? hash.slice(1) : place.path + hash;
}

/** The address of a page of ours, for links. */
export const to = (path: string): string => (inHash ? `#${path}` : path);

/** The whole address of a page of ours, to be sent to others. */
export const addressOf = (path: string): string => new URL(to(path), whereWePlay.root).href;

export function navigate(path: string, how: 'push' | 'replace' = 'push'): void {
  const before = place.path;
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to(path));
  place = read();
  if (place.path !== before) scrollTo(0, 0);
}

export const route = {
  get path() {
    return place.path;
  },
  get hash() {
    return place.hash;
  },
  /** The parts of the path: `/table/abc` is `['table', 'abc']`. */
  get parts() {
    return place.path.split('/').filter(Boolean).map(decoded);
  },
};
