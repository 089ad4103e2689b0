import { type Box, type Glyph, glyphBox, unionOf } from './page-glyphs.ts';

export interface PlacedGlyph extends Glyph {
  /** White space stood before it. */
  readonly spaced: boolean;
}

/** Characters beside one another on one line, without a gap wider than one between words. */
export interface TextFragment {
  readonly glyphs: readonly PlacedGlyph[];
  readonly box: Box;
  readonly baseline: number;
  readonly size: number;
}

/** A wider gap, in sizes, is one between columns or cells. */
const widestWordGap = 0.6;
const sameBaseline = 0.15;

/** The page's characters in the order of its instructions, put together where they stand together. */
export function joinGlyphs(glyphs: readonly Glyph[]): readonly TextFragment[] {
  const fragments: PlacedGlyph[][] = [];
  let current: PlacedGlyph[] = [];
  let spaced = false;
  const leaders = findLeaders(glyphs);
  for (const glyph of glyphs) {
    if (glyph.text.trim() === '' || leaders.has(glyph)) {
      spaced = true;
      continue;
    }
    const before = current.at(-1);
    if (before !== undefined && isDoubled(before, glyph)) continue;
    if (before === undefined || !continues(before, glyph)) {
      current = [];
      fragments.push(current);
    }
    current.push({ ...glyph, spaced });
    spaced = false;
  }
  return fragments.map(asFragment);
}

/** A row of so many dots leads from a title to its page, and says nothing. */
const fewestDots = 6;

function findLeaders(glyphs: readonly Glyph[]): ReadonlySet<Glyph> {
  const rows: Glyph[][] = [[]];
  for (const glyph of glyphs.filter(({ text }) => text.trim() !== '')) {
    const row = rows.at(-1);
    const before = row?.at(-1);
    if (isDot(glyph) && (before === undefined || Math.abs(before.y - glyph.y) < 1)) row?.push(glyph);
    else rows.push(isDot(glyph) ? [glyph] : []);
  }
  return new Set(rows.filter((row) => row.length >= fewestDots).flat());
}

function isDot({ text }: Glyph): boolean {
  return /^[.·…․]$/u.test(text);
}

function asFragment(glyphs: readonly PlacedGlyph[]): TextFragment {
  const largest = glyphs.reduce((most, glyph) => (glyph.look.size > most.look.size ? glyph : most));
  return {
    glyphs,
    box: unionOf(glyphs.map(glyphBox)),
    baseline: largest.y,
    size: largest.look.size,
  };
}

function continues(before: Glyph, glyph: Glyph): boolean {
  const size = Math.max(before.look.size, glyph.look.size);
  if (before.tag !== glyph.tag || Math.abs(before.y - glyph.y) > size * sameBaseline) return false;
  const gapAfter = glyph.x - (before.x + before.width);
  const gapBefore = before.x - (glyph.x + glyph.width); // right to left
  const near = (gap: number) => gap > -0.5 * size && gap <= widestWordGap * size;
  return near(gapAfter) || near(gapBefore);
}

/** Bold made by writing twice. */
function isDoubled(before: Glyph, { text, x, y, look }: Glyph): boolean {
  return text === before.text && Math.hypot(x - before.x, y - before.y) < look.size * 0.08;
}
