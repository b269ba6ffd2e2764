/** The coats of the kittens: colors, and marks that tell them apart without color. */

export interface Coat {
  fur: string;
  bib: string;
  ear: string;
  tail: string;
  line: string;
  eye: string;
  marks: 'tabby' | 'calico' | 'mask' | 'plain';
}

const COATS: Record<string, Coat> = {
  momo: {
    fur: '#efa45c',
    bib: '#fdeedb',
    ear: '#f3b7a6',
    tail: '#efa45c',
    line: '#7d4413',
    eye: '#b9d98a',
    marks: 'tabby',
  },
  kuro: {
    fur: '#4b434f',
    bib: '#5d5462',
    ear: '#a57683',
    tail: '#4b434f',
    line: '#1e1922',
    eye: '#f2d14b',
    marks: 'plain',
  },
  sora: {
    fur: '#8fa6c6',
    bib: '#eaf0f7',
    ear: '#e3b6c0',
    tail: '#eaf0f7',
    line: '#37496a',
    eye: '#f3dc8c',
    marks: 'mask',
  },
  hana: {
    fur: '#fbf5ec',
    bib: '#ffffff',
    ear: '#f0b9bf',
    tail: '#4a4048',
    line: '#5d4b45',
    eye: '#8fc9c2',
    marks: 'calico',
  },
};

const OTHER: Coat = {
  fur: '#cfc4c8',
  bib: '#efe8ea',
  ear: '#e0b4ba',
  tail: '#cfc4c8',
  line: '#5b4f55',
  eye: '#f3dc8c',
  marks: 'plain',
};

export const coatOf = (kitten: string): Coat => COATS[kitten] ?? OTHER;
