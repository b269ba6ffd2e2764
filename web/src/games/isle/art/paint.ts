/** The colors of a coat, by family or kind of tile; the values are in isle.css. */

export interface Paint {
  coat: string;
  mark: string;
  face: string;
  line: string;
}

export function paint(name: string): Paint {
  const part = (part: string): string => `var(--isle-${name}-${part})`;
  return { coat: part('coat'), mark: part('mark'), face: part('face'), line: part('line') };
}
