import type { WorkbenchStore } from '../workbench.store.ts';
import { saveState } from './save-queue.ts';
import type { Saver } from './saver.ts';

const longestWaitMs = 5_000;

type Saved = Pick<WorkbenchStore, 'getState' | 'subscribe'>;

export function isSaved(store: Saved): boolean {
  return statusOf(store) === 'saved';
}

/** Sends what is not saved, and waits until it is, cannot be now, or 5 s are over. What is left stays in the browser. */
export async function saveNow(store: Saved, saver: Pick<Saver, 'flush'>): Promise<void> {
  if (isSaved(store)) return;
  saver.flush();
  await untilSaved(store);
}

function untilSaved(store: Saved): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, longestWaitMs);
    const stop = store.subscribe(() => {
      if (statusOf(store) !== 'saving') finish();
    });
    function finish(): void {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

function statusOf(store: Saved) {
  return saveState(store.getState().queue).status;
}
