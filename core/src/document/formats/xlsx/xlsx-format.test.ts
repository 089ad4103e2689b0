import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import {
  buildXlsx,
  inline,
  type SheetContents,
  shared,
  type XlsxContents,
} from '../../../testing/xlsx-builder.ts';
import type { FormatOptions } from '../../document-format.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { xlsxFormat } from './xlsx-format.ts';

const sheetPart = 'xl/worksheets/sheet1.xml';

/** A workbook with one sheet whose strings are given. */
function workbook(sheet: Partial<SheetContents>, rest: Partial<XlsxContents> = {}): Uint8Array {
  return buildXlsx({ sheets: [{ name: 'Sheet1', ...sheet }], ...rest });
}

function read(file: Uint8Array, options: FormatOptions = {}): Record<string, string> {
  const { units } = parseDocument(xlsxFormat, file, options);
  return Object.fromEntries(
    units.map(({ id, source }) => [id.replace(`${sheetPart}#`, ''), toMarkup(source)]),
  );
}

function write(file: Uint8Array, targets: Readonly<Record<string, string>>, options: FormatOptions = {}) {
  const full = Object.entries(targets).map(
    ([id, markup]) => [id.includes('/') ? id : `${sheetPart}#${id}`, fromMarkup(markup)] as const,
  );
  return buildDocument(xlsxFormat, file, new Map(full), options);
}

function warnings(file: Uint8Array, options: FormatOptions = {}) {
  return parseDocument(xlsxFormat, file, options).warnings;
}

