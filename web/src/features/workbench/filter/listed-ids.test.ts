import { noCriteria } from '@transloom/contracts/no-criteria';
import type { SegmentCriteria } from '@transloom/contracts/segment-criteria';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { idOf } from '../../../testing/signed-in-world.ts';
import { createQualityStore } from '../quality/quality-store.ts';
import { segmentExample } from '../segment-examples.ts';
import { type SegmentView, wholeDocument } from '../segment-filter.ts';
import { createWorkbenchStore } from '../workbench.store.ts';
import { listedIds } from './listed-ids.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const signal = new AbortController().signal;

function listing({ layouts = [0] } = {}) {
  const left = [...layouts];
  const { calls } = answerApi({
    'segmentRows.findSegments': () => ({ ranges: [[2, 3]], total: 2, layout: left.shift() ?? 1 }),
  });
  const store = createWorkbenchStore();
  store.getState().receive([1, 2, 3, 4].map((number) => segmentExample(number)));
  const quality = createQualityStore();
  const flush = vi.fn(() => store.getState().setQueue(new Map()));
  const renew = vi.fn(async () => {
    const segmentIds = ['s1', 'new', 's2', 's3', 's4'];
    store.getState().receiveIndex({ segmentIds, marks: [0, 0, 0, 0, 0], layout: 1 });
  });
  const parts = { documentId: idOf(1), store, saver: { flush }, rows: { renew }, quality };
  const list = async (view: Partial<SegmentView>) => {
    const found = listedIds({ ...wholeDocument, ...view }, parts, signal);
    await vi.advanceTimersByTimeAsync(3_000);
    return found;
  };
  return { calls, store, quality, flush, renew, list };
}

test('the numbers that the server finds are rows of this editor', async () => {
  const { calls, list } = listing();
  const criteria: SegmentCriteria = { ...noCriteria, origins: ['none'] };
  expect(await list({ filter: 'empty', search: ' lid ', criteria })).toEqual(['s2', 's3']);
  expect(calls.at(-1)?.input).toMatchObject({ filter: 'empty', search: 'lid', criteria });
});

test('what was typed is sent before it is asked what fits', async () => {
  const { store, flush, calls, list } = listing();
  store.getState().type('s1', 'Uno');
  await list({ filter: 'empty' });
  expect(flush).toHaveBeenCalledOnce();
  expect(calls).toHaveLength(1);
});

test('rows that somebody split meanwhile are asked for before numbers are read', async () => {
  const { renew, list } = listing({ layouts: [1, 1] });
  expect(await list({ filter: 'empty' })).toEqual(['new', 's2']);
  expect(renew).toHaveBeenCalledOnce();
});

test('segments whose text could not be saved are among the problems', async () => {
  const { store, flush, list } = listing();
  flush.mockImplementation(() => undefined);
  store.getState().type('s4', 'Cuatro');
  const queue = new Map(store.getState().queue);
  for (const [id, queued] of queue) queue.set(id, { ...queued, refusal: 'refused' });
  store.getState().setQueue(queue);
  expect(await list({ filter: 'failed' })).toEqual(['s2', 's3', 's4']);
});

test('issues are known to the editor, and what nobody has looked at is checked', async () => {
  const { quality, list } = listing();
  const issue = {
    segmentId: 's3',
    check: 'x',
    category: 'spaces',
    severity: 'warning',
    key: 'k',
    params: {},
  } as const;
  quality.getState().receive([['s3', [issue]]]);
  const by = (qa: 'error' | 'open' | 'none') => list({ criteria: { ...noCriteria, qa } });
  expect(await by('open')).toEqual(['s3']);
  expect(quality.getState().rest).toBe('checking');
});
