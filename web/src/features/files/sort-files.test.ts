import { expect, test } from 'vitest';
import { documentLimits } from '../../testing/answer-uploads.ts';
import { refusalOf, sortFiles } from './sort-files.ts';

const file = (name: string, content = 'text') => new File([content], name);
const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

test('names that are taken or come twice are left out and named once', () => {
  const { wanted, duplicates } = sortFiles(
    [file('a.txt'), file('b.txt'), file('b.txt'), file('b.txt')],
    ['a.txt'],
    100,
  );
  expect(namesOf(wanted)).toEqual(['b.txt']);
  expect(duplicates).toEqual(['a.txt', 'b.txt']);
});

test('one name is one name, however its accents are composed', () => {
  expect(sortFiles([file('cafe\u0301.txt')], ['caf\u00e9.txt'], 100).duplicates).toEqual(['caf\u00e9.txt']);
});

test('files beyond the limit are counted, those within are taken', () => {
  const { wanted, tooMany } = sortFiles([file('b.txt'), file('c.txt'), file('d.txt')], ['a.txt'], 3);
  expect([namesOf(wanted), tooMany]).toEqual([['b.txt', 'c.txt'], 1]);
});

test.each([
  [file('good.txt'), undefined],
  [file('LOUD.TXT'), undefined],
  [file('empty.txt', ''), '文件“empty.txt”是空的。'],
  [file('big.txt', 'x'.repeat(1024 * 1024 + 1)), '文件“big.txt”超过 1 MB 的限制。'],
  [file('picture.png'), '暂不支持“picture.png”的文件类型。支持的类型：docx, txt, md'],
])('says before sending why a file is refused: %s', (given, words) => {
  expect(refusalOf(given, documentLimits)).toBe(words);
});

test('a type a program is missing for is not called unsupported, and not among the supported', () => {
  const missing = { program: 'LibreOffice', command: 'apt-get install libreoffice' };
  const doc = { id: 'doc', name: 'Word', extensions: ['doc'], options: [], missing };
  const limits = { ...documentLimits, formats: [doc, ...documentLimits.formats] };
  expect(refusalOf(file('old.doc'), limits)).toContain('LibreOffice');
  expect(refusalOf(file('picture.png'), limits)).toContain('支持的类型：docx, txt, md');
});
