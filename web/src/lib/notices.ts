/** The title of the page; and on my turn a mark in it, another icon of the tab, and a
 * notification if it was allowed. */

import { settings } from './settings.svelte';
import type { Notice } from './types';

const NAME = 'Meowple';
const ICON = '/favicon.svg';
const ICON_TURN = '/favicon-turn.svg';

let page = '';
let turn: Notice | null = null;
let shown = '';

/** What this page is called while nothing is asked of me. */
export function entitle(title: string): void {
  page = title;
  retitle();
}

export function tellTurn(notice: Notice | null): void {
  turn = notice;
  retitle();
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = notice ? ICON_TURN : ICON;
  // The id is the same for the whole turn and in all tabs: one notification.
  if (!notice || notice.id === shown || !document.hidden || !allowed()) return;
  shown = notice.id;
  notify(notice.title, { body: notice.body, tag: notice.id, icon: ICON });
}

function retitle(): void {
  const title = turn ? `● ${turn.title}` : page;
  document.title = title ? `${title} · ${NAME}` : NAME;
}

const allowed = (): boolean =>
  settings.notices && 'Notification' in window && Notification.permission === 'granted';

/** Show it; null where a page may not, as on phones, though it may ask. */
function notify(title: string, options: NotificationOptions): Notification | null {
  try {
    const notification = new Notification(title, options);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    return notification;
  } catch {
    return null;
  }
}

/** Ask the browser; whether it lets us. Only a first notification can tell. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const first = notify(NAME, { silent: true, tag: NAME, icon: ICON });
  first?.close();
  return first !== null;
}
