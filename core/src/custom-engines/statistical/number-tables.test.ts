import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NumberPairTable } from './number-pair-table.ts';
import { SequenceTable } from './sequence-table.ts';
import { sortByKey } from './sort-by-key.ts';

const word = fc.integer({ min: -7, max: 40 });

test('runs of words are numbered as they come, and found again after storing', () => {
  fc.assert(
    fc.property(fc.array(fc.array(word, { maxLength: 5 }), { minLength: 600, maxLength: 900 }), (runs) => {
      const table = new SequenceTable();
      const expected = new Map<string, number>();
      for (const run of runs) {
        const number = expected.get(run.join()) ?? expected.size;
        expected.set(run.join(), number);
        expect(table.add(Int32Array.from(run))).toBe(number);
      }
      const again = new SequenceTable(table.stored());
      expect(again.size).toBe(expected.size);
      for (const run of runs) {
        const number = again.find(Int32Array.from(run));
        expect([number, ...again.words(number)]).toEqual([expected.get(run.join()), ...run]);
      }
      expect(again.find(Int32Array.of(99))).toBe(-1);
    }),
    { numRuns: 5 },
  );
});

test('pairs of numbers are numbered as they come', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { minLength: 1500, maxLength: 2000 }), (pairs) => {
      const table = new NumberPairTable();
      const expected = new Map<string, number>();
      for (const pair of pairs) {
        if (!expected.has(pair.join())) expected.set(pair.join(), expected.size);
        expect(table.add(...pair)).toBe(expected.get(pair.join()));
      }
      expect(table.size).toBe(expected.size);
      for (const [first, second] of pairs) {
        const number = table.find(first, second);
        expect([table.firsts[number], table.seconds[number]]).toEqual([first, second]);
      }
      expect(table.find(99, 99)).toBe(-1);
    }),
    { numRuns: 5 },
  );
});

test('places are sorted by what stands there, equal ones in order', () => {
  const { places, starts } = sortByKey(Int32Array.of(2, 0, 2, 1), 4);
  expect([...places]).toEqual([1, 3, 0, 2]);
  expect([...starts]).toEqual([0, 1, 2, 4, 4]);
});
