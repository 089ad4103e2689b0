import type { Box } from '@transloom/core/page-layout/page-glyphs';
import type { PageSize } from '@transloom/core/page-layout/pages-document';
import { type NewBlock, readBlocks } from '@transloom/core/page-layout/read-blocks';
import { recognizedGlyphs } from '@transloom/core/page-layout/recognized-glyphs';

export interface RecognizedPage {
  readonly size: PageSize;
  readonly blocks: readonly NewBlock[];
  /** Words that may well be wrong. */
  readonly unsure: number;
}

/** A line of Tesseract's table. */
interface Row {
  readonly level: number;
  readonly page: number;
  readonly line: string;
  readonly box: Box;
  readonly confidence: number;
  readonly text: string;
}

const levels = { page: 1, word: 5 };
/** Percent; below it words are wrong about as often as not. */
const sureFrom = 60;

/** Returns the text that Tesseract read, in paragraphs; `pointsWide` is the width of the pages. */
export function readRecognized(
  table: string,
  page: (index: number) => number,
  pointsWide: number,
): readonly RecognizedPage[] {
  const rows = table.split('\n').slice(1).flatMap(readRow);
  const pages = rows.filter(({ level }) => level === levels.page);
  return pages.map(({ page: number, box }, index) => {
    const scale = pointsWide / Math.max(1, box.width);
    const words = rows.filter((row) => row.page === number && row.level === levels.word && row.text !== '');
    const size = { width: pointsWide, height: round(box.height * scale), recognized: true };
    return {
      size,
      blocks: readWords(words, size, page(index), scale),
      unsure: words.filter(({ confidence }) => confidence < sureFrom).length,
    };
  });
}

function readRow(line: string): readonly Row[] {
  const cells = line.split('\t');
  const numbers = cells.slice(0, 11).map(Number);
  if (cells.length < 11 || !numbers.every(Number.isFinite)) return [];
  const [level = 0, page = 0, block, paragraph, row, , x = 0, y = 0, width = 0, height = 0, confidence = 0] =
    numbers;
  const place = `${page}/${block}/${paragraph}`;
  const text = (cells[11] ?? '').trim();
  return [
    {
      level,
      page,
      line: `${place}/${row}`,
      box: { x, y, width, height },
      confidence,
      text,
    },
  ];
}

/** In paragraphs, columns and cells as text of a page is read that has letters of its own. */
function readWords(words: readonly Row[], page: RecognizedPage['size'], index: number, scale: number) {
  const glyphs = recognizedGlyphs(words.map(({ box, ...word }) => ({ ...word, box: scaled(box, scale) })));
  const blocks = readBlocks(
    { width: page.width, height: page.height, glyphs, tags: new Map(), lines: [], links: [] },
    index,
  );
  // No instruction of the page shows what was recognized.
  return blocks.map((block) => ({
    ...block,
    places: block.places.map((place) => ({ ...place, operators: [] })),
  }));
}

function scaled({ x, y, width, height }: Box, scale: number): Box {
  return {
    x: round(x * scale),
    y: round(y * scale),
    width: round(width * scale),
    height: round(height * scale),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
