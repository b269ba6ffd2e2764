/** The live region: texts that screen readers speak as they come. */

import { untrack } from 'svelte';

class Announcer {
  text = $state('');

  announce(text: string): void {
    // Screen readers skip a text that does not change. Announcing must not subscribe.
    this.text = text === untrack(() => this.text) ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
