import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { segmentExample } from '../segment-examples.ts';
import { createWorkbenchStore } from '../workbench.store.ts';
import { followQuality } from './follow-quality.ts';
import { createQualityStore, type DocumentQuality } from './quality-store.ts';
import { createTextChecker } from './text-checker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function followed(when: DocumentQuality['when']) {
  const store = createWorkbenchStore();
  const quality = createQualityStore();
  quality
    .getState()
    .setUp({ ruleBased: true, checks: {}, when, scoreThreshold: null, ignores: [], patterns: [] });
  const checker = createTextChecker({
    sourceLanguage: 'en',
    targetLanguage: 'es',
    checks: {},
    patterns: [],
    spelling: null,
  });
  const checked = vi.fn(checker.check);
  const thread = {
    ...checker,
    check: async (texts: Parameters<typeof checker.check>[0]) => checked(texts),
    compare: async () => checker.compare(),
    stop: () => undefined,
  };
  const follower = followQuality({
    store,
    quality,
    checker: thread,
    conceptsOf: () => [],
    loadPage: async () => [],
  });
  store
    .getState()
    .receive([
      segmentExample(1, { source: 'Open the lid', target: 'Abra  la tapa' }),
      segmentExample(2, { source: 'Close the lid' }),
      segmentExample(3, { source: 'Turn it off', target: 'Apague  eso', locked: true }),
    ]);
  const settle = () => vi.advanceTimersByTimeAsync(3_000);
  return { store, quality, follower, checked, settle, open: () => [...quality.getState().open.keys()] };
}

test('while one types what has a text is checked, and only what changed is checked again', async () => {
  const { store, checked, settle, open } = followed('typing');
  await settle();
  expect(open()).toEqual(['s1']);
  store.getState().change('s2', { target: 'Cierre  la tapa' });
  await settle();
  expect(open()).toEqual(['s1', 's2']);
  expect(checked.mock.lastCall?.[0].map(({ segmentId }) => segmentId)).toEqual(['s2']);
  store.getState().change('s1', { target: 'Abra la tapa' });
  await settle();
  expect(open()).toEqual(['s2']);
});

test('on confirmation only confirmed segments are checked', async () => {
  const { store, settle, open } = followed('confirming');
  await settle();
  expect(open()).toEqual([]);
  store.getState().change('s1', { confirmed: true });
  await settle();
  expect(open()).toEqual(['s1']);
  store.getState().change('s1', { confirmed: false });
  await settle();
  expect(open()).toEqual([]);
});

// Rule D4.25 of the specification: a locked segment is never flagged.
test('before a submission all is checked when somebody asks, what is locked never', async () => {
  const { quality, settle, open, follower } = followed('submitting');
  await settle();
  expect(open()).toEqual([]);
  quality.getState().checkAll();
  await settle();
  expect(open()).toEqual(['s1', 's2']);
  follower.stop();
});
