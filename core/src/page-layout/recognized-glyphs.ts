import type { Box, Glyph } from './page-glyphs.ts';
import { isIdeograph } from './text-line.ts';

/** A word that was read in a picture. */
export interface RecognizedWord {
  readonly text: string;
  /** In points, around its letters. */
  readonly box: Box;
  /** Words of one line have the same. */
  readonly line: string;
}

/** Height of letters with and without parts above and below, as parts of the size. */
const heights = { both: 0.95, above: 0.75, below: 0.75, none: 0.55 };
const reachesUp = /[\p{Lu}\p{N}bdfhkltij(){}[\]|/!?“”"'’&%$€£]/u;
const reachesDown = /[gjpqy(){}[\],;|@]/u;
/** Sizes that differ by less are one: a word of few letters tells little of it. */
const sameSize = 1.3;
const look = { bold: false, italic: false, family: 'sans', color: '#000000' } as const;

/**
 * Words as the letters of a page, so that a picture is read as a page is. Their sizes and lines follow from their
 * boxes; a speck before a line is a bullet.
 */
export function recognizedGlyphs(words: readonly RecognizedWord[]): readonly Glyph[] {
  const lines = [...Map.groupBy(words, ({ line }) => line).values()];
  const sizes = commonSizes(lines.map(sizeOfLine));
  return lines.flatMap((line, number) => glyphsOfLine(line, sizes[number] ?? 10));
}

function glyphsOfLine(words: readonly RecognizedWord[], size: number): readonly Glyph[] {
  const rows = words.map((word, index) => ({
    ...word,
    text: isBullet(words, index, size) ? '•' : word.text,
  }));
  return rows.flatMap(({ text, box }, index): Glyph[] => {
    const y = baselineAt(rows, index, size);
    const letters = [...text];
    const width = box.width / letters.length;
    const glyphs = letters.map((letter, place) => {
      return { text: letter, x: box.x + place * width, y, width, look: { ...look, size }, operator: 0 };
    });
    const before = rows[index - 1]?.text.at(-1) ?? '';
    const joined = index === 0 || (isIdeograph(before) && isIdeograph(text.at(0) ?? ''));
    const [first] = glyphs;
    return joined || first === undefined ? glyphs : [{ ...first, text: ' ' }, ...glyphs];
  });
}

/** Smaller than any letter, and apart from the word behind it. */
function isBullet(words: readonly RecognizedWord[], index: number, size: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (index > 0 || word === undefined || next === undefined || word.text.length > 1) return false;
  const gap = next.box.x - (word.box.x + word.box.width);
  return word.box.height < size * 0.5 && word.box.width < size * 0.5 && gap > size * 0.3;
}

const neighbors = 3;

/** The middle one of the words around, because boxes are not exact and a page may have been laid in askew. */
function baselineAt(
  words: readonly Pick<RecognizedWord, 'text' | 'box'>[],
  index: number,
  size: number,
): number {
  const around = words.slice(Math.max(0, index - neighbors), index + neighbors + 1);
  const lines = around.filter(({ text }) => text !== '•').map((word) => baselineOf(word, size));
  return lines.sort((a, b) => a - b)[lines.length >> 1] ?? 0;
}

function baselineOf({ text, box }: Pick<RecognizedWord, 'text' | 'box'>, size: number): number {
  const bottom = box.y + box.height;
  return reachesDown.test(text) ? bottom - size * 0.2 : bottom;
}

function sizeOfLine(words: readonly RecognizedWord[]): number {
  const sizes = words.map(({ text, box }) => box.height / heights[extentOf(text)]).sort((a, b) => a - b);
  return Math.min(72, Math.max(5, sizes[sizes.length >> 1] ?? 10));
}

function extentOf(text: string): keyof typeof heights {
  if (isIdeograph(text.at(0) ?? '')) return 'both';
  const [up, down] = [reachesUp.test(text), reachesDown.test(text)];
  if (up) return down ? 'both' : 'above';
  return down ? 'below' : 'none';
}

/** Each size as the middle one of those like it. */
function commonSizes(sizes: readonly number[]): readonly number[] {
  const groups: number[][] = [];
  for (const size of sizes.toSorted((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group === undefined || size > (group[0] ?? 0) * sameSize) groups.push([size]);
    else group.push(size);
  }
  const middle = new Map(
    groups.flatMap((group) => group.map((size) => [size, group[group.length >> 1] ?? size])),
  );
  return sizes.map((size) => Math.round((middle.get(size) ?? size) * 100) / 100);
}
