import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { buildOdf, type OdfContents } from '../../../testing/odf-builder.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import type { DocumentFormat, FormatOptions } from '../../document-format.ts';
import { parseDocument, rewriteDocument } from '../../read-document.ts';
import { odpFormat } from '../odp/odp-format.ts';
import { odsFormat } from '../ods/ods-format.ts';
import { odtFormat } from '../odt/odt-format.ts';

const formats = { text: odtFormat, spreadsheet: odsFormat, presentation: odpFormat } as const;

function unitsOf(contents: OdfContents, options: FormatOptions = {}) {
  return parseDocument(formats[contents.kind], buildOdf(contents), options);
}

function textsOf(contents: OdfContents, options: FormatOptions = {}): readonly string[] {
  return unitsOf(contents, options).units.map(({ source }) => toMarkup(source));
}

function rewrite(contents: OdfContents, markup: (source: string) => string): string {
  const format: DocumentFormat = formats[contents.kind];
  const { output } = rewriteDocument(format, buildOdf(contents), ({ source }) =>
    fromMarkup(markup(toMarkup(source))),
  );
  return readZipText(output, 'content.xml');
}

const style = (name: string, properties: string, more = '') =>
  `<style:style style:name="${name}" style:family="text"${more}><style:text-properties ${properties}/></style:style>`;
const automaticStyles = [
  style('B', 'fo:font-weight="bold" style:font-weight-asian="bold" officeooo:rsid="1"'),
  style('BI', 'fo:font-weight="bold" fo:font-style="italic"'),
  style('R', 'officeooo:rsid="2"'),
  style('Red', 'fo:color="#ff0000"'),
  style('Hidden', 'text:display="none"'),
].join('');
const text = (body: string): OdfContents => ({ kind: 'text', body, automaticStyles });

test('reads looks from automatic styles, and drops spans that mean nothing', () => {
  const body =
    '<text:p>A <text:span text:style-name="B">bold</text:span> <text:span text:style-name="R">wo</text:span><text:span text:style-name="BI">rd</text:span> in <text:span text:style-name="Red">r</text:span><text:span text:style-name="Red">ed</text:span>.</text:p>';
  expect(textsOf(text(body))).toEqual(['A {b}bold{/b} wo{b}{i}rd{/i}{/b} in {1}red{/1}.']);
});

test('writes a look the unit does not have with a style of its own', () => {
  const written = rewrite(text('<text:p>Plain</text:p>'), () => '{i}Now{/i} italic');
  expect(written).toContain(
    '<text:p><text:span text:style-name="transloom-italic">Now</text:span> italic</text:p>',
  );
  expect(written).toMatch(
    /style:name="transloom-italic" style:family="text"><style:text-properties fo:font-style="italic"/,
  );
});

test('reads and writes white space that counts', () => {
  const contents = text('<text:p>a<text:s text:c="3"/>b  c<text:tab/>d<text:line-break/>e</text:p>');
  expect(textsOf(contents)).toEqual(['a   b c{1/}d{2/}e']);
  expect(rewrite(contents, (source) => source.replace('b c', 'b  c'))).toContain(
    '<text:p>a <text:s text:c="2"/>b <text:s text:c="1"/>c<text:tab/>d<text:line-break/>e</text:p>',
  );
});

test('reads a footnote after the paragraph it hangs on, and writes both', () => {
  const contents = text(
    '<text:p>One<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>The note</text:p></text:note-body></text:note> two</text:p>',
  );
  expect(unitsOf(contents).units.map(({ kind, source }) => [kind, toMarkup(source)])).toEqual([
    ['paragraph', 'One{1/} two'],
    ['note', 'The note'],
  ]);
  const written = rewrite(contents, (source) => source.replace('One{1/} two', 'Two {1/}').toUpperCase());
  expect(written).toMatch(/<text:p>TWO <text:note .*<text:p>THE NOTE<\/text:p>.*<\/text:note><\/text:p>/);
});

test('keeps fields, and counts what is left out', () => {
  const contents = text(
    '<text:tracked-changes><text:changed-region text:id="c"><text:deletion><text:p>gone</text:p></text:deletion></text:changed-region></text:tracked-changes>' +
      '<text:p>By <text:author-name>A. Writer</text:author-name><text:change text:change-id="c"/> on page <text:page-number>3</text:page-number>.</text:p>' +
      '<text:p>Note<office:annotation><text:p>A comment</text:p></office:annotation> <text:span text:style-name="Hidden">secret</text:span></text:p>',
  );
  const { units, warnings } = unitsOf(contents);
  expect(units.map(({ source }) => toMarkup(source))).toEqual(['By {1/}{2/} on page {3/}.', 'Note']);
  expect(warnings).toEqual([
    { code: 'tracked-changes-accepted', count: 1 },
    { code: 'fields-skipped', count: 1 },
    { code: 'comments-skipped', count: 1 },
    { code: 'hidden-text-skipped', count: 1 },
  ]);
  expect(textsOf(contents, { comments: true, hiddenText: true })).toEqual([
    'By {1/}{2/} on page {3/}.',
    'Note{1/} {2}secret{/2}',
    'A comment',
  ]);
});

test('reads headers, properties and alternative texts as they are asked for', () => {
  const contents: OdfContents = {
    ...text('<text:p>Body <draw:frame><draw:image/><svg:title>A picture</svg:title></draw:frame></text:p>'),
    masterStyles: '<style:master-page><style:header><text:p>Head</text:p></style:header></style:master-page>',
    properties: '<dc:title>Title</dc:title><dc:creator>A. Writer</dc:creator>',
  };
  expect(textsOf(contents)).toEqual(['Body', 'Head']);
  const options = { headersAndFooters: false, documentProperties: true, altText: true };
  expect(textsOf(contents, options)).toEqual(['Body', 'A picture', 'Title']);
});

