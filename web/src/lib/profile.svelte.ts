/** The profile of this browser. There is no account: a profile is created when needed. */

import { get, post, ApiError } from './http';
import { place } from './place.svelte';
import { settings } from './settings.svelte';
import { writeStored } from './storage';
import type { ProfileFacts } from './types';

const YEAR = 365 * 24 * 60 * 60;

/** Whether there is a profile. Its own cookie is not readable by pages, so a second one
 * marks that it exists; like the first it is valid for all ports of a machine. */
export function isKnown(): boolean {
  return /(^|; )meowple-known=/.test(document.cookie);
}

function markExisting(seconds: number): void {
  document.cookie = `meowple-known=1; path=/; max-age=${seconds}; samesite=lax`;
}

class Profile {
  facts = $state.raw<ProfileFacts | null>(null);

  /** The profile if there is one. This does not create one. */
  async load(): Promise<ProfileFacts | null> {
    if (!place.local && !isKnown()) return null;
    try {
      this.facts = await get<ProfileFacts>('/api/profile');
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      this.facts = null;
      markExisting(0);
    }
    return this.facts;
  }

  /** The profile, created if necessary, and renamed if a name is given. */
  async ensure(name = ''): Promise<ProfileFacts> {
    const facts =
      this.facts ?? this.set(await post('/api/profile', { language: settings.language }));
    const newName = name.trim();
    if (newName && newName !== facts.name) await this.update({ name: newName });
    return this.facts ?? facts;
  }

  async update(changes: { name?: string; language?: string }): Promise<void> {
    this.set(await post('/api/profile', changes));
  }

  /** Moves the profile of another device here. */
  async claim(token: string): Promise<void> {
    this.set(await post('/api/profile/claim', { token }));
  }

  /** Brings back a profile by its recovery code. */
  async recover(code: string): Promise<void> {
    this.set(await post('/api/profile/recover', { code }));
  }

  private set(facts: ProfileFacts): ProfileFacts {
    if (place.local) writeStored('name', facts.name);
    else markExisting(YEAR);
    this.facts = facts;
    return facts;
  }
}

export const profile = new Profile();
