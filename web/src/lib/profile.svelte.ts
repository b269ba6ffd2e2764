/** Who sits at this device. There is no account: a profile is made when it is needed. */

import { get, post, Refusal } from './http';
import { settings } from './settings.svelte';
import { keep, recall } from './store';
import type { ProfileFacts } from './types';

class Profile {
  facts = $state.raw<ProfileFacts | null>(null);

  /** The profile, if there is one; asking does not make one. A newcomer need not ask. */
  async look(): Promise<ProfileFacts | null> {
    if (!recall('known', false)) return null;
    try {
      this.facts = await get<ProfileFacts>('/api/profile');
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
      this.facts = null;
      keep('known', false);
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
    keep('known', true);
    this.facts = facts;
    return facts;
  }
}

export const profile = new Profile();
