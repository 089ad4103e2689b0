import { createStore, entries, promisifyRequest } from 'idb-keyval';
import { newId } from '../../../api/new-id.ts';
import { type QueuedSegment, retryBatch, type SaveQueue } from './save-queue.ts';
import { hasEnded, holdWindow } from './window-life.ts';

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
      const all = await entries<string, QueuedSegment>(database);
      const ours = all.filter(([key]) => key.startsWith(place));
      const ended = await endedWindows(ours.map(([key]) => windowOf(key)));
      const left = ours.filter(([key]) => ended.has(windowOf(key)));
      // Where two windows left text for one segment, the second text waits for the next opening: both are kept.
      const taken = new Map(left.toReversed().map(([key, queued]) => [segmentOf(key), { key, queued }]));
      written = new Map([...taken].map(([segmentId, { queued }]) => [segmentId, queued]));
      await replace(
        [...written].map(([segmentId, queued]) => [keyOf(segmentId), queued]),
        [...taken.values()].map(({ key }) => key),
      );
      return retryBatch(written);
    },
    async write(queue) {
      const before = written;
      const kept = [...queue].filter(([segmentId, queued]) => before.get(segmentId) !== queued);
      const gone = [...before.keys()].filter((segmentId) => !queue.has(segmentId));
      written = queue;
      await replace(
        kept.map(([segmentId, queued]) => [keyOf(segmentId), queued]),
        gone.map(keyOf),
      );
    },
    close: release,
  };
}

/**
 * In one transaction that is committed at once: the page may be gone before the browser would have told of its end.
 * Transactions are carried out in the order they are made.
 */
async function replace(
  kept: readonly (readonly [string, QueuedSegment])[],
  gone: readonly string[],
): Promise<void> {
  if (kept.length + gone.length === 0) return;
  await database('readwrite', (store) => {
    for (const [key, queued] of kept) store.put(queued, key);
    for (const key of gone) store.delete(key);
    store.transaction.commit();
    return promisifyRequest(store.transaction);
  });
}

function segmentOf(key: string): string {
  return key.split('/')[2] ?? '';
}

function windowOf(key: string): string {
  return key.split('/')[3] ?? '';
}

async function endedWindows(windowIds: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = [...new Set(windowIds)].map(async (windowId) =>
    (await hasEnded(windowId)) ? [windowId] : [],
  );
  return new Set((await Promise.all(asked)).flat());
}
