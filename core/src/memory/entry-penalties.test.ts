import { expect, test } from 'vitest';
import { defaultStandingPenalties, type EntryStanding, entryPenalties } from './entry-penalties.ts';

const now = new Date('2026-01-31T00:00:00Z');
const known: EntryStanding = {
  origin: 'human',
  layer: 'approved',
  changedAt: new Date('2026-01-01T00:00:00Z'),
};

test.each<[string, Partial<EntryStanding>, string[]]>([
  ['what a person approved', {}, []],
  ['an import', { origin: 'import' }, []],
  ['an alignment', { origin: 'alignment' }, ['alignment 2']],
  ['a machine', { origin: 'machine-translation' }, ['machine-translation 3']],
])('%s', (_what, standing, expected) => {
  expect(written(entryPenalties({ ...known, ...standing }, defaultStandingPenalties, now))).toEqual(expected);
});

test('all that is set adds up', () => {
  const settings = { alignment: 4, machineTranslation: 3, draft: 1, age: { days: 29, points: 2 } };
  const standing: EntryStanding = { ...known, origin: 'alignment', layer: 'draft' };
  expect(written(entryPenalties(standing, settings, now))).toEqual(['alignment 4', 'layer 1', 'age 2']);
});

test('age counts only beyond its days', () => {
  const settings = { ...defaultStandingPenalties, age: { days: 30, points: 2 } };
  expect(entryPenalties(known, settings, now)).toEqual([]);
});

function written(penalties: ReturnType<typeof entryPenalties>): string[] {
  return penalties.map(({ reason, points }) => `${reason} ${points}`);
}
