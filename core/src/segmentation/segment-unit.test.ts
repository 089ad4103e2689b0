import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inlineTextArbitrary } from '../inline/inline-text.arbitrary.ts';
import type { InlineCodeTable } from '../inline/inline-text.ts';
import { fromMarkup, toMarkup } from '../inline/markup.ts';
import { sliceInline } from '../inline/slice-inline.ts';
import { joinSegments } from './join-segments.ts';
import { segmentUnit } from './segment-unit.ts';

const codes: InlineCodeTable = {
  8: { type: 'variable', equivalent: 'npm. Run' },
  9: { type: 'break', equivalent: '\n' },
  11: { type: 'variable', display: '%s', required: true },
  12: { type: 'variable', display: '{name}', required: true },
  13: { type: 'other', required: true },
};

function unit(markup: string, segmentable = true) {
  return { source: fromMarkup(markup), codes, segmentable };
}

function segmentsOf(markup: string, languageTag = 'en', segmentable = true): readonly string[] {
  const { source } = unit(markup);
  return segmentUnit(unit(markup, segmentable), languageTag).map(({ start, end }) =>
    toMarkup(sliceInline(source, start, end)),
  );
}

describe('segmentUnit', () => {
  test.each([
    ['codes stay with their sentence', '{1}One.{/1} {2}Two.{/2}', ['{1}One.{/1}', '{2}Two.{/2}']],
    ['a pair over two sentences is cut', '{1}One. Two.{/1}', ['{1}One.', 'Two.{/1}']],
    ['white space in a pair stays in its segment', '{1}One. {/1}Two.', ['{1}One. {/1}', 'Two.']],
    ['and so does white space after an opening', 'One. {1} Two.{/1}', ['One.', '{1} Two.{/1}']],
    ['a footnote follows its sentence', 'One.{1/} Two.', ['One.{1/}', 'Two.']],
    ['a code that is a word begins one', 'One. {8/} runs.', ['One.', '{8/} runs.']],
    ['a line break parts words', 'One.{9/}Two.', ['One.{9/}', 'Two.']],
    ['a line break alone ends nothing', 'One{9/}two.', ['One{9/}two.']],
    ['white space and codes alone are no segment', ' {1/} ', []],
    ['a variable begins its segment', '{11/} removed the file', ['{11/} removed the file']],
    ['and ends it', 'Deleted by {11/}', ['Deleted by {11/}']],
    ['two variables at both edges', '{11/} of {12/}', ['{11/} of {12/}']],
    ['a code of unknown meaning is kept as well', '{13/} of {13/}', ['{13/} of {13/}']],
    ['a variable begins a later sentence', 'Stop. {11/} files left.', ['Stop.', '{11/} files left.']],
    ['a variable in a pair', '{1}{11/} files{/1} left', ['{1}{11/} files{/1} left']],
    ['a variable alone joins the sentence before', 'Welcome. {11/}', ['Welcome. {11/}']],
    ['or the one after', '{11/}. Welcome.', ['{11/}. Welcome.']],
    ['variables alone are no segment', ' {11/} {12/} ', []],
    ['signs between variables are one', '{11/}: {12/}', ['{11/}: {12/}']],
    ['a variable before the end of the text', 'Deleted by {11/}\n', ['Deleted by {11/}']],
    ['and before an empty line', 'Deleted by {11/}\n\nOne.', ['Deleted by {11/}', 'One.']],
    ['a variable after an abbreviation', 'See No. {11/} there.', ['See No. {11/} there.']],
    ['a code that is no text stays outside', ' {1/} One.', ['One.']],
  ])('%s', (_rule, markup, segments) => {
    expect(segmentsOf(markup)).toEqual(segments);
  });

  test('leaves a unit whole that must not be split', () => {
    expect(segmentsOf(' One. Two. ', 'en', false)).toEqual(['One. Two.']);
    expect(segmentsOf(' {11/} One. Two. {12/} ', 'en', false)).toEqual(['{11/} One. Two. {12/}']);
  });
});

describe('joinSegments', () => {
  test.each([
    ['en', 'zh-CN', 'One. {1}Two.{/1} Three', ['一。', '{1}二。{/1}', '三'], '一。{1}二。{/1}三'],
    ['en', 'zh-CN', 'One. Two.', ['API.', '二。'], 'API. 二。'],
    ['en', 'fr', ' One.  Two. ', ['Un.', 'Deux.'], ' Un.  Deux. '],
    ['zh-CN', 'en', '一。二。', ['One.', 'Two.'], 'One. Two.'],
    ['zh-CN', 'en', '一。二。', ['One.', undefined], 'One. 二。'],
    ['zh-CN', 'en', '“一。”二。', ['“One.”', 'Two.'], '“One.” Two.'],
    ['en', 'zh-CN', '“One.” Two.', ['“一。”', '二。'], '“一。”二。'],
    ['zh-CN', 'ja', '一。二。', ['いち。', 'に。'], 'いち。に。'],
    ['en', 'ja', 'One. {1} Two.{/1}', ['いち。', '{1} に。{/1}'], 'いち。{1} に。{/1}'],
    ['en', 'en', 'One. {1/} Two.', ['Un.', 'Deux.'], 'Un. {1/} Deux.'],
    ['en', 'en', 'One.{9/}Two.', ['Un.{9/}', 'Deux.'], 'Un.{9/}Deux.'],
    ['en', 'es', '{11/} left.', ['Quedan {11/}.'], 'Quedan {11/}.'],
    ['en', 'zh-CN', 'One. {11/} left.', ['一。', '剩余 {11/}。'], '一。剩余 {11/}。'],
  ] as const)('%s to %s: %s', (from, to, markup, targets, joined) => {
    const segments = segmentUnit(unit(markup), from).map((span, i) => {
      const target = targets[i];
      return target === undefined ? span : { ...span, target: fromMarkup(target) };
    });
    expect(toMarkup(joinSegments(unit(markup), segments, to))).toBe(joined);
  });

  test('segments joined without targets give the unit', () => {
    fc.assert(
      fc.property(inlineTextArbitrary(), (source) => {
        const whole = { source, codes: {}, segmentable: true };
        expect(joinSegments(whole, segmentUnit(whole, 'en'), 'th')).toEqual(source);
      }),
    );
  });
});
