import { describe, expect, test } from 'vitest';
import { segmentUnit } from '../segment-unit.ts';
import { splitSentences } from '../split-sentences.ts';
import { compileRule, compileSegmentation, cutsNothing } from './compile-segmentation.ts';
import { findRuleFault } from './find-rule-fault.ts';
import { readIcuPattern } from './icu-pattern.ts';
import { readSrx } from './read-srx.ts';
import { defaultSegmentation, type OwnRule, type SegmentationSettings } from './segmentation-settings.ts';
import { writeSrx } from './write-srx.ts';

const noBreak = (before: string, after = ''): OwnRule => ({ isBreak: false, before, after });
const breakAt = (before: string, after = ''): OwnRule => ({ isBreak: true, before, after });
const forAll = (...rules: OwnRule[]) => [{ name: 'all', languagePattern: '.*', rules }];

function split(text: string, settings: Partial<SegmentationSettings>, language = 'en'): readonly string[] {
  const segmentation = compileSegmentation({ ...defaultSegmentation, ...settings }, language);
  return splitSentences(text, language, segmentation).map(({ start, end }) => text.slice(start, end));
}

describe('own rules', () => {
  test.each<[string, OwnRule[], string, string[]]>([
    [
      'keep a sentence whole',
      [noBreak(String.raw`\bAcme!`)],
      'Ask Acme! They know. Yes.',
      ['Ask Acme! They know.', 'Yes.'],
    ],
    ['split where nothing did', [breakAt(';', String.raw`\s`)], 'One; two. Three', ['One;', 'two.', 'Three']],
    [
      'the first that speaks decides',
      [noBreak('; two'), breakAt(';|two')],
      '1; two three',
      ['1;', 'two three'],
    ],
    ['come before the built-in', [breakAt(String.raw`Dr\.`)], 'Dr. Chen came.', ['Dr.', 'Chen came.']],
  ])('%s', (_, rules, text, sentences) => {
    expect(split(text, { groups: forAll(...rules) })).toEqual(sentences);
  });

  test('alone break only where they say, and at an empty line', () => {
    const groups = forAll(breakAt(String.raw`\.`, String.raw`\s`));
    expect(split('One! Two. Three?\n\nFour', { groups, builtIn: false })).toEqual([
      'One! Two.',
      'Three?',
      'Four',
    ]);
  });

  test('hold for the languages of their group', () => {
    const groups = [
      { name: 'en', languagePattern: 'EN.*', rules: [breakAt(';')] },
      { name: 'all', languagePattern: '.*', rules: [breakAt(':')] },
    ];
    expect(split('a; b: c', { groups }, 'en-US')).toEqual(['a;', 'b:', 'c']);
    expect(split('a; b: c', { groups, cascade: false }, 'en-US')).toEqual(['a;', 'b: c']);
    expect(split('a; b: c', { groups, cascade: false }, 'de')).toEqual(['a; b:', 'c']);
  });

  test('paragraph mode leaves units whole', () => {
    expect(split('One. Two.\n\nThree.', { mode: 'paragraph' })).toEqual(['One. Two.', 'Three.']);
    const unit = { source: { text: ' One. Two. ', codes: [], styles: [] }, codes: {}, segmentable: true };
    const segmentation = compileSegmentation({ ...defaultSegmentation, mode: 'paragraph' }, 'en');
    expect(segmentUnit(unit, 'en', segmentation)).toEqual([{ start: 1, end: 10 }]);
  });
});

