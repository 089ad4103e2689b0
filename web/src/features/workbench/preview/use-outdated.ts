import type { PreviewSide } from '@transloom/contracts/documents';
import { useEffect, useState } from 'react';
import { useWorkbenchParts } from '../workbench-context.ts';
import { changedSegments } from './changed-segments.ts';

/** Whether targets have changed since the pages with this hash were made. */
export function useOutdated(side: PreviewSide, contentHash: string | undefined): boolean {
  const { store } = useWorkbenchParts();
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    setOutdated(store.getState().queue.size > 0);
    if (contentHash === undefined) return;
    return store.subscribe((now, before) => {
      if (changedSegments(before, now).length > 0) setOutdated(true);
    });
  }, [store, contentHash]);
  return side === 'target' && outdated;
}
