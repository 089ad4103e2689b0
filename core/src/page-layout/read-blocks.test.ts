import { expect, test } from 'vitest';
import { toMarkup } from '../inline/markup.ts';
import { buildPage, type SetLine } from '../testing/page-builder.ts';
import type { Box } from './page-glyphs.ts';
import { readBlocks } from './read-blocks.ts';

function textsOf(lines: readonly SetLine[]): readonly string[] {
  return readBlocks(buildPage(lines), 0).map(({ text }) => toMarkup(text));
}

const lines = (texts: readonly string[], { x = 50, y = 100, step = 12 } = {}): readonly SetLine[] =>
  texts.map((text, index) => ({ text, x, y: y + index * step }));

test('joins the lines of a paragraph and keeps paragraphs apart', () => {
  const first = lines(['A paragraph that goes on for three', 'lines of about the same length', 'and ends.']);
  const second = lines(['The next one stands further down.'], { y: 160 });
  expect(textsOf([...first, ...second])).toEqual([
    'A paragraph that goes on for three lines of about the same length and ends.',
    'The next one stands further down.',
  ]);
});

test.each([
  ['a hyphen of the line end goes', ['The trans-', 'lation'], 'The translation'],
  ['a hyphen of the word stays', ['The Anglo-', 'American'], 'The Anglo-American'],
  ['a soft hyphen goes', ['The trans\u00ad', 'lation'], 'The translation'],
  ['ideographs take no space', ['翻译平台由', '我们建造'], '翻译平台由我们建造'],
  ['ligatures are letters', ['e\ufb03cient'], 'efficient'],
  ['accents join their letters', ['nai\u00a8ve na\u00a8ıve'.slice(7)], 'naïve'],
  ['bullets of Symbol are bullets', ['\uf0b7 point'], '• point'],
])('%s', (_rule, texts, joined) => {
  expect(textsOf(lines(texts))).toEqual([joined]);
});

test('reads words that have no space character between them', () => {
  expect(
    textsOf([
      { text: 'two', x: 50, y: 100 },
      { text: 'words', x: 68, y: 100 },
    ]),
  ).toEqual(['two words']);
});

test('reads columns one after the other, below what stands across them', () => {
  const column = (name: string) =>
    Array.from({ length: 5 }, (_, i) => `${name} line ${i} of a longer column of text`);
  const across: SetLine = { text: 'Title over both of the columns of the page', x: 150, y: 60, size: 16 };
  const texts = textsOf([across, ...lines(column('Left')), ...lines(column('Right'), { x: 320 })]);
  expect(texts.map((text) => text.split(' ')[0])).toEqual(['Title', 'Left', 'Right']);
});

test('reads tables by row, each cell for itself', () => {
  const rows = ['Name City Age', 'Ann Rome 31', 'Bob Oslo 42'].flatMap((row, index) =>
    row.split(' ').map((text, column) => ({ text, x: 50 + column * 120, y: 100 + index * 20 })),
  );
  const blocks = readBlocks(buildPage(rows), 0);
  expect(blocks.map(({ text }) => text.text).join(' ')).toBe('Name City Age Ann Rome 31 Bob Oslo 42');
  expect(blocks[4]).toMatchObject({ kind: 'cell', cell: { table: 0, row: 1, column: 1 } });
});

test('keeps cells of a single row apart, and a number with its heading', () => {
  const row = [
    { text: 'Total', x: 50, y: 100 },
    { text: '12 EUR', x: 300, y: 100 },
  ];
  const heading = [
    { text: '1.', x: 50, y: 300 },
    { text: 'Scope', x: 80, y: 300 },
  ];
  expect(textsOf([...row, ...heading])).toEqual(['Total', '12 EUR', '1. Scope']);
});

test('leaves the dots of a table of contents out', () => {
  expect(textsOf([{ text: 'Scope ................................ 12', x: 50, y: 100 }])).toEqual([
    'Scope',
    '12',
  ]);
});

test('reads bold and italic as styles, and bold all over as the look of the block', () => {
  const mixed = [
    { text: 'A ', x: 50, y: 100 },
    { text: 'bold', x: 60, y: 100, bold: true },
  ];
  const bold = { text: 'All bold', x: 50, y: 200, bold: true };
  const [first, second] = readBlocks(buildPage([...mixed, bold]), 0);
  expect(first && toMarkup(first.text)).toBe('A {b}bold{/b}');
  expect(second).toMatchObject({ text: { text: 'All bold', styles: [] }, look: { bold: true } });
});

