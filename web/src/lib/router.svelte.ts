/** A small router: the current path and hash, and navigation between our pages. */

interface Place {
  path: string;
  hash: string;
}

/** Malformed escapes stay as they are. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const read = (): Place => ({
  path: location.pathname,
  hash: decoded(location.hash.slice(1)),
});

let place = $state.raw(read());

addEventListener('popstate', () => (place = read()));
addEventListener('hashchange', () => (place = read()));

/** Links to our own pages do not reload the client. */
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
  if (event.shiftKey || event.altKey || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== location.origin || link.download) return;
  if (link.pathname.startsWith('/api')) return;
  // A link within this page: the browser handles it.
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  navigate(link.pathname + link.hash);
});

export function navigate(to: string, how: 'push' | 'replace' = 'push'): void {
  const before = place.path;
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to);
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
