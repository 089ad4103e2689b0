import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../inline/markup.ts';
import type { ContextMode } from './context-match.ts';
import { defaultMatchSettings, type KnownSource, type MatchSettings, rateMatch } from './match-rate.ts';
import { contextsInFlow, type SegmentContext, type SourceInContext, textKey } from './source-in-context.ts';

describe('the same text', () => {
  test.each([
    ['nothing else', 'Press OK.', 'Press OK.', 100],
    ['codes of other ids', '{1}Press{/1} OK{2/}.', '{7}Press{/7} OK{3/}.', 100],
    ['a code missing', 'Press {1}OK{/1}.', 'Press OK.', 99],
    ['many codes missing', '{1}Press{/1} {2}OK{/2}{3/}.', 'Press OK.', 99],
    ['codes in another order', 'Press{1/} {2}OK{/2}.', 'Press{2} {/2}OK{1/}.', 99],
    ['a code in another place', '{1}Press{/1} OK.', 'Press {1}OK{/1}.', 99],
    ['pairs crossed', '{1}{2}a b{/2}{/1}', '{1}{2}a b{/1}{/2}', 99],
    ['another style', '{b}Press{/b} OK.', 'Press OK.', 99],
    ['another way to write é', 'caf\u00e9', 'cafe\u0301', 100],
    ['signs only', '***', '***', 100],
  ])('with %s', (_what, segment, entry, rate) => {
    expect(rateOf(segment, entry)).toBe(rate);
  });
});

describe('equal words', () => {
  test.each([
    ['a comma', 'Stop, now.', 'Stop now.', 99, 'punctuation 1'],
    ['the full stop', 'Open the file', 'Open the file.', 99, 'punctuation 1'],
    ['a question', 'Open the file?', 'Open the file.', 98, 'punctuation 2'],
    ['one word in capitals', 'Open the FILE now', 'Open the file now', 99, 'case 1'],
    ['all in capitals', 'OPEN THE FILE', 'Open the file', 98, 'case 2'],
    ['white space', 'Open  the file', 'Open the file', 99, 'white-space 1'],
    ['width', 'ABC 文件', 'ＡＢＣ 文件', 99, 'width 1'],
    ['Chinese punctuation', '请按“确定”。', '请按“确定”！', 98, 'punctuation 2'],
    ['case and a code', 'Open {1}FILE{/1} now', 'Open file now', 98, 'case 1, codes 1'],
    ['everything', 'OPEN {1}THE{/1}{2/}{3/} FILE?', 'Open the file!', 95, 'punctuation 2, case 2, codes 1'],
  ])('but %s', (_what, segment, entry, rate, reasons) => {
    const rating = rateMatch(place(segment), place(entry));
    expect(rating.rate).toBe(rate);
    expect(rating.differences.map(({ kind, points }) => `${kind} ${points}`).join(', ')).toBe(reasons);
  });
});

describe('other words', () => {
  test.each([
    [
      'one of ten',
      'one two three four five six seven eight nine ten',
      'one two three four five six seven eight nine cat',
      90,
    ],
    ['one of four', 'Open the old file', 'Open the new file', 75],
    ['one more', 'Open the file', 'Open the old file', 75],
    ['a similar word counts half', 'Translate all documents', 'Translate all document', 83],
    ['one of forty stays below 95', words(40), words(40).replace('w7 ', 'x '), 94],
    ['and a comma', 'Open the old file', 'Open the new, file', 74],
    ['one Chinese character', '请打开红色的文件', '请打开蓝色的文件', 87],
    ['mixed scripts', '打开Word文档', '打开Excel文档', 80],
    ['nothing in common', 'Open the file', 'Totally different words', 0],
    ['numbers only', '2024', '2025', 0],
    ['signs only', '***', '---', 0],
    ['an empty text', '', 'Open', 0],
  ])('%s', (_what, segment, entry, rate) => {
    expect(rateOf(segment, entry)).toBe(rate);
  });

  test('missing codes cost a point each, three at most', () => {
    expect(rateOf('Open the {1}old{/1} file', 'Open the new file')).toBe(74);
    expect(rateOf('{1/}{2/}{3/}{4/}Open the old file', 'Open the new file')).toBe(72);
    expect(rateOf('{1/}Open {2}the{/2} old file', '{2}Open{/2} the {1/}new file')).toBe(74);
  });
});

describe('other numbers', () => {
  test.each([
    ['Wait 5 minutes.', 'Wait 3 minutes.', '等待 3 分钟。', '等待 5 分钟。'],
    ['第12页', '第7页', 'Page 7', 'Page 12'],
    ['{1}5{/1} files', '{2}10{/2} files', '{2}10{/2} Dateien', '{2}5{/2} Dateien'],
    ['2025', '2024', '2024', '2025'],
  ])('%j is the same text as %j with its numbers carried over', (segment, source, target, replaced) => {
    const rating = rateMatch(place(segment), entry(source, target));
    expect(rating.rate).toBe(100);
    expect(rating.replacedTarget && toMarkup(rating.replacedTarget)).toBe(replaced);
  });

  test('numbers that cannot be carried over cost two points and one for each other', () => {
    expect(rateMatch(place('Wait 5 minutes.'), entry('Wait 3 minutes.', 'drei Minuten')).rate).toBe(98);
    expect(rateMatch(place('From 5 to 6 days'), entry('From 1 to 2 days', 'ein, zwei')).rate).toBe(97);
  });

  test('context does not raise a match whose numbers were replaced', () => {
    const known = { ...entry('Wait 3 minutes.', '等待 3 分钟。'), context: around('a', 'b') };
    expect(rateMatch(place('Wait 5 minutes.', around('a', 'b')), known).rate).toBe(100);
  });

  test('without auto-replace they cost one point', () => {
    const settings = { ...defaultMatchSettings, autoReplace: [] };
    const rating = rateMatch(place('Wait 5 minutes.'), entry('Wait 3 minutes.', '等待 3 分钟。'), settings);
    expect(rating.rate).toBe(99);
    expect(rating.replacedTarget).toBeUndefined();
  });

  test('another code order beside other numbers is no full match', () => {
    expect(rateMatch(place('{1/}Wait 5 minutes.'), entry('Wait 3 minutes.', '等待 3 分钟。')).rate).toBe(98);
  });
});

