import { joinLines } from '@transloom/core/page-layout/join-lines';
import type { Box } from '@transloom/core/page-layout/page-glyphs';
import { unionOf } from '@transloom/core/page-layout/page-glyphs';
import type { PageSize } from '@transloom/core/page-layout/pages-document';
import type { NewBlock } from '@transloom/core/page-layout/read-blocks';
import { isIdeograph, type TextLine } from '@transloom/core/page-layout/text-line';
import { hasWords } from '@transloom/core/text/has-words';

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
  readonly paragraph: string;
  readonly line: string;
  readonly box: Box;
  readonly confidence: number;
  readonly text: string;
}

const levels = { page: 1, word: 5 };
/** Percent; below it words are wrong about as often as not. */
const sureFrom = 60;

/** What Tesseract read, in paragraphs; `pointsWide` says how wide the pages are. */
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
    return {
      size: { width: pointsWide, height: round(box.height * scale), recognized: true },
      blocks: readParagraphs(words, page(index), scale),
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
      paragraph: place,
      line: `${place}/${row}`,
      box: { x, y, width, height },
      confidence,
      text,
    },
  ];
}

function readParagraphs(words: readonly Row[], page: number, scale: number): readonly NewBlock[] {
  const paragraphs = Map.groupBy(words, ({ paragraph }) => paragraph);
  return [...paragraphs.values()].flatMap((paragraph) => {
    const byLine = Map.groupBy(paragraph, ({ line }) => line);
    const lines = [...byLine.values()].map((line) => lineOf(line, scale));
    const text = joinLines(lines);
    const box = unionOf(lines.map((line) => line.box));
    const size = Math.max(...lines.map((line) => line.size));
    const look = {
      size,
      family: 'sans',
      color: '#000000',
      bold: false,
      align: 'start',
      leading: size * 1.2,
    } as const;
    const block: NewBlock = { kind: 'paragraph', look, places: [{ page, box, operators: [] }], text };
    return hasWords(text.text) ? [block] : [];
  });
}

function lineOf(words: readonly Row[], scale: number): TextLine {
  const box = scaled(unionOf(words.map((word) => word.box)), scale);
  const size = round(Math.min(72, Math.max(5, box.height * 0.85)));
  const baseline = box.y + box.height * 0.8;
  const look = { size, bold: false, italic: false, family: 'sans', color: '#000000' } as const;
  const glyphs = words.map(({ text, box: own }, index) => {
    const before = words[index - 1]?.text;
    const apart =
      before !== undefined && !(isIdeograph(before.at(-1) ?? '') && isIdeograph(text.at(0) ?? ''));
    const { x, width } = scaled(own, scale);
    return { text, x, y: baseline, width, look, operator: 0, spaced: apart, apart };
  });
  return { glyphs, box, baseline, size };
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
