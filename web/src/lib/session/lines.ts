/** The lines of a log and of a chat, with those that have just come. */

import type { Chat, EventMessage, State } from '../types';

/** The longest log and chat that are kept. */
const MAX_LINES = 500;

export function logAfter(log: readonly EventMessage[], state: State): EventMessage[] {
  const undone = new Set(state.undone);
  const last = log.at(-1)?.number ?? 0;
  const kept = log.filter((line) => !undone.has(line.number));
  // After `sync` all events come again: skip those we have.
  const news = state.events.filter((line) => line.number > last || undone.size > 0);
  return [...kept, ...news].slice(-MAX_LINES);
}

/** What a muted seat has said comes later, when it is unmuted. */
export function chatAfter(chat: readonly Chat[], line: Chat): Chat[] {
  const others = chat.filter((known) => known.id !== line.id);
  return [...others, line].sort((a, b) => a.id - b.id).slice(-MAX_LINES);
}
