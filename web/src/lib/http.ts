/** The HTTP API of the server. */

import { currentLanguage } from './texts.svelte';
import type { ErrorFacts } from './types';

/** The server says no; the message is for people and in their language. */
export class Refusal extends Error {
  constructor(
    readonly id: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const mark = path.includes('?') ? '&' : '?';
  let response: Response;
  try {
    response = await fetch(`${path}${mark}lang=${currentLanguage()}`, {
      method,
      headers: { 'X-Meowple': '1', 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('network.silent', '', 0);
  }
  const found = await read<T>(response);
  if (!response.ok) {
    throw new Refusal(found.error?.id ?? '', found.error?.message ?? '', response.status);
  }
  return found;
}

/** What is no JSON was not said by our server, but by something on the way to it. */
async function read<T>(response: Response): Promise<T & { error?: ErrorFacts }> {
  try {
    return (await response.json()) as T & { error?: ErrorFacts };
  } catch {
    throw new Refusal('network.garbled', '', response.status);
  }
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  ask<T>('POST', path, body);
