import { expect, test } from 'vitest';
import { groupsWithoutBreaks } from './groups-without-breaks.ts';
import type { SegmentationSettings } from './segmentation-settings.ts';

const group = (name: string, languagePattern: string, ...breaks: readonly boolean[]) => ({
  name,
  languagePattern,
  rules: breaks.map((isBreak) => ({ isBreak, before: '\\.', after: '\\s' })),
});
const abbreviations = group('English', 'en.*', false);
const general = group('All', '.*', true);
const settings: SegmentationSettings = {
  mode: 'sentence',
  builtIn: false,
  cascade: true,
  groups: [abbreviations],
};
const namesOf = (change: Partial<SegmentationSettings>) =>
  groupsWithoutBreaks({ ...settings, ...change }).map(({ name }) => name);

test('a group of exceptions alone splits nothing', () => {
  expect(namesOf({})).toEqual(['English']);
});

test.each([
  ['the built-in rules hold', { builtIn: true }],
  ['files are split by paragraph', { mode: 'paragraph' as const }],
  ['breaks of all languages hold too', { groups: [abbreviations, general] }],
])('it splits where %s', (_why, change) => {
  expect(namesOf(change)).toEqual([]);
});

test('without a cascade the first group that fits decides alone', () => {
  expect(namesOf({ cascade: false, groups: [abbreviations, general] })).toEqual(['English']);
});
