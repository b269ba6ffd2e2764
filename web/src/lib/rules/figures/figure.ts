/** A drawing of the rules reference: what draws it, and what it is about. */

import type { Component } from 'svelte';
import type { Components } from '../../types';

/** Every drawing is handed what is in the box of its game. */
export interface Figure {
  Drawn: Component<{ components: Components } & Record<string, unknown>>;
  about: Record<string, unknown>;
}

/** One more drawing by a component, with its other properties. */
export const figure = <Props extends object>(
  Drawn: Component<Props>,
  about: Omit<Props, 'components'>,
): Figure => ({ Drawn: Drawn as unknown as Figure['Drawn'], about });
