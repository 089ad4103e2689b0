import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../inline/markup.ts';
import { segmentUnit } from '../../segmentation/segment-unit.ts';
import type { TranslationUnit } from '../document-format.ts';
import { docxFormat } from '../formats/docx/docx-format.ts';
import { xliffFormat } from '../formats/xliff/xliff-format.ts';
import { parseDocument } from '../read-document.ts';
import { reviewTable } from './review-table.ts';
import { unitOfDocument, xliffEnd, xliffHead, xliffUnit } from './xliff-document.ts';

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
    expect(text).toContain('<sc id="s1" type="fmt" subType="xlf:b" disp="{b}"/>bold<ec startRef="s1"/>');
    expect(text).toContain('<cp hex="0001"/> and <cp hex="0002"/>');
    expect(read(text)[0]?.source.text).toBe('bold  and ');
  });
});

test('a review table is a Word document with both texts side by side', () => {
  const rows = [
    { source: fromMarkup('A {b}bold{/b} {1}word{/1}'), target: fromMarkup('Ein Wort') },
    { source: fromMarkup('B') },
  ];
  const { units } = parseDocument(docxFormat, reviewTable(rows, ['en', 'de']));
  expect(units.map(({ source }) => source.text)).toEqual(['en', 'de', 'A bold {1}word{/1}', 'Ein Wort', 'B']);
});
