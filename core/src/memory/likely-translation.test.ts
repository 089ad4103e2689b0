import { expect, test } from 'vitest';
import { type FoundPair, likelyTranslations } from './likely-translation.ts';

const others = [
  ['The court hears the case.', '法院审理此案。'],
  ['The case was closed.', '此案已经终结。'],
  ['A judge may hear the case.', '法官可以审理此案。'],
  ['The court may refuse.', '法院可以拒绝。'],
  ['The judge was absent.', '法官缺席。'],
].map(([text = '', translation = '']) => ({ text, translation }));

function found(word: string, pairs: readonly (readonly [string, string])[]): readonly FoundPair[] {
  return pairs.map(([text, translation]) => {
    const start = text.indexOf(word);
    return { text, translation, hits: [{ start, end: start + word.length }] };
  });
}

const stays = [
  ['The court may grant a stay.', '法院可以批准中止。'],
  ['A stay was refused.', '中止被拒绝。'],
  ['The judge ends the stay.', '法官结束中止。'],
  ['No stay in this case.', '此案不中止。'],
] as const;

test('a translation is where the words stand that come with what was found and with nothing else', () => {
  const places = likelyTranslations(found('stay', stays), others);
  const marked = places.map((ranges, i) => ranges.map(({ start, end }) => stays[i]?.[1].slice(start, end)));
  expect(marked).toEqual(stays.map(() => ['中止']));
});

test('of two pairs nothing is told', () => {
  expect(likelyTranslations(found('stay', stays.slice(0, 2)), others)).toEqual([[], []]);
});

test('a word that only one pair has is not told', () => {
  const pairs = [
    ['red stay', 'Alpha'],
    ['a blue stay', 'Beta gamma'],
    ['the stay ends', 'Delta epsilon zeta'],
  ] as const;
  expect(likelyTranslations(found('stay', pairs), [])).toEqual([[], [], []]);
});

test('what has no words is no hindrance', () => {
  expect(
    likelyTranslations(found('stay', [...stays, ['stay', '…']]), [{ text: '', translation: '' }])[4],
  ).toEqual([]);
});
