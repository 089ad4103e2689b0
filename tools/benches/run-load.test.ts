import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { percentile, runClosed, runOpen } from './run-load.ts';

test('percentile is the value that so many do not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([50, 95, 100].map((percent) => percentile(hundred, percent))).toEqual([50, 95, 100]);
  expect(percentile([], 95)).toBe(0);
});

test('closed users call one after the other', async () => {
  let open = 0;
  let most = 0;
  const call = async () => {
    open += 1;
    most = Math.max(most, open);
    await wait(5);
    open -= 1;
  };
  const durations = await runClosed([call, call, call], { warmUpMs: 0, measuredMs: 100 });
  expect(most).toBe(3);
  expect(durations.length).toBeGreaterThan(0);
});

test('a stall shows in every call that was due meanwhile', async () => {
  let calls = 0;
  const call = async () => {
    calls += 1;
    if (calls === 1) await wait(200);
  };
  const durations = await runOpen([call], { warmUpMs: 0, measuredMs: 300, perSecond: 100 });
  expect(durations).toHaveLength(30);
  expect(durations.filter((duration) => duration > 50).length).toBeGreaterThan(10);
});
