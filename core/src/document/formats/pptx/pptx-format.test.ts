import { expect, test } from 'vitest';
import {
  buildPptx,
  type SlideContents,
  shape,
  slideParagraph,
  slideRun,
} from '../../../testing/pptx-builder.ts';
import { pptxTexts, slideText, translatedPptx } from '../../../testing/pptx-texts.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import { parseDocument } from '../../read-document.ts';
import { recognizeFormat } from '../../recognize-format.ts';
import { pptxFormat } from './pptx-format.ts';

const firstSlide = 'ppt/slides/slide1.xml';
const slide = (...shapes: readonly string[]): SlideContents => ({ shapes });
const oneParagraph = (...content: readonly string[]) =>
  buildPptx({ slides: [slide(shape([slideParagraph(...content)]))] });

test('slides are read in the order they are shown, each once', () => {
  const slides = ['one', 'two', 'three'].map((words) => slide(shape([slideText(words)])));
  const file = buildPptx({ slides, order: [2, 0, 2] });
  expect(parseDocument(pptxFormat, file).units.map(({ id, source }) => [id, source.text])).toEqual([
    ['ppt/slides/slide3.xml#p1', 'three'],
    ['ppt/slides/slide1.xml#p1', 'one'],
  ]);
});

test.each([
  ['vnd.openxmlformats-officedocument.presentationml.template.main+xml', 'a.potx'],
  ['vnd.openxmlformats-officedocument.presentationml.slideshow.main+xml', 'a.ppsx'],
  ['vnd.ms-powerpoint.presentation.macroEnabled.main+xml', 'a.pptm'],
])('%s is a presentation', (type, name) => {
  const file = buildPptx({
    slides: [slide(shape([slideText('words')]))],
    mainContentType: `application/${type}`,
  });
  expect(recognizeFormat(file, name)).toBe(pptxFormat);
  expect(pptxTexts(file)).toEqual(['words']);
});

test.each([
  [
    'runs that differ in nothing one sees',
    [slideRun('He', ' dirty="0"'), slideRun('llo', ' err="1" bmk="x"')],
    'Hello',
  ],
  [
    'bold, italic and underline',
    [slideRun('a '), slideRun('b', ' b="1" u="sng"'), slideRun(' c', ' i="1"')],
    'a {b}{u}b{/u}{/b}{i} c{/i}',
  ],
  ['styles that are switched off', [slideRun('one ', ' b="1"'), slideRun('two', ' b="0"')], '{b}one {/b}two'],
  ['another size', [slideRun('small and '), slideRun('BIG', ' sz="4000"')], 'small and {1}BIG{/1}'],
  ['a line break', [slideRun('one'), '<a:br><a:rPr/></a:br>', slideRun('two')], 'one{1/}two'],
  [
    'a field',
    [slideRun('page '), '<a:fld id="{1}" type="slidenum"><a:t>7</a:t></a:fld>', slideRun(' of many')],
    'page {1/} of many',
  ],
  ['tabs', [slideRun('one\ttwo')], 'one\ttwo'],
  [
    'a link',
    [slideRun('see '), slideRun('here', '', '<a:hlinkClick r:id="x"/>'), slideRun(' now')],
    'see {1}here{/1} now',
  ],
  [
    'a link with a look of its own',
    [
      slideRun('at '),
      slideRun('a', ' sz="10"', '<a:hlinkClick r:id="x"/>'),
      slideRun('b', '', '<a:hlinkClick r:id="x"/>'),
    ],
    'at {1}a{2}b{/2}{/1}',
  ],
  ['a link around everything', [slideRun('all', ' sz="10"', '<a:hlinkClick r:id="x"/>')], 'all'],
  ['spaces in another look', [slideRun('one'), slideRun(' ', ' sz="10"'), slideRun('two')], 'one two'],
  ['spaces before the first word', [slideRun('\u00a0', ' sz="10"'), slideRun('one', ' b="1"')], '\u00a0one'],
  ['spaces one can see', [slideRun('one'), slideRun(' ', ' u="dbl"'), slideRun('two')], 'one{1} {/1}two'],
])('%s', (_, content, expected) => {
  expect(pptxTexts(oneParagraph(...content))).toEqual([expected]);
});

test('a required field that a translation lost comes back', () => {
  const file = oneParagraph(
    slideRun('page '),
    '<a:fld id="{1}" type="slidenum"><a:t>7</a:t></a:fld>',
    slideRun(' of'),
  );
  expect(readZipText(translatedPptx(file, 'Seite'), firstSlide)).toContain(
    '<a:t>Seite</a:t></a:r><a:fld id="{1}"',
  );
});

