import { expect, test } from 'vitest';
import { writePages } from '../../document/formats/pages/pages-lines.ts';
import { plainInline } from '../../inline/inline-text.ts';
import { pictureLayout } from './picture-layout.ts';

const picture = Buffer.from('iVBORw0KGgo=', 'base64');
const look = {
  size: 10,
  family: 'sans',
  color: '#000000',
  bold: false,
  align: 'start',
  leading: 12,
} as const;
const block = (id: string, text: string) => ({
  id,
  kind: 'paragraph' as const,
  look,
  text: plainInline(text),
  places: [{ page: 0, box: { x: 20, y: 10, width: 100, height: 25 }, operators: [] }],
});
const text = writePages({
  pages: [{ width: 200, height: 100, recognized: true }],
  blocks: [block('b1', 'One <b>. Two.')],
  warnings: [],
});
const segment = (id: string, spanStart: number, spanEnd: number, target = '') => ({
  id,
  unitId: 'b1',
  spanStart,
  spanEnd,
  text: target,
  missing: target === '',
});

test('shows a picture with its segments where they were recognized', () => {
  const segments = [
    segment('s1', 0, 8, 'Uno.'),
    segment('s2', 9, 13),
    { ...segment('s3', 0, 1), unitId: 'gone' },
  ];
  expect(pictureLayout({ picture, text, segments, translated: true })).toEqual({
    html:
      '<body><figure style="max-width:200pt" data-sheet="target"><img src="data:image/png;base64,iVBORw0KGgo=" alt="">' +
      '<div data-block style="left:10%;top:10%;width:50%;height:25%;font-size:5cqw">' +
      '<span data-segment="s1">Uno.</span> <span data-segment="s2" data-missing>Two.</span></div></figure></body>',
    unseenIds: ['s3'],
  });
});

test('its own text is text', () => {
  const segments = [{ ...segment('s1', 0, 8), missing: false }];
  const layout = pictureLayout({ picture, text, segments, translated: false });
  expect(layout?.html).toContain('data-sheet="source"');
  expect(layout?.html).toContain('<span data-segment="s1">One &lt;b&gt;.</span>');
});

test('gives nothing for a picture browsers do not show', () => {
  const tiff = Buffer.from('II*\0');
  expect(pictureLayout({ picture: tiff, text, segments: [], translated: true })).toBeUndefined();
});
