import { expect, test } from 'vitest';
import { emptyInlineText } from '../../../inline/inline-text.ts';
import { buildXlsx, inline } from '../../../testing/xlsx-builder.ts';
import { parseDocument, rewriteDocument } from '../../read-document.ts';
import { xlsxFormat } from './xlsx-format.ts';

const file = buildXlsx({
  sheets: [
    { name: 'Texts', rows: [`${inline('A1', 'House')}${inline('B1', ' Haus ')}`, inline('A2', 'Dog')] },
  ],
});
const options = {
  sourceLanguage: 'en',
  targetLanguage: 'de',
  languageColumns: { en: 'A', de: 'B' },
  headerRows: 0,
};

test('a target that is confirmed as it is keeps its bytes, for a workbook has no states', () => {
  const { output } = rewriteDocument(
    xlsxFormat,
    file,
    ({ target }) => target && { ...target, state: 'translated' },
    options,
  );
  expect(Buffer.from(output).equals(file)).toBe(true);
});

test('a target that is cleared goes', () => {
  const { output } = rewriteDocument(xlsxFormat, file, ({ target }) => target && emptyInlineText, options);
  expect(parseDocument(xlsxFormat, output, options).units.map(({ target }) => target)).toEqual([
    undefined,
    undefined,
  ]);
});
