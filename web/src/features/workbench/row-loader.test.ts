import type { Segment } from '@transloom/contracts/segments';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerApi, Refusal } from '../../testing/answer-api.ts';
import { idOf } from '../../testing/signed-in-world.ts';
import { createRowLoader } from './row-loader.ts';
import { segmentExample } from './segment-examples.ts';
import { rowsKept, segmentAt } from './segment-rows.ts';
import { createWorkbenchStore } from './workbench.store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const documentId = idOf(1);
const id = (number: number) => idOf(100 + number);
const row = (number: number, more: Partial<Segment> = {}) =>
  segmentExample(number, { segmentId: id(number), ...more });
const numberOf = (segmentId: string) =>
  Array.from({ length: 20 }, (_, at) => at + 1).find((number) => id(number) === segmentId);

function opened({ count = rowsKept + 1, gone = 0, failures = 0 } = {}) {
  const asked: string[][] = [];
  const ids = Array.from({ length: count }, (_, at) => id(at + 1));
  let left = failures;
  answerApi({
    'workbench.listSegments': ({ after = 0 }) => {
      const from = Number(after) + 1;
      return { segments: [row(from), row(from + 1)], total: count };
    },
    'segmentRows.segmentIndex': () => ({
      segmentIds: ids,
      marks: ids.map(() => 8),
      next: null,
      layout: 0,
    }),
    'workbench.someSegments': ({ segmentIds }) => {
      if (left-- > 0) throw new Refusal('server.unexpected');
      asked.push([...segmentIds]);
      return segmentIds.flatMap((each) => {
        const number = numberOf(each);
        return number === undefined || number === gone ? [] : [row(number)];
      });
    },
  });
  const store = createWorkbenchStore(undefined, count);
  const loader = createRowLoader(documentId, store);
  const texts = () => [...store.getState().rows.loaded.values()].map(({ number }) => number).sort();
  const settle = () => vi.advanceTimersByTimeAsync(100);
  return { store, loader, asked, texts, settle };
}

test('a long document opens with the rows around a place, and loads what is seen when the list is still', async () => {
  const { store, loader, asked, texts, settle } = opened();
  await loader.open(1);
  expect(texts()).toEqual([1, 2]);
  expect(store.getState().rows.ids).toHaveLength(rowsKept + 1);
  loader.see([id(5), id(6)]);
  loader.see([id(8), id(9)]);
  await settle();
  expect(asked).toEqual([[id(8), id(9)]]);
  loader.see([id(9), id(10)]);
  await settle();
  expect(asked.at(-1)).toEqual([id(10)]);
  expect(texts()).toEqual([1, 10, 2, 8, 9]);
});

test('a document of everyday length is loaded as a whole', async () => {
  const { loader, texts } = opened({ count: 6 });
  await loader.open(1);
  expect(texts()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a row that is gone is asked for once, and a call that fails is made again', async () => {
  const { loader, asked, texts, settle } = opened({ gone: 4, failures: 1 });
  await loader.open(1);
  loader.see([id(3), id(4)]);
  await settle();
  expect(texts()).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(texts()).toEqual([1, 2, 3]);
  loader.see([id(4)]);
  await settle();
  expect(asked).toEqual([[id(3), id(4)]]);
});

test('a row that somebody goes to is loaded wherever it is, and work on many rows keeps none of them', async () => {
  const { store, loader, texts, settle } = opened();
  await loader.open(1);
  store.getState().goTo(id(15));
  await settle();
  expect(segmentAt(store.getState().rows, id(15))?.number).toBe(15);
  const read = await loader.read([id(2), id(11), id(30)]);
  expect(read.map(({ number }) => number)).toEqual([2, 11]);
  expect(texts()).toEqual([1, 15, 2]);
});

test('what was changed out of sight is asked for anew', async () => {
  const { store, loader } = opened();
  await loader.open(1);
  store.getState().receive([row(1, { target: 'old', version: 0 })]);
  await loader.renew(new AbortController().signal);
  expect(store.getState().rows.ids).toHaveLength(rowsKept + 1);
  loader.stop();
});
