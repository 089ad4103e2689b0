import { useEffect } from 'react';
import type { WorkbenchStore } from '../workbench.store.ts';

/** Keeps which words of a source were selected last: selecting in the translation takes the browser's selection away. */
export function useSourceSelection(store: WorkbenchStore): void {
  useEffect(() => {
    const keep = () => {
      const selection = window.getSelection();
      if (selection?.anchorNode?.parentElement?.closest('[data-source]'))
        store.getState().selectSource(selection.toString().trim());
    };
    document.addEventListener('selectionchange', keep);
    return () => document.removeEventListener('selectionchange', keep);
  }, [store]);
}
