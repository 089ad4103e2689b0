import { describe, expect, test } from 'vitest';
import type { SegmentRow } from '../parsing/segment-row.ts';
import { alignSegments } from './align-segments.ts';

/** `p1: text`, or `p1=key: text` */
function segment(line: string): SegmentRow {
  const [name = '', source = ''] = line.split(': ');
  const [unitId = '', unitKey = null] = name.split('=');
  return {
    unitId,
    source,
    unitKind: 'paragraph',
    unitKey,
    startsUnit: true,
    spanStart: 0,
    spanEnd: source.length,
    codes: {},
    target: '',
    origin: 'none',
    confirmed: false,
    locked: false,
  };
}

/** `1→2`: the first segment is now the second. */
function align(old: readonly string[], now: readonly string[]) {
  const before = old.map((line, i) => ({ id: `${i + 1}`, ...segment(line) }));
  const aligned = alignSegments(before, now.map(segment));
  const shown = (pairs: readonly { readonly id: string; readonly number: number }[]) =>
    pairs
      .map(({ id, number }) => `${id}→${number}`)
      .toSorted()
      .join(' ');
  return {
    kept: shown(aligned.kept),
    changed: shown(aligned.changed),
    added: aligned.added.map(({ number }) => number),
    gone: aligned.goneIds,
  };
}

const all = { kept: '', changed: '', added: [], gone: [] };

describe('units without keys', () => {
  test.each([
    ['nothing', ['p1: A', 'p2: B'], ['p1: A', 'p2: B'], { kept: '1→1 2→2' }],
    [
      'a paragraph put before, which moves all ids and no text',
      ['p1: A', 'p2: B'],
      ['p1: X', 'p2: A', 'p3: B'],
      { kept: '1→2 2→3', added: [1] },
    ],
    [
      'an edited sentence, whose neighbors stay',
      ['p1: A', 'p1: B', 'p1: C'],
      ['p1: A', 'p1: X', 'p1: C'],
      { kept: '1→1 3→3', changed: '2→2' },
    ],
    [
      'a paragraph that was moved',
      ['p1: A', 'p2: B', 'p3: C'],
      ['p1: C', 'p2: A', 'p3: B'],
      { kept: '1→2 2→3 3→1' },
    ],
    [
      'a deleted paragraph',
      ['p1: A', 'p2: B', 'p3: C'],
      ['p1: A', 'p2: C'],
      { kept: '1→1 3→2', gone: ['2'] },
    ],
    ['a second copy', ['p1: A', 'p2: B'], ['p1: A', 'p2: B', 'p3: A'], { kept: '1→1 2→2', added: [3] }],
    [
      'copies that moved together',
      ['p1: A', 'p2: A', 'p3: B'],
      ['p1: X', 'p2: A', 'p3: A', 'p4: B'],
      { kept: '1→2 2→3 3→4', added: [1] },
    ],
    [
      'copies between others',
      ['p1: A', 'p2: Yes', 'p3: B', 'p4: Yes', 'p5: C'],
      ['p1: B', 'p2: Yes', 'p3: C'],
      { kept: '3→1 4→2 5→3', gone: ['1', '2'] },
    ],
    [
      'copies with nothing else to tell them by',
      ['p1: A', 'p2: A', 'p3: A'],
      ['p1: A', 'p2: A', 'p3: A', 'p4: A'],
      { kept: '1→1 2→2 3→4', added: [3] },
    ],
  ])('%s', (_, old, now, expected) => {
    expect(align(old, now)).toEqual({ ...all, ...expected });
  });
});

describe('units with keys', () => {
  test.each([
    [
      'a row put before, which moves all ids',
      ['r1=a: OK', 'r2=b: OK'],
      ['r1=x: OK', 'r2=a: OK', 'r3=b: OK'],
      { kept: '1→2 2→3', added: [1] },
    ],
    ['rows that change places', ['r1=a: OK', 'r2=b: OK'], ['r1=b: OK', 'r2=a: OK'], { kept: '1→2 2→1' }],
    [
      'a text that was edited and moved',
      ['r1=a: A', 'r2=b: B'],
      ['r1=b: B', 'r2=a: X'],
      { kept: '2→1', changed: '1→2' },
    ],
    ['a key that was renamed', ['r1=a: A', 'r2=b: B'], ['r1=a: A', 'r2=c: B'], { kept: '1→1 2→2' }],
    [
      'a key that many units have',
      ['h1=menu: A', 'h2=menu: B'],
      ['h3=menu: C', 'h2=menu: B'],
      { kept: '2→2', added: [1], gone: ['1'] },
    ],
    ['sentences of one unit', ['u=a: A', 'u=a: B'], ['v=a: A', 'v=a: X'], { kept: '1→1', changed: '2→2' }],
  ])('%s', (_, old, now, expected) => {
    expect(align(old, now)).toEqual({ ...all, ...expected });
  });
});

test('a large document is aligned in a moment', () => {
  const lines = Array.from({ length: 50_000 }, (_, i) => `p${i}: Text ${i % 500}`);
  expect(align(lines, lines.slice(1)).gone).toHaveLength(1);
});
