import { useEffect } from 'react';
import { saveLocation } from './workbench.queries.ts';
import type { WorkbenchStore } from './workbench.store.ts';
import type { OpenDocument } from './workbench-context.ts';

/** Who goes through segments quickly is nowhere yet. */
const stayMs = 3_000;

/** Opens a document where its reader worked last, else at its beginning, and remembers where that is. */
export function useLastPlace(opened: OpenDocument, store: WorkbenchStore): void {
  const { lastSegmentId } = opened;
  const { documentId } = opened.document;
  useEffect(() => beginAt(store, lastSegmentId), [store, lastSegmentId]);
  useEffect(() => rememberPlace(store, documentId, lastSegmentId), [store, documentId, lastSegmentId]);
}

function beginAt(store: WorkbenchStore, lastSegmentId: string | null): () => void {
  const stop = store.subscribe(begin);
  begin();
  return stop;

  function begin(): void {
    const { activeId, goTo } = store.getState();
    const place = activeId ?? firstPlace(store, lastSegmentId);
    if (place === undefined) return;
    stop();
    if (activeId === null) goTo(place);
  }
}

function firstPlace(store: WorkbenchStore, lastSegmentId: string | null): string | undefined {
  const { ids, places, indexed } = store.getState().rows;
  if (lastSegmentId !== null && places.has(lastSegmentId)) return lastSegmentId;
  return lastSegmentId === null || indexed ? ids[0] || undefined : undefined;
}

function rememberPlace(store: WorkbenchStore, documentId: string, lastSegmentId: string | null): () => void {
  let saved = lastSegmentId;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const closing = new AbortController();
  const stop = store.subscribe((now, before) => {
    if (now.activeId === before.activeId) return;
    clearTimeout(timer);
    timer = setTimeout(save, stayMs);
  });
  const hidden = () => document.visibilityState === 'hidden' && save();
  document.addEventListener('visibilitychange', hidden, { signal: closing.signal });
  return () => {
    closing.abort();
    stop();
    save();
  };

  function save(): void {
    clearTimeout(timer);
    const { activeId } = store.getState();
    if (activeId === null || activeId === saved) return;
    saved = activeId;
    // It is a convenience: without it the document opens at an older place.
    saveLocation(documentId, activeId).catch(() => undefined);
  }
}
