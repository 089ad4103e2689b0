import type { WorkbenchStore } from '../workbench.store.ts';

/** A line that is down must not keep a preview of what was saved from being made. */
const patienceMs = 3000;

/** Once everything typed is saved, or after a while. */
export function whenSaved(store: WorkbenchStore): Promise<void> {
  if (store.getState().queue.size === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = store.subscribe(({ queue }) => {
      if (queue.size === 0) done();
    });
    const timer = setTimeout(done, patienceMs);
  });
}
