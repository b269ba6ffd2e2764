/** What a screen reader is told as it happens. */

import { untrack } from 'svelte';

class Announcer {
  text = $state('');

  tell(text: string): void {
    // The same words twice would not be read again. Who tells does not listen.
    this.text = text === untrack(() => this.text) ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
