import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { reportFailure } from '../../api/report-failure.ts';
import { createRowLoader, type RowLoader } from './row-loader.ts';
import { documentStorage, type SaveStorage } from './saving/save-storage.ts';
import { Saver } from './saving/saver.ts';
import { askSuggestionsAnew, saveSegments } from './workbench.queries.ts';
import { createWorkbenchStore, type WorkbenchStore } from './workbench.store.ts';
import type { OpenDocument } from './workbench-context.ts';

export interface OpenWorkbench {
  readonly store: WorkbenchStore;
  readonly saver: Saver;
  readonly rows: RowLoader;
  /** Why the segments, or the rest of them, could not be loaded. */
  readonly failure: Error | null;
  readonly retry: () => void;
}

/** Opens a document's state: text that was not saved last time first, then the rows that are seen. */
export function useOpenWorkbench(userId: string, opened: OpenDocument): OpenWorkbench | undefined {
  const [open, setOpen] = useState<OpenWorkbench>();
  const queries = useQueryClient();
  const { documentId } = opened.document;
  const taskId = opened.task?.taskId;
  // What is known of the document later changes nothing in where it was opened.
  const beginning = useRef(opened);
  useEffect(() => {
    const closing = new AbortController();
    let saver: Saver | undefined;
    let rows: RowLoader | undefined;
    const { lastNumber, document } = beginning.current;
    const storage = documentStorage(userId, documentId);
    void readUnsaved(storage).then((queue) => {
      if (closing.signal.aborted) return;
      const store = createWorkbenchStore(queue, document.segmentCount);
      const loader = createRowLoader(documentId, store);
      rows = loader;
      saver = startSaver(store, storage, {
        documentId,
        taskId,
        onConfirmed: () => askSuggestionsAnew(queries),
      });
      const parts = { store, saver, rows: loader, retry: load };
      function load(): void {
        setOpen({ ...parts, failure: null });
        loader.open(lastNumber).catch((failure: Error) => {
          if (!closing.signal.aborted) setOpen({ ...parts, failure });
        });
      }
      load();
    });
    return () => {
      closing.abort();
      saver?.stop();
      rows?.stop();
      storage.close();
      setOpen(undefined);
    };
  }, [userId, documentId, taskId, queries]);
  return open;
}

/** A browser that cannot store (private window) opens documents all the same. */
async function readUnsaved(storage: SaveStorage) {
  return storage.read().catch(() => undefined);
}

interface SavedPlace {
  readonly documentId: string;
  readonly taskId: string | undefined;
  readonly onConfirmed: () => unknown;
}

function startSaver(
  store: WorkbenchStore,
  storage: SaveStorage,
  { onConfirmed, ...place }: SavedPlace,
): Saver {
  return new Saver({
    storage,
    thing: {
      queue: () => store.getState().queue,
      setQueue: (queue) => store.getState().setQueue(queue),
      receive(saved) {
        store.getState().receiveSaved(saved);
        if (saved.some(({ outcome, segment }) => outcome === 'saved' && segment.confirmed)) onConfirmed();
      },
      onQueueChange: (listener) =>
        store.subscribe((now, before) => {
          if (now.queue !== before.queue) listener();
        }),
    },
    send: (changes) => saveSegments(place, changes),
    refusalOf: (error) => (isFinal(error) ? error.message : undefined),
    // A connection that is down shows in the status line; a message for every try would only disturb.
    onFailure: (error) => {
      if (error instanceof ApiError && error.status !== 0) reportFailure(error);
    },
  });
}

/** Refusals of the whole call that another try cannot mend. */
function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && [400, 403, 404, 409, 413, 422].includes(error.status);
}
