import { hasWords } from '../text/has-words.ts';
import { cutRegions, type TextRegion } from './cut-regions.ts';
import { joinLines } from './join-lines.ts';
import { markGlyphs } from './mark-glyphs.ts';
import { type Box, type GlyphLook, type PageGlyphs, type PageTag, unionOf } from './page-glyphs.ts';
import type { BlockLook, PageBlock } from './pages-document.ts';
import { splitParagraphs, startsItem } from './split-paragraphs.ts';
import { joinGlyphs, type TextFragment } from './text-fragment.ts';
import { isRightToLeft, joinFragments, splitAtGaps, type TextLine } from './text-line.ts';

export type NewBlock = Omit<PageBlock, 'id'>;

/** The paragraphs of a page in reading order: by its structure where the file has one, else by how it looks. */
export function readBlocks(page: PageGlyphs, index: number): readonly NewBlock[] {
  const fragments = joinGlyphs(markGlyphs(page));
  const tagged = fragments.filter(({ glyphs: [first] }) => page.tags.has(first?.tag ?? ''));
  if (tagged.length * 2 < fragments.length) return readRegions(fragments, index);
  const loose = fragments.filter((fragment) => !tagged.includes(fragment));
  return [...readTagged(tagged, page, index), ...readRegions(loose, index)];
}

function readRegions(fragments: readonly TextFragment[], page: number): readonly NewBlock[] {
  const regions = cutRegions(fragments);
  const body = typicalSize(fragments);
  return regions.flatMap((region, index) => readRegion(region, { page, body, index }));
}

function readRegion(
  { fragments, cell }: TextRegion,
  { page, body, index }: { readonly page: number; readonly body: number; readonly index: number },
): readonly NewBlock[] {
  const lines = joinFragments(fragments);
  const edges = unionOf(lines.map(({ box }) => box));
  const rows = stretchesOf(lines);
  return rows.flatMap((row, number) => {
    if (row.cells.length > 1) {
      const table = firstLooseTable + index;
      return row.cells.flatMap((line, column) =>
        newBlock([line], {
          kind: 'cell',
          page,
          edges: line.box,
          cell: cell ?? { table, row: number, column },
        }),
      );
    }
    if (cell !== undefined) return newBlock(row.lines, { kind: 'cell', page, edges, cell });
    return splitParagraphs(row.lines).flatMap((lines) =>
      newBlock(lines, { kind: kindOf(lines, body), page, edges }),
    );
  });
}

/** Numbers from here on are of tables whose cells span columns; those with clear columns are counted from 0. */
const firstLooseTable = 1_000;

interface Stretch {
  readonly lines: readonly TextLine[];
  /** More than one where the stretch is a line of cells. */
  readonly cells: readonly TextLine[];
}

/** Lines that follow one another, with lines of cells for themselves. */
function stretchesOf(lines: readonly TextLine[]): readonly Stretch[] {
  const stretches: { lines: TextLine[]; cells: readonly TextLine[] }[] = [];
  for (const line of lines) {
    const cells = splitAtGaps(line);
    const last = stretches.at(-1);
    if (cells.length > 1) stretches.push({ lines: [line], cells });
    else if (last !== undefined && last.cells.length < 2) last.lines.push(line);
    else stretches.push({ lines: [line], cells: [] });
  }
  return stretches;
}

function readTagged(
  fragments: readonly TextFragment[],
  { tags }: PageGlyphs,
  page: number,
): readonly NewBlock[] {
  const edges = unionOf(fragments.map(({ box }) => box));
  const byTag = Map.groupBy(fragments, ({ glyphs: [first] }) => tags.get(first?.tag ?? ''));
  const order = (tag: PageTag | undefined) => tag?.order ?? 0;
  const byOrder = Map.groupBy(
    [...byTag].sort(([a], [b]) => order(a) - order(b)),
    ([tag]) => order(tag),
  );
  return [...byOrder.values()].flatMap((same) => {
    const kind = same[0]?.[0]?.kind ?? 'paragraph';
    const lines = joinFragments(same.flatMap(([, list]) => list));
    const parts = lines.length === 1 ? lines.flatMap(splitAtGaps).map((part) => [part]) : [lines];
    return parts.flatMap((part) => newBlock(part, { kind, page, edges }));
  });
}

interface BlockSetting extends Pick<PageBlock, 'kind' | 'cell'> {
  readonly page: number;
  /** Of the column it stands in. */
  readonly edges: Box;
}