describe('cells', () => {
  test('are read where they hold text, row by row', () => {
    const file = workbook(
      {
        rows: [
          `${shared('A1', 1)}<c r="B1"><v>5</v></c>${inline('C1', 'In&amp;line')}`,
          '<c r="A2" t="str"><f>A1&amp;"x"</f><v>ax</v></c><c r="B2" t="str"><v>Plain</v></c><c r="C2" t="b"><v>1</v></c>',
        ],
      },
      { strings: ['<t>never used</t>', '<t>First</t>'] },
    );
    expect(read(file)).toEqual({ A1: 'First', C1: 'In&line', B2: 'Plain' });
    expect(warnings(file)).toEqual([{ code: 'formula-text-skipped', count: 1 }]);
  });

  test('are read however their text is written', () => {
    const file = workbook(
      {
        rows: [
          `${shared('A1', 0)}${shared('B1', 1)}<c r="C1" t="s"><v><![CDATA[0]]></v></c>`,
          '<c r="A2" t="inlineStr"><is><t>a<!-- b -->c</t></is></c><c r="B2" t="str"><v><![CDATA[d&e]]></v></c>',
        ],
      },
      { strings: ['<t><![CDATA[f&g]]></t>', '<t>h &#38; i_x0041_</t>'] },
    );
    expect(read(file)).toEqual({ A1: 'f&g', B1: 'h & iA', C1: 'f&g', A2: 'ac', B2: 'd&e' });
  });

  test('that a formula elsewhere fills are no text of their own', () => {
    const master = '<c r="A1" t="str"><f t="array" ref="A1:A2">TRIM(B1:B2)</f><v>a</v></c>';
    const file = workbook({
      rows: [master, '<c r="A2" t="str"><v>b</v></c>', '<c r="A3" t="str"><v>c</v></c>'],
    });
    expect(read(file)).toEqual({ A3: 'c' });
    expect(warnings(file)).toEqual([{ code: 'formula-text-skipped', count: 2 }]);
  });

  test('that leave out their place follow one another', () => {
    const cell = '<c t="s"><v>0</v></c>';
    const rows = [`<row>${cell}${cell}</row>`, `<row>${cell}</row>`];
    const file = workbook({ rows }, { strings: ['<t>a</t>'] });
    expect(Object.keys(read(file))).toEqual(['A1', 'B1', 'A2']);
  });

  test('have escapes read and written, and no reading aids', () => {
    const item = '<t>a_x000D_\n_x005F_x0041_</t><rPh sb="0" eb="1"><t>kana</t></rPh><phoneticPr fontId="1"/>';
    const file = workbook({ rows: [shared('A1', 0)] }, { strings: [item] });
    expect(read(file)).toEqual({ A1: 'a{1/}_x0041_' });
    const { output } = write(file, { A1: 'b{1/}_x0042_' });
    expect(readZipText(output, 'xl/sharedStrings.xml')).toContain(
      '<si><t xml:space="preserve">b_x000D_\n_x005F_x0042_</t></si>',
    );
  });

  test('keep white space at their edges outside the unit', () => {
    const file = workbook(
      { rows: [shared('A1', 0)] },
      { strings: ['<t xml:space="preserve">  Total: </t>'] },
    );
    expect(read(file)).toEqual({ A1: 'Total:' });
    const { output } = write(file, { A1: 'Summe:' });
    expect(readZipText(output, 'xl/sharedStrings.xml')).toContain('<t xml:space="preserve">  Summe: </t>');
  });

  test('are a unit per line where that is asked for', () => {
    const file = workbook({ rows: [shared('A1', 0)] }, { strings: ['<t>One\n\n Two</t>'] });
    expect(read(file)).toEqual({ A1: 'One{1/}{2/} Two' });
    const options = { splitByParagraph: true };
    expect(read(file, options)).toEqual({ 'A1.1': 'One', 'A1.2': 'Two' });
    const { output } = write(file, { 'A1.2': 'Zwei' }, options);
    expect(read(output)).toEqual({ A1: 'One{1/}{2/} Zwei' });
  });

  test('are html where that is asked for', () => {
    const file = workbook({ rows: [inline('A1', '&lt;p&gt;Hi &lt;b&gt;you&lt;/b&gt;&lt;/p&gt;')] });
    const options = { embeddedHtml: true };
    expect(read(file, options)).toEqual({ 'A1.text-1': 'Hi {b}you{/b}' });
    const { output } = write(file, { 'A1.text-1': 'He {b}du{/b} & ich' }, options);
    expect(readZipText(output, sheetPart)).toContain(
      '<t>&lt;p&gt;He &lt;b&gt;du&lt;/b&gt; &amp;amp; ich&lt;/p&gt;</t>',
    );
  });

  test('are cut to what Excel holds', () => {
    const file = workbook({ rows: [inline('A1', 'a')] });
    const { output, warnings: found } = write(file, { A1: 'b'.repeat(40_000) });
    expect(found).toEqual([{ code: 'text-shortened', count: 1 }]);
    expect(read(output)['A1']).toHaveLength(32_767);
  });
});

describe('a shared text', () => {
  const rows = [shared('A1', 0) + shared('B1', 0) + shared('C1', 1)];
  const file = workbook({ rows }, { strings: ['<t>same</t>', '<t>other</t>'] });

  test('is replaced where it stands when all its cells change alike', () => {
    const { output } = write(file, { A1: 'gleich', B1: 'gleich' });
    expect(readZipText(output, sheetPart)).toBe(readZipText(file, sheetPart));
    expect(readZipText(output, 'xl/sharedStrings.xml')).toContain(
      '<si><t>gleich</t></si><si><t>other</t></si></sst>',
    );
  });

  test('stays for the cell that keeps it', () => {
    const { output } = write(file, { B1: 'anders' });
    expect(read(output)).toEqual({ A1: 'same', B1: 'anders', C1: 'other' });
    expect(readZipText(output, sheetPart)).toContain(shared('B1', 2));
  });

  test('leaves no source behind when its cells change differently', () => {
    const { output } = write(file, { A1: 'eins', B1: 'zwei' });
    expect(read(output)).toEqual({ A1: 'eins', B1: 'zwei', C1: 'other' });
    expect(readZipText(output, 'xl/sharedStrings.xml')).not.toContain('same');
  });
});

