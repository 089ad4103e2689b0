import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkbenchStore } from '../workbench.store.ts';
import { saveNow } from './save-now.ts';
import { emptyQueue, queueChange } from './save-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const change = {
  segmentId: 's1',
  operationId: 'o1',
  baseVersion: 0,
  target: 'Hola',
  origin: 'person',
  confirmed: false,
  matchRate: null,
  engine: null,
  memoryEntryId: null,
} as const;

function leave(queue = queueChange(emptyQueue, change)) {
  const store = createWorkbenchStore(queue);
  const flush = vi.fn();
  let isOver = false;
  void saveNow(store, { flush }).then(() => {
    isOver = true;
  });
  return { store, flush, isOver: () => vi.advanceTimersByTimeAsync(0).then(() => isOver) };
}

test('what was typed is sent, and waited for', async () => {
  const { store, flush, isOver } = leave();
  expect(flush).toHaveBeenCalledOnce();
  expect(await isOver()).toBe(false);
  store.getState().setQueue(emptyQueue);
  expect(await isOver()).toBe(true);
});

test('a server that does not answer is waited for 5 s only', async () => {
  const { isOver } = leave();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(await isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(await isOver()).toBe(true);
});

test('nothing is sent where all is saved', async () => {
  const { flush, isOver } = leave(emptyQueue);
  expect(await isOver()).toBe(true);
  expect(flush).not.toHaveBeenCalled();
});
