/** One coat for each of the five cats, and the Princess's own: color and pattern. */

export type Pattern = 'tabby' | 'mask' | 'socks' | 'spots' | 'calico' | 'plain';

export interface Coat {
  base: string;
  dark: string;
  line: string;
  light: string;
  pattern: Pattern;
}

const COATS: readonly Coat[] = [
  { base: '#f2a652', dark: '#cb7420', line: '#6b3405', light: '#fff0dc', pattern: 'tabby' },
  { base: '#9dbfe8', dark: '#4d78b3', line: '#173e6d', light: '#f0f6ff', pattern: 'mask' },
  { base: '#bb8fd8', dark: '#8a58ad', line: '#47215f', light: '#faf2ff', pattern: 'socks' },
  { base: '#92cca2', dark: '#4a9162', line: '#154a2a', light: '#effaf1', pattern: 'spots' },
  {
    base: '#f2a3a6',
    dark: '#bf4555',
    line: '#6d1725',
    light: '#fff2f2',
    pattern: 'calico',
  },
];

const PRINCESS: Coat = {
  base: '#57495f',
  dark: '#3c3144',
  line: '#1d1523',
  light: '#e9dcf0',
  pattern: 'plain',
};

/** The coat of a cat by its look; null: the Princess. */
export const coatOf = (look: number | null): Coat =>
  (look === null ? PRINCESS : COATS[look % COATS.length]) ?? PRINCESS;
