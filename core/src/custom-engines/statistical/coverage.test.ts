import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Coverage, cover, isFree, visitGaps, widestWindow } from './coverage.ts';
import { Heap } from './heap.ts';

const length = 60;
const spans = fc.array(fc.tuple(fc.nat(length - 1), fc.integer({ min: 1, max: 30 })), { maxLength: 40 });

test('covers places as a list of them would', () => {
  fc.assert(
    fc.property(spans, (asked) => {
      const places = new Array<boolean>(length).fill(false);
      let coverage: Coverage = { gap: 0, mask: 0 };
      for (const [start, width] of asked) {
        const end = Math.min(length, start + width);
        const reaches = start === coverage.gap || end - coverage.gap <= widestWindow;
        if (start < coverage.gap || !reaches) continue;
        const free = !places.slice(start, end).includes(true);
        expect(isFree(coverage, start, end)).toBe(free);
        if (!free) continue;
        coverage = cover(coverage, start, end);
        places.fill(true, start, end);
        expect(gapsOf(coverage)).toEqual(runsOf(places));
      }
    }),
  );
});

function gapsOf(coverage: Coverage): readonly number[] {
  const free: number[] = [];
  visitGaps(coverage, length, (start, end) => {
    for (let place = start; place < end; place++) free.push(place);
  });
  return free;
}

function runsOf(places: readonly boolean[]): readonly number[] {
  return places.flatMap((covered, place) => (covered ? [] : [place]));
}

test('a heap gives the highest first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (scores) => {
      const heap = new Heap<{ score: number }>();
      for (const score of scores) heap.push({ score });
      const given = scores.map(() => heap.pop()?.score);
      expect(given).toEqual(scores.toSorted((a, b) => b - a));
      expect(heap.pop()).toBeUndefined();
    }),
  );
});
