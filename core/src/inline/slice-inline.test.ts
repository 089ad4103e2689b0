import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concatInline } from './concat-inline.ts';
import { inlineTextArbitrary } from './inline-text.arbitrary.ts';
import { fromMarkup, toMarkup } from './markup.ts';
import { plainText } from './plain-text.ts';
import { sliceInline } from './slice-inline.ts';
import { trimInline } from './trim-inline.ts';

describe('sliceInline', () => {
  test.each([
    ['what ends at the cut stays before it', '{1}ab{/1}cd', 2, ['{1}ab{/1}', 'cd']],
    ['what begins at the cut goes after it', 'ab{1}cd{/1}', 2, ['ab', '{1}cd{/1}']],
    ['a footnote stays with the text it follows', 'ab{1/}cd', 2, ['ab{1/}', 'cd']],
    ['after white space it goes with what follows', 'a {1/}cd', 2, ['a ', '{1/}cd']],
    ['a picture inside a link goes with the link', 'ab{1}{2/}cd{/1}', 2, ['ab', '{1}{2/}cd{/1}']],
    ['a pair that is cut leaves isolated codes', '{1}abcd{/1}', 2, ['{1}ab', 'cd{/1}']],
    ['a style that is cut stands on both sides', '{b}abcd{/b}', 2, ['{b}ab{/b}', '{b}cd{/b}']],
  ])('%s', (_rule, markup, cut, parts) => {
    const inline = fromMarkup(markup);
    const slices = [sliceInline(inline, 0, cut), sliceInline(inline, cut, inline.text.length)];
    expect(slices.map(toMarkup)).toEqual(parts);
  });

  test('slices side by side, concatenated, give the whole', () => {
    fc.assert(
      fc.property(inlineTextArbitrary(), fc.array(fc.nat({ max: 20 })), (inline, places) => {
        const { length } = inline.text;
        const inner = new Set(places.filter((place) => place > 0 && place < length));
        const cuts = [0, ...[...inner].toSorted((a, b) => a - b), length];
        const slices = cuts.slice(1).map((end, i) => sliceInline(inline, cuts[i] ?? 0, end));
        expect(concatInline(slices)).toEqual(inline);
      }),
    );
  });
});

test.each([
  ['  {1} a b {/1} ', '{1}a b{/1}'],
  [' {b} a {/b}', '{b}a{/b}'],
  ['{b} {/b}{1/}', '{1/}'],
])('trimming %j leaves %j', (markup, trimmed) => {
  expect(toMarkup(trimInline(fromMarkup(markup)))).toBe(trimmed);
});

test('plain text shows what codes mean to a reader', () => {
  const codes = { 1: { type: 'break', equivalent: '\n' }, 2: { type: 'link' } } as const;
  expect(plainText(fromMarkup('one{1/}{2}two{/2}'), codes)).toBe('one\ntwo');
});
