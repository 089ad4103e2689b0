import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../inline/markup.ts';
import { segmentUnit } from '../../segmentation/segment-unit.ts';
import { xliffFaults } from '../../testing/xliff-rules.ts';
import type { TranslationUnit } from '../document-format.ts';
import { docxFormat } from '../formats/docx/docx-format.ts';
import { xliffFormat } from '../formats/xliff/xliff-format.ts';
import { parseDocument } from '../read-document.ts';
import { reviewTable } from './review-table.ts';
import { unitOfDocument, xliffEnd, xliffHead, xliffUnit } from './xliff-document.ts';
import { xliff12End, xliff12Head, xliff12Unit } from './xliff12-document.ts';

const unit = (markup: string, more: Partial<TranslationUnit> = {}): TranslationUnit => ({
  id: 'p/1',
  kind: 'paragraph',
  codes: {},
  segmentable: true,
  source: fromMarkup(markup),
  ...more,
});

function xliffOf(...units: readonly TranslationUnit[]): string {
  const head = xliffHead({ sourceLanguage: 'en', targetLanguage: 'de', original: 'a "b".txt' });
  return (
    head +
    units.map((one, i) => xliffUnit(unitOfDocument(one, segmentUnit(one, 'en')), i + 1)).join('') +
    xliffEnd
  );
}

const read = (text: string) => parseDocument(xliffFormat, Buffer.from(text)).units;

describe('XLIFF of units', () => {
  test.each([
    'Plain < & > "text"',
    'A {1}link{/1} and {2/}.',
    'Crossing {1}a{2}b{/1}c{/2}',
    'Ends alone {/1} or {2} begins',
    'spaces  kept\tinside',
    '😀 中文 العربية',
  ])('is read again as it was: %j', (markup) => {
    const codes = {
      1: { type: 'link', display: '<a>' },
      2: { type: 'image', display: 'img', required: true },
    } as const;
    const [again] = read(xliffOf(unit(markup, { codes, segmentable: false })));
    expect(again && toMarkup(again.source)).toBe(markup);
    for (const [id, details] of Object.entries(codes)) {
      if (markup.includes(`{${id}`)) expect(again?.codes[Number(id)]).toMatchObject(details);
    }
  });

  test('has the sentences as segments, and what stands between them', () => {
    const text = xliffOf(unit('One {1}two. Three{/1} four.', { codes: { 1: { type: 'format' } } }));
    expect(text).toContain('<ignorable><source xml:space="preserve"> </source></ignorable>');
    expect(read(text).map(({ source }) => source.text)).toEqual(['One two.', 'Three four.']);
  });

  test('keeps translation, state, key, notes and line breaks', () => {
    const codes = { 1: { type: 'break', equivalent: '\n' } } as const;
    const more = { codes, key: 'menu.open', notes: ['For <all>'], targetState: 'reviewed' } as const;
    const [again] = read(xliffOf(unit('One.{1/}Two.', { ...more, target: fromMarkup('Eins.{1/}Zwei.') })));
    expect(again).toMatchObject({ ...more, source: { text: 'One.Two.' }, target: { text: 'Eins.Zwei.' } });
  });

  test('styles are formatting codes, and forbidden characters have their element', () => {
    const text = xliffOf(unit('{b}bold{/b} \u0001 and \u0002'));
    expect(text).toContain('<sc id="f1" type="fmt" subType="xlf:b" disp="{b}"/>bold<ec startRef="f1"/>');
    expect(text).toContain('<cp hex="0001"/> and <cp hex="0002"/>');
    expect(read(text)[0]?.source.text).toBe('bold  and ');
  });
});

describe('XLIFF keeps the rules that no schema says', () => {
  const codes = {
    1: { type: 'link', display: '<a>', required: true },
    2: { type: 'variable', display: '%s' },
  } as const;

  test.each([
    ['One {b}two. Three{/b} four.', undefined],
    ['One {1}two. Three{/1} four.', undefined],
    ['One {1}two{/1} {2/}.', 'Uno {2/} {1}dos{/1}.'],
    ['One {1}two.', 'Uno {1}dos.'],
    ['two{/1} and {1}one', undefined],
    ['Twice {2/}, {2/}.', 'Dos {2/}, {2/}, {2/}.'],
    ['Lost {1}a{/1} {2/}', 'Fehlt {1}a'],
    ['{b}a{/b} {i}b. C{/i}', '{b}{i}x{/i}{/b} y'],
  ])('%s', (source, target) => {
    const more = target === undefined ? {} : { target: fromMarkup(target) };
    expect(xliffFaults(xliffOf(unit(source, { codes, ...more })))).toEqual([]);
  });

  test('over the segments of a unit that are translated one by one', () => {
    const part = (id: string, source: string, target?: string) => ({
      id,
      source: fromMarkup(source),
      ...(target !== undefined && { target: fromMarkup(target) }),
    });
    const written = xliffUnit(
      {
        name: 'a',
        codes,
        resegmentable: false,
        parts: [
          part('s1', 'One {1}two.', 'Uno {1}dos.'),
          part('s2', 'Three{/1} {2/}.'),
          part('s3', '{2/}', '{2/}'),
        ],
      },
      1,
    );
    const head = xliffHead({ sourceLanguage: 'en', targetLanguage: 'es', original: 'a' });
    expect(xliffFaults(head + written + xliffEnd)).toEqual([]);
  });

  test('the rules find what breaks them', () => {
    const broken =
      '<segment id="1"><source><sc id="1"/>a</source><target><ec startRef="2"/></target></segment>';
    const file = `<xliff trgLang="und"><file><unit id="u">${broken}</unit></file></xliff>`;
    expect(xliffFaults(file)).toEqual([
      'F1: trgLang says nothing',
      'u: K6S: 1 stands twice',
      'u: F5.1: 1 ends 0 times',
      'u: F6: the end of 2 has 0 starts',
    ]);
  });
});

test('XLIFF 1.2 is read again as it was', () => {
  const codes = { 1: { type: 'link' }, 2: { type: 'variable', display: '%s', required: true } } as const;
  const more = { codes, key: 'a.b', notes: ['For <all>'], targetState: 'reviewed' } as const;
  const one = unit('A {1}link{/1} & {b}bold{/b} {2/}', { ...more, target: fromMarkup('{2/} x {1}y{/1}') });
  const head = xliff12Head({ sourceLanguage: 'en', targetLanguage: 'de', original: 'a "b".txt' });
  const file = head + xliff12Unit(one, 1) + xliff12Unit(unit('Open'), 2) + xliff12End;
  const [first, second] = read(file);
  expect(first).toMatchObject({ key: 'a.b', notes: ['For <all>'], targetState: 'reviewed' });
  expect(first && [toMarkup(first.source), first.target && toMarkup(first.target)]).toEqual([
    'A {1}link{/1} & {2}bold{/2} {3/}',
    '{3/} x {1}y{/1}',
  ]);
  expect(second?.target).toBeUndefined();
  expect(xliff12Head({ sourceLanguage: 'en', original: 'a' })).not.toContain('target-language');
});

test('a review table is a Word document with both texts side by side', () => {
  const rows = [
    { source: fromMarkup('A {b}bold{/b} {1}word{/1}'), target: fromMarkup('Ein Wort') },
    { source: fromMarkup('B') },
  ];
  const { units } = parseDocument(docxFormat, reviewTable(rows, ['en', 'de']));
  expect(units.map(({ source }) => source.text)).toEqual(['en', 'de', 'A bold {1}word{/1}', 'Ein Wort', 'B']);
});
