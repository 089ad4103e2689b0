import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import {
  buildPptx,
  pptxNames,
  pptxPart,
  type SlideContents,
  type SlidePart,
  shape,
  slideParagraph,
  slideRun,
  tree,
} from '../../../testing/pptx-builder.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import type { FormatOptions } from '../../document-format.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { recognizeFormat } from '../../recognize-format.ts';
import { pptxFormat } from './pptx-format.ts';

const firstSlide = 'ppt/slides/slide1.xml';
const text = (words: string) => slideParagraph(slideRun(words));
const slide = (...shapes: readonly string[]): SlideContents => ({ shapes });
const oneParagraph = (...content: readonly string[]) =>
  buildPptx({ slides: [slide(shape([slideParagraph(...content)]))] });

function markups(file: Uint8Array, options: FormatOptions = {}) {
  return parseDocument(pptxFormat, file, options).units.map(({ source }) => toMarkup(source));
}

function write(file: Uint8Array, markup: string, options: FormatOptions = {}, unit = 0): Uint8Array {
  const id = parseDocument(pptxFormat, file, options).units[unit]?.id ?? '';
  return buildDocument(pptxFormat, file, new Map([[id, fromMarkup(markup)]]), options).output;
}

test('slides are read in the order they are shown, each once', () => {
  const slides = ['one', 'two', 'three'].map((words) => slide(shape([text(words)])));
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
    slides: [slide(shape([text('words')]))],
    mainContentType: `application/${type}`,
  });
  expect(recognizeFormat(file, name)).toBe(pptxFormat);
  expect(markups(file)).toEqual(['words']);
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
  expect(markups(oneParagraph(...content))).toEqual([expected]);
});

test('a required field that a translation lost comes back', () => {
  const file = oneParagraph(
    slideRun('page '),
    '<a:fld id="{1}" type="slidenum"><a:t>7</a:t></a:fld>',
    slideRun(' of'),
  );
  expect(readZipText(write(file, 'Seite'), firstSlide)).toContain('<a:t>Seite</a:t></a:r><a:fld id="{1}"');
});

test('links and styles are written where PowerPoint looks for them', () => {
  const extension = '<a:extLst><a:ext uri="x"/></a:extLst>';
  const link = '<a:hlinkClick r:id="x"/>';
  const file = oneParagraph(
    slideRun('see '),
    slideRun('here', ' sz="10"', `<a:latin typeface="A"/>${link}${extension}`),
  );
  expect(readZipText(write(file, '{1}{b}hier{/b}{/1} sehen'), firstSlide)).toContain(
    `<a:p><a:r><a:rPr sz="10" b="1"><a:latin typeface="A"/>${link}${extension}</a:rPr><a:t>hier</a:t></a:r><a:r><a:t> sehen</a:t></a:r></a:p>`,
  );
});

test('what every run says of bold is said of new text', () => {
  const file = oneParagraph(slideRun('one ', ' b="1"'), slideRun('two', ' b="0"'));
  const written = readZipText(write(file, '{b}eins{/b} zwei'), firstSlide);
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
  const written = readZipText(write(file, 'new', { targetLanguage }), firstSlide);
  expect(written).toContain(`<a:p>${after}<a:r><a:rPr lang="${targetLanguage}"/><a:t>new</a:t></a:r></a:p>`);
});

