/** It is my turn: the title, the icon of the tab, and a notification if it was allowed. */

import { settings } from './settings.svelte';
import type { Notice } from './types';

const TITLE = 'Meowple';
const ICON = '/favicon.svg';
const ICON_TURN = '/favicon-turn.svg';

let shown = '';

export function tellTurn(notice: Notice | null): void {
  document.title = notice ? `● ${notice.title} · ${TITLE}` : TITLE;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = notice ? ICON_TURN : ICON;
  // The id is the same for the whole turn and in all tabs: one notification.
  if (!notice || notice.id === shown || !document.hidden || !allowed()) return;
  shown = notice.id;
  new Notification(notice.title, { body: notice.body, tag: notice.id, icon: ICON });
}

const allowed = (): boolean =>
  settings.notices && 'Notification' in window && Notification.permission === 'granted';

/** Ask the browser; whether it lets us. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
