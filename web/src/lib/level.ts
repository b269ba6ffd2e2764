/** How deep in the page a longer text stands: its headings begin at this level. */

import { getContext, setContext } from 'svelte';

const LEVEL = Symbol('level');

export const under = (level: number): number => setContext(LEVEL, level);
export const level = (): number => getContext<number | undefined>(LEVEL) ?? 1;