test('links and styles are written where PowerPoint looks for them', () => {
  const extension = '<a:extLst><a:ext uri="x"/></a:extLst>';
  const link = '<a:hlinkClick r:id="x"/>';
  const file = oneParagraph(
    slideRun('see '),
    slideRun('here', ' sz="10"', `<a:latin typeface="A"/>${link}${extension}`),
  );
  expect(readZipText(translatedPptx(file, '{1}{b}hier{/b}{/1} sehen'), firstSlide)).toContain(
    `<a:p><a:r><a:rPr sz="10" b="1"><a:latin typeface="A"/>${link}${extension}</a:rPr><a:t>hier</a:t></a:r><a:r><a:t> sehen</a:t></a:r></a:p>`,
  );
});

test('what every run says of bold is said of new text', () => {
  const file = oneParagraph(slideRun('one ', ' b="1"'), slideRun('two', ' b="0"'));
  const written = readZipText(translatedPptx(file, '{b}eins{/b} zwei'), firstSlide);
  expect(written).toContain('<a:rPr b="1"/><a:t>eins</a:t></a:r><a:r><a:rPr b="0"/><a:t> zwei');
});

test.each([
  ['ar', '<a:pPr algn="l"/>', '<a:pPr algn="r" rtl="1"/>'],
  ['ar', '<a:pPr lvl="1"><a:buNone/></a:pPr>', '<a:pPr lvl="1" rtl="1"><a:buNone/></a:pPr>'],
  ['he', '', '<a:pPr rtl="1"/>'],
  ['he', '<a:pPr algn="ctr" rtl="0"/>', '<a:pPr algn="ctr" rtl="1"/>'],
  ['de', '<a:pPr algn="r" rtl="1"/>', '<a:pPr algn="l" rtl="0"/>'],
  ['de', '<a:pPr algn="r"/>', '<a:pPr algn="r"/>'],
])('a paragraph in %s after %s', (targetLanguage, before, after) => {
  const file = oneParagraph(before, slideRun('Hello'));
  const written = readZipText(translatedPptx(file, 'new', { targetLanguage }), firstSlide);
  expect(written).toContain(`<a:p>${after}<a:r><a:rPr lang="${targetLanguage}"/><a:t>new</a:t></a:r></a:p>`);
});

test('titles, tables, groups and footers are distinguished', () => {
  const table = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="9" name=""/><p:nvPr/></p:nvGraphicFramePr><a:tbl><a:tr><a:tc><a:txBody>${slideText('cell')}</a:txBody></a:tc></a:tr></a:tbl></p:graphicFrame>`;
  const file = buildPptx({
    slides: [
      slide(
        shape([slideText('title')], { placeholder: 'ctrTitle' }),
        shape([slideText('words')], { placeholder: 'body' }),
        `<p:grpSp><p:grpSp>${shape([slideText('deep')])}</p:grpSp></p:grpSp>`,
        table,
        shape([slideText('foot')], { placeholder: 'ftr' }),
      ),
    ],
  });
  expect(parseDocument(pptxFormat, file).units.map(({ kind, source }) => [kind, source.text])).toEqual([
    ['title', 'title'],
    ['paragraph', 'words'],
    ['text-box', 'deep'],
    ['cell', 'cell'],
    ['footer', 'foot'],
  ]);
  const { units, warnings } = parseDocument(pptxFormat, file, { headersAndFooters: false });
  expect(units).toHaveLength(4);
  expect(warnings).toEqual([{ code: 'excluded-text-skipped', count: 1 }]);
});

test('what older programs see instead of a shape follows it', () => {
  const both = `<mc:AlternateContent><mc:Choice Requires="x">${shape([slideText('Box')])}</mc:Choice><mc:Fallback>${shape([slideText('Box')])}</mc:Fallback></mc:AlternateContent>`;
  const file = buildPptx({ slides: [slide(both)] });
  expect(pptxTexts(file)).toEqual(['Box']);
  expect(readZipText(translatedPptx(file, 'Kasten'), firstSlide).match(/<a:t>Kasten</g)).toHaveLength(2);
});

test('shapes that share an id have descriptions of their own', () => {
  const shapes = ['one', 'two'].map((descr) => shape([slideText('t')], { attributes: ` descr="${descr}"` }));
  const file = buildPptx({ slides: [{ shapes }] });
  const { units } = parseDocument(pptxFormat, file, { altText: true });
  expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
  expect(units.map(({ source }) => source.text)).toEqual(['one', 't', 'two', 't']);
});

test('the strict spelling is read as well', () => {
  const file = buildPptx({ slides: [slide(shape([slideText('strict')]))], strict: true });
  expect(pptxTexts(file)).toEqual(['strict']);
});

test('a slide that is no XML is refused by name', () => {
  const file = buildPptx({ slides: [{ shapes: ['<p:sp>'] }] });
  expect(() => pptxTexts(file)).toThrow(expect.objectContaining({ code: 'broken' }));
});

test('a formula keeps its place', () => {
  const math = `<mc:AlternateContent><mc:Choice Requires="a14"><m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"/></mc:Choice></mc:AlternateContent>`;
  const [unit] = parseDocument(pptxFormat, oneParagraph(slideRun('so '), math, slideRun(' is'))).units;
  expect(unit?.codes[1]).toEqual({ type: 'other', display: 'formula', required: true });
});
