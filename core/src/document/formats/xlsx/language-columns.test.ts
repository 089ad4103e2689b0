import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import {
  readWorkbookTexts,
  sheetPart,
  workbook,
  writeWorkbookTexts,
} from '../../../testing/workbook-texts.ts';
import { inline } from '../../../testing/xlsx-builder.ts';
import type { FormatOptions } from '../../document-format.ts';
import { parseDocument } from '../../read-document.ts';
import { xlsxFormat } from './xlsx-format.ts';

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
    expect(readWorkbookTexts(file, options)).toEqual({ B2: 'Hello', B3: 'Bye', B5: 'Sum' });
  });

  test('keep the source and take the target, in new cells too', () => {
    const targets = { B2: 'Servus', B3: 'Tschüss', B5: 'Summe' };
    const { output, warnings: found } = writeWorkbookTexts(file, targets, options);
    expect(readWorkbookTexts(output)).toMatchObject({
      B2: 'Hello',
      C2: 'Servus',
      B3: 'Bye',
      C3: 'Tschüss',
      B5: 'Sum',
    });
    expect(readZipText(output, sheetPart)).toContain('<is><t>Tschüss</t></is></c><c r="E3">');
    expect(found).toEqual([{ code: 'text-not-written', count: 1 }]);
  });

  test('of no use for this language are refused', () => {
    const french = { ...options, sourceLanguage: 'fr' };
    expect(() => readWorkbookTexts(file, french)).toThrow(expect.objectContaining({ code: 'no-text' }));
  });

  test('write nothing where there is no column for the target', () => {
    const { output, warnings: found } = writeWorkbookTexts(
      file,
      { B2: 'Bonjour' },
      { ...options, targetLanguage: 'fr' },
    );
    expect(output).toBe(file);
    expect(found).toEqual([{ code: 'text-not-written', count: 1 }]);
  });
});
