import { expect, test } from 'vitest';
import { checkHistory, isFaulty } from './check-history.ts';
import type { History, Kept, Save } from './evidence.ts';

const save = (operationId: string, more: Partial<Save> = {}): Save => ({
  operationId,
  segmentId: 's',
  baseVersion: 0,
  target: `text ${operationId}`,
  outcome: 'saved',
  savedVersion: (more.baseVersion ?? 0) + 1,
  ...more,
});
const revision = (operationId: string, version: number, conflicting = false) => ({
  operationId,
  segmentId: 's',
  version,
  target: `text ${operationId}`,
  conflicting,
});

/** Two saves in a row, one that lost against the second, one without an answer, and a document of 30 segments. */
const history: History = {
  saves: [
    save('a'),
    save('b', { baseVersion: 1 }),
    save('c', { baseVersion: 1, outcome: 'conflict', savedVersion: null }),
    save('d', { baseVersion: 2, outcome: 'unknown', savedVersion: null }),
  ],
  jobs: [{ kind: 'document', subjectId: 'document', expected: 30 }],
};
const kept: Kept = {
  revisions: [revision('a', 1), revision('b', 2), revision('c', 2, true)],
  segments: [{ segmentId: 's', version: 2, target: 'text b' }],
  rowsOf: new Map([['document', 30]]),
};

test('finds nothing in a good history, whether the save without an answer was done or not', () => {
  const good = { acknowledged: 2, conflicts: 1, unknown: 1, lost: 0, overwritten: 0, invented: 0 };
  expect(checkHistory(history, kept)).toMatchObject({ ...good, jobs: 1, half: 0, twice: 0 });
  const done: Kept = {
    ...kept,
    revisions: [...kept.revisions, revision('d', 3)],
    segments: [{ segmentId: 's', version: 3, target: 'text d' }],
  };
  expect(checkHistory(history, done)).toMatchObject(good);
  expect(isFaulty(checkHistory(history, done))).toBe(false);
});

test.each<[string, Partial<Kept>, object]>([
  [
    'an acknowledged save that is gone',
    { revisions: [revision('b', 2), revision('c', 2, true)] },
    { lost: 1 },
  ],
  ['a text that lost and is gone', { revisions: [revision('a', 1), revision('b', 2)] }, { lost: 1 }],
  [
    'a row that shows an older text',
    { segments: [{ segmentId: 's', version: 1, target: 'text a' }] },
    { lost: 1 },
  ],
  [
    'a version that was given twice',
    { revisions: [...kept.revisions, revision('d', 2)] },
    { overwritten: 1 },
  ],
  ['a text nobody sent', { revisions: [...kept.revisions, revision('x', 2, true)] }, { invented: 1 }],
  ['work done half', { rowsOf: new Map([['document', 12]]) }, { half: 1 }],
  ['work not done', { rowsOf: new Map() }, { half: 1 }],
  ['work done twice', { rowsOf: new Map([['document', 60]]) }, { twice: 1 }],
])('finds %s', (_name, more, found) => {
  const verdict = checkHistory(history, { ...kept, ...more });
  expect(verdict).toMatchObject(found);
  expect(isFaulty(verdict)).toBe(true);
});

test('finds a save on a version that its writer had not seen', () => {
  const saves = [save('a'), save('b', { baseVersion: 0, savedVersion: 2 })];
  const verdict = checkHistory(
    { saves, jobs: [] },
    { ...kept, revisions: [revision('a', 1), revision('b', 2)] },
  );
  expect(verdict).toMatchObject({ overwritten: 1, lost: 0 });
});
