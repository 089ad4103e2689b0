import { expect, test } from 'vitest';
import { readBlocks } from './read-blocks.ts';
import { type RecognizedWord, recognizedGlyphs } from './recognized-glyphs.ts';

const size = 10;

/** Letters that reach above and below others, in points. */
function extent(word: string) {
  if (word === '.') return { width: 3, above: 4.5, below: -1.5, gap: 6 };
  const above = /[A-Zbdfhklti0-9]/.test(word) ? 7.5 : 5.5;
  return { width: word.length * 5, above, below: /[gpqy,]/.test(word) ? 2 : 0, gap: 3 };
}

/** A line of words on a baseline, as a program for recognition boxes them; a speck is read as a letter. */
function line(name: string, x: number, baseline: number, text: string): readonly RecognizedWord[] {
  let at = x;
  return text.split(' ').map((word) => {
    const { width, above, below, gap } = extent(word);
    const box = { x: at, y: baseline - above, width, height: above + below };
    at += width + gap;
    return { text: word === '.' ? 'e' : word, box, line: name };
  });
}

function textsOf(...lines: readonly (readonly RecognizedWord[])[]) {
  const glyphs = recognizedGlyphs(lines.flat());
  return readBlocks({ width: 595, height: 842, glyphs, tags: new Map(), lines: [], links: [] }, 0);
}

test('columns are read one after the other, though a line was recognized across them', () => {
  const left = ['A long line of the first column here', 'which goes on in this second line,', 'and ends.'];
  const right = [
    'Another long line of the other column',
    'which goes on beside that one there',
    'and is over.',
  ];
  const blocks = textsOf(
    ...left.map((text, i) => line(`${i}`, 50, 100 + i * 12, text)),
    ...right.map((text, i) => line(`${i}`, 300, 100 + i * 12, text)),
  );
  expect(blocks.map(({ text }) => text.text)).toEqual([left.join(' '), right.join(' ')]);
});

test('a table is no part of the columns of the text below', () => {
  const cells = ['Tool', 'Use', 'Price'].map((text, j) => line('a', 50 + j * 130, 100, text));
  const others = ['Rake', 'To gather leaves', '18.50'].map((text, j) => line('b', 50 + j * 130, 114, text));
  const left = ['A long line of the first column', 'which goes on in this second line.'];
  const right = ['Another line of the other column', 'which goes on beside that one there.'];
  const blocks = textsOf(
    ...cells,
    ...others,
    ...left.map((text, i) => line(`l${i}`, 50, 150 + i * 12, text)),
    ...right.map((text, i) => line(`r${i}`, 320, 150 + i * 12, text)),
  );
  expect(blocks.map(({ text }) => text.text)).toEqual([
    'Tool',
    'Use',
    'Price',
    'Rake',
    'To gather leaves',
    '18.50',
    left.join(' '),
    right.join(' '),
  ]);
});

test('the cells of a table are texts of their own', () => {
  const rows = [
    ['Tool', 'Use', 'Costs'],
    ['Trowel', 'To dig holes', 'Little'],
    ['Rake', 'To gather leaves', 'More'],
  ];
  const blocks = textsOf(
    ...rows.flatMap((row, i) => row.map((text, j) => line(`${i}`, 50 + j * 150, 100 + i * 18, text))),
  );
  expect(blocks.map(({ kind, text, cell }) => [kind, text.text, cell?.row, cell?.column])).toEqual(
    rows.flatMap((row, i) => row.map((text, j) => ['cell', text, i, j])),
  );
});

test('specks before lines are bullets, and their lines stay lines', () => {
  const blocks = textsOf(
    line('1', 60, 100, '. Choose a strong handle.'),
    line('2', 60, 114, '. Clean the blade after use.'),
    line('3', 60, 128, '. Store it in a shed.'),
  );
  expect(blocks.map(({ kind, text }) => [kind, text.text])).toEqual([
    ['list-item', '• Choose a strong handle.'],
    ['list-item', '• Clean the blade after use.'],
    ['list-item', '• Store it in a shed.'],
  ]);
});

test('letters with and without parts above and below are of one size', () => {
  const word = (text: string, height: number, y: number): RecognizedWord => ({
    text,
    box: { x: 50, y, width: 30, height },
    line: text,
  });
  const glyphs = recognizedGlyphs([word('Help', 9.5, 100), word('noun', 5.5, 120), word('Word', 7.5, 130)]);
  expect(new Set(glyphs.map(({ look }) => look.size))).toEqual(new Set([size]));
});
