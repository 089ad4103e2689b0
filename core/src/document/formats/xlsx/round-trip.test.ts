import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inlineTextArbitrary } from '../../../inline/inline-text.arbitrary.ts';
import type { InlineText } from '../../../inline/inline-text.ts';
import { missingCodes } from '../../../inline/missing-codes.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import { buildXlsx, shared } from '../../../testing/xlsx-builder.ts';
import { XmlScanner } from '../../../xml/xml-scanner.ts';
import { encodeXmlText } from '../../../xml/xml-text.ts';
import type { TranslationUnit } from '../../document-format.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import type { RunLook } from '../ooxml/run-nodes.ts';
import { type RichRun, readRichText } from './rich-text.ts';
import { spreadsheetNamespaces } from './spreadsheet-namespaces.ts';
import { encodeStringEscapes } from './string-escapes.ts';
import { xlsxFormat } from './xlsx-format.ts';

describe('any workbook', () => {
  test('comes back byte by byte when nothing is replaced', () => {
    fc.assert(
      fc.property(workbooks(), (file) => {
        expect(buildDocument(xlsxFormat, file, new Map()).output).toBe(file);
      }),
    );
  });

  test('reads the same after every unit was replaced by itself', () => {
    fc.assert(
      fc.property(workbooks(), fc.boolean(), (file, splitByParagraph) => {
        const { units } = parseDocument(xlsxFormat, file, { splitByParagraph });
        const { output, warnings } = buildDocument(xlsxFormat, file, sourcesOf(units), { splitByParagraph });
        expect(warnings).toEqual([]);
        expect(parseDocument(xlsxFormat, output, { splitByParagraph }).units).toEqual(units);
      }),
    );
  });

  test('looks the same after every unit was replaced by itself, letter by letter', () => {
    fc.assert(
      fc.property(items(), (item) => {
        const file = workbookOf([item]);
        const { units } = parseDocument(xlsxFormat, file);
        expect(lettersOf(buildDocument(xlsxFormat, file, sourcesOf(units)).output)).toEqual(lettersOf(file));
      }),
    );
  });

  test('takes any target and loses no code it must keep', () => {
    fc.assert(
      fc.property(workbooks(), inlineTextArbitrary(), (file, target) => {
        const [unit] = parseDocument(xlsxFormat, file).units;
        if (unit === undefined) return;
        const { output } = buildDocument(xlsxFormat, file, new Map([[unit.id, target]]));
        const [written] = parseDocument(xlsxFormat, output).units;
        const required = unit.source.codes.filter(({ id }) => unit.codes[id]?.required);
        if (written !== undefined)
          expect(missingCodes({ ...unit.source, codes: required }, written.source)).toEqual([]);
      }),
    );
  });
});

function sourcesOf(units: readonly TranslationUnit[]): ReadonlyMap<string, InlineText> {
  return new Map(units.map(({ id, source }) => [id, source]));
}

const cellFont = '<sz val="11"/><color theme="1"/><rFont val="Calibri"/>';
const looks = ['', '<b/>', '<i/>', '<u/>', '<b/><strike/>', '<u val="double"/>'];
const fonts = [cellFont, '<sz val="9"/><rFont val="Arial"/>'];

function items(): fc.Arbitrary<string> {
  const text = fc.oneof(
    fc.constantFrom(' ', '\n', 'a b ', 'Word', ' 你好', 'مرحبا', '_x000D_', '&<>'),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  );
  const run = fc
    .tuple(fc.constantFrom(...looks), fc.constantFrom(...fonts), text)
    .map(([look, font, words]) => {
      const written = encodeXmlText(encodeStringEscapes(words));
      return `<r><rPr>${look}${font}</rPr><t xml:space="preserve">${written}</t></r>`;
    });
  const plain = text.map(
    (words) => `<t xml:space="preserve">${encodeXmlText(encodeStringEscapes(words))}</t>`,
  );
  return fc.oneof(
    plain,
    fc.array(run, { minLength: 1, maxLength: 6 }).map((runs) => runs.join('')),
  );
}

function workbooks(): fc.Arbitrary<Uint8Array> {
  return fc.array(items(), { minLength: 1, maxLength: 4 }).map(workbookOf);
}

/** Each text twice: in a plain and in a bold cell. */
function workbookOf(strings: readonly string[]): Uint8Array {
  const font = cellFont.replace('rFont', 'name');
  const styles = `<fonts><font>${font}</font><font><b/>${font}</font></fonts><cellXfs><xf fontId="0"/><xf fontId="1"/></cellXfs>`;
  const rows = strings.map((_, i) => shared(`A${i + 1}`, i) + shared(`B${i + 1}`, i, 1));
  return buildXlsx({ sheets: [{ name: 'S', rows }], strings, styles });
}

/** Every visible letter of the cells with the look it has there. */
function lettersOf(file: Uint8Array): readonly string[] {
  const strings = stringsOf(file);
  const cells = readZipText(file, 'xl/worksheets/sheet1.xml').matchAll(/<c r="\w+"( s="1")?[^>]*><v>(\d+)/g);
  return [...cells].flatMap(([, bold, index]) => {
    const cell = { ...cellLook, bold: bold !== undefined };
    return (strings[Number(index)] ?? []).flatMap(({ text, look = cell }) => lettersIn(text, look));
  });
}

const cellLook = { format: cellFont, bold: false, italic: false, underline: false };

function lettersIn(text: string, { format, bold, italic, underline }: RunLook): readonly string[] {
  const shown = Array.from(text).filter((letter) => letter.trim() !== '');
  return shown.map((letter) => JSON.stringify([letter, format, bold, italic, underline]));
}

function stringsOf(file: Uint8Array): readonly (readonly RichRun[])[] {
  const scanner = new XmlScanner(readZipText(file, 'xl/sharedStrings.xml'), 'strings', spreadsheetNamespaces);
  const strings: (readonly RichRun[])[] = [];
  while (scanner.next() !== 'done')
    if (scanner.event === 'start' && scanner.name === 'x:si') strings.push(readRichText(scanner));
  return strings;
}
