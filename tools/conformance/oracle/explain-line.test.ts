import { buildZip } from '@transloom/core/testing/zip-builder';
import { expect, test } from 'vitest';
import { explainLinesOf } from './explain-line.ts';
import { normalizeLine } from './oracle-line.ts';

const prompt =
  '<w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent><w:p><w:t>[Title]</w:t></w:p></w:sdtContent>';
const date =
  '<w:instrText> DATE </w:instrText><w:fldChar w:fldCharType="separate"/><w:t>Monday &amp; on</w:t>';
const shape = (place: string, text: string) =>
  `<p:sp><p:nvPr>${place}</p:nvPr><p:txBody><a:p>${text}</a:p></p:txBody></p:sp>`;
const file = buildZip([
  { name: 'docProps/core.xml', content: '<dc:creator>Ada L.</dc:creator>' },
  {
    name: 'word/document.xml',
    content: `${prompt}${date}<w:fldChar w:fldCharType="end"/><wp:docPr id="1" name="Picture 2"/>`,
  },
  {
    name: 'ppt/slideLayouts/slideLayout1.xml',
    content:
      shape('<p:ph type="title"/>', '<a:t>Click to </a:t><a:t>edit</a:t>') +
      shape('', '<a:t>Every slide</a:t>'),
  },
]);
const units = ['The shuttle [2] passes through the warp.', 'Figure 1: the loom'];

test.each([
  ['Ada L.', 'author'],
  ['Picture 2', 'object-name'],
  ['[Title]', 'control-prompt'],
  ['Monday & on', 'field-result'],
  ['Click to edit', 'layout-prompt'],
  ['Figure : the loom', 'more-text'],
  ['↵ — ⇥', 'no-words'],
])('explains %j', (line, reason) => {
  expect(explainLinesOf(file, units)(line)).toBe(reason);
});

test.each(['the warp passes', 'warp', 'A sentence that was lost', 'Click', 'Every slide'])(
  'has no reason for %j',
  (line) => {
    expect(explainLinesOf(file, units)(line)).toBeUndefined();
  },
);

test.each([
  ['one↵two', 'one two'],
  ['２６', '26'],
  ['co\u00adop 26\u2011year', 'coop 26year'],
])('takes %j and %j for the same line', (a, b) => {
  expect(normalizeLine(a)).toBe(normalizeLine(b));
});

test('knows a file that is no archive by its units alone', () => {
  const explain = explainLinesOf(Buffer.from('<p>The <b>red</b> door</p>'), ['The red door']);
  expect(explain('The door')).toBe('more-text');
  expect(explain('A window')).toBeUndefined();
});
