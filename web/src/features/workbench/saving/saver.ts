import type { SegmentChange } from '@transloom/contracts/segments';
import {
  type Batch,
  refuseBatch,
  retryBatch,
  type SavedSegment,
  type SaveQueue,
  settleBatch,
  takeBatch,
} from './save-queue.ts';
import type { SaveStorage } from './save-storage.ts';

/** What the saver sees of the workbench. */
export interface SavedThing {
  queue(): SaveQueue;
  setQueue(queue: SaveQueue): void;
  /** Rows as the server has them after a save. */
  receive(saved: readonly SavedSegment[]): void;
  onQueueChange(listener: () => void): () => void;
}

export interface SaverSettings {
  readonly thing: SavedThing;
  readonly storage: SaveStorage;
  readonly send: (changes: readonly SegmentChange[]) => Promise<readonly SavedSegment[]>;
  /** The server's final word, such as "archived"; undefined for what passes: no connection, no session, 5xx. */
  readonly refusalOf: (error: unknown) => string | undefined;
  readonly onFailure: (error: unknown) => void;
}

const typingPauseMs = 600;
const firstRetryMs = 1_000;
const longestRetryMs = 15_000;
const changesPerCall = 50;

/** Sends what is queued a moment after the last key, one call at a time, again and again until it is answered. */
export class Saver {
  readonly #settings: SaverSettings;
  readonly #stopListening: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retryMs = firstRetryMs;
  #busy = false;
  #stopped = false;
  #changesPerCall = changesPerCall;
  #stored: SaveQueue;

  constructor(settings: SaverSettings) {
    this.#settings = settings;
    this.#stored = settings.thing.queue();
    this.#stopListening = settings.thing.onQueueChange(() => this.#changed());
    this.#plan(0);
  }

  /** Sends now instead of after the pause; for confirming, and when the connection is back. */
  flush(): void {
    this.#retryMs = firstRetryMs;
    this.#plan(0);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#stopListening();
  }

  #changed(): void {
    this.#store();
    if (!this.#busy) this.#plan(typingPauseMs);
  }

  #store(): void {
    const queue = this.#settings.thing.queue();
    if (queue === this.#stored) return;
    this.#stored = queue;
    // A browser that cannot store (private window, full disk) still saves to the server.
    this.#settings.storage.write(queue).catch(() => undefined);
  }

  #plan(afterMs: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#send(), afterMs);
  }

  async #send(): Promise<void> {
    if (this.#busy) return;
    const { thing } = this.#settings;
    const batch = takeBatch(thing.queue(), this.#changesPerCall);
    if (batch.changes.length === 0) return;
    this.#busy = true;
    const done = await this.#sendBatch(batch);
    this.#busy = false;
    const more = takeBatch(thing.queue(), 1).changes.length > 0;
    if (more) this.#plan(done ? 0 : this.#nextRetry());
  }

  async #sendBatch({ queue, changes }: Batch): Promise<boolean> {
    const { thing, send } = this.#settings;
    thing.setQueue(queue);
    try {
      const saved = await send(changes);
      thing.receive(saved);
      thing.setQueue(settleBatch(thing.queue(), saved));
      this.#retryMs = firstRetryMs;
      return true;
    } catch (error) {
      return this.#sendFailed(error, changes.length);
    }
  }

  /** True where sending may go on at once. */
  #sendFailed(error: unknown, changes: number): boolean {
    const { thing, refusalOf, onFailure } = this.#settings;
    const refusal = refusalOf(error);
    if (refusal !== undefined && changes > 1) {
      // One of them is to blame: each is sent for itself, so that the others are saved.
      this.#changesPerCall = 1;
      thing.setQueue(retryBatch(thing.queue()));
      return true;
    }
    thing.setQueue(refusal === undefined ? retryBatch(thing.queue()) : refuseBatch(thing.queue(), refusal));
    onFailure(error);
    return refusal !== undefined;
  }

  #nextRetry(): number {
    const wait = this.#retryMs;
    this.#retryMs = Math.min(longestRetryMs, wait * 2);
    return wait;
  }
}