describe('rich text', () => {
  const font = '<sz val="11"/><color theme="1"/><name val="Calibri"/>';
  const styles = `<fonts><font>${font}</font><font><b/>${font}</font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs>`;
  const run = (properties: string, text: string) => `<r><rPr>${properties}</rPr><t>${text}</t></r>`;
  const same = '<sz val="11"/><color theme="1"/><rFont val="Calibri"/>';
  const book = (item: string, style = 0) =>
    workbook({ rows: [shared('A1', 0, style)] }, { strings: [item], styles });

  test.each([
    [
      'bold against the cell',
      `<r><t xml:space="preserve">Hi </t></r>${run(`<b/>${same}`, 'you')}`,
      'Hi {b}you{/b}',
    ],
    ['all bold', run(`<b/>${same}`, 'you'), 'you'],
    [
      'another color',
      `<r><t xml:space="preserve">Hello </t></r>${run('<color rgb="FFFF0000"/>', 'you')}`,
      'Hello {1}you{/1}',
    ],
    [
      'white space of another look',
      `<r><t>Hi</t></r>${run('<sz val="9"/>', ' ')}<r><t>you</t></r>`,
      'Hi you',
    ],
    ['struck white space', `<r><t>Hi</t></r>${run('<strike/>', ' ')}<r><t>you</t></r>`, 'Hi{1} {/1}you'],
    [
      'a toggle that is off',
      `<r><t xml:space="preserve">Hi </t></r>${run(`<i val="0"/>${same}`, 'you')}`,
      'Hi you',
    ],
  ])('reads %s', (_, item, markup) => {
    expect(read(book(item))).toEqual({ A1: markup });
  });

  test('takes the look of a bold cell for plain', () => {
    expect(read(book('<t>Total</t>', 1))).toEqual({ A1: 'Total' });
  });

  test('is written with the font of its cell', () => {
    const { output } = write(book('<t>Hi you</t>'), { A1: 'He {u}du{/u}' });
    expect(readZipText(output, 'xl/sharedStrings.xml')).toContain(
      '<si><r><t xml:space="preserve">He </t></r>' +
        '<r><rPr><u/><sz val="11"/><color theme="1"/><rFont val="Calibri"/></rPr><t>du</t></r></si>',
    );
    expect(read(output)).toEqual({ A1: 'He {u}du{/u}' });
  });
});

describe('what is hidden', () => {
  const rows = [
    shared('A1', 0) + shared('B1', 0),
    `<row r="2" hidden="1">${shared('A2', 0)}</row>`,
    `<row r="3" hidden="1">${shared('A3', 0)}</row>`,
  ];
  const before = '<cols><col min="2" max="3" hidden="1"/></cols>';
  const file = buildXlsx({
    sheets: [
      { name: 'Shown', rows, before, after: '<mergeCells><mergeCell ref="A3:A4"/></mergeCells>' },
      { name: 'Gone', state: 'veryHidden', rows: [shared('A1', 0)] },
    ],
    strings: ['<t>text</t>'],
  });

  test('is counted, except a merged cell of which a part is seen', () => {
    expect(Object.keys(read(file))).toEqual(['A1', 'A3']);
    expect(warnings(file)).toEqual([{ code: 'hidden-text-skipped', count: 3 }]);
  });

  test('is read where that is asked for', () => {
    expect(Object.keys(read(file, { hiddenText: true }))).toHaveLength(5);
  });
});