test('tells headings and items of lists', () => {
  const body = lines(['Some text of the usual size that is longer', 'than the heading above it by far.'], {
    y: 140,
  });
  const list = lines(['• one thing', '• another'], { y: 200 });
  const kinds = readBlocks(buildPage([{ text: 'Heading', x: 50, y: 100, size: 18 }, ...body, ...list]), 0);
  expect(kinds.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list-item', 'list-item']);
});

test('follows the order the file itself gives', () => {
  const page = buildPage(
    [
      { text: 'Second, though above', x: 50, y: 100, tag: 'mc1' },
      { text: 'First', x: 50, y: 300, tag: 'mc0' },
    ],
    { tags: { mc0: { kind: 'heading', order: 0 }, mc1: { kind: 'paragraph', order: 1 } } },
  );
  expect(readBlocks(page, 0).map(({ kind, text }) => [kind, text.text])).toEqual([
    ['heading', 'First'],
    ['paragraph', 'Second, though above'],
  ]);
});

test('reads right-to-left lines from their right', () => {
  expect(textsOf([{ text: 'םלוע 12 םולש', x: 50, y: 100 }])).toEqual(['שלום 12 עולם']);
});

test('knows which instructions show a block, and where', () => {
  const [block] = readBlocks(buildPage(lines(['One line and', 'a second line'])), 3);
  expect(block?.places).toEqual([
    { page: 3, box: { x: 50, y: 92, width: 65, height: 22 }, operators: [[0, 1]] },
  ]);
});

test('bears a page of very many pieces', () => {
  const many = Array.from({ length: 20_000 }, (_, i) => ({
    text: 'x',
    x: (i % 100) * 30,
    y: Math.floor(i / 100) * 4,
  }));
  expect(readBlocks(buildPage(many), 0).length).toBeGreaterThan(0);
}, 20_000);

/** Characters of the builder are half their size wide, so text of ten points begins every five. */
const drawn = (x: number, letters: number, y = 102) => ({
  box: { x, y, width: letters * 5, height: 0.5 },
  color: '#0563c1',
});
const linkAt = (id: string, box: Box, url?: string) => ({ id, boxes: [box], ...(url && { url }) });

test.each([
  [
    'a raised number',
    [
      { text: 'some text', x: 50, y: 100 },
      { text: '12', x: 95, y: 96, size: 6 },
      { text: 'goes on', x: 108, y: 100 },
    ],
    'some text{1}12{/1} goes on',
    { 1: { shift: 'super' } },
  ],
  [
    'a lowered number',
    [
      { text: 'H', x: 50, y: 100 },
      { text: '2', x: 55, y: 102, size: 6 },
      { text: 'O', x: 58, y: 100 },
    ],
    'H{1}2{/1}O',
    { 1: { shift: 'sub' } },
  ],
  [
    'another color',
    [
      { text: 'see', x: 50, y: 100 },
      { text: 'red', x: 68, y: 100, color: '#cc0000' },
      { text: 'words', x: 86, y: 100 },
    ],
    'see {1}red{/1} words',
    { 1: { color: '#cc0000' } },
  ],
  [
    'a link without the marks around it',
    [
      { text: 'see', x: 50, y: 100 },
      { text: '(', x: 70, y: 100 },
      { text: 'C1', x: 75, y: 100, color: '#0563c1' },
      { text: ')', x: 85, y: 100 },
    ],
    'see ({1}C1{/1})',
    { 1: { color: '#0563c1', link: { page: 0, annotations: ['9R'] } } },
  ],
])('marks %s', (_rule, text: readonly SetLine[], markup, spans) => {
  const links = JSON.stringify(spans).includes('9R')
    ? [linkAt('9R', { x: 69, y: 90, width: 22, height: 12 })]
    : [];
  const [block] = readBlocks(buildPage(text, { links }), 0);
  expect(block && toMarkup(block.text)).toBe(markup);
  expect(block?.spans).toEqual(spans);
});

test.each<readonly [string, readonly SetLine[]]>([
  [
    'a color like that of the text',
    [
      { text: 'see', x: 50, y: 100 },
      { text: 'it all', x: 68, y: 100, color: '#050505' },
    ],
  ],
  [
    'the color of a comma',
    [
      { text: 'see', x: 50, y: 100 },
      { text: ',', x: 65, y: 100, color: '#ff0000' },
      { text: 'it all', x: 72, y: 100 },
    ],
  ],
  [
    'text beside a large initial',
    [
      { text: 'I', x: 50, y: 100, size: 24 },
      { text: 't was a good year', x: 63, y: 92, size: 10 },
    ],
  ],
])('does not mark %s', (_rule, text) => {
  expect(readBlocks(buildPage(text), 0).map(({ spans }) => spans)).toEqual([undefined]);
});

test('reads a line under words as their underline, and leaves rules of the page alone', () => {
  const text = lines(['see the link here', 'and a row below']);
  const rule = { box: { x: 50, y: 114, width: 300, height: 0.5 }, color: '#000000' };
  const page = buildPage(text, { lines: [drawn(70, 8), rule] });
  const [block] = readBlocks(page, 0);
  expect(block?.text.styles).toEqual([{ start: 4, end: 12, underline: 'SINGLE', underlineColor: '#0563c1' }]);
  expect(block?.places[0]?.underlines).toEqual([drawn(70, 8).box]);
});

test('puts a pair around a link, also where it goes on in the next line', () => {
  const text = lines(['see our long', 'manual for more']);
  const first = linkAt('7R', { x: 70, y: 91, width: 40, height: 11 }, 'https://example.com/');
  const second = linkAt('8R', { x: 50, y: 103, width: 30, height: 11 }, 'https://example.com/');
  const [block] = readBlocks(buildPage(text, { links: [first, second] }), 2);
  expect(block && toMarkup(block.text)).toBe('see {1}our long manual{/1} for more');
  expect(block?.spans).toEqual({
    1: { link: { page: 2, annotations: ['7R', '8R'], url: 'https://example.com/' } },
  });
});

test('makes a link around the whole text one of the block', () => {
  const link = linkAt('7R', { x: 40, y: 90, width: 200, height: 13 });
  const [block] = readBlocks(buildPage(lines(['A line of contents']), { links: [link] }), 0);
  expect(block).toMatchObject({ link: { page: 0, annotations: ['7R'] }, text: { codes: [] } });
});

test('reads letters with a shadow once, and takes out both', () => {
  const shadow = { text: 'Collected works', x: 50.6, y: 100.6, color: '#cccccc' };
  const [block] = readBlocks(buildPage([shadow, { ...shadow, x: 50, y: 100, color: '#000000' }]), 0);
  expect(block).toMatchObject({ text: { text: 'Collected works', codes: [] }, look: { color: '#000000' } });
  expect(block?.places[0]?.operators).toEqual([[0, 1]]);
});
