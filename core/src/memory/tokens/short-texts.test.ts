import { expect, test } from 'vitest';
import { gradedDistance, similarWords } from './graded-distance.ts';
import { matchTokens } from './match-tokens.ts';
import { affixesOf, affixHashes, alikeDemand } from './short-texts.ts';

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

const demand = (text: string, minRate: number) =>
  alikeDemand(affixesOf(text, text.split(' ').length), minRate);

test.each([
  ['Settings', 50, { affixes: 1, tokens: 0 }],
  ['Settings', 51, undefined],
  ['Pack functions', 75, { affixes: 1, tokens: 1 }],
  ['Packed functions', 75, { affixes: 3, tokens: 1 }],
  ['Packed functions', 76, undefined],
  ['Packed functions', 50, { affixes: 2, tokens: 0 }],
  ['Definition of parameters', 70, { affixes: 3, tokens: 2 }],
  ['Defined special parameters', 70, { affixes: 5, tokens: 2 }],
  ['Save all red', 50, undefined],
])(
  'what shares words with %j, one of them only similar, and reaches %i has %j in common',
  (text, minRate, least) => {
    expect(demand(text, minRate)).toEqual(least);
  },
);

test('affixes that two of its words have count once', () => {
  // "con" begins both: who has one word of it has three different ones at least, not four, with the other one alike.
  expect(demand('contact contain', 75)?.affixes).toBe(2);
});

test('whoever is alike enough has as much in common as is asked for', () => {
  const words = ['contact', 'contacts', 'paint', 'paints', 'of'];
  const pairs = words.flatMap((first) => words.map((second) => `${first} ${second}`));
  const texts = [...words, ...pairs, ...pairs.flatMap((pair) => words.map((word) => `${pair} ${word}`))];
  const read = texts.map((text) => {
    const tokens = matchTokens(text);
    return { tokens, affixes: affixesOf(text, tokens.ids.length), text };
  });
  const tooFew = read.flatMap((asked) => {
    const least = [50, 70, 75].map((minRate) => ({ minRate, demand: alikeDemand(asked.affixes, minRate) }));
    return read.flatMap((known) => {
      const longest = Math.max(asked.tokens.ids.length, known.tokens.ids.length);
      const distance = gradedDistance(asked.tokens, known.tokens);
      if (distance % 2 === 0) return [];
      const shared = asked.affixes.hashes.filter((hash) => known.affixes.hashes.includes(hash)).length;
      const equal = new Set(asked.tokens.ids.filter((id) => known.tokens.ids.includes(id))).size;
      const isAlike = (minRate: number) => 100 * (1 - distance / (2 * longest)) >= minRate;
      const isMissed = least.some(
        ({ minRate, demand }) =>
          isAlike(minRate) &&
          (demand === undefined ||
            shared < demand.affixes ||
            (new Set(asked.tokens.ids).size === asked.tokens.ids.length && equal < demand.tokens)),
      );
      return isMissed ? `${asked.text} / ${known.text}` : [];
    });
  });
  expect(tooFew).toEqual([]);
});
