import { alignmentWindows } from '@transloom/core/alignment/align-in-windows';
import type { AlignmentTexts } from '@transloom/core/alignment/alignment-texts';
import type { Bead } from '@transloom/core/alignment/bead';
import { ProcessPool } from '../../../../platform/child-processes/process-pool.ts';

const pool = new ProcessPool<AlignmentTexts, readonly Bead[]>(
  new URL('./align-process.ts', import.meta.url),
  {
    heapMb: 400,
    residentMb: 512,
  },
);

/** A window takes a second or two; a busy machine much longer. */
const windowTimeoutMs = 300_000;

interface Aligning {
  readonly signal: AbortSignal;
  /** Told how many source sentences are aligned. */
  onProgress(done: number): Promise<void>;
}

/** Aligns texts window by window in a process of its own, which can be stopped between and inside of windows. */
export async function alignInProcess(
  texts: AlignmentTexts,
  { signal, onProgress }: Aligning,
): Promise<readonly Bead[]> {
  const windows = alignmentWindows(texts);
  let step = windows.next();
  while (!step.done) {
    const { from, ...window } = step.value;
    await onProgress(from);
    step = windows.next(await pool.run(window, { signal, timeoutMs: windowTimeoutMs }));
  }
  return step.value;
}
