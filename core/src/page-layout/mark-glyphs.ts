import type { Box, DrawnLine, Glyph, PageGlyphs } from './page-glyphs.ts';

/** Returns the letters of a page with the links they stand in and the lines drawn under them. */
export function markGlyphs({ glyphs, lines, links }: PageGlyphs): readonly Glyph[] {
  if (lines.length + links.length === 0) return glyphs;
  const underlines = findUnderlines(glyphs, lines);
  return glyphs.map((glyph) => {
    const link = links.find(({ boxes }) => boxes.some((box) => isInside(glyph, box)));
    const underline = underlines.get(glyph);
    return link || underline ? { ...glyph, ...(link && { link }), ...(underline && { underline }) } : glyph;
  });
}

/** Tests the middle of the small letters. */
function isInside({ x, y, width, look }: Glyph, box: Box): boolean {
  const [across, down] = [x + width / 2, y - look.size * 0.25];
  return across >= box.x && across <= box.x + box.width && down >= box.y && down <= box.y + box.height;
}

function findUnderlines(
  glyphs: readonly Glyph[],
  lines: readonly DrawnLine[],
): ReadonlyMap<Glyph, DrawnLine> {
  const rows = Map.groupBy(glyphs, ({ y }) => Math.round(y));
  const underlines = new Map<Glyph, DrawnLine>();
  for (const line of lines) for (const glyph of textAbove(line.box, rows)) underlines.set(glyph, line);
  return underlines;
}

/** In points: letters of 72 points have their line no further below. */
const furthestBelow = 25;

/** Returns the text that a line underlines: the line begins and ends with it, as a rule of a table seldom does. */
function textAbove(box: Box, rows: ReadonlyMap<number, readonly Glyph[]>): readonly Glyph[] {
  const from = Math.round(box.y) - furthestBelow;
  const near = Array.from({ length: furthestBelow + 3 }, (_, index) => rows.get(from + index) ?? []);
  const above = near.flat().filter((glyph) => isAbove(glyph, box));
  const letters = above.filter(({ text }) => text.trim() !== '');
  const size = Math.max(0, ...letters.map(({ look }) => look.size));
  const isExact = (glyphs: readonly Glyph[]) =>
    Math.abs(Math.min(...glyphs.map(({ x }) => x)) - box.x) < size * 0.35 &&
    Math.abs(Math.max(...glyphs.map(({ x, width }) => x + width)) - box.x - box.width) < size * 0.35;
  return letters.length > 0 && (isExact(above) || isExact(letters)) ? above : [];
}

function isAbove({ x, y, width, look: { size } }: Glyph, box: Box): boolean {
  const middle = x + width / 2;
  const [over, under] = [box.y - y, box.y + box.height - y];
  const isThin = box.height <= Math.max(1.2, size * 0.12);
  const isBelow = over >= -size * 0.05 && under <= size * 0.35;
  return isThin && isBelow && middle >= box.x && middle <= box.x + box.width;
}
