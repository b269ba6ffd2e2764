/** Where this page plays: with its server, or without one, on this device. */

const KEY = 'meowple.local';

function readChoice(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

class Place {
  /** A site of static files has no server. */
  readonly hasServer = globalThis.document?.documentElement.dataset.server !== 'none';
  /** The address of the folder that holds the client. */
  readonly root = this.hasServer
    ? `${globalThis.location?.origin}/`
    : new URL('.', location.href).href;
  private chosen = $state(readChoice());

  /** Whether everything is answered by this page itself. */
  get local(): boolean {
    return !this.hasServer || this.chosen;
  }

  /** Plays on this device, until this tab is closed or goes back to the server. */
  choose(local: boolean): void {
    this.chosen = local;
    try {
      if (local) sessionStorage.setItem(KEY, '1');
      else sessionStorage.removeItem(KEY);
    } catch {
      // Without storage the choice lasts until the page is loaded again.
    }
  }
}

export const place = new Place();
