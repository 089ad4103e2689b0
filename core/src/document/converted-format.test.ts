import { expect, test } from 'vitest';
import { buildCompoundFile } from '../testing/compound-file-builder.ts';
import { recognizeFormat } from './recognize-format.ts';

const open = (...names: readonly string[]) => buildCompoundFile(['Root Entry', ...names]);
const workbook = (...records: readonly number[]) =>
  buildCompoundFile(['Root Entry', 'Workbook'], { Workbook: littleEndian(records) });

/** Little-endian 16-bit numbers. */
function littleEndian(numbers: readonly number[]): Uint8Array {
  return Uint8Array.from(numbers.flatMap((number) => [number & 0xff, number >> 8]));
}

const beginning = [0x809, 4, 0x600, 5];

test.each([
  ['a.doc', open('WordDocument', '1Table'), 'doc', 'docx'],
  ['a.doc', open('worddocument'), 'doc', 'docx'],
  ['a.ppt', open('Current User', 'PowerPoint Document'), 'ppt', 'pptx'],
  ['a.pps', open('PowerPoint Document'), 'ppt', 'pptx'],
  ['a.xls', open('Workbook'), 'xls', 'xlsx'],
  ['a.xlt', open('Book'), 'xls', 'xlsx'],
  ['noextension', workbook(...beginning, 0xe1, 2, 0x4b0, 10, 0), 'xls', 'xlsx'],
  ['a.doc', open('WordDocument', 'ObjectPool', 'ObjectPool/Workbook'), 'doc', 'docx'],
])('%s becomes what its streams say', (name, file, id, becomes) => {
  expect(recognizeFormat(file, name)).toMatchObject({ id, becomes });
});

test.each([
  ['a workbook under the name of a presentation', 'a.ppt', open('Workbook'), 'wrong-extension'],
  [
    'a document with a workbook in it',
    'a.xls',
    open('WordDocument', 'Object', 'Object/Workbook'),
    'wrong-extension',
  ],
  ['a workbook with a password', 'a.xls', workbook(...beginning, 0x86, 0, 0x2f, 2, 1), 'encrypted'],
  ['a presentation with a password', 'a.ppt', open('PowerPoint Document', 'EncryptedSummary'), 'encrypted'],
  [
    'a presentation whose token says so',
    'a.ppt',
    buildCompoundFile(['Root Entry', 'PowerPoint Document', 'Current User'], {
      'Current User': littleEndian([0, 0xff6, 0x14, 0, 0x14, 0, 0xc4df, 0xf3d1]),
    }),
    'encrypted',
  ],
])('%s is refused', (_, name, file, code) => {
  expect(() => recognizeFormat(file, name)).toThrow(expect.objectContaining({ code }));
});