describe('patterns of ICU', () => {
  test.each([
    [String.raw`\bMr\.`, 'Mr.', true],
    [String.raw`\w+`, 'слово', true],
    [String.raw`[\w&&[^a]]`, 'a', false],
    [String.raw`[\p{L}--[b]]`, 'b', false],
    [String.raw`\p{IsHan}`, '译', true],
    [String.raw`\pL\p{Upper}`, 'aB', true],
    [String.raw`\x{8BD1}\u68AD`, '译梭', true],
    [String.raw`\Q(.*)\E`, '(.*)', true],
    [String.raw`(?i)etc\.`, 'ETC.', true],
    ['(?>ab|a)c*+', 'abcc', true],
    [String.raw`["'\]\-)}]`, '}', true],
    ['[a-z-]', '-', true],
    ['[.;:!?;..]', ';', true],
    [String.raw`\"\'\ `, `"' `, true],
    [String.raw`\h`, '\u00A0', true],
    [String.raw`\b(?i)Prof\.`, 'PROF.', true],
    ['a(?i)b', 'Ab', false],
    ['(?:a(?i)b)c', 'aBC', false],
    ['(?i)jan|feb', 'FEB', true],
    ['((?i)a|b)c', 'Bc', true],
    ['(?i)a(?-i)b', 'AB', false],
    ['(?iu:ä)b', 'Äb', true],
    ['a(?#note)b', 'ab', true],
    ['<0}]', '<0}]', true],
    ['a{2,}+b{1}', 'aab', true],
    [String.raw`[^-\p{L}]`, '-', false],
    [String.raw`['|"|«|\)|\]|\}]`, '|', true],
    ['[a-z&&[^b]]', 'b', false],
    ['[a-z&[bc]]', 'b', true],
    ['[a-z-[b]]', 'b', false],
    ['[^a-z&&[b]]', 'c', true],
    ['[a-z--[b]--[c]]', 'c', false],
    ['[[:alpha:][:^space:]]', '1', true],
    ['[[:^alpha:]]', 'a', false],
    [String.raw`\p{^L}`, 'a', false],
    ['[+--]', ',', true],
  ])('%s on %s', (pattern, text, matches) => {
    const source = readIcuPattern(pattern);
    expect(new RegExp(`^(?:${source})$`, 'v').test(text)).toBe(matches);
  });

  test.each([
    ')',
    'a(b',
    '(?w)a',
    '{',
    '[a&&',
    '(',
    '[a',
    String.raw`\N{BULLET}`,
    '(?x)a b',
    'a'.repeat(5000),
    String.raw`\p{Nothing}`,
    String.raw`\\p{L}`,
    '*',
  ])('refuses %s', (pattern) => {
    expect(readIcuPattern(pattern)).toBeUndefined();
    expect(compileRule(breakAt(pattern))).toBeUndefined();
  });
});

test.each(['(', '[', '(?i)', '(?i)a|', '(?-i)(?i)a|', '(?:(?i)'])(
  'is not led astray by many of %s',
  (piece) => {
    const pattern = piece.repeat(Math.floor(4000 / piece.length));
    const read = readIcuPattern(pattern);
    expect(read?.length ?? 0).toBeLessThan(20_000);
  },
);

test('as many rules as anyone has are looked at in a moment', () => {
  const rules = Array.from({ length: 5_000 }, (_, i) =>
    noBreak(String.raw`\b(?i)Abbr${i}\.`, String.raw`\s+\p{Lu}`),
  );
  expect(findRuleFault({ ...defaultSegmentation, groups: forAll(...rules) })).toBeUndefined();
});

test('a fault says where it stands', () => {
  const settings = { ...defaultSegmentation, groups: forAll(breakAt('a'), noBreak('b', '(')) };
  expect(findRuleFault(settings)).toEqual({ reason: 'bad-pattern', group: 0, rule: 1, field: 'after' });
  expect(findRuleFault({ ...settings, groups: forAll(breakAt('a')) })).toBeUndefined();
  const many = forAll(...Array.from({ length: 20_001 }, () => breakAt('a')));
  expect(findRuleFault({ ...settings, groups: many })).toEqual({ reason: 'too-many', group: 0 });
});

