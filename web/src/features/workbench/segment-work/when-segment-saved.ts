import type { Segment } from '@transloom/contracts/segments';
import type { SaveQueue } from '../saving/save-queue.ts';
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
  const isSaved = await whenSaved(store, saver, (queue) => !queue.has(segmentId));
  return isSaved ? segmentAt(store.getState().rows, segmentId) : undefined;
}

/** Whether all that was typed here is saved by now. */
export function whenAllSaved(store: WorkbenchStore, saver: Pick<Saver, 'flush'>): Promise<boolean> {
  return whenSaved(store, saver, (queue) => queue.size === 0);
}

async function whenSaved(
  store: WorkbenchStore,
  saver: Pick<Saver, 'flush'>,
  isDone: (queue: SaveQueue) => boolean,
): Promise<boolean> {
  const isSaved = () => isDone(store.getState().queue);
  if (isSaved()) return true;
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
  return isSaved();
}
