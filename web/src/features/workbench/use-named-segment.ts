import { useEffect } from 'react';
import type { WorkbenchStore } from './workbench.store.ts';

/** Goes to the segment that the address names, as soon as it is known where that is. */
export function useNamedSegment(store: WorkbenchStore | undefined, segmentId: string | undefined): void {
  useEffect(() => {
    if (store === undefined || segmentId === undefined) return undefined;
    const isKnown = () => store.getState().rows.places.has(segmentId);
    if (isKnown()) {
      store.getState().goTo(segmentId);
      return undefined;
    }
    const stop = store.subscribe(() => {
      if (!isKnown()) return;
      stop();
      store.getState().goTo(segmentId);
    });
    return stop;
  }, [store, segmentId]);
}
