import { useEffect, useRef } from 'react';
import type { WorkbenchStore } from '../workbench.store.ts';
import { whenSaved } from './when-saved.ts';

/** What is typed is shown at once, but without the links and looks in it; those come when nobody types. */
const restMs = 1500;

interface FreshLayout {
  readonly store: WorkbenchStore;
  /** Another with every preview. */
  readonly made: string | undefined;
  readonly outdated: boolean;
  readonly refresh: () => unknown;
}

/** Has the layout made anew once changes are saved. */
export function useFreshLayout({ store, made, outdated, refresh }: FreshLayout): void {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (made === undefined || !outdated) return;
    let stopped = false;
    const make = async () => {
      await whenSaved(store);
      if (!stopped) latest.current();
    };
    const timer = setTimeout(() => void make(), restMs);
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [store, made, outdated]);
}
