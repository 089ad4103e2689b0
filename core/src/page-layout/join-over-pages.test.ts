import { expect, test } from 'vitest';
import { toMarkup } from '../inline/markup.ts';
import { buildPage } from '../testing/page-builder.ts';
import { nameBlocks } from './find-repeated.ts';
import { readBlocks } from './read-blocks.ts';

interface DrawnLine {
  readonly text: string;
  readonly size?: number;
  readonly bold?: boolean;
}

/** Pages with a title in the margin, lines from `top` down, and a number below. */
function blocksOf(pages: readonly (readonly (string | DrawnLine)[])[]) {
  const sheets = pages.map((lines, page) =>
    buildPage([
      { text: 'Annual report', x: 50, y: 40 },
      ...lines.map((line, index) => ({
        ...(typeof line === 'string' ? { text: line } : line),
        x: 50,
        y: 200 + index * 14,
      })),
      { text: `${page + 1} of the report`, x: 280, y: 810 },
    ]),
  );
  return nameBlocks(
    sheets.map((sheet, index) => readBlocks(sheet, index)),
    sheets,
  ).filter(({ text }) => !/^Annual report$|of the report$/.test(text.text));
}

const textsOf = (pages: readonly (readonly (string | DrawnLine)[])[]) =>
  blocksOf(pages).map(({ text }) => toMarkup(text));

test('a paragraph that a page cuts is one, with a place on each', () => {
  const [block, ...others] = blocksOf([
    ['It was a year of good results, and'],
    ['the people deserve our thanks.'],
    ['End.'],
  ]);
  expect(block).toMatchObject({
    id: 'page-1/2',
    runsOn: true,
    places: [{ page: 0 }, { page: 1 }],
    text: { text: 'It was a year of good results, and the people deserve our thanks.' },
  });
  expect(others).toHaveLength(1);
});

test.each([
  [
    'a word cut in two is whole',
    ['not only a good transla-', 'tion is rare.'],
    ['not only a good translation is rare.'],
  ],
  [
    'ideographs have no space between',
    [
      '这是一个很长的段落，它从第一页开始一直\n写到页面的最后一行并且还没有',
      '结束，所以在第二页上面接着写完整个段落\n直到这里。',
    ],
    [
      '这是一个很长的段落，它从第一页开始一直写到页面的最后一行并且还没有结束，所以在第二页上面接着写完整个段落直到这里。',
    ],
  ],
  [
    'over three pages',
    ['one or another of all and', 'two or more of them and', 'three.'],
    ['one or another of all and two or more of them and three.'],
  ],
  ['not where the sentence ends', ['All is said.', 'and more.'], ['All is said.', 'and more.']],
  ['not before a capital after a single line', ['A title', 'The text'], ['A title', 'The text']],
])('%s', (_rule, pages, texts) => {
  expect(textsOf(pages.map((page) => page.split('\n')))).toEqual(texts);
});

test('a capital may go on where both parts have lines of the same width', () => {
  const pages = [
    ['The people who made them live in', 'many towns, and most of all in New'],
    ['York, where the house was founded', 'when nobody thought of all of this.'],
  ];
  expect(textsOf(pages)).toEqual([pages.flat().join(' ')]);
});

test('a number of the page that stands far from its edge does not part it', () => {
  const pages = [['one or another of all and', '', '', '', '1'], ['two.']];
  expect(textsOf(pages)).toEqual(['one or another of all and two.', '1']);
});

test.each([{ size: 14 }, { bold: true }])('not where it looks otherwise: %j', (look) => {
  const pages = [['one or another of all and'], [{ text: 'two.', ...look }]];
  expect(textsOf(pages)).toEqual(['one or another of all and', 'two.']);
});
