import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type ThreadWatch, watchThreads } from '../programs/process-family.ts';
import type { ConformanceRequest } from './conformance-worker.ts';
import type { DocumentOutcome } from './outcome.ts';

const shortestLookMs = 20;

export interface DocumentChecker {
  /** The time is that of the clock, less what others had the processor for. */
  check(request: ConformanceRequest, timeoutMs: number): Promise<DocumentOutcome>;
  close(): Promise<void>;
}

/** Checks documents in a thread that is thrown away when one of them takes too long or breaks it. */
export function openDocumentChecker(
  script = join(import.meta.dirname, 'conformance-worker.ts'),
  watch: () => ThreadWatch = watchThreads,
): DocumentChecker {
  let worker: Worker | undefined;
  const discard = async () => {
    await worker?.terminate();
    worker = undefined;
  };
  return {
    async check(request, timeoutMs) {
      worker ??= new Worker(script);
      const outcome = await ask(worker, request, (signal) => timeOut(timeoutMs, watch(), signal));
      if (outcome !== undefined) return outcome;
      await discard();
      return { kind: 'failed', reason: `took longer than ${timeoutMs / 1000} s, or broke the process` };
    },
    close: discard,
  };
}

async function timeOut(timeoutMs: number, threads: ThreadWatch, signal: AbortSignal): Promise<void> {
  const started = performance.now();
  for (let left = timeoutMs; left > 0; left = timeoutMs - (performance.now() - started - threads.waitedMs()))
    await wait(Math.max(left, shortestLookMs), undefined, { signal });
}

/** The answer, or nothing when time is out or the thread ends. */
async function ask(
  worker: Worker,
  request: ConformanceRequest,
  timeOut: (signal: AbortSignal) => Promise<unknown>,
): Promise<DocumentOutcome | undefined> {
  const given = new AbortController();
  const { signal } = given;
  const answer = once(worker, 'message', { signal }).then(([outcome]) => outcome as DocumentOutcome);
  const noAnswer = [timeOut(signal), once(worker, 'exit', { signal })];
  worker.postMessage(request);
  try {
    return await Promise.race([answer, ...noAnswer.map((end) => end.then(() => undefined))]);
  } catch {
    return undefined; // an error that nobody caught in the thread, such as memory running out
  } finally {
    for (const promise of [answer, ...noAnswer]) promise.catch(() => undefined);
    given.abort();
  }
}
