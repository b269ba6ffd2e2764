/**
 * Keeps the client in the browser, so that everything works without a network. The build
 * fills in the files.
 *
 * Pages come from the network as long as there is one; the files of this version come from
 * the cache. A new version waits until the user takes it, or until no tab uses the old one.
 * The Python runtime is kept once it has been loaded, under its own hash.
 */

/* global __VERSION__, __FILES__, __RUNTIME__ */
const FILES = new Set(__FILES__);
const RUNTIME = __RUNTIME__;
const SHELL_CACHE = 'meowple-' + __VERSION__;
const RUNTIME_CACHE = 'meowple-' + RUNTIME;
/** A site of static files has no server: its page comes from the cache first. */
const HAS_SERVER = !new URL(self.location.href).searchParams.has('site');

const { scope } = self.registration;
/** The name of a file below our folder; the address of a page has its hash, too. */
const nameOf = (url) =>
  url.startsWith(scope) ? url.slice(scope.length).split('#')[0] : null;

self.addEventListener('install', (event) => {
  const store = async () => {
    const cache = await caches.open(SHELL_CACHE);
    await cache.add(new Request(scope, { cache: 'reload' }));
    await cache.addAll([...FILES].map((name) => scope + name));
  };
  event.waitUntil(store());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) {
      const ours = name.startsWith('meowple-');
      if (ours && name !== SHELL_CACHE && name !== RUNTIME_CACHE) await caches.delete(name);
    }
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting();
});

const page = async () => (await caches.open(SHELL_CACHE)).match(scope);

async function navigate(request) {
  if (!HAS_SERVER) return (await page()) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await page();
    if (kept) return kept;
    throw error;
  }
}

async function fromCache(request, name, keep) {
  const cache = await caches.open(name);
  const found = await cache.match(request, { ignoreVary: true });
  if (found) return found;
  const response = await fetch(request);
  if (keep && response.ok) await cache.put(request, response.clone()).catch(() => {});
  return response;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const name = nameOf(request.url);
  if (request.method !== 'GET' || name === null || name.startsWith('api/')) return;
  // Below its folder a site has no other page, but its host may have.
  const isPage = HAS_SERVER || name === '' || name === 'index.html';
  if (request.mode === 'navigate') {
    if (isPage) event.respondWith(navigate(request));
  } else if (FILES.has(name)) event.respondWith(fromCache(request, SHELL_CACHE, false));
  else if (name.startsWith(`assets/${RUNTIME}/`))
    event.respondWith(fromCache(request, RUNTIME_CACHE, true));
});
