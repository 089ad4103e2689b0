import { expect, test } from 'vitest';
import { similarWords } from './graded-distance.ts';
import { affixHashes } from './short-texts.ts';

test.each([
  ['Settings', 'Setting'],
  ['colour', 'color'],
  ['Organize', 'organise'],
  ['Receive mail', 'recieve letters'],
  ['Adress', 'Address'],
])('%j and %j begin or end alike', (first, second) => {
  const others = new Set(affixHashes(second, 1));
  expect(similarWords(first.split(' ')[0] ?? '', second.split(' ')[0] ?? '')).toBe(true);
  expect(affixHashes(first, 1).some((hash) => others.has(hash))).toBe(true);
});

test.each([
  ['one of four words', 4],
  ['is 2024', 2],
  ['设置', 2],
  ['', 0],
])('%j is found by none', (text, tokens) => {
  expect(affixHashes(text, tokens)).toEqual([]);
});

test('how a word begins is not how another one ends', () => {
  const begins = new Set(affixHashes('inging', 1));
  expect(affixHashes('ingabc', 1).filter((hash) => begins.has(hash))).toHaveLength(1);
});
