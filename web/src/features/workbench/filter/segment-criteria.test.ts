import { expect, test } from 'vitest';
import { segmentExample } from '../segment-examples.ts';
import { countCriteria, criteriaTest, noCriteria, type SegmentCriteria } from './segment-criteria.ts';

const segments = [
  segmentExample(1, { source: 'Press {1/} OK', target: 'Pulse OK', origin: 'person', changedBy: 'Ann' }),
  segmentExample(2, { source: 'Wait', target: 'Espere', origin: 'memory', matchRate: 97 }),
  segmentExample(3, { source: 'Wait', origin: 'none', locked: true }),
  segmentExample(4, {
    source: 'Order 4711',
    target: 'Pedido 4711',
    origin: 'engine',
    changedAt: '2026-05-02T10:00:00.000Z',
  }),
  segmentExample(5, { source: 'End', target: 'Fin', origin: 'memory', matchRate: 100 }),
];

function found(criteria: Partial<SegmentCriteria>): readonly number[] {
  const insight = {
    issue: (id: string) => ({ s1: 'error', s2: 'info' })[id] as 'error' | 'info' | undefined,
    comments: (id: string) => ({ s2: 'open', s3: 'resolved' })[id] as 'open' | 'resolved' | undefined,
    risk: ({ segmentId }: { segmentId: string }) => (segmentId === 's4' ? ('high' as const) : undefined),
  };
  const fits = criteriaTest({ ...noCriteria, ...criteria }, segments, insight);
  return segments.filter((segment) => fits(segment, segment)).map(({ number }) => number);
}

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
  [{ qa: 'error' }, [1]],
  [{ qa: 'open' }, [1, 2]],
  [{ qa: 'none' }, [3, 4, 5]],
  [{ comments: 'open' }, [2]],
  [{ comments: 'resolved' }, [3]],
  [{ comments: 'none' }, [1, 4, 5]],
  [{ risk: 'high' }, [4]],
  [{ source: 'press  ok' }, [1]],
  [{ target: 'ESPERE' }, [2]],
  [{ source: String.raw`\d{4}`, pattern: true }, [4]],
  [{ source: '(', pattern: true }, []],
])('by %j the segments %j are found', (criteria, numbers) => {
  expect(found(criteria)).toEqual(numbers);
});

test('criteria that say something are counted', () => {
  expect(countCriteria(noCriteria)).toBe(0);
  expect(countCriteria({ ...noCriteria, origins: ['none', 'file'], locked: 'open', source: 'x' })).toBe(3);
});
