import type { Segment } from '@transloom/contracts/segments';
import type { Saver } from '../saving/saver.ts';
import { segmentAt } from '../segment-rows.ts';
import type { WorkbenchStore } from '../workbench.store.ts';

/** Longer than that somebody waits for a key they pressed. */
const patienceMs = 5_000;

/**
 * The segment as the server has it, with all that was typed here; undefined where that cannot be saved now: what would
 * be done to it next would lose text.
 */
export async function whenSegmentSaved(
  store: WorkbenchStore,
  saver: Pick<Saver, 'flush'>,
  segmentId: string,
): Promise<Segment | undefined> {
  const isSaved = () => !store.getState().queue.has(segmentId);
  if (!isSaved()) {
    saver.flush();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(finish, patienceMs);
      const stop = store.subscribe(() => {
        if (isSaved()) finish();
      });
      function finish(): void {
        clearTimeout(timer);
        stop();
        resolve();
      }
    });
  }
  return isSaved() ? segmentAt(store.getState().rows, segmentId) : undefined;
}
