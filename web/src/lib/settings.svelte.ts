/** What a person chose for this device. */

import { MediaQuery } from 'svelte/reactivity';
import { keep, recall } from './store';
import { languages } from './texts.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'reduced';
export type Speed = 'slow' | 'normal' | 'fast';

const MILLISECONDS: Record<Speed, number> = { slow: 900, normal: 450, fast: 180 };

const stillSystem = new MediaQuery('(prefers-reduced-motion: reduce)');
const print = new MediaQuery('print');
const darkSystem = new MediaQuery('(prefers-color-scheme: dark)');

/** The first language of the browser that we speak. */
function ofBrowser(): string {
  for (const wish of navigator.languages) {
    const found = languages.find((known) => wish.toLowerCase().split('-')[0] === known);
    if (found) return found;
  }
  return 'en';
}

class Settings {
  theme = $state<Theme>(recall('theme', 'auto'));
  motion = $state<Motion>(recall('motion', 'auto'));
  speed = $state<Speed>(recall('speed', 'normal'));
  sound = $state<boolean>(recall('sound', false));
  notices = $state<boolean>(recall('notices', false));
  /** Take the only thing that can be done, where it tells nobody anything. */
  autoPass = $state<boolean>(recall('autoPass', true));
  /** Empty until somebody chooses one. */
  private chosen = $state<string>(recall('language', ''));

  /** The language chosen here; until then that of the browser. */
  get language(): string {
    return languages.includes(this.chosen) ? this.chosen : ofBrowser();
  }
  set language(language: string) {
    this.chosen = language;
    keep('language', language);
  }

  /** How long a movement takes; none where motion is not wanted. */
  get duration(): number {
    return this.still ? 0 : MILLISECONDS[this.speed];
  }

  get still(): boolean {
    if (this.motion !== 'auto') return this.motion === 'reduced';
    return stillSystem.current;
  }

  get dark(): boolean {
    // Paper is light.
    if (print.current) return false;
    return this.theme === 'auto' ? darkSystem.current : this.theme === 'dark';
  }

  /** Remember everything, and let the page look as it should. */
  apply(): void {
    const names = ['theme', 'motion', 'speed', 'sound', 'notices', 'autoPass'];
    for (const name of names) keep(name, this[name as keyof Settings]);
    const root = document.documentElement;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.motion = this.still ? 'reduced' : 'full';
    root.lang = this.language;
  }
}

export const settings = new Settings();
