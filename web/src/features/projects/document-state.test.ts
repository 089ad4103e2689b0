import { expect, test } from 'vitest';
import { runningJob, translationDocument } from '../../testing/project-samples.ts';
import { canExport, canOpen, canRetry, documentState } from './document-state.ts';

test.each([
  [{ status: 'waiting' }, 'waiting'],
  [{ status: 'preparing' }, 'reading'],
  [{ status: 'preparing', job: runningJob('storing') }, 'storing'],
  [{ status: 'pretranslating' }, 'translating'],
  [{ status: 'ready' }, 'ready'],
  [{ status: 'ready', confirmedCount: 100 }, 'done'],
  [{ status: 'failed' }, 'failed'],
  [{ status: 'cancelled' }, 'cancelled'],
] as const)('%j is %s', (changes, state) => {
  expect(documentState(translationDocument(1, changes))).toBe(state);
});

test('opens while it is being translated, and is built when that is over', () => {
  const document = translationDocument(1, { status: 'pretranslating' });
  expect([canOpen(document), canExport(document)]).toEqual([true, false]);
});

test('what was stopped in between can be built, what was never read cannot', () => {
  expect(canExport(translationDocument(1, { status: 'cancelled' }))).toBe(true);
  expect(canExport(translationDocument(1, { status: 'failed', segmentCount: 0 }))).toBe(false);
});

test.each([
  [{ status: 'failed' }, true],
  [{ status: 'cancelled' }, true],
  [{ status: 'ready', engineFailures: 3 }, true],
  [{ status: 'ready' }, false],
  [{ status: 'pretranslating', engineFailures: 3 }, false],
] as const)('%j can be tried again: %s', (changes, again) => {
  expect(canRetry(translationDocument(1, changes))).toBe(again);
});
