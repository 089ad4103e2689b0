import { createStore, del, get, set } from 'idb-keyval';
import { emptyQueue, type QueuedSegment, retryBatch, type SaveQueue } from './save-queue.ts';

/** Where unsaved text waits, so that it outlives a reload, a crash and a restart of the server. */
export interface SaveStorage {
  read(): Promise<SaveQueue>;
  write(queue: SaveQueue): Promise<void>;
}

const database = createStore('transloom-unsaved', 'segments');

/** One entry a document and user: two people at one computer never see each other's text. */
export function documentStorage(userId: string, documentId: string): SaveStorage {
  const key = `${userId}/${documentId}`;
  return {
    async read() {
      const entries = await get<[string, QueuedSegment][]>(key, database);
      return entries === undefined ? emptyQueue : retryBatch(new Map(entries));
    },
    write: (queue) => (queue.size === 0 ? del(key, database) : set(key, [...queue], database)),
  };
}
