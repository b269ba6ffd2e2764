/** The HTTP API of the server. */

import { spoken } from './texts.svelte';
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
    response = await fetch(`${path}${mark}lang=${spoken()}`, {
      method,
      headers: { 'X-Meowple': '1', 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('network.silent', '', 0);
  }
  if (response.headers.get('Content-Type')?.startsWith('text/plain')) {
    return (await response.text()) as T;
  }
  const found = (await response.json()) as T & { error?: ErrorFacts };
  if (!response.ok) {
    throw new Refusal(found.error?.id ?? '', found.error?.message ?? '', response.status);
  }
  return found;
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  ask<T>('POST', path, body);
