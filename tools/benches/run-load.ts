import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds each call took. */
export type Durations = readonly number[];

export interface LoadTime {
  readonly warmUpMs: number;
  readonly measuredMs: number;
}

/** As many users at once as there are calls, each calling again as soon as it has an answer. */
export async function runClosed(
  calls: readonly (() => Promise<void>)[],
  { warmUpMs, measuredMs }: LoadTime,
): Promise<Durations> {
  const from = performance.now() + warmUpMs;
  const until = from + measuredMs;
  const durations: number[] = [];
  const lanes = calls.map(async (call) => {
    for (let started = performance.now(); started < until; started = performance.now()) {
      await call();
      const ended = performance.now();
      if (started >= from && ended <= until) durations.push(ended - started);
    }
  });
  await Promise.all(lanes);
  return durations;
}

/**
 * Calls at a steady rate whether answers come or not, as people do who know nothing of one another. A call is timed
 * from when it was due, so that a stall shows in all that waited for it. Each user waits for the own answer.
 */
export async function runOpen(
  calls: readonly (() => Promise<void>)[],
  { warmUpMs, measuredMs, perSecond }: LoadTime & { readonly perSecond: number },
): Promise<Durations> {
  const begin = performance.now();
  const total = Math.floor(((warmUpMs + measuredMs) / 1000) * perSecond);
  const durations: number[] = [];
  const lanes = calls.map(async (call, lane) => {
    for (let index = lane; index < total; index += calls.length) {
      const due = begin + (index / perSecond) * 1000;
      await wait(Math.max(0, due - performance.now()));
      await call();
      if (due - begin >= warmUpMs) durations.push(performance.now() - due);
    }
  });
  await Promise.all(lanes);
  return durations;
}

/** The duration that so many percent of the calls did not exceed, in milliseconds with one decimal. */
export function percentile(durations: Durations, percent: number): number {
  const sorted = durations.toSorted((a, b) => a - b);
  const index = Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1);
  return Math.round((sorted[index] ?? 0) * 10) / 10;
}
