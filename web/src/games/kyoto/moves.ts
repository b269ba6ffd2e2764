/** The text forms of actions, taken apart. */

export type Move =
  | { do: 'step' | 'look' | 'flee' | 'paw'; space: string; text: string }
  | { do: 'try'; skill: string; paw: string; text: string }
  | { do: 'attack'; seat: number; text: string }
  | { do: 'use'; figure: string; text: string }
  | { do: 'raise'; skill: string; text: string }
  | { do: 'kitten'; kitten: string; text: string }
  | { do: 'pass' | 'done'; text: string };

export function read(text: string): Move {
  const [verb = '', what = ''] = text.split(' ');
  switch (verb) {
    case 'step':
    case 'look':
    case 'flee':
    case 'paw':
      return { do: verb, space: what, text };
    case 'attack':
      return { do: verb, seat: Number(what), text };
    case 'use':
      return { do: verb, figure: what, text };
    case 'raise':
      return { do: verb, skill: what, text };
    case 'kitten':
      return { do: verb, kitten: what, text };
    case 'pass':
    case 'done':
      return { do: verb, text };
    default:
      return { do: 'try', skill: verb, paw: what, text };
  }
}

/** Those that are chosen on the map. */
export type MapMove = Extract<Move, { space: string }>;
export const onMap = (move: Move): move is MapMove => 'space' in move;
