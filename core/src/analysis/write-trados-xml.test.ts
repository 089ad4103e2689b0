import { expect, test } from 'vitest';
import { countLines } from './count-lines.ts';
import { writeTradosXml } from './write-trados-xml.ts';

const lines = countLines([
  { line: '102', text: 'One two' },
  { line: 'auto-replace', text: 'Three' },
  { line: '100', text: 'Four' },
  { line: '75-84', text: 'Five six seven' },
  { line: 'low-risk', text: 'Eight' },
  { line: 'new', text: 'Nine' },
]);

// D2.21, D3.17: the report is downloaded in the layout that billing programs read.
test('writes each line in the element of Studio and adds the files up', () => {
  const xml = writeTradosXml({
    project: 'A & B',
    targetLanguage: 'de-DE',
    languageName: 'German (Germany)',
    madeAt: '2026-05-04T10:20:30.000Z',
    reportsInternal: false,
    files: [
      { name: 'a.docx', lines },
      { name: 'b.docx', lines },
    ],
  });
  expect(xml).toContain('<project name="A &amp; B" number=""/>');
  expect(xml).toContain('runAt="2026-05-04 10:20:30"');
  const [first, , total] = xml.split('<analyse>').slice(1);
  expect(first).toContain('<perfect segments="1" words="2" characters="7"');
  expect(first).toContain('<exact segments="2" words="2" characters="9"');
  expect(first).toContain('<fuzzy min="75" max="84" segments="1" words="3"');
  expect(first).toContain('<new segments="2" words="2"');
  expect(total).toContain('<total segments="12" words="18"');
});
