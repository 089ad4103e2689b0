import type { Steps } from './steps.ts';

export interface StepRunner {
  /** Stops the work at its next step. */
  readonly signal?: AbortSignal;
  /** How much is done, 0 to 1, after each step. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Long work beside others: between its steps whatever else waits is done, so that it can be stopped.
 * @throws the reason of the signal
 */
export async function runSteps<Result>(
  steps: Steps<Result>,
  { signal, onProgress }: StepRunner = {},
): Promise<Result> {
  for (;;) {
    signal?.throwIfAborted();
    const { done, value } = steps.next();
    if (done) return value;
    onProgress?.(value);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