function newBlock(
  lines: readonly TextLine[],
  { kind, page, edges, cell }: BlockSetting,
): readonly NewBlock[] {
  const look = lookOf(lines, edges);
  const { text: inline, ...spanned } = joinLines(lines, { page, color: look.color });
  if (!hasWords(inline.text)) return [];
  const box = unionOf(lines.map((line) => line.box));
  const whole = inline.styles.length === 1 && inline.styles[0]?.bold && inline.styles[0].italic === undefined;
  const covers = whole && inline.styles[0]?.start === 0 && inline.styles[0].end === inline.text.length;
  const text = covers ? { ...inline, styles: [] } : inline;
  const underlines = underlinesOf(lines);
  const places = [{ page, box, operators: operatorsOf(lines), ...(underlines.length > 0 && { underlines }) }];
  const bold = covers === true;
  return [{ kind, look: { ...look, bold }, places, ...(cell && { cell }), text, ...spanned }];
}

function underlinesOf(lines: readonly TextLine[]): readonly Box[] {
  const drawn = lines.flatMap(({ glyphs }) => glyphs.flatMap(({ underline }) => underline ?? []));
  return [...new Set(drawn)].map(({ box: { x, y, width, height } }) => ({
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
  }));
}

function kindOf(lines: readonly TextLine[], body: number): PageBlock['kind'] {
  const [first] = lines;
  if (first === undefined) return 'paragraph';
  if (lines.length <= 4 && first.size > body * 1.15) return 'heading';
  return startsItem(first) ? 'list-item' : 'paragraph';
}

function lookOf(lines: readonly TextLine[], edges: Box): Omit<BlockLook, 'bold'> {
  const looks = lines.flatMap((line) => line.glyphs.flatMap(({ text, look }) => (text === '' ? [] : [look])));
  const common = mostCommon(looks);
  const [first] = lines;
  const last = lines.at(-1);
  const height = (last?.baseline ?? 0) - (first?.baseline ?? 0);
  const leading = lines.length > 1 ? height / (lines.length - 1) : common.size * 1.2;
  const { size, family } = common;
  // Letters of several fonts have one color.
  const { color } = mostCommon(looks.map((look) => ({ ...common, color: look.color })));
  return { size: round(size), family, color, align: alignmentOf(lines, edges), leading: round(leading) };
}

function alignmentOf(lines: readonly TextLine[], edges: Box): BlockLook['align'] {
  const right = edges.x + edges.width;
  const isEach = (test: (line: TextLine) => boolean) => lines.every(test);
  const centered = isEach(({ box, size }) => {
    const [before, after] = [box.x - edges.x, right - (box.x + box.width)];
    return before > size * 2 && Math.abs(before - after) < size;
  });
  if (centered) return 'center';
  const backwards = lines.some(({ glyphs }) => glyphs.some(({ text }) => isRightToLeft(text)));
  const atEnd = isEach(
    ({ box, size }) => right - (box.x + box.width) < size / 2 && box.x - edges.x > size * 3,
  );
  if (atEnd && !backwards) return 'end';
  return isJustified(lines) ? 'justify' : 'start';
}

const fewestJustified = 3;

/** All lines but the last end at the same place; ragged ones seldom do. */
function isJustified(lines: readonly TextLine[]): boolean {
  const ends = lines.slice(0, -1).map(({ box }) => box.x + box.width);
  const [first] = lines;
  if (lines.length < fewestJustified || first === undefined) return false;
  return Math.max(...ends) - Math.min(...ends) < first.size * 0.1;
}

function mostCommon(looks: readonly GlyphLook[]): GlyphLook {
  const groups = Map.groupBy(looks, (look) => JSON.stringify(look));
  const largest = [...groups.values()].reduce(
    (most, group) => (group.length > most.length ? group : most),
    [],
  );
  return largest[0] ?? { size: 10, bold: false, italic: false, family: 'sans', color: '#000000' };
}

function typicalSize(fragments: readonly TextFragment[]): number {
  const sizes = fragments.flatMap(({ glyphs }) => glyphs.map(({ look }) => look.size)).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 10;
}

function operatorsOf(lines: readonly TextLine[]): readonly (readonly [number, number])[] {
  const all = lines.flatMap(({ glyphs }) => glyphs.map(({ operator }) => operator));
  const ranges: [number, number][] = [];
  for (const operator of [...new Set(all)].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === operator - 1) last[1] = operator;
    else ranges.push([operator, operator]);
  }
  return ranges;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
