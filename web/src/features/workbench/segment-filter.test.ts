import { describe, expect, test } from 'vitest';
import { emptyQueue, queueChange, type SaveQueue } from './saving/save-queue.ts';
import { segmentExample } from './segment-examples.ts';
import {
  confirmedCount,
  idsIn,
  isDone,
  isNarrowed,
  nextUnconfirmed,
  openCount,
  wholeDocument,
} from './segment-filter.ts';
import { noRows, receiveRows } from './segment-rows.ts';

const rows = receiveRows(noRows, [
  segmentExample(1, { source: 'The {1}House{/1}', target: 'La casa', confirmed: true }),
  segmentExample(2, { source: 'The garden', target: 'El jardín' }),
  segmentExample(3, { source: '房子' }),
  segmentExample(4, { source: 'The house', target: 'La casa', locked: true }),
]);

function unsaved(segmentId: string, target: string, confirmed = false): SaveQueue {
  const origin = { origin: 'person', matchRate: null, engine: null, memoryEntryId: null } as const;
  const change = { segmentId, baseVersion: 0, operationId: 'o', target, confirmed, ...origin };
  return queueChange(emptyQueue, change);
}

const saved = { rows, queue: emptyQueue };

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

test.each([
  ['all', emptyQueue, 2],
  ['translated', emptyQueue, 1],
  ['translated', unsaved('s3', 'Una casa'), 2],
  ['all', unsaved('s3', 'Una casa', true), 1],
] as const)('counts what the reader may still confirm: %s', (which, queue, count) => {
  const closed = receiveRows(rows, [
    segmentExample(4, { locked: true, refusal: 'segment.locked', version: 1 }),
  ]);
  expect(openCount({ rows: closed, queue }, which)).toBe(count);
  expect(isDone({ rows: closed, queue })).toBe(false);
});

test('numbers of an answer are ids of rows', () => {
  const ranges = [
    [1, 2],
    [4, 4],
  ] as const;
  expect(idsIn(ranges, rows.ids)).toEqual(['s1', 's2', 's4']);
});

test('a view narrows the document where it leaves something out', () => {
  expect(isNarrowed({ ...wholeDocument, search: '  ' })).toBe(false);
  expect(isNarrowed({ ...wholeDocument, filter: 'failed' })).toBe(true);
});
