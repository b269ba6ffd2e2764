/** Short synthesized sounds; off by default. */

import { settings } from './settings.svelte';

type Sound = 'lay' | 'turn' | 'roll' | 'close' | 'end';

/** Notes as [frequency in Hz, start in s, length in s]. */
const NOTES: Record<Sound, [number, number, number][]> = {
  lay: [[220, 0, 0.08]],
  turn: [
    [523, 0, 0.12],
    [659, 0.12, 0.18],
  ],
  roll: [
    [180, 0, 0.04],
    [240, 0.07, 0.04],
    [200, 0.14, 0.05],
  ],
  close: [
    [392, 0, 0.1],
    [523, 0.1, 0.1],
    [784, 0.2, 0.2],
  ],
  end: [
    [523, 0, 0.15],
    [659, 0.15, 0.15],
    [784, 0.3, 0.15],
    [1047, 0.45, 0.35],
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [frequency, start, length] of NOTES[sound]) {
    note(context, frequency, context.currentTime + start, length);
  }
}

function note(into: AudioContext, frequency: number, at: number, length: number): void {
  const tone = into.createOscillator();
  const loudness = into.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.18, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(loudness).connect(into.destination);
  tone.start(at);
  tone.stop(at + length);
}
