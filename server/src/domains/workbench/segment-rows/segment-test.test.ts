import { noCriteria } from '@transloom/contracts/no-criteria';
import type { SegmentCriteria } from '@transloom/contracts/segment-criteria';
import { expect, test } from 'vitest';
import { searchTest, segmentTest, type TestedSegment } from './segment-test.ts';

function tested(number: number, more: Partial<TestedSegment>): TestedSegment {
  return {
    id: `s${number}`,
    number,
    source: '',
    target: '',
    origin: 'none',
    matchRate: null,
    locked: false,
    changedBy: null,
    changedAt: null,
    score: null,
    ...more,
  };
}

const segments = [
  tested(1, { source: 'Press {1/} OK', target: 'Pulse OK', origin: 'person', changedBy: 'a' }),
  tested(2, { source: 'Wait', target: 'Espere', origin: 'memory', matchRate: 97 }),
  tested(3, { source: 'Wait', locked: true }),
  tested(4, {
    source: 'Order 4711',
    target: 'Pedido 4711',
    origin: 'engine',
    score: 40,
    changedAt: new Date('2026-05-02T10:00:00.000Z'),
  }),
  tested(5, { source: 'End', target: 'Fin', origin: 'memory', matchRate: 100, score: 90 }),
];

const insight = {
  names: new Map([['a', 'Ann']]),
  repeated: new Set([2, 3]),
  comments: new Map([
    ['s2', 'open'],
    ['s3', 'resolved'],
  ] as const),
  threshold: 60,
};

test.each<[Partial<SegmentCriteria>, readonly number[]]>([
  [{}, [1, 2, 3, 4, 5]],
  [{ origins: ['memory', 'engine'] }, [2, 4, 5]],
  [{ bands: ['95-99', '100'] }, [2, 5]],
  [{ bands: ['95-99'], origins: ['engine'] }, []],
  [{ repetition: 'first' }, [2]],
  [{ repetition: 'repeated' }, [3]],
  [{ repetition: 'none' }, [1, 4, 5]],
  [{ locked: 'locked' }, [3]],
  [{ locked: 'open', origins: ['none'] }, []],
  [{ people: ['Ann'] }, [1]],
  [{ changedFrom: '2026-05-02' }, [4]],
  [{ changedFrom: '2026-05-03' }, []],
  [{ codes: 'faulty' }, [1]],
  [{ qa: 'error' }, [1, 2, 3, 4, 5]],
  [{ comments: 'open' }, [2]],
  [{ comments: 'resolved' }, [3]],
  [{ comments: 'none' }, [1, 4, 5]],
  [{ risk: 'high' }, [4]],
  [{ risk: 'low' }, []],
  [{ source: 'press  ok' }, [1]],
  [{ target: 'ESPERE' }, [2]],
  [{ source: String.raw`\d{4}`, pattern: true }, [4]],
  [{ source: '(', pattern: true }, []],
])('by %j the segments %j are found', (criteria, numbers) => {
  const fits = segmentTest({ ...noCriteria, ...criteria }, insight);
  expect(segments.filter(fits).map(({ number }) => number)).toEqual(numbers);
});

test.each([
  ['wait', [2, 3]],
  ['ESPERE', [2]],
  ['{1/}', []],
  ['  ', [1, 2, 3, 4, 5]],
])('the search for “%s” reads source and translation without codes', (search, numbers) => {
  expect(segments.filter(searchTest(search)).map(({ number }) => number)).toEqual(numbers);
});
