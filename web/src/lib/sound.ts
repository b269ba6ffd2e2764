/** Short synthesized sounds, soft and woody; off by default. */

import { settings } from './settings.svelte';

export type Sound = 'lay' | 'turn' | 'roll' | 'close' | 'count' | 'end' | 'win';

/** A note: frequency in Hz, start and length in s, and loudness from 0 to 1. */
type Note = [frequency: number, start: number, length: number, loudness?: number];

const NOTES: Record<Sound, Note[]> = {
  // A piece on wood: a low knock with a short click on top.
  lay: [
    [174, 0, 0.12],
    [523, 0, 0.03, 0.4],
  ],
  turn: [
    [587, 0, 0.3, 0.7],
    [880, 0.11, 0.5, 0.6],
  ],
  roll: [
    [330, 0, 0.05, 0.6],
    [262, 0.08, 0.05, 0.7],
    [349, 0.15, 0.05, 0.5],
    [247, 0.24, 0.09],
  ],
  close: [
    [392, 0, 0.3, 0.8],
    [494, 0.08, 0.3, 0.8],
    [587, 0.16, 0.5],
  ],
  count: [[784, 0, 0.07, 0.35]],
  end: [
    [440, 0, 0.5, 0.7],
    [523, 0.14, 0.5, 0.7],
    [392, 0.3, 0.9, 0.8],
  ],
  win: [
    [523, 0, 0.35, 0.8],
    [659, 0.12, 0.35, 0.8],
    [784, 0.24, 0.35, 0.8],
    [1047, 0.36, 0.9],
    [1319, 0.42, 0.8, 0.5],
  ],
};
const LOUDNESS = 0.16;
/** Higher overtones are cut off, so that nothing is shrill. */
const BRIGHTNESS = 2400;

interface Output {
  context: AudioContext;
  into: AudioNode;
}
let output: Output | null = null;

function open(): Output {
  const context = new AudioContext();
  const into = context.createBiquadFilter();
  into.type = 'lowpass';
  into.frequency.value = BRIGHTNESS;
  into.connect(context.destination);
  return { context, into };
}

export function play(sound: Sound): void {
  if (!settings.sound) return;
  output ??= open();
  // A context that was opened before the first click is silent until then.
  void output.context.resume();
  for (const note of NOTES[sound]) strike(output, note);
}

/** A note like a small marimba's: it starts at once and fades slowly. */
function strike(
  { context, into }: Output,
  [frequency, start, length, part = 1]: Note,
): void {
  const at = context.currentTime + start;
  // The fundamental, and a bar's first overtone.
  for (const [times, share] of [
    [1, 1],
    [4, 0.18],
  ] as const) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = frequency * times;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(LOUDNESS * part * share, at + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(loudness).connect(into);
    tone.start(at);
    tone.stop(at + length);
  }
}
