import { expect, test } from 'vitest';
import type { MatchPenalty } from '../memory-match.ts';
import { type EntryStanding, entryPenalties, ratingPenalties } from './entry-penalties.ts';
import type { MatchRating } from './match-rate.ts';
import { defaultPenalties } from './penalty-settings.ts';

const now = new Date('2026-03-15T00:00:00Z');
const known: EntryStanding = {
  origin: 'human',
  layer: 'approved',
  changedAt: new Date('2026-01-15T00:00:00Z'),
};
const exact: MatchRating = {
  rate: 100,
  similarity: 100,
  differences: [],
  otherCharacters: 0,
  equalContext: [],
};

test.each<[string, Partial<EntryStanding>, string[]]>([
  ['what a person approved', {}, []],
  ['an import', { origin: 'import' }, []],
  ['an alignment', { origin: 'alignment' }, ['alignment 2']],
  ['a machine', { origin: 'machine-translation' }, ['machine-translation 3']],
])('%s', (_what, standing, expected) => {
  expect(written(entryPenalties({ ...known, ...standing }, defaultPenalties, now))).toEqual(expected);
});

test('all that is set adds up', () => {
  const settings = { ...defaultPenalties, alignment: 4, draft: 1, age: 2, ageMonths: 1 };
  const standing: EntryStanding = { ...known, origin: 'alignment', layer: 'draft' };
  expect(written(entryPenalties(standing, settings, now))).toEqual(['alignment 4', 'draft 1', 'age 2']);
});

test('each layer has its own', () => {
  const settings = { ...defaultPenalties, draft: 5, reviewed: 2 };
  const of = (layer: EntryStanding['layer']) => written(entryPenalties({ ...known, layer }, settings, now));
  expect([of('draft'), of('reviewed'), of('approved')]).toEqual([['draft 5'], ['reviewed 2'], []]);
});

test.each([
  [2, []],
  [1, ['age 2']],
  [240, []],
])('age counts only beyond %d months', (ageMonths, expected) => {
  expect(written(entryPenalties(known, { ...defaultPenalties, age: 2, ageMonths }, now))).toEqual(expected);
});

test('other codes and carried numbers take what is set for them', () => {
  const settings = { ...defaultPenalties, codes: 3, autoReplaced: 1 };
  const codes = { ...exact, rate: 99, differences: [{ kind: 'codes' as const, points: 1 }] };
  const carried = { ...exact, replacedTarget: { text: '', codes: [], styles: [] } };
  expect(written(ratingPenalties(codes, settings))).toEqual(['other-codes 3']);
  expect(written(ratingPenalties(carried, settings))).toEqual(['auto-replaced 1']);
  expect(ratingPenalties(exact, settings)).toEqual([]);
  expect([codes, carried].flatMap((rating) => ratingPenalties(rating, defaultPenalties))).toEqual([]);
});

function written(penalties: readonly MatchPenalty[]): string[] {
  return penalties.map(({ reason, points }) => `${reason} ${points}`);
}
