import { expect, test } from 'vitest';
import { cleanFileName } from './clean-file-name.ts';

test.each([
  ['report.docx', 'report.docx'],
  ['报告 (终稿).docx', '报告 (终稿).docx'],
  ['  spaced.txt ', 'spaced.txt'],
  ['Cafe\u0301.txt', 'Café.txt'],
  ['تقرير.docx', 'تقرير.docx'],
  ['नमस्ते.srt', 'नमस्ते.srt'],
  ['👩‍👩‍👧.md', '👩‍👩‍👧.md'],
  ['.gitignore', '.gitignore'],
  ['trailing.', 'trailing'],
  ['a<b>:"c|?*.txt', 'a_b___c___.txt'],
  ['../../etc/passwd', '.._.._etc_passwd'],
  ['C:\\Windows\\win.ini', 'C__Windows_win.ini'],
  ['contract.txt', 'contract.txt'],
])('keeps %j as %j', (raw, name) => {
  expect(cleanFileName(raw)).toBe(name);
});

test.each([
  ['', ''],
  ['   ', '   '],
  ['..', '..'],
  ['.', '.'],
  ['con', 'con'],
  ['NUL.txt', 'NUL.txt'],
  ['Lpt1.docx', 'Lpt1.docx'],
  ['a\u0000b.txt', 'a·b.txt'],
  ['a\r\nb.txt', 'a··b.txt'],
  ['harmless\u202Etxt.exe', 'harmless·txt.exe'],
  ['a\u2066b.txt', 'a·b.txt'],
  ['\ud800.txt', '\ufffd.txt'],
  [`${'长'.repeat(90)}.txt`, `${'长'.repeat(80)}…`],
])('refuses %j and says which', (raw, name) => {
  expect(() => cleanFileName(raw)).toThrow(
    expect.objectContaining({ code: 'file.name-invalid', params: { name } }),
  );
});

test('takes 255 bytes and not one more', () => {
  const longest = `${'a'.repeat(251)}.txt`;
  expect(cleanFileName(longest)).toBe(longest);
  expect(() => cleanFileName(`a${longest}`)).toThrow('file.name-invalid');
});
