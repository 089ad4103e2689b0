import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerApi, Refusal } from '../../testing/answer-api.ts';
import { idOf } from '../../testing/signed-in-world.ts';
import { followChanges } from './follow-changes.ts';
import { createRowLoader } from './row-loader.ts';
import { segmentExample } from './segment-examples.ts';
import { loadedInOrder } from './segment-rows.ts';
import { createWorkbenchStore } from './workbench.store.ts';
import type { OpenDocument } from './workbench-context.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const opened = {
  document: { documentId: idOf(1) },
  asOf: '2026-01-01T00:00:00.000Z',
  layout: 0,
} as OpenDocument;
const row = (number: number, target: string, version = 1) =>
  segmentExample(number, { segmentId: idOf(10 + number), target, version });

function cutOff(answers: readonly object[]) {
  const left = [...answers];
  const { calls } = answerApi({
    'workbench.changedSegments': () => {
      const answer = left.shift();
      if (answer === undefined) throw new Refusal('server.unexpected');
      return answer as never;
    },
    'workbench.someSegments': () => [row(1, 'all anew', 3)],
    'segmentRows.segmentIndex': () => ({ segmentIds: [idOf(11)], marks: [0], next: null, layout: 1 }),
  });
  const store = createWorkbenchStore();
  store.getState().receive([row(1, 'before'), row(2, 'goes')]);
  const asked = () => calls.filter(({ input }) => 'since' in Object(input)).length;
  const targets = () => loadedInOrder(store.getState().rows).map(({ target }) => target);
  const rows = createRowLoader(opened.document.documentId, store);
  return { calls, asked, targets, follower: followChanges(opened, store, rows) };
}

test('without a live line only what changed is asked for, and ever more seldom while nothing does', async () => {
  const nothing = { segments: [], asOf: '2026-01-01T00:01:00.000Z', layout: 0 };
  const { asked, targets, follower, calls } = cutOff([
    { ...nothing, segments: [row(1, 'news', 2)] },
    ...Array.from({ length: 30 }, () => nothing),
  ]);
  const closing = new AbortController();
  follower.poll(closing.signal);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(targets()).toEqual(['news', 'goes']);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(calls.at(-1)?.input).toMatchObject({ since: nothing.asOf });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked()).toBeLessThan(25);
  closing.abort();
  const before = asked();
  await vi.advanceTimersByTimeAsync(200_000);
  expect(asked()).toBe(before);
});

test.each([
  ['too much changed', { segments: null, asOf: '2026-01-01T00:01:00.000Z', layout: 0 }],
  ['segments were merged', { segments: [], asOf: '2026-01-01T00:01:00.000Z', layout: 1 }],
])('where %s everything is loaded anew', async (_, answer) => {
  const { targets, follower } = cutOff([answer]);
  follower.catchUp(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(targets()).toEqual(['all anew']);
});

test('a call that fails is made again', async () => {
  const { asked, follower } = cutOff([]);
  const closing = new AbortController();
  follower.poll(closing.signal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBeGreaterThan(1);
  closing.abort();
});
