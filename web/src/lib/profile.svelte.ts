/** Who sits at this device. There is no account: a profile is made when it is needed. */

import { get, post, Refusal } from './http';
import { settings } from './settings.svelte';
import type { ProfileFacts } from './types';

const YEAR = 365 * 24 * 60 * 60;

/** Whether somebody is known here. The profile is a cookie that no page can read: beside
 * it stands another, which is there at every port of a machine as the profile is. */
function known(): boolean {
  return /(^|; )meowple-known=/.test(document.cookie);
}

function remember(seconds: number): void {
  document.cookie = `meowple-known=1; path=/; max-age=${seconds}; samesite=lax`;
}

class Profile {
  facts = $state.raw<ProfileFacts | null>(null);

  /** The profile, if there is one; asking does not make one. A newcomer need not ask. */
  async look(): Promise<ProfileFacts | null> {
    if (!known()) return null;
    try {
      this.facts = await get<ProfileFacts>('/api/profile');
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
      this.facts = null;
      remember(0);
    }
    return this.facts;
  }

  /** The profile, under this name if one is given; made if there is none. */
  async have(name = ''): Promise<ProfileFacts> {
    const facts =
      this.facts ?? this.is(await post('/api/profile', { language: settings.language }));
    const wish = name.trim();
    if (wish && wish !== facts.name) await this.change({ name: wish });
    return this.facts ?? facts;
  }

  async change(changes: { name?: string; language?: string }): Promise<void> {
    this.is(await post('/api/profile', changes));
  }

  /** Bring the profile of another device here. */
  async claim(token: string): Promise<void> {
    this.is(await post('/api/profile/claim', { token }));
  }

  private is(facts: ProfileFacts): ProfileFacts {
    remember(YEAR);
    this.facts = facts;
    return facts;
  }
}

export const profile = new Profile();
