import { describe, expect, test } from 'vitest';
import { segmentExample } from './segment-examples.ts';
import { noRows, receiveRows, segmentAt } from './segment-rows.ts';

describe('rows that are received', () => {
  const rows = receiveRows(noRows, [segmentExample(2), segmentExample(1, { confirmed: true, version: 3 })]);

  test('stand in document order, in whatever order they come', () => {
    const more = receiveRows(rows, [segmentExample(4), segmentExample(3)]);
    expect(more.list.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(more.places.get('s3')).toBe(2);
  });

  test('take the place of older versions, and of no newer ones', () => {
    const newer = receiveRows(rows, [segmentExample(1, { target: 'neu', version: 4 })]);
    expect(segmentAt(newer, 's1')?.target).toBe('neu');
    expect(receiveRows(newer, [segmentExample(1, { target: 'alt', version: 3 })])).toBe(newer);
  });

  test('tell of an engine that failed, which makes no version', () => {
    const failed = receiveRows(rows, [segmentExample(2, { failureMessage: 'no answer' })]);
    expect(segmentAt(failed, 's2')?.failureMessage).toBe('no answer');
  });

  test('keep the count of the confirmed', () => {
    expect(rows.confirmed).toBe(1);
    const both = receiveRows(rows, [segmentExample(2, { confirmed: true, version: 1 })]);
    expect(both.confirmed).toBe(2);
    expect(receiveRows(both, [segmentExample(1, { version: 9 })]).confirmed).toBe(1);
    expect(receiveRows(both, [segmentExample(3, { confirmed: true })]).confirmed).toBe(3);
  });

  test('change nothing where nothing is new', () => {
    expect(receiveRows(rows, rows.list)).toBe(rows);
  });
});
