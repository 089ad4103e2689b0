import { expect, test } from 'vitest';
import type { SegmentRow } from '../parsing/segment-row.ts';
import { alignSegments } from './align-segments.ts';

/** `p1: text` */
function segment(line: string): SegmentRow {
  const [unitId = '', source = ''] = line.split(': ');
  return {
    ...{ unitId, source, unitKind: 'paragraph', unitKey: null, startsUnit: true },
    ...{ spanStart: 0, spanEnd: source.length, codes: {}, target: '' },
    ...{ origin: 'none', confirmed: false, locked: false },
  };
}

function align(old: readonly string[], now: readonly string[]) {
  const before = old.map((line, i) => ({ id: `old${i + 1}`, ...segment(line) }));
  const aligned = alignSegments(before, now.map(segment));
  const shown = (pairs: readonly { readonly id: string; readonly number: number }[]) =>
    pairs.map(({ id, number }) => `${id}→${number}`).toSorted();
  return {
    kept: shown(aligned.kept),
    changed: shown(aligned.changed),
    added: aligned.added.map(({ number }) => number),
    gone: aligned.goneIds,
  };
}

test('what did not change is kept', () => {
  expect(align(['p1: A', 'p2: B'], ['p1: A', 'p2: B'])).toEqual({
    ...{ kept: ['old1→1', 'old2→2'], changed: [], added: [], gone: [] },
  });
});

test('a paragraph before moves all ids and no text', () => {
  expect(align(['p1: A', 'p2: B'], ['p1: X', 'p2: A', 'p3: B'])).toEqual({
    ...{ kept: ['old1→2', 'old2→3'], changed: [], added: [1], gone: [] },
  });
});

test('a sentence with another text is changed, its neighbors stay', () => {
  expect(align(['p1: A', 'p1: B', 'p1: C'], ['p1: A', 'p1: X', 'p1: C'])).toEqual({
    ...{ kept: ['old1→1', 'old3→3'], changed: ['old2→2'], added: [], gone: [] },
  });
});

test('repeats keep their unit first, then their order', () => {
  expect(align(['p1: A', 'p2: A', 'p3: A'], ['p2: A', 'p4: A'])).toEqual({
    ...{ kept: ['old1→2', 'old2→1'], changed: [], added: [], gone: ['old3'] },
  });
});
