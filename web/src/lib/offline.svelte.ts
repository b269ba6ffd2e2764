/** The service worker: it keeps the client for times without a network, and says when
 * there is a new version. */

import { place } from './place.svelte';

class Offline {
  /** The worker of a new version, which waits until it is taken. */
  private waiting = $state.raw<ServiceWorker | null>(null);

  get hasUpdate(): boolean {
    return this.waiting !== null;
  }

  async register(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const { serviceWorker } = navigator;
    const address = `${place.root}service-worker.js`;
    try {
      const found = await serviceWorker.register(
        place.hasServer ? address : `${address}?site`,
        { updateViaCache: 'none' },
      );
      this.waiting = found.waiting;
      found.addEventListener('updatefound', () => {
        const { installing } = found;
        installing?.addEventListener('statechange', () => {
          // The first version has nothing to replace.
          if (installing.state === 'installed' && serviceWorker.controller)
            this.waiting = installing;
        });
      });
    } catch {
      // A browser that keeps nothing plays as before, with a network.
    }
  }

  /** Keeps files for times without a network, in the cache where the service worker looks
   * for them. It may have taken over this page only after they were loaded; then they come
   * from the browser's own cache. */
  async keep(cache: string, addresses: readonly string[]): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const kept = await caches.open(cache);
    for (const address of addresses) {
      if (await kept.match(address, { ignoreVary: true })) continue;
      await kept.add(new Request(address, { cache: 'force-cache' }));
    }
    // The pages themselves are kept when the service worker is installed.
    await navigator.serviceWorker.ready;
  }

  /** Takes the new version: the page is loaded again with it. */
  update(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.waiting?.postMessage('activate');
  }
}

export const offline = new Offline();
