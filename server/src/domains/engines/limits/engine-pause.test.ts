import { expect, test } from 'vitest';
import { healthAfterFailure } from './engine-pause.ts';

const now = new Date('2026-11-23T10:00:00Z');
const failure = { code: 'engine.upstream', params: {} };

test.each([
  [0, null],
  [1, null],
  [2, 30],
  [3, 60],
  [4, 120],
  [7, 600],
  [40, 600],
])('after %i failures before it, one more pauses the engine for %s seconds', (before, seconds) => {
  const { failureCount, pausedUntil } = healthAfterFailure(failure, before, now);
  expect(failureCount).toBe(before + 1);
  expect(pausedUntil && (pausedUntil.getTime() - now.getTime()) / 1000).toBe(seconds);
});
