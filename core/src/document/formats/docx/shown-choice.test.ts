import { expect, test } from 'vitest';
import { buildDocx, field, paragraph, run } from '../../../testing/docx-builder.ts';
import { docxTexts } from '../../../testing/docx-texts.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import { rewriteDocument } from '../../read-document.ts';
import { docxFormat } from './docx-format.ts';

const item = (shown: string, value: string) => `<w:listItem w:displayText="${shown}" w:value="${value}"/>`;
const control = (kind: string, content: string) =>
  `<w:sdt><w:sdtPr><w:${kind}>${item('Yes', '1')}${item('No, thanks', '0')}</w:${kind}></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

function shouted(...body: readonly string[]): string {
  const { output } = rewriteDocument(docxFormat, buildDocx({ body }), ({ source }) => ({
    ...source,
    text: source.text.toUpperCase(),
  }));
  return readZipText(output, 'word/document.xml');
}

test.each(['dropDownList', 'comboBox'])(
  'the choices of a %s are text, and what it shows follows them',
  (kind) => {
    const body = [paragraph(run('Answer: '), control(kind, run('Yes')), run('.'))];
    expect(docxTexts({ body })).toEqual(['Yes', 'No, thanks', 'Answer: {1/}.']);
    const written = shouted(...body);
    expect(written).toContain(item('YES', '1') + item('NO, THANKS', '0'));
    expect(written).toContain('<w:t xml:space="preserve">YES</w:t>');
  },
);

test('both texts of a condition are text, and its result follows them', () => {
  const body = [paragraph(field('IF "x" = "x" "Dear &amp; old" "Dear new"', run('Dear &amp; old')))];
  expect(docxTexts({ body })).toEqual(['Dear & old', 'Dear new']);
  const written = shouted(...body);
  expect(written).toContain(' IF "x" = "x" "DEAR &amp; OLD" "DEAR NEW" </w:instrText>');
  expect(written).toContain('<w:t xml:space="preserve">DEAR &amp; OLD</w:t>');
});

test('a text beside a condition is none of its results', () => {
  const written = shouted(paragraph(field('IF a = b "Yes" "No"', run('Yes'))), paragraph(run('Yes')));
  expect(written.match(/YES/g)).toHaveLength(3);
});
