/** The heading level at which a longer text starts, passed down as context. */

import { getContext, setContext } from 'svelte';

const LEVEL = Symbol('level');

export const setHeadingLevel = (level: number): number => setContext(LEVEL, level);
export const headingLevel = (): number => getContext<number | undefined>(LEVEL) ?? 1;
