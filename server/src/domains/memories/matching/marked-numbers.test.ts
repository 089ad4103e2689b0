import { seededRandom } from '@transloom/core/random/seeded-random';
import { expect, test } from 'vitest';
import { MarkedNumbers } from './marked-numbers.ts';

function seen(marked: MarkedNumbers): [number, number][] {
  const all: [number, number][] = [];
  marked.visit((number, marks) => all.push([number, marks]));
  return all;
}

test('each number comes once with all of its marks, in the order in which they came', () => {
  const marked = new MarkedNumbers(4);
  marked.mark(7, 1);
  marked.mark(0, 2);
  marked.mark(7, 4);
  expect(seen(marked)).toEqual([
    [7, 5],
    [0, 2],
  ]);
});

test('of none there are none', () => {
  expect(seen(new MarkedNumbers(0))).toEqual([]);
});

test.each([1, 2, 3, 100, 5_000])('%i numbers are distinguished, however they lie', (count) => {
  const random = seededRandom(count);
  const expected = new Map<number, number>();
  const marked = new MarkedNumbers(count);
  for (let i = 0; i < count; i++) {
    const number = i % 3 === 0 ? random(2 ** 31) : random(count) * 4096;
    const marks = 1 << random(11);
    expected.set(number, (expected.get(number) ?? 0) | marks);
    marked.mark(number, marks);
  }
  expect(seen(marked)).toEqual([...expected]);
});
