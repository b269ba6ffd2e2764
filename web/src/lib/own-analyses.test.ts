import { beforeEach, expect, test, vi } from 'vitest';
import { lessonsOf, nextToAnalyze, rememberAnalysis } from './own-analyses';
import type { DecisionFacts, PastFacts } from './types';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
beforeEach(() => kept.clear());

const decision = (number: number, seat: number, loss: number): DecisionFacts =>
  ({ number, seat, loss, played: '', label: `step ${number}`, findings: [] }) as never;
const past = (table: string, you: number[]): PastFacts =>
  ({ table, game: 'pebbles', you, scores: [1, 2] }) as never;

test('only own decisions of own games count', () => {
  rememberAnalysis('mine', [decision(1, 0, 0.1), decision(2, 1, 0.5), decision(3, 0, 0)]);
  rememberAnalysis('theirs', [decision(1, 0, 0.9)]);
  const [lessons] = lessonsOf([past('mine', [0])]);
  expect(lessons).toMatchObject({ game: 'pebbles', games: 1, mean: 0.1 });
  expect(lessons?.worst.map(({ number }) => number)).toEqual([1]);
});

test('the newest game without an analysis is next', () => {
  rememberAnalysis('b', []);
  expect(nextToAnalyze([past('b', [0]), past('a', [0])])?.table).toBe('a');
  expect(nextToAnalyze([past('b', [0])])).toBeNull();
});
