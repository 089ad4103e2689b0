import { expect, test } from 'vitest';
import type { Bench } from './bench.ts';
import { figuresPage } from './write-figures.ts';

const bench = (name: string): Bench => ({
  name,
  meanings: { startMs: { meaning: 'How long it takes', bound: '< 50' } },
  measure: async () => ({ startMs: 1 }),
});

test('each figure stands beside what it is and how good it has to be', () => {
  const page = figuresPage('', { benches: [bench('cold')], figures: { cold: { startMs: 42 } } });
  expect(page).toContain('| `cold.startMs` | How long it takes | < 50 | 42 |');
});

test('a bench that did not run keeps its last figure', () => {
  const benches = [bench('cold'), bench('warm')];
  const before = figuresPage('', { benches, figures: { cold: { startMs: 42 }, warm: { startMs: 7 } } });
  const after = figuresPage(before, { benches, figures: { warm: { startMs: 6 } } });
  expect(after).toContain('| `cold.startMs` | How long it takes | < 50 | 42 |');
  expect(after).toContain('| `warm.startMs` | How long it takes | < 50 | 6 |');
});
