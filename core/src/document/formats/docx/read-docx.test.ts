import { describe, expect, test } from 'vitest';
import { buildDocx, type DocxContents, field, paragraph, run, runOf } from '../../../testing/docx-builder.ts';
import { docxTexts } from '../../../testing/docx-texts.ts';
import type { FormatOptions } from '../../document-format.ts';
import { parseDocument } from '../../read-document.ts';
import { docxFormat } from './docx-format.ts';

const tab = '<w:tab/>';

describe('where text stands', () => {
  const cell = (text: string) => `<w:tc><w:tcPr/>${paragraph(run(text))}</w:tc>`;
  const row = (properties: string, text: string) =>
    `<w:tr><w:trPr>${properties}</w:trPr>${cell(text)}</w:tr>`;
  const textBox = (text: string) => `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`;

  test('tells what kind of unit it is', () => {
    const styles = [
      '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/></w:style>',
      '<w:style w:type="paragraph" w:styleId="H2"><w:name w:val="mine"/><w:basedOn w:val="H"/></w:style>',
    ];
    const body = [
      paragraph(run('plain')),
      paragraph('<w:pPr><w:pStyle w:val="H2"/></w:pPr>', run('head')),
      paragraph('<w:pPr><w:numPr/></w:pPr>', run('point')),
      `<w:tbl><w:tr>${cell('in a cell')}</w:tr></w:tbl>`,
      paragraph(run('anchor'), runOf(`<w:drawing>${textBox('boxed')}</w:drawing>`)),
    ];
    const parts = {
      headers: [paragraph(run('top'))],
      footers: [paragraph(run('foot'))],
      footnotes: [paragraph(run('note'))],
    };
    const { units } = parseDocument(docxFormat, buildDocx({ body, styles, ...parts }));
    expect(units.map(({ id, kind, source }) => [id, kind, source.text])).toEqual([
      ['word/document.xml#p1', 'paragraph', 'plain'],
      ['word/document.xml#p2', 'heading', 'head'],
      ['word/document.xml#p3', 'list-item', 'point'],
      ['word/document.xml#p4', 'cell', 'in a cell'],
      ['word/document.xml#p6', 'text-box', 'boxed'],
      ['word/document.xml#p5', 'paragraph', 'anchor'],
      ['word/header1.xml#p1', 'header', 'top'],
      ['word/footer1.xml#p1', 'footer', 'foot'],
      ['word/footnotes.xml#p1', 'note', 'note'],
    ]);
  });

  test.each<[string, string, string[]]>([
    [
      'block content controls',
      `<w:sdt><w:sdtPr/><w:sdtContent>${paragraph(run('in'))}</w:sdtContent></w:sdt>`,
      ['in'],
    ],
    ['deleted rows', `<w:tbl>${row('<w:del/>', 'gone')}${row('', 'here')}</w:tbl>`, ['here']],
    ['hidden rows', `<w:tbl>${row('<w:hidden/>', 'gone')}${row('', 'here')}</w:tbl>`, ['here']],
    [
      'a text box and its repetition for older programs',
      paragraph(
        runOf(
          `<mc:AlternateContent><mc:Choice Requires="wps">${textBox('box')}</mc:Choice><mc:Fallback>${textBox('box')}</mc:Fallback></mc:AlternateContent>`,
        ),
      ),
      ['box'],
    ],
  ])('knows %s', (_, block, expected) => {
    expect(docxTexts({ body: [block] })).toEqual(expected);
  });
});

describe('options', () => {
  const hiddenByStyle = ['<w:style w:type="character" w:styleId="S"><w:rPr><w:vanish/></w:rPr></w:style>'];
  const all: DocxContents = {
    body: [
      paragraph(run('seen by all '), run('secret', '<w:rStyle w:val="S"/>')),
      paragraph(runOf(`<w:t>a</w:t>${tab}<w:t>b</w:t>`)),
    ],
    styles: hiddenByStyle,
    headers: [paragraph(run('top'))],
    comments: [paragraph(run('remark'))],
  };

  test.each<[FormatOptions, string[]]>([
    [{}, ['seen by all ', 'a{1/}b', 'top']],
    // Rule D3.12 of the specification.
    [{ hiddenText: true }, ['seen by all {1}secret{/1}', 'a{1/}b', 'top']],
    [{ headersAndFooters: false }, ['seen by all ', 'a{1/}b']],
    [{ comments: true }, ['seen by all ', 'a{1/}b', 'top', 'remark']],
    [{ splitByTab: true }, ['seen by all ', 'a', 'b', 'top']],
  ])('%j', (options, expected) => {
    expect(docxTexts(all, options)).toEqual(expected);
  });

  test('says what was left out', () => {
    const body = [
      paragraph(`<w:ins>${run('new ')}</w:ins>`, run('secret', '<w:vanish/>'), field('PAGE', run('1'))),
    ];
    expect(parseDocument(docxFormat, buildDocx({ ...all, body })).warnings).toEqual([
      { code: 'tracked-changes-accepted', count: 1 },
      { code: 'hidden-text-skipped', count: 1 },
      { code: 'fields-skipped', count: 1 },
      { code: 'comments-skipped', count: 1 },
    ]);
  });

  test('counts once what is repeated for older programs', () => {
    const box = `<w:txbxContent>${paragraph(run('p. '), field('PAGE', run('1')))}</w:txbxContent>`;
    const both = `<mc:Choice Requires="wps">${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback>`;
    const body = [paragraph(runOf(`<mc:AlternateContent>${both}</mc:AlternateContent>`))];
    expect(parseDocument(docxFormat, buildDocx({ body })).warnings).toEqual([
      { code: 'fields-skipped', count: 1 },
    ]);
  });

  test('hiding in a paragraph style and in a run style shows', () => {
    const styles = [
      ...hiddenByStyle,
      '<w:style w:type="paragraph" w:styleId="P"><w:rPr><w:vanish/></w:rPr></w:style>',
    ];
    const body = [
      paragraph('<w:pPr><w:pStyle w:val="P"/></w:pPr>', run('gone '), run('seen', '<w:rStyle w:val="S"/>')),
    ];
    expect(docxTexts({ body, styles })).toEqual(['seen']);
  });
});
