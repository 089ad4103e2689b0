import type { PreviewMode } from '@transloom/contracts/documents';
import { useEffect, useState } from 'react';
import { useWorkbenchParts } from '../workbench-context.ts';
import { changedSegments } from './changed-segments.ts';

/** Whether targets have changed since a preview was made; `made` is another with every preview. */
export function useOutdated(side: PreviewMode, made: string | undefined): boolean {
  const { store } = useWorkbenchParts();
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    setOutdated(store.getState().queue.size > 0);
    if (made === undefined) return;
    return store.subscribe((now, before) => {
      if (changedSegments(before, now).length > 0) setOutdated(true);
    });
  }, [store, made]);
  return side === 'target' && outdated;
}
