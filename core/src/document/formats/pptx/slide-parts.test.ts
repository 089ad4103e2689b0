import { expect, test } from 'vitest';
import {
  buildPptx,
  pptxNames,
  pptxPart,
  type SlideContents,
  type SlidePart,
  shape,
  tree,
} from '../../../testing/pptx-builder.ts';
import { pptxTexts, slideText, translatedPptx } from '../../../testing/pptx-texts.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import { parseDocument } from '../../read-document.ts';
import { pptxFormat } from './pptx-format.ts';

const slide = (...shapes: readonly string[]): SlideContents => ({ shapes });

function notesPart(...shapes: readonly string[]): SlidePart {
  return { type: 'notesSlide', name: 'notesSlides/notes1.xml', content: pptxPart('notes', tree(shapes)) };
}

// Rule D3.14 of the specification.
test('hidden slides, groups and shapes are left out unless asked for', () => {
  const notes = notesPart(shape([slideText('hidden notes')], { placeholder: 'body' }));
  const file = buildPptx({
    slides: [
      slide(
        shape([slideText('seen')]),
        shape([slideText('not seen')], { attributes: ' hidden="1"' }),
        `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="5" name="" hidden="true"/></p:nvGrpSpPr>${shape([slideText('nor this')])}</p:grpSp>`,
      ),
      { shapes: [shape([slideText('hidden slide')])], attributes: ' show="0"', parts: [notes] },
    ],
  });
  const { units, warnings } = parseDocument(pptxFormat, file);
  expect(units.map(({ source }) => source.text)).toEqual(['seen']);
  expect(warnings).toEqual([{ code: 'hidden-text-skipped', count: 4 }]);
  expect(pptxTexts(file, { hiddenText: true })).toEqual([
    'seen',
    'not seen',
    'nor this',
    'hidden slide',
    'hidden notes',
  ]);
});

test('notes are what the speaker wrote, not what stands on every page', () => {
  const notes = notesPart(
    shape([slideText('say this')], { placeholder: 'body' }),
    shape([slideText('2026')], { placeholder: 'dt' }),
  );
  const file = buildPptx({ slides: [{ shapes: [], parts: [notes] }] });
  const { units, warnings } = parseDocument(pptxFormat, file);
  expect(units.map(({ kind, source }) => [kind, source.text])).toEqual([['note', 'say this']]);
  expect(warnings).toEqual([{ code: 'excluded-text-skipped', count: 1 }]);
  expect(pptxTexts(file, { speakerNotes: false })).toEqual([]);
});

test('comments of both kinds are read where asked for, and counted otherwise', () => {
  const old = pptxPart(
    'cmLst',
    '<p:cm authorId="0"><p:pos x="1" y="1"/><p:text>old &amp; plain</p:text></p:cm>',
  );
  const thread = `<pc:cmLst ${pptxNames()}><pc:cm><pc:replyLst><pc:reply><pc:txBody>${slideText('answer')}</pc:txBody></pc:reply></pc:replyLst><pc:txBody>${slideText('question')}</pc:txBody></pc:cm></pc:cmLst>`;
  const parts = [
    { type: 'comments', name: 'comments/comment1.xml', content: old },
    { type: 'comments', name: 'comments/modernComment2.xml', content: thread },
  ];
  const file = buildPptx({ slides: [{ shapes: [shape([slideText('slide')])], parts }] });
  expect(parseDocument(pptxFormat, file).warnings).toEqual([{ code: 'comments-skipped', count: 3 }]);
  expect(pptxTexts(file, { comments: true })).toEqual(['slide', 'old & plain', 'answer', 'question']);
  const written = translatedPptx(file, 'alt < neu', { comments: true }, 1);
  expect(readZipText(written, 'ppt/comments/comment1.xml')).toContain('<p:text>alt &lt; neu</p:text>');
});

test('layouts and masters in use say what is no prompt', () => {
  const master = {
    type: 'slideMaster',
    name: 'slideMasters/master1.xml',
    content: pptxPart('sldMaster', tree([shape([slideText('Confidential')])])),
  };
  const layout = {
    type: 'slideLayout',
    name: 'slideLayouts/layout1.xml',
    content: pptxPart(
      'sldLayout',
      tree([shape([slideText('Click here')], { placeholder: 'title' }), shape([slideText('Motto')])]),
    ),
    parts: [master],
  };
  const file = buildPptx({ slides: [{ shapes: [shape([slideText('slide')])], parts: [layout] }] });
  expect(pptxTexts(file)).toEqual(['slide', 'Motto', 'Confidential']);
  expect(parseDocument(pptxFormat, file).warnings).toEqual([]);
});

test('charts are read with the names they keep of their data, each once', () => {
  const names = (...words: readonly string[]) =>
    `<c:strRef><c:strCache>${words.map((word) => `<c:pt><c:v>${word}</c:v></c:pt>`).join('')}</c:strCache></c:strRef>`;
  const chart = `<c:chartSpace ${pptxNames()}><c:title><c:rich>${slideText('Sales')}</c:rich></c:title><c:ser><c:tx>${names('North')}</c:tx><c:cat>${names('May', 'June')}</c:cat></c:ser><c:ser><c:cat>${names('May', 'June')}</c:cat><c:val><c:numCache><c:v>5</c:v></c:numCache></c:val></c:ser></c:chartSpace>`;
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
  expect(
    readZipText(translatedPptx(file, 'Mai', {}, 2), 'ppt/charts/chart1.xml').match(/<c:v>Mai</g),
  ).toHaveLength(2);
});

test('the picture a diagram keeps of itself follows its data', () => {
  const data = `<dgm:dataModel ${pptxNames()}><dgm:pt><dgm:t>${slideText('Step')}</dgm:t></dgm:pt></dgm:dataModel>`;
  const parts = [
    { type: 'diagramData', name: 'diagrams/data1.xml', content: data },
    {
      type: 'diagramDrawing',
      name: 'diagrams/drawing1.xml',
      content: `<dgm:drawing ${pptxNames()}>${slideText('Step')}</dgm:drawing>`,
    },
  ];
  const file = buildPptx({ slides: [{ shapes: [], parts }] });
  expect(pptxTexts(file)).toEqual(['Step']);
  expect(readZipText(translatedPptx(file, 'Schritt'), 'ppt/diagrams/drawing1.xml')).toContain(
    '<a:t>Schritt</a:t>',
  );
});

test('descriptions and properties are read where asked for', () => {
  const file = buildPptx({
    slides: [slide(shape([slideText('slide')], { attributes: ' descr="A &quot;box&quot;"' }))],
    properties: '<dc:title>Deck</dc:title><dc:creator>Somebody</dc:creator>',
  });
  expect(pptxTexts(file)).toEqual(['slide']);
  const options = { altText: true, documentProperties: true };
  expect(pptxTexts(file, options)).toEqual(['A "box"', 'slide', 'Deck']);
  expect(readZipText(translatedPptx(file, 'Präsentation', options, 2), 'docProps/core.xml')).toContain(
    '<dc:title>Präsentation</dc:title>',
  );
});
