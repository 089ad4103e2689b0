import { expect, test } from 'vitest';
import { type FoundPair, likelyTranslations } from './likely-translation.ts';

type Texts = Pick<FoundPair, 'text' | 'translation'>;

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

function likely(pairs: readonly FoundPair[], beside: readonly Texts[]) {
  const steps = likelyTranslations(pairs, beside);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

const stays = [
  ['The court may grant a stay.', '法院可以批准中止。'],
  ['A stay was refused.', '中止被拒绝。'],
  ['The judge ends the stay.', '法官结束中止。'],
  ['No stay in this case.', '此案不中止。'],
] as const;

test('a translation is where the words stand that come with what was found and with nothing else', () => {
  const places = likely(found('stay', stays), others);
  const marked = places.map((ranges, i) => ranges.map(({ start, end }) => stays[i]?.[1].slice(start, end)));
  expect(marked).toEqual(stays.map(() => ['中止']));
});

test('two pairs give no likely translation', () => {
  expect(likely(found('stay', stays.slice(0, 2)), others)).toEqual([[], []]);
});

test('a word that only one pair has is no likely translation', () => {
  const pairs = [
    ['red stay', 'Alpha'],
    ['a blue stay', 'Beta gamma'],
    ['the stay ends', 'Delta epsilon zeta'],
  ] as const;
  expect(likely(found('stay', pairs), [])).toEqual([[], [], []]);
});

test('what has no words is no hindrance', () => {
  expect(likely(found('stay', [...stays, ['stay', '…']]), [{ text: '', translation: '' }])[4]).toEqual([]);
});

test('of texts that are too long to be compared all the first ones are', () => {
  const long = `${'the judge and the court '.repeat(12)}`;
  const pairs = Array.from({ length: 40 }, () => [`${long}stay`, `${long}中止`] as const);
  const places = likely(found('stay', [...stays, ...pairs]), others);
  expect(places).toHaveLength(44);
  expect(places.slice(0, 4).every((ranges) => ranges.length === 1)).toBe(true);
  expect(places.at(-1)).toEqual([]);
});
