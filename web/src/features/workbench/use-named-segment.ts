import { useEffect } from 'react';
import { segmentAt } from './segment-rows.ts';
import type { WorkbenchStore } from './workbench.store.ts';

/** Goes to the segment that the address names, as soon as it is loaded. */
export function useNamedSegment(store: WorkbenchStore | undefined, segmentId: string | undefined): void {
  useEffect(() => {
    if (store === undefined || segmentId === undefined) return undefined;
    const isLoaded = () => segmentAt(store.getState().rows, segmentId) !== undefined;
    if (isLoaded()) {
      store.getState().goTo(segmentId);
      return undefined;
    }
    const stop = store.subscribe(() => {
      if (!isLoaded()) return;
      stop();
      store.getState().goTo(segmentId);
    });
    return stop;
  }, [store, segmentId]);
}
