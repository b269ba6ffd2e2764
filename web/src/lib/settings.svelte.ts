/** The settings of this device. */

import { MediaQuery } from 'svelte/reactivity';
import { readStored, writeStored } from './storage';
import { languages } from './texts.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'full' | 'reduced';
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

/** The duration of an animation, and how long each act of an opponent is shown. */
const TIMES: Record<Speed, { animation: number; pause: number }> = {
  slow: { animation: 900, pause: 2000 },
  normal: { animation: 450, pause: 1100 },
  fast: { animation: 180, pause: 500 },
  instant: { animation: 0, pause: 0 },
};

const reducedBySystem = new MediaQuery('(prefers-reduced-motion: reduce)');
const coarse = new MediaQuery('(pointer: coarse)');
const print = new MediaQuery('print');
const darkBySystem = new MediaQuery('(prefers-color-scheme: dark)');

/** The first of the browser's languages that we have texts for. */
function browserLanguage(): string {
  for (const preferred of navigator.languages) {
    const found = languages.find(
      (known) => preferred.toLowerCase().split('-')[0] === known,
    );
    if (found) return found;
  }
  return 'en';
}

/** What a quick game is like: the level of the bots, and for each game that was asked about
 * its options. */
interface PlayNow {
  level: string;
  games: Record<string, Record<string, boolean | number | string>>;
}
const NOT_ASKED: PlayNow = { level: '', games: {} };

const STORED = [
  ...(['theme', 'motion', 'speed', 'sound', 'notices', 'autoPass'] as const),
  ...(['confirm', 'slips', 'endTurn', 'playNow'] as const),
];

class Settings {
  theme = $state<Theme>(readStored('theme', 'auto'));
  motion = $state<Motion>(readStored('motion', 'auto'));
  speed = $state<Speed>(readStored('speed', 'normal'));
  sound = $state<boolean>(readStored('sound', false));
  notices = $state<boolean>(readStored('notices', false));
  /** Play the only possible action where this reveals nothing. */
  autoPass = $state<boolean>(readStored('autoPass', true));
  /** Whether a piece stays loose until its place is confirmed; null: by the device. */
  confirm = $state<boolean | null>(readStored('confirm', null));
  /** Whether to ask before an action that gives something up. */
  slips = $state<boolean>(readStored('slips', true));
  /** Whether the last placement of a turn waits until the player ends the turn. */
  endTurn = $state<boolean>(readStored('endTurn', false));
  playNow = $state.raw<PlayNow>(readStored('playNow', NOT_ASKED));
  /** Empty until a language is chosen. */
  private chosen = $state<string>(readStored('language', ''));

  /** The chosen language; by default the browser's. */
  get language(): string {
    return languages.includes(this.chosen) ? this.chosen : browserLanguage();
  }
  set language(language: string) {
    this.chosen = language;
    writeStored('language', language);
  }

  /** Whether a placement by this kind of pointer must be confirmed: a finger hides what it
   * points at. */
  confirms(pointer: string): boolean {
    return this.confirm ?? pointer !== 'mouse';
  }
  /** Whether that is so for the main pointer of this device. */
  get confirmsHere(): boolean {
    return this.confirm ?? coarse.current;
  }

  rememberPlayNow(level: string, game: string, options: PlayNow['games'][string]): void {
    this.playNow = { level, games: { ...this.playNow.games, [game]: options } };
  }
  /** Asks again before the next quick game. */
  forgetPlayNow(): void {
    this.playNow = NOT_ASKED;
  }

  /** The duration of an animation in ms; 0 with reduced motion. */
  get duration(): number {
    return this.still ? 0 : TIMES[this.speed].animation;
  }

  /** How long each act of an opponent is shown, in ms; with reduced motion, too. */
  get pause(): number {
    return TIMES[this.speed].pause;
  }

  get still(): boolean {
    if (this.motion !== 'auto') return this.motion === 'reduced';
    return reducedBySystem.current;
  }

  get dark(): boolean {
    // Print is always light.
    if (print.current) return false;
    return this.theme === 'auto' ? darkBySystem.current : this.theme === 'dark';
  }

  /** Stores the settings and applies them to the page. */
  apply(): void {
    for (const name of STORED) writeStored(name, this[name]);
    const root = document.documentElement;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.motion = this.still ? 'reduced' : 'full';
    root.lang = this.language;
  }
}

export const settings = new Settings();