test('leaves out colors, styles and columns', () => {
  const fill = (color: string) =>
    `<fill><patternFill patternType="solid"><fgColor ${color}/></patternFill></fill>`;
  const styles = [
    `<fills><fill/><fill/>${fill('rgb="FFFFC7CE"')}${fill('indexed="13"')}</fills>`,
    '<cellXfs><xf/><xf fillId="2"/><xf fillId="3"/><xf xfId="1"/></cellXfs>',
    '<cellStyles><cellStyle name="Normal" xfId="0"/><cellStyle name="Bad" xfId="1"/></cellStyles>',
  ].join('');
  const rows = [[0, 1, 2, 3].map((style) => shared(`${'ABCD'[style]}1`, 0, style)).join('')];
  const file = workbook({ rows }, { strings: ['<t>text</t>'], styles });
  const places = (options: FormatOptions) => Object.keys(read(file, options)).join();
  expect(places({ excludedColors: ['#FFC7CE'] })).toBe('A1,C1,D1');
  expect(places({ excludedColors: ['#ffff00'] })).toBe('A1,B1,D1');
  expect(places({ excludedStyles: ['bad'] })).toBe('A1,B1,C1');
  expect(places({ excludedColumns: ['A', 'C'] })).toBe('B1,D1');
  expect(warnings(file, { excludedColumns: ['A', 'C'] })).toEqual([
    { code: 'excluded-text-skipped', count: 2 },
  ]);
});

describe('columns of languages', () => {
  const rows = [
    inline('A1', 'key') + inline('B1', 'en') + inline('C1', 'de') + inline('D1', 'note'),
    `${inline('A2', 'hello')}${inline('B2', 'Hello')}${inline('C2', 'Hallo')}${inline('D2', 'A greeting')}<c r="E2"><v>12</v></c>`,
    `<c r="B3" t="inlineStr"><is><t>Bye</t></is></c><c r="E3"><v>7</v></c>`,
    '<c r="B4"><f>B3</f><v>1</v></c>',
    `${inline('B5', 'Sum')}<c r="C5"><f>B5</f><v>1</v></c>`,
  ];
  const file = workbook({ rows });
  const options: FormatOptions = {
    sourceLanguage: 'en-US',
    targetLanguage: 'de',
    languageColumns: { en: 'B', de: 'C' },
    keyColumn: 'A',
    noteColumn: 'D',
    maxLengthColumn: 'E',
  };

  test('give source, target, key, note and longest length', () => {
    const [first] = parseDocument(xlsxFormat, file, options).units;
    expect(first).toMatchObject({ key: 'hello', notes: ['A greeting'], maxLength: 12 });
    expect(toMarkup(first?.target ?? first?.source ?? fromMarkup(''))).toBe('Hallo');
    expect(read(file, options)).toEqual({ B2: 'Hello', B3: 'Bye', B5: 'Sum' });
  });

  test('keep the source and take the target, in new cells too', () => {
    const targets = { B2: 'Servus', B3: 'Tschüss', B5: 'Summe' };
    const { output, warnings: found } = write(file, targets, options);
    expect(read(output)).toMatchObject({ B2: 'Hello', C2: 'Servus', B3: 'Bye', C3: 'Tschüss', B5: 'Sum' });
    expect(readZipText(output, sheetPart)).toContain('<is><t>Tschüss</t></is></c><c r="E3">');
    expect(found).toEqual([{ code: 'text-not-written', count: 1 }]);
  });

  test('of no use for this language are refused', () => {
    const french = { ...options, sourceLanguage: 'fr' };
    expect(() => read(file, french)).toThrow(expect.objectContaining({ code: 'no-text' }));
  });

  test('write nothing where there is no column for the target', () => {
    const { output, warnings: found } = write(file, { B2: 'Bonjour' }, { ...options, targetLanguage: 'fr' });
    expect(output).toBe(file);
    expect(found).toEqual([{ code: 'text-not-written', count: 1 }]);
  });
});

