import { useEffect, useRef } from 'react';
import type { WorkbenchStore } from '../workbench.store.ts';
import type { SegmentWork } from './use-segment-work.tsx';

/** What is confirmed goes on to equal segments that are still empty. */
export function useRepeats(store: WorkbenchStore, work: Pick<SegmentWork, 'fillRepeats'>): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(
    () =>
      store.subscribe((now, before) => {
        if (now.confirmedNow !== null && now.confirmedNow !== before.confirmedNow)
          void latest.current.fillRepeats(now.confirmedNow);
      }),
    [store],
  );
}
