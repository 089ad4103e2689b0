import { expect, test } from 'vitest';
import { buildDocx, field, paragraph, run, runOf } from '../../../testing/docx-builder.ts';
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

test('what a list around a whole paragraph shows follows its choices', () => {
  const body = [control('dropDownList', paragraph(run('Yes'))), paragraph(run('Yes'))];
  expect(docxTexts({ body })).toEqual(['Yes', 'No, thanks', 'Yes']);
  const written = shouted(...body);
  expect(written.match(/YES</g)).toHaveLength(2);
  const own = [control('comboBox', paragraph(run('Perhaps')))];
  expect(docxTexts({ body: own })).toEqual(['Yes', 'No, thanks', 'Perhaps']);
});

const mark = (type: string) => runOf(`<w:fldChar w:fldCharType="${type}"/>`);
const code = (text: string) => runOf(`<w:instrText xml:space="preserve">${text}</w:instrText>`);

test('texts of a condition that go on in another run are whole', () => {
  const parts = [code(' IF a = b "Dear '), code('old" "De'), code('ar'), code(' new" ')];
  const body = [paragraph(mark('begin'), ...parts, mark('separate'), run('Dear old'), mark('end'))];
  expect(docxTexts({ body })).toEqual(['Dear old', 'Dear new']);
  const written = shouted(...body);
  const texts = [...written.matchAll(/instrText xml[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(texts).toEqual([' IF a = b "DEAR OLD', '" "DEAR NEW', '', '" ']);
  expect(written).toContain('>DEAR OLD<');
});

test('a condition compares another field, and a text with a field in it stays', () => {
  const inner = field('MERGEFIELD Title', run('Dr'));
  const start = [mark('begin'), code(' IF '), inner, code(' = "M" "Dear Sir" "Dear '), inner];
  const body = [paragraph(...start, code('" '), mark('separate'), run('Dear Sir'), mark('end'))];
  expect(docxTexts({ body })).toEqual(['Dear Sir']);
  expect(shouted(...body)).toContain(' = "M" "DEAR SIR" "Dear ');
});
