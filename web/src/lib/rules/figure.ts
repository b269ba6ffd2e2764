/** A drawing in the rules: the component that draws it, and its properties. */

import type { Component } from 'svelte';

/** Every drawing also gets the components of its game. */
export interface Figure {
  Drawn: Component<{ components: unknown } & Record<string, unknown>>;
  about: Record<string, unknown>;
}

/** A drawing by a component, with its properties besides the components. */
export const figure = <Props extends object>(
  Drawn: Component<Props>,
  about: Omit<Props, 'components'>,
): Figure => ({ Drawn: Drawn as unknown as Figure['Drawn'], about });