test('titles, tables, groups and footers are told apart', () => {
  const table = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="9" name=""/><p:nvPr/></p:nvGraphicFramePr><a:tbl><a:tr><a:tc><a:txBody>${text('cell')}</a:txBody></a:tc></a:tr></a:tbl></p:graphicFrame>`;
  const file = buildPptx({
    slides: [
      slide(
        shape([text('title')], { placeholder: 'ctrTitle' }),
        shape([text('words')], { placeholder: 'body' }),
        `<p:grpSp><p:grpSp>${shape([text('deep')])}</p:grpSp></p:grpSp>`,
        table,
        shape([text('foot')], { placeholder: 'ftr' }),
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

test('hidden slides, groups and shapes are left out unless asked for', () => {
  const notes = notesPart(shape([text('hidden notes')], { placeholder: 'body' }));
  const file = buildPptx({
    slides: [
      slide(
        shape([text('seen')]),
        shape([text('not seen')], { attributes: ' hidden="1"' }),
        `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="5" name="" hidden="true"/></p:nvGrpSpPr>${shape([text('nor this')])}</p:grpSp>`,
      ),
      { shapes: [shape([text('hidden slide')])], attributes: ' show="0"', parts: [notes] },
    ],
  });
  const { units, warnings } = parseDocument(pptxFormat, file);
  expect(units.map(({ source }) => source.text)).toEqual(['seen']);
  expect(warnings).toEqual([{ code: 'hidden-text-skipped', count: 4 }]);
  expect(markups(file, { hiddenText: true })).toEqual([
    ...['seen', 'not seen', 'nor this', 'hidden slide', 'hidden notes'],
  ]);
});

function notesPart(...shapes: readonly string[]): SlidePart {
  return { type: 'notesSlide', name: 'notesSlides/notes1.xml', content: pptxPart('notes', tree(shapes)) };
}

test('notes are what the speaker wrote, not what stands on every page', () => {
  const notes = notesPart(
    shape([text('say this')], { placeholder: 'body' }),
    shape([text('2026')], { placeholder: 'dt' }),
  );
  const file = buildPptx({ slides: [{ shapes: [], parts: [notes] }] });
  const { units, warnings } = parseDocument(pptxFormat, file);
  expect(units.map(({ kind, source }) => [kind, source.text])).toEqual([['note', 'say this']]);
  expect(warnings).toEqual([{ code: 'excluded-text-skipped', count: 1 }]);
  expect(markups(file, { speakerNotes: false })).toEqual([]);
});

test('comments of both kinds are read where asked for, and counted otherwise', () => {
  const old = pptxPart(
    'cmLst',
    '<p:cm authorId="0"><p:pos x="1" y="1"/><p:text>old &amp; plain</p:text></p:cm>',
  );
  const thread = `<pc:cmLst ${pptxNames()}><pc:cm><pc:replyLst><pc:reply><pc:txBody>${text('answer')}</pc:txBody></pc:reply></pc:replyLst><pc:txBody>${text('question')}</pc:txBody></pc:cm></pc:cmLst>`;
  const parts = [
    { type: 'comments', name: 'comments/comment1.xml', content: old },
    { type: 'comments', name: 'comments/modernComment2.xml', content: thread },
  ];
  const file = buildPptx({ slides: [{ shapes: [shape([text('slide')])], parts }] });
  expect(parseDocument(pptxFormat, file).warnings).toEqual([{ code: 'comments-skipped', count: 3 }]);
  expect(markups(file, { comments: true })).toEqual(['slide', 'old & plain', 'answer', 'question']);
  const written = write(file, 'alt < neu', { comments: true }, 1);
  expect(readZipText(written, 'ppt/comments/comment1.xml')).toContain('<p:text>alt &lt; neu</p:text>');
});

test('layouts and masters in use say what is no prompt', () => {
  const master = {
    type: 'slideMaster',
    name: 'slideMasters/master1.xml',
    content: pptxPart('sldMaster', tree([shape([text('Confidential')])])),
  };
  const layout = {
    type: 'slideLayout',
    name: 'slideLayouts/layout1.xml',
    content: pptxPart(
      'sldLayout',
      tree([shape([text('Click here')], { placeholder: 'title' }), shape([text('Motto')])]),
    ),
    parts: [master],
  };
  const file = buildPptx({ slides: [{ shapes: [shape([text('slide')])], parts: [layout] }] });
  expect(markups(file)).toEqual(['slide', 'Motto', 'Confidential']);
  expect(parseDocument(pptxFormat, file).warnings).toEqual([]);
});

test('charts are read with the names they keep of their data, each once', () => {
  const names = (...words: readonly string[]) =>
    `<c:strRef><c:strCache>${words.map((word) => `<c:pt><c:v>${word}</c:v></c:pt>`).join('')}</c:strCache></c:strRef>`;
  const chart = `<c:chartSpace ${pptxNames()}><c:title><c:rich>${text('Sales')}</c:rich></c:title><c:ser><c:tx>${names('North')}</c:tx><c:cat>${names('May', 'June')}</c:cat></c:ser><c:ser><c:cat>${names('May', 'June')}</c:cat><c:val><c:numCache><c:v>5</c:v></c:numCache></c:val></c:ser></c:chartSpace>`;
  const workbook = { type: 'package', name: 'embeddings/book.xlsx', content: '' };
  const part = { type: 'chart', name: 'charts/chart1.xml', content: chart, parts: [workbook] };
  const file = buildPptx({ slides: [{ shapes: [], parts: [part] }] });
  const { units, warnings } = parseDocument(pptxFormat, file);
  expect(units.map(({ kind, source }) => [kind, source.text])).toEqual([
    ['title', 'Sales'],
    ['text-box', 'North'],
    ['text-box', 'May'],
    ['text-box', 'June'],
  ]);
  expect(warnings).toEqual([{ code: 'chart-data-kept', count: 1 }]);
  expect(readZipText(write(file, 'Mai', {}, 2), 'ppt/charts/chart1.xml').match(/<c:v>Mai</g)).toHaveLength(2);
});

test('the picture a diagram keeps of itself follows its data', () => {
  const data = `<dgm:dataModel ${pptxNames()}><dgm:pt><dgm:t>${text('Step')}</dgm:t></dgm:pt></dgm:dataModel>`;
  const parts = [
    { type: 'diagramData', name: 'diagrams/data1.xml', content: data },
    {
      type: 'diagramDrawing',
      name: 'diagrams/drawing1.xml',
      content: `<dgm:drawing ${pptxNames()}>${text('Step')}</dgm:drawing>`,
    },
  ];
  const file = buildPptx({ slides: [{ shapes: [], parts }] });
  expect(markups(file)).toEqual(['Step']);
  expect(readZipText(write(file, 'Schritt'), 'ppt/diagrams/drawing1.xml')).toContain('<a:t>Schritt</a:t>');
});

test('what older programs see instead of a shape follows it', () => {
  const both = `<mc:AlternateContent><mc:Choice Requires="x">${shape([text('Box')])}</mc:Choice><mc:Fallback>${shape([text('Box')])}</mc:Fallback></mc:AlternateContent>`;
  const file = buildPptx({ slides: [slide(both)] });
  expect(markups(file)).toEqual(['Box']);
  expect(readZipText(write(file, 'Kasten'), firstSlide).match(/<a:t>Kasten</g)).toHaveLength(2);
});

test('descriptions and properties are read where asked for', () => {
  const file = buildPptx({
    slides: [slide(shape([text('slide')], { attributes: ' descr="A &quot;box&quot;"' }))],
    properties: '<dc:title>Deck</dc:title><dc:creator>Somebody</dc:creator>',
  });
  expect(markups(file)).toEqual(['slide']);
  const options = { altText: true, documentProperties: true };
  expect(markups(file, options)).toEqual(['A "box"', 'slide', 'Deck']);
  expect(readZipText(write(file, 'Präsentation', options, 2), 'docProps/core.xml')).toContain(
    '<dc:title>Präsentation</dc:title>',
  );
});

test('shapes that share an id have descriptions of their own', () => {
  const shapes = ['one', 'two'].map((descr) => shape([text('t')], { attributes: ` descr="${descr}"` }));
  const file = buildPptx({ slides: [{ shapes }] });
  const { units } = parseDocument(pptxFormat, file, { altText: true });
  expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
  expect(units.map(({ source }) => source.text)).toEqual(['one', 't', 'two', 't']);
});

test('the strict spelling is read as well', () => {
  const file = buildPptx({ slides: [slide(shape([text('strict')]))], strict: true });
  expect(markups(file)).toEqual(['strict']);
});

test('a slide that is no XML is refused by name', () => {
  const file = buildPptx({ slides: [{ shapes: ['<p:sp>'] }] });
  expect(() => markups(file)).toThrow(expect.objectContaining({ code: 'broken' }));
});

test('a formula keeps its place', () => {
  const math = `<mc:AlternateContent><mc:Choice Requires="a14"><m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"/></mc:Choice></mc:AlternateContent>`;
  const [unit] = parseDocument(pptxFormat, oneParagraph(slideRun('so '), math, slideRun(' is'))).units;
  expect(unit?.codes[1]).toEqual({ type: 'other', display: 'formula', required: true });
});
