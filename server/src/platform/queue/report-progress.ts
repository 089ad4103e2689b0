import type { JobProgress } from './claim-store.ts';

/** Writes no more often than this, so that a fast job does not spend its time on telling. */
const pauseMs = 300;

export interface ProgressReporter {
  /** Stores now, or remembers for the next time. */
  report(progress: JobProgress): Promise<void>;
  /** Stores what was only remembered. */
  flush(): Promise<void>;
}

/** Coalesces progress; a new step and the last unit are stored at once. */
export function progressReporter(store: (progress: JobProgress) => Promise<void>): ProgressReporter {
  let stored: JobProgress = { done: 0, total: 0, step: null };
  let storedAt = Number.NEGATIVE_INFINITY;
  let waiting: JobProgress | undefined;
  const write = async (progress: JobProgress) => {
    waiting = undefined;
    stored = progress;
    storedAt = performance.now();
    await store(progress);
  };
  return {
    async report(progress) {
      const due = performance.now() - storedAt >= pauseMs;
      const notable = progress.step !== stored.step || progress.done === progress.total;
      if (due || notable) await write(progress);
      else waiting = progress;
    },
    async flush() {
      if (waiting !== undefined) await write(waiting);
    },
  };
}
