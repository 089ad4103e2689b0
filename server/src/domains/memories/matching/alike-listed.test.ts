import { expect, test } from 'vitest';
import { postingArray } from '../../../testing/posting-array.ts';
import { mostAlikeListed, noLists, type ShortTextLists, shortTextLists } from './alike-listed.ts';
import type { PostingLists } from './candidate-sources.store.ts';
import { saltedQuery } from './salted-query.ts';
import { sourceFeatures } from './source-features.ts';

const directionId = '01900000-0000-7000-8000-0000000000aa';
const nothingCounted = new Map<number, number>();

/** Of these sources the ones that are compared word by word with a text, those that fit best first where not all are. */
function chosen(text: string, sources: readonly string[], most = 9, frequencies = nothingCounted) {
  const lists = shortTextLists(saltedQuery(text, [directionId], 50), 50, frequencies);
  const { numbers } = mostAlikeListed([listsOf(lists, sources)], lists, most);
  return numbers.map((number) => sources[number]).toSorted();
}

test('sources with a similar word and as many equal ones as they need are taken', () => {
  const sources = ['Packed function', 'Pack functions', 'Functional test', 'Open doors'];
  expect(chosen('Packed functions', sources)).toEqual(['Pack functions', 'Packed function']);
});

test('a word that only ends alike goes behind one that begins and ends alike', () => {
  const sources = ['Rolling', 'Settling', 'Setting'];
  expect(chosen('Settings', sources, 2)).toEqual(['Setting', 'Settling']);
  expect(chosen('Settling', sources, 1)).toEqual(['Settling']);
});

test('one similar word of two is too little', () => {
  expect(chosen('Packed functions', ['Packer windows', 'Packed windows'])).toEqual(['Packed windows']);
});

test('a longer source needs more in common', () => {
  expect(chosen('Packed functions', ['Packed open doors', 'Packed function here'])).toEqual([
    'Packed function here',
  ]);
});

test('of a token that very many have nobody knows who has it', () => {
  const sources = ['Definition of terms', 'Definitions of words'];
  const text = 'Definition of parameters';
  expect(chosen(text, sources)).toEqual(sources);
  const frequent = featureIn('of', 'Definition of terms');
  expect(chosen(text, sources, 9, new Map([[frequent, 50_000]]))).toEqual(sources);
  expect(readLists(text, new Map([[frequent, 50_000]]))).not.toContain(frequent);
});

test('a text without longer words has no lists of affixes', () => {
  expect(mostAlikeListed([], noLists, 9)).toEqual({ directions: [], numbers: [], ofSameForm: 0 });
  expect(chosen('Save as', ['Save all', 'Open as'])).toEqual(['Open as', 'Save all']);
});

function readLists(text: string, frequencies: ReadonlyMap<number, number>): readonly number[] {
  const { features } = shortTextLists(saltedQuery(text, [directionId], 50), 50, frequencies);
  return features.map(({ feature }) => feature);
}

/** The feature that two texts of the same length have in common when they have one token in common. */
function featureIn(token: string, text: string): number {
  const other = text.replaceAll(/\S+/g, (word) => (word === token ? word : 'x'));
  const { features } = sourceFeatures(directionId, text);
  const common = sourceFeatures(directionId, other).features.filter((feature) => features.includes(feature));
  expect(common).toHaveLength(1);
  return common[0] ?? 0;
}

/** As the database gives them: an array for each list that is read. */
function listsOf({ features }: ShortTextLists, sources: readonly string[]): PostingLists {
  const known = sources.map((text) => new Set(sourceFeatures(directionId, text).features));
  const arrays = features.map(({ feature }) => {
    const numbers = known.flatMap((some, number) => (some.has(feature) ? [number] : []));
    return postingArray(feature, numbers);
  });
  return { direction: 1, postings: Buffer.concat(arrays) };
}