describe('around the cells', () => {
  test('headers are read in their sections, with fields as codes', () => {
    const header = '&amp;L&amp;"Arial,Bold"Plan &amp;&amp; goal&amp;CPage &amp;P of &amp;N&amp;R&amp;D';
    const file = workbook({ after: `<headerFooter><oddHeader>${header}</oddHeader></headerFooter>` });
    expect(read(file)).toEqual({ 'oddHeader.L': 'Plan & goal', 'oddHeader.C': 'Page {1/} of {2/}' });
    expect(read(file, { headersAndFooters: false })).toEqual({});
    const { output } = write(file, { 'oddHeader.C': 'Seite {1/} & {2/}' });
    expect(readZipText(output, sheetPart)).toContain('&amp;CSeite &amp;P &amp;&amp; &amp;N&amp;R');
  });

  test('prompts, choices and tips are read', () => {
    const file = workbook({
      after: [
        '<dataValidations><dataValidation type="list" prompt="Choose one" error=\'No "such" thing\'>',
        '<formula1>"Yes,No"</formula1></dataValidation></dataValidations>',
        '<hyperlinks><hyperlink ref="A1" tooltip="Go there"/></hyperlinks>',
      ].join(''),
    });
    expect(read(file)).toEqual({
      'validation-1.prompt': 'Choose one',
      'validation-1.error': 'No "such" thing',
      'validation-1.choice-1': 'Yes',
      'validation-1.choice-2': 'No',
      'link-1.tooltip': 'Go there',
    });
    const { output } = write(file, {
      'validation-1.error': 'Kein "so" was',
      'validation-1.choice-1': 'Ja, "ja"',
    });
    expect(read(output)).toMatchObject({
      'validation-1.error': 'Kein "so" was',
      'validation-1.choice-1': 'Ja; ”ja”',
      'validation-1.choice-2': 'No',
    });
  });

  test('properties are read where that is asked for', () => {
    const content =
      '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Prices</dc:title><dc:creator>Ann</dc:creator></cp:coreProperties>';
    const packageParts = [{ type: 'core-properties', name: 'docProps/core.xml', content }];
    const file = buildXlsx({ sheets: [{ name: 'S' }], packageParts });
    expect(read(file)).toEqual({});
    const options = { documentProperties: true };
    expect(read(file, options)).toEqual({ 'docProps/core.xml#title': 'Prices' });
    const { output } = write(file, { 'docProps/core.xml#title': 'A < B' }, options);
    expect(read(output, options)).toEqual({ 'docProps/core.xml#title': 'A < B' });
  });
});

describe('comments', () => {
  const notes =
    '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>Ann</author></authors><commentList><comment ref="A1" authorId="0"><text><r><rPr><b/></rPr><t>Ann:</t></r><r><t xml:space="preserve"> old</t></r></text></comment><comment ref="B2" authorId="0"><text><t>[Threaded comment]\nComment:\n  Why?</t></text></comment></commentList></comments>';
  const threads =
    '<ThreadedComments xmlns="http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments"><threadedComment ref="B2" id="1"><text>Why?</text><mentions><mention startIndex="0" length="1"/></mentions></threadedComment></ThreadedComments>';
  const file = workbook({
    parts: [
      { type: 'comments', name: 'comments1.xml', content: notes },
      { type: 'threadedComment', name: 'threadedComments/threadedComment1.xml', content: threads },
    ],
  });
  const options = { comments: true };
  const thread = 'xl/threadedComments/threadedComment1.xml#B2.1';

  test('are counted, or read where that is asked for', () => {
    expect(warnings(file)).toEqual([{ code: 'comments-skipped', count: 1 }]);
    expect(read(file, options)).toEqual({ [thread]: 'Why?', 'xl/comments1.xml#A1': '{b}Ann:{/b} old' });
  });

  test('in a thread take along the note for older programs', () => {
    const { output } = write(file, { [thread]: 'Warum?' }, options);
    expect(readZipText(output, 'xl/comments1.xml')).toContain('Comment:\n  Warum?</t>');
    expect(readZipText(output, 'xl/threadedComments/threadedComment1.xml')).not.toContain('mention ');
  });
});
