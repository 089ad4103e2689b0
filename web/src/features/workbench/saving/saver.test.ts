import type { Segment, SegmentChange } from '@transloom/contracts/segments';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyQueue, queueChange, type SavedSegment, type SaveQueue, saveState } from './save-queue.ts';
import { Saver } from './saver.ts';

class Refused extends Error {}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function change(segmentId: string, target: string): SegmentChange {
  return {
    segmentId,
    baseVersion: 1,
    operationId: `${segmentId} ${target}`,
    target,
    confirmed: false,
    origin: 'person',
    matchRate: null,
    engine: null,
    memoryEntryId: null,
  };
}

/** A server that answers as it is told: saves, says nothing, or refuses. */
function openWorld(
  answer: (changes: readonly SegmentChange[], call: number) => 'saved' | 'silent' | 'refused',
) {
  let queue: SaveQueue = emptyQueue;
  const listeners = new Set<() => void>();
  const setQueue = (next: SaveQueue) => {
    queue = next;
    for (const listener of listeners) listener();
  };
  const calls: (readonly SegmentChange[])[] = [];
  const stored: SaveQueue[] = [];
  const saver = new Saver({
    thing: {
      queue: () => queue,
      setQueue,
      receive: () => undefined,
      onQueueChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    storage: {
      read: async () => emptyQueue,
      close: () => undefined,
      write: async (written) => void stored.push(written),
    },
    async send(changes) {
      calls.push(changes);
      const outcome = answer(changes, calls.length);
      if (outcome === 'refused') throw new Refused('archived');
      if (outcome === 'silent') throw new Error('no connection');
      return changes.map(
        ({ segmentId, target }): SavedSegment => ({
          segmentId,
          outcome: 'saved',
          savedVersion: 2,
          message: null,
          segment: { segmentId, target, version: 2 } as Segment,
        }),
      );
    },
    refusalOf: (error) => (error instanceof Refused ? error.message : undefined),
    onFailure: () => undefined,
  });
  const type = (segmentId: string, target: string) => setQueue(queueChange(queue, change(segmentId, target)));
  const sent = () => calls.map((changes) => changes.map(({ target }) => target));
  return { saver, type, sent, stored, calls, state: () => saveState(queue) };
}

test('sends the newest text a moment after the last key', async () => {
  const { type, sent, state } = openWorld(() => 'saved');
  for (const target of ['a', 'ab', 'abc']) {
    type('s1', target);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(sent()).toEqual([]);
  await vi.advanceTimersByTimeAsync(300);
  expect(sent()).toEqual([['abc']]);
  expect(state()).toEqual({ status: 'saved' });
});

test('sends at once when it is told to', async () => {
  const { saver, type, sent } = openWorld(() => 'saved');
  type('s1', 'a');
  saver.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent()).toEqual([['a']]);
});

test('stores every key before it is sent, and nothing once it is saved', async () => {
  const { type, stored } = openWorld(() => 'saved');
  type('s1', 'a');
  expect(stored.at(-1)?.size).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stored.at(-1)?.size).toBe(0);
});

test('tries again ever more slowly, under the same operation, until it is answered', async () => {
  const { type, calls, state } = openWorld((_, call) => (call < 4 ? 'silent' : 'saved'));
  type('s1', 'a');
  await vi.advanceTimersByTimeAsync(600);
  expect(state()).toEqual({ status: 'waiting', segments: 1 });
  await vi.advanceTimersByTimeAsync(1_000 + 2_000);
  expect(calls).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(3_900);
  expect(calls).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(100);
  expect(new Set(calls.flat().map(({ operationId }) => operationId)).size).toBe(1);
  expect(state()).toEqual({ status: 'saved' });
});

test('what is typed while it cannot be sent goes out after it', async () => {
  const { type, sent, state } = openWorld((_, call) => (call === 1 ? 'silent' : 'saved'));
  type('s1', 'a');
  await vi.advanceTimersByTimeAsync(600);
  type('s1', 'ab');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent()).toEqual([['a'], ['a'], ['ab']]);
  expect(state()).toEqual({ status: 'saved' });
});

test('one text that is refused holds up no other', async () => {
  const { type, sent, state } = openWorld((changes) =>
    changes.some(({ target }) => target === 'bad') ? 'refused' : 'saved',
  );
  type('s1', 'good');
  type('s2', 'bad');
  type('s3', 'fine');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent()).toEqual([['good', 'bad', 'fine'], ['good'], ['bad'], ['fine']]);
  expect(state()).toEqual({ status: 'refused', segments: 1 });
});

test('sends nothing any more once it is stopped', async () => {
  const { saver, type, sent } = openWorld(() => 'saved');
  type('s1', 'a');
  saver.stop();
  saver.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent()).toEqual([]);
});
