import { expect, test } from 'vitest';
import { judgedSets } from './judged-sets.ts';
import { meanGain, pairAgreement } from './ranking-measures.ts';

test('there are more than 500 sets, each with candidates of several grades and none twice', () => {
  const sets = judgedSets();
  expect(sets.length).toBeGreaterThanOrEqual(500);
  for (const { candidates } of sets) {
    expect(new Set(candidates.map(({ grade }) => grade)).size).toBeGreaterThan(1);
    expect(new Set(candidates.map(({ text }) => text)).size).toBe(candidates.length);
  }
  expect(sets.every(({ candidates }) => candidates.every(({ text }) => !/[{}|~]/.test(text)))).toBe(true);
});

const sets = [
  {
    query: 'q',
    candidates: [
      { text: 'aa', grade: 1 },
      { text: 'a', grade: 2 },
      { text: '', grade: 0 },
    ],
  },
];

test('a formula that orders as judged has all of the gain and every pair, the opposite has neither', () => {
  const asJudged = (_query: string, text: string) => ({ aa: 1, a: 2 })[text] ?? 0;
  expect([meanGain(sets, asJudged), pairAgreement(sets, asJudged)]).toEqual([100, 100]);
  const opposite = (query: string, text: string) => -asJudged(query, text);
  expect(pairAgreement(sets, opposite)).toBe(0);
  expect(meanGain(sets, opposite)).toBeLessThan(75);
  expect(pairAgreement(sets, () => 1)).toBe(50);
});
