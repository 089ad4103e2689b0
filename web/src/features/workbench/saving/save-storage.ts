import { createStore, delMany, entries, setMany } from 'idb-keyval';
import { newId } from '../../../api/new-id.ts';
import { type QueuedSegment, retryBatch, type SaveQueue } from './save-queue.ts';
import { holdWindow, livingWindows } from './window-life.ts';

/** Where unsaved text waits, so that it outlives a reload, a crash and a restart of the server. */
export interface SaveStorage {
  /** What windows that are gone left behind; from now on it is this window's. */
  read(): Promise<SaveQueue>;
  write(queue: SaveQueue): Promise<void>;
  /** This window has closed the document: what is left may be taken by the next one. */
  close(): void;
}

const database = createStore('transloom-unsaved', 'segments');

/**
 * One entry a user, document, segment and window: two people at one computer never see each other's text, and two
 * windows never overwrite each other's. Only differences are written, because every key changes the queue.
 */
export function documentStorage(userId: string, documentId: string): SaveStorage {
  const windowId = newId();
  const place = `${userId}/${documentId}/`;
  const keyOf = (segmentId: string) => `${place}${segmentId}/${windowId}`;
  const release = holdWindow(windowId);
  let written: SaveQueue = new Map();
  return {
    async read() {
      const [all, living] = await Promise.all([entries<string, QueuedSegment>(database), livingWindows()]);
      const left = all.filter(([key]) => key.startsWith(place) && !living.has(key.split('/')[3] ?? ''));
      // Where two windows left text for one segment, the second text waits for the next opening: both are kept.
      const taken = new Map(left.toReversed().map(([key, queued]) => [segmentOf(key), { key, queued }]));
      written = new Map([...taken].map(([segmentId, { queued }]) => [segmentId, queued]));
      await keep([...written].map(([segmentId, queued]) => [keyOf(segmentId), queued]));
      await forget([...taken.values()].map(({ key }) => key));
      return retryBatch(written);
    },
    async write(queue) {
      const kept = [...queue].filter(([segmentId, queued]) => written.get(segmentId) !== queued);
      const gone = [...written.keys()].filter((segmentId) => !queue.has(segmentId));
      await keep(kept.map(([segmentId, queued]) => [keyOf(segmentId), queued]));
      await forget(gone.map(keyOf));
      written = queue;
    },
    close: release,
  };
}

async function keep(queued: [string, QueuedSegment][]): Promise<void> {
  if (queued.length > 0) await setMany(queued, database);
}

async function forget(keys: string[]): Promise<void> {
  if (keys.length > 0) await delMany(keys, database);
}

function segmentOf(key: string): string {
  return key.split('/')[2] ?? '';
}