describe('SRX', () => {
  const settings: SegmentationSettings = {
    mode: 'sentence',
    builtIn: false,
    cascade: true,
    groups: [
      { name: 'English & more', languagePattern: '[eE][nN].*', rules: [noBreak(String.raw`\bMr\.`, '<x>')] },
      { name: 'Default', languagePattern: '.*', rules: [breakAt('[.?!]+', String.raw`\s`)] },
    ],
  };

  test.each([false, true])('comes back as it was written, with the built-in rules: %s', (builtIn) => {
    const written = { ...settings, builtIn };
    expect(readSrx(Buffer.from(writeSrx(written)))).toEqual(written);
  });

  test('the built-in rules are rules that stand alone for other programs', () => {
    const file = writeSrx({ ...settings, builtIn: true, groups: [] });
    expect(file).not.toContain('okpsrx');
    expect(file).toContain('<languagemap languagepattern="en.*" languagerulename="transloom-built-in-en"/>');
    const alone = readSrx(Buffer.from(file.replaceAll('transloom-built-in-', 'other-')));
    expect(alone.builtIn).toBe(false);
    expect(findRuleFault(alone)).toBeUndefined();
    const cut = (text: string, language: string) =>
      splitSentences(text, language, compileSegmentation(alone, language)).map(({ start, end }) =>
        text.slice(start, end),
      );
    expect(cut('Dr. Smith came, e.g. by car. He slept! Why?', 'en-US')).toEqual([
      'Dr. Smith came, e.g. by car.',
      'He slept!',
      'Why?',
    ]);
    expect(cut('Am 3. Mai kam sie z. B. an. Gut.', 'de')).toEqual(['Am 3. Mai kam sie z. B. an.', 'Gut.']);
    expect(cut('他来了。“走！”他说。', 'zh-CN')).toEqual(['他来了。', '“走！”他说。']);
  });

  test('rules without a break for a language cut nothing', () => {
    const none = { ...settings, groups: [{ name: 'a', languagePattern: 'de', rules: [noBreak('a')] }] };
    expect(cutsNothing(compileSegmentation(none, 'de'))).toBe(true);
    expect(cutsNothing(compileSegmentation(none, 'fr'))).toBe(true);
    expect(cutsNothing(compileSegmentation({ ...none, builtIn: true }, 'fr'))).toBe(false);
    expect(cutsNothing(compileSegmentation({ ...none, mode: 'paragraph' }, 'fr'))).toBe(false);
    expect(cutsNothing(compileSegmentation(settings, 'fr'))).toBe(false);
  });

  test('is read under any prefix, with CDATA and comments', () => {
    const file = `<?xml version="1.0"?>
<s:srx xmlns:s="http://www.lisa.org/srx20" xmlns:o="urn:other" version="2.0"><s:header cascade="no"/>
<s:body><s:languagerules><!-- one --><s:languagerule languagerulename="d"><s:rule break="yes">
<s:beforebreak><![CDATA[[.]]]></s:beforebreak><s:afterbreak>\\s</s:afterbreak></s:rule>
<s:rule break="no"><s:beforebreak/></s:rule></s:languagerule></s:languagerules>
<s:maprules><s:languagemap languagepattern=".*" languagerulename="d"/></s:maprules></s:body></s:srx>`;
    expect(readSrx(Buffer.from(file)).groups).toEqual([
      { name: 'd', languagePattern: '.*', rules: [breakAt('[.]', String.raw`\s`), noBreak('')] },
    ]);
  });

  test('of version 1 maps languages inside rules for maps, and leaves out what nothing maps to', () => {
    const file = `<srx version="1.0"><header segmentsubflows="yes"/><body>
<languagerules><languagerule languagerulename="x"><rule break="no"><beforebreak>a</beforebreak></rule></languagerule>
<languagerule languagerulename="unused"/></languagerules>
<maprules><maprule maprulename="Default"><languagemap languagepattern="EN.*" languagerulename="x"/>
<languagemap languagepattern=".*" languagerulename="missing"/></maprule></maprules></body></srx>`;
    expect(readSrx(Buffer.from(file))).toEqual({
      mode: 'sentence',
      builtIn: false,
      cascade: false,
      groups: [{ name: 'x', languagePattern: 'EN.*', rules: [noBreak('a')] }],
    });
  });

  test.each(['', '<tmx/>', '<srx><body>', 'text'])('refuses %j', (file) => {
    expect(() => readSrx(Buffer.from(file))).toThrow();
  });
});