describe('context', () => {
  const house = around('garden', 'street');
  test.each<[ContextMode, string, SegmentContext, SegmentContext, number]>([
    ['neighbours', 'both neighbours', house, around('garden', 'street'), 102],
    ['neighbours', 'one neighbour', house, around('garden', 'lake'), 101],
    ['neighbours', 'no neighbour', house, around('hill', 'lake'), 100],
    ['neighbours', 'both edges of the document', around(null, null), around(null, null), 102],
    ['neighbours', 'an edge on one side only', around(null, 'street'), around('hill', 'street'), 101],
    ['neighbours', 'the key', keyed('a', 'x', 'y'), keyed('a', 'p', 'q'), 101],
    ['neighbours', 'key and neighbours', keyed('a', 'x', 'y'), keyed('a', 'x', 'y'), 102],
    ['neighbours', 'neighbours under another key', keyed('a', 'x', 'y'), keyed('b', 'x', 'y'), 101],
    ['neighbours', 'neighbours, a key on one side', keyed('a', 'x', 'y'), around('x', 'y'), 102],
    ['neighbours', 'key and one neighbour', keyed('a', 'x', 'y'), keyed('a', 'x', 'q'), 101],
    ['flow-or-key', 'both neighbours', house, around('garden', 'street'), 101],
    ['flow-or-key', 'one neighbour', house, around('garden', 'lake'), 100],
    ['flow-or-key', 'the key', keyed('a', 'x', 'y'), keyed('a', 'p', 'q'), 101],
    ['flow-or-key', 'key and neighbours', keyed('a', 'x', 'y'), keyed('a', 'x', 'y'), 102],
    ['flow', 'both neighbours', house, around('garden', 'street'), 101],
    ['flow', 'one neighbour', house, around('garden', 'lake'), 100],
    ['flow', 'the key', keyed('a', 'x', 'y'), keyed('a', 'p', 'q'), 101],
    ['flow', 'neighbours under another key', keyed('a', 'x', 'y'), keyed('b', 'x', 'y'), 100],
    ['previous', 'the sentence before', house, around('garden', 'lake'), 101],
    ['previous', 'the sentence after', house, around('hill', 'street'), 100],
  ])('%s: with %s equal', (mode, _what, segment, known, rate) => {
    const settings: MatchSettings = { ...defaultMatchSettings, contextMode: mode };
    expect(rateMatch(place('house', segment), place('house', known), settings).rate).toBe(rate);
  });

  test('an entry without confirmed context stays at 100, at the edges too', () => {
    expect(rateMatch(place('house', around(null, null)), place('house')).rate).toBe(100);
  });

  test('does not raise what is not exact', () => {
    expect(rateMatch(place('{1/}house', house), place('house', house)).rate).toBe(99);
  });

  test('of a document is made of its neighbours without their codes', () => {
    const [first, second] = contextsInFlow([{ text: 'one' }, { text: 'two', key: 'k' }]);
    expect(first).toEqual({ previous: null, next: textKey('two') });
    expect(second).toEqual({ previous: textKey('one'), next: null, key: 'k' });
  });
});

describe('whatever the texts', () => {
  const markup = fc
    .array(fc.constantFrom('a', 'B', 'word', '5', '17', '文', '件', ' ', '. ', '{1/}', '{b}c{/b}', '?'), {
      maxLength: 12,
    })
    .map((parts) => parts.join(''));

  test('100 and more is only for the same text, codes and styles', () => {
    fc.assert(
      fc.property(markup, markup, (segment, known) => {
        expect(rateOf(segment, known) >= 100).toBe(segment === known);
      }),
    );
  });

  test('the order of the two does not change the share of equal tokens', () => {
    fc.assert(
      fc.property(markup, markup, (first, second) => {
        const there = rateMatch(place(first), place(second));
        expect(rateMatch(place(second), place(first)).similarity).toBe(there.similarity);
      }),
    );
  });
});

function rateOf(segment: string, known: string): number {
  return rateMatch(place(segment), place(known)).rate;
}

function place(markup: string, context?: SegmentContext): SourceInContext {
  const source = fromMarkup(markup);
  return context === undefined ? { source } : { source, context };
}

function entry(source: string, target: string): KnownSource {
  return { source: fromMarkup(source), target: fromMarkup(target) };
}

function around(previous: string | null, next: string | null): SegmentContext {
  return { previous: previous && textKey(previous), next: next && textKey(next) };
}

function keyed(key: string, previous: string, next: string): SegmentContext {
  return { ...around(previous, next), key };
}

function words(count: number): string {
  return Array.from({ length: count }, (_, i) => `w${i}`).join(' ');
}
