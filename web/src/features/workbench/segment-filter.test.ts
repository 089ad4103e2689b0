import { describe, expect, test } from 'vitest';
import { emptyQueue, queueChange, type SaveQueue } from './saving/save-queue.ts';
import { segmentExample } from './segment-examples.ts';
import {
  confirmedCount,
  listedSegments,
  nextUnconfirmed,
  type SegmentFilter,
  wholeDocument,
} from './segment-filter.ts';
import { noRows, receiveRows } from './segment-rows.ts';

const rows = receiveRows(noRows, [
  segmentExample(1, { source: 'The {1}House{/1}', target: 'La casa', confirmed: true }),
  segmentExample(2, { source: 'The garden', target: 'El jardín' }),
  segmentExample(3, { source: '房子', failureMessage: 'no answer' }),
  segmentExample(4, { source: 'The house', target: 'La casa', locked: true }),
]);

function unsaved(segmentId: string, target: string, confirmed = false): SaveQueue {
  const origin = { origin: 'person', matchRate: null, engine: null, memoryEntryId: null } as const;
  const change = { segmentId, baseVersion: 0, operationId: 'o', target, confirmed, ...origin };
  return queueChange(emptyQueue, change);
}

const saved = { rows, queue: emptyQueue };

test.each<[SegmentFilter, readonly string[]]>([
  ['all', ['s1', 's2', 's3', 's4']],
  ['confirmed', ['s1']],
  ['unconfirmed', ['s2', 's3', 's4']],
  ['empty', ['s3']],
  ['failed', ['s3']],
])('the filter “%s”', (filter, listed) => {
  expect(listedSegments(saved, { ...wholeDocument, filter })).toEqual(listed);
});

test.each([
  ['house', ['s1', 's4']],
  ['JARDÍN', ['s2']],
  ['房', ['s3']],
  ['{1}', []],
  ['  ', ['s1', 's2', 's3', 's4']],
])('the search for “%s” reads source and target without codes', (search, listed) => {
  expect(listedSegments(saved, { ...wholeDocument, search })).toEqual(listed);
});

test('what is typed and not saved yet is searched and filtered as it is shown', () => {
  const typed = { rows, queue: unsaved('s3', 'Una casa nueva', true) };
  expect(listedSegments(typed, { ...wholeDocument, filter: 'confirmed', search: 'nueva' })).toEqual(['s3']);
});

describe('the next that waits for a person', () => {
  const all = ['s1', 's2', 's3', 's4'];

  test('passes over confirmed and locked ones, and begins again', () => {
    expect(nextUnconfirmed(saved, all, 's1')).toBe('s2');
    expect(nextUnconfirmed(saved, all, 's3')).toBe('s2');
  });

  test('counts what is confirmed here', () => {
    expect(nextUnconfirmed({ rows, queue: unsaved('s2', 'x', true) }, all, 's1')).toBe('s3');
  });

  test('is none where all are done', () => {
    expect(nextUnconfirmed(saved, ['s1', 's4'], 's1')).toBeUndefined();
  });
});

test.each([
  ['nothing unsaved', emptyQueue, 1],
  ['one more confirmed', unsaved('s2', 'x', true), 2],
  ['one taken back', unsaved('s1', 'La casa'), 0],
  ['confirmed as it was', unsaved('s1', 'La casa', true), 1],
])('counts the confirmed: %s', (_, queue, count) => {
  expect(confirmedCount({ rows, queue })).toBe(count);
});
