import { describe, expect, test } from 'vitest';
import { segmentExample } from './segment-examples.ts';
import {
  emptyRows,
  isMarked,
  isWhole,
  loadedInOrder,
  noRows,
  numberOf,
  receiveIndex,
  receiveRows,
  reshapeRows,
  rowsKept,
  segmentAt,
  trimRows,
} from './segment-rows.ts';

describe('rows that are received', () => {
  const rows = receiveRows(noRows, [segmentExample(2), segmentExample(1, { confirmed: true, version: 3 })]);

  test('stand in document order, in whatever order they come', () => {
    const more = receiveRows(rows, [segmentExample(4), segmentExample(3)]);
    expect(loadedInOrder(more).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
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
    expect(receiveRows(rows, loadedInOrder(rows))).toBe(rows);
  });
});

describe('rows of a long document', () => {
  const part = receiveRows(emptyRows(6), [segmentExample(4, { target: 'cuatro' }), segmentExample(5)]);
  const index = { segmentIds: ['s1', 's2', 's3', 's4', 's5', 's6'], marks: [1, 0, 2 + 4, 8, 8, 32] };
  const rows = receiveIndex(part, index);

  test('are known by their number before their texts are there', () => {
    expect(part.ids).toEqual(['', '', '', 's4', 's5', '']);
    expect(isWhole(part)).toBe(false);
    expect(numberOf(part, 's4')).toBe(4);
    expect(numberOf(rows, 's6')).toBe(6);
  });

  test('stand as the index says, and as what is loaded says', () => {
    expect(rows.confirmed).toBe(1);
    expect(isMarked(rows, 's3', 'locked')).toBe(true);
    expect(isMarked(rows, 's4', 'empty')).toBe(false);
    expect(isMarked(rows, 's5', 'empty')).toBe(true);
    const confirmed = receiveRows(rows, [segmentExample(6, { confirmed: true })]);
    expect(confirmed.confirmed).toBe(2);
    expect(isMarked(confirmed, 's6', 'repeated')).toBe(true);
  });

  test('keep their ids as the same list where the index says nothing new', () => {
    expect(receiveIndex(rows, index).ids).toBe(rows.ids);
    expect(receiveRows(rows, [segmentExample(1)]).ids).toBe(rows.ids);
  });

  test('move when others split and merge, and what is gone goes', () => {
    const segmentIds = ['s1', 's2', 's3', 'new', 's4', 's6'];
    const moved = receiveIndex(rows, { segmentIds, marks: [1, 0, 0, 0, 0, 0] });
    expect(segmentAt(moved, 's4')).toMatchObject({ number: 5, target: 'cuatro' });
    expect(segmentAt(moved, 's5')).toBeUndefined();
    expect(receiveRows(moved, [segmentExample(5)])).toBe(moved);
  });

  test('move when they are split or merged here', () => {
    const [four, five] = [segmentExample(4, { version: 1 }), segmentExample(5, { segmentId: 'half' })];
    const split = reshapeRows(rows, { removedIds: [], segments: [four, five] });
    expect(split.ids).toEqual(['s1', 's2', 's3', 's4', 'half', 's5', 's6']);
    expect(segmentAt(split, 's5')?.number).toBe(6);
    const merged = reshapeRows(split, {
      removedIds: ['half'],
      segments: [segmentExample(4, { version: 2, target: 'whole' })],
    });
    expect(merged.ids).toEqual(rows.ids);
    expect(segmentAt(merged, 's4')?.target).toBe('whole');
    expect(segmentAt(merged, 's5')?.number).toBe(5);
  });

  test('lose the texts that are farthest from what is seen, but none that is held', () => {
    const many = receiveRows(
      noRows,
      Array.from({ length: rowsKept + 1 }, (_, index) => segmentExample(index + 1)),
    );
    expect(trimRows(rows, { around: 0, pinned: new Set() })).toBe(rows);
    const trimmed = trimRows(many, { around: 0, pinned: new Set([`s${rowsKept}`]) });
    expect(trimmed.loaded.size).toBe(rowsKept / 2 + 1);
    expect(segmentAt(trimmed, 's1')).toBeDefined();
    expect(segmentAt(trimmed, `s${rowsKept}`)).toBeDefined();
    expect(segmentAt(trimmed, `s${rowsKept - 1}`)).toBeUndefined();
    expect(trimmed.ids).toBe(many.ids);
  });
});