test('leaves excluded styles as they are', () => {
  const contents: OdfContents = {
    ...text('<text:p text:style-name="P1">Code</text:p><text:p>Text</text:p>'),
    automaticStyles:
      '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Source_20_Code"/>',
    styles:
      '<style:style style:name="Source_20_Code" style:display-name="Source Code" style:family="paragraph"/>',
  };
  expect(textsOf(contents, { excludedStyles: ['Source Code'] })).toEqual(['Text']);
});

const sheet = (rows: string): OdfContents => ({
  kind: 'spreadsheet',
  body: `<table:table>${rows}</table:table>`,
});
const cell = (content: string, attributes = 'office:value-type="string"') =>
  `<table:table-cell ${attributes}><text:p>${content}</text:p></table:table-cell>`;

test('reads cells with text, not numbers, formulas and what is hidden', () => {
  const contents = sheet(
    `<table:table-column/><table:table-column table:visibility="collapse"/><table:table-column/>` +
      `<table:table-row>${cell('Text')}${cell('In a hidden column')}${cell('5', 'office:value-type="float" office:value="5"')}</table:table-row>` +
      `<table:table-row table:visibility="filter">${cell('Filtered')}</table:table-row>` +
      `<table:table-row>${cell('Sum', 'office:value-type="string" table:formula="of:=A1"')}<table:covered-table-cell/>${cell('Last')}</table:table-row>`,
  );
  expect(textsOf(contents)).toEqual(['Text', 'Last']);
  expect(unitsOf(contents).warnings).toEqual([
    { code: 'hidden-text-skipped', count: 2 },
    { code: 'formula-text-skipped', count: 1 },
  ]);
  expect(textsOf(contents, { hiddenText: true, excludedColumns: ['C'] })).toEqual([
    'Text',
    'In a hidden column',
    'Filtered',
  ]);
});

test('reads titles of messages and links, and the words of forms', () => {
  const message =
    '<table:content-validations><table:content-validation><table:help-message table:title="Hint">' +
    '<text:p>Choose</text:p></table:help-message></table:content-validation></table:content-validations>';
  expect(textsOf({ kind: 'spreadsheet', body: message })).toEqual(['Hint', 'Choose']);
  const form =
    '<office:forms><form:form><form:button form:label="Send"><form:properties><form:property/></form:properties>' +
    '</form:button></form:form></office:forms><text:p><text:a office:title="Tip">a link</text:a> and text</text:p>';
  expect(textsOf(text(form))).toEqual(['Send', '{1}a link{/1} and text', 'Tip']);
  const contents = { kind: 'spreadsheet', body: message } as const;
  expect(rewrite(contents, (source) => `${source}!`)).toContain('table:title="Hint!"');
});

test('takes the old value from a cell whose text changed', () => {
  const attributes = 'office:value-type="string" office:string-value="Old"';
  const contents = sheet(`<table:table-row>${cell('Old', attributes)}${cell('Same')}</table:table-row>`);
  expect(rewrite(contents, () => 'New')).toContain(
    '<table:table-cell office:value-type="string"><text:p>New</text:p>',
  );
});

test('reads comments on numbers and formulas where they are asked for', () => {
  const comment = '<office:annotation><text:p>Why?</text:p></office:annotation>';
  const contents = sheet(
    `<table:table-row><table:table-cell office:value-type="float" office:value="5">${comment}<text:p>five</text:p></table:table-cell></table:table-row>`,
  );
  expect(unitsOf(contents)).toMatchObject({ units: [], warnings: [{ code: 'comments-skipped', count: 1 }] });
  expect(textsOf(contents, { comments: true })).toEqual(['Why?']);
});

test('lets formulas be computed anew where a text changed', () => {
  const formula = cell(
    'Old',
    'table:formula="of:=[.A1]" office:value-type="string" office:string-value="Old"',
  );
  const contents = sheet(`<table:table-row>${cell('Old')}${formula}</table:table-row>`);
  expect(rewrite(contents, () => 'New')).toContain(
    '<table:table-cell table:formula="of:=[.A1]"><text:p>Old</text:p></table:table-cell>',
  );
});

test('reads slides and the notes of the speaker', () => {
  const box = (paragraph: string) =>
    `<draw:frame><draw:text-box><text:p>${paragraph}</text:p></draw:text-box></draw:frame>`;
  const contents: OdfContents = {
    kind: 'presentation',
    automaticStyles:
      '<style:style style:name="dp" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>',
    body: `<draw:page>${box('Slide')}<presentation:notes><draw:page-thumbnail/>${box('Say this')}</presentation:notes></draw:page><draw:page draw:style-name="dp">${box('Hidden')}</draw:page>`,
  };
  expect(textsOf(contents)).toEqual(['Slide', 'Say this']);
  expect(textsOf(contents, { speakerNotes: false, hiddenText: true })).toEqual(['Slide', 'Hidden']);
});

test('refuses what is encrypted', () => {
  const contents: OdfContents = {
    ...text('<text:p>x</text:p>'),
    manifest:
      '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry>',
  };
  expect(() => unitsOf(contents)).toThrow('encrypted');
});

test('a long sheet whose texts all change takes no long time', () => {
  const cells = Array.from({ length: 30_000 }, (_, i) => {
    const old = `Old ${Math.imul(i, 0x9e3779b1) >>> 0}`;
    return `<table:table-cell office:value-type="string" office:string-value="${old}"><text:p>${old}</text:p></table:table-cell>`;
  });
  const body = `<table:table><table:table-row>${cells.join('')}</table:table-row></table:table>`;
  const written = rewrite({ kind: 'spreadsheet', body }, (source) => source.replace('Old', 'New'));
  expect(written).not.toContain('Old');
});
