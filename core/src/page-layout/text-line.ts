import { type Box, type Glyph, glyphBox, unionOf } from './page-glyphs.ts';
import type { TextShift } from './pages-document.ts';
import type { PlacedGlyph, TextFragment } from './text-fragment.ts';

export interface LineGlyph extends PlacedGlyph {
  /** A space belongs before it. */
  readonly apart: boolean;
  /** Set for small letters above or below the line of the others. */
  readonly shift?: TextShift;
}

/** In reading order. */
export interface TextLine {
  readonly glyphs: readonly LineGlyph[];
  readonly box: Box;
  readonly baseline: number;
  readonly size: number;
}

/** Gaps, in sizes, that are read as a space: in lines with spaces of their own, and in lines set without any. */
const spaceGap = { spaced: 0.2, unspaced: 0.13 };

/** What stands side by side becomes a line; lines are sorted from top to bottom. */
export function joinFragments(fragments: readonly TextFragment[]): readonly TextLine[] {
  const lines: TextFragment[][] = [];
  const largestFirst = fragments.toSorted((a, b) => b.size - a.size || a.baseline - b.baseline);
  for (const fragment of largestFirst) {
    const line = lines.find(([first]) => first !== undefined && isBeside(first, fragment));
    if (line === undefined) lines.push([fragment]);
    else line.push(fragment);
  }
  return lines.map(asLine).sort((a, b) => a.baseline - b.baseline);
}

/** Gap, in sizes, that no justified line has between its words. */
export const cellGap = 1.3;

/** The pieces of a line that stand apart as cells of a row do; numbers and bullets stay with their text. */
export function splitAtGaps({ glyphs, size }: TextLine): readonly TextLine[] {
  const pieces: LineGlyph[][] = [];
  for (const glyph of glyphs) {
    const piece = pieces.at(-1);
    const before = piece?.at(-1);
    if (
      piece === undefined ||
      before === undefined ||
      (gapOf(before, glyph) > size * cellGap && !isMarker(piece))
    )
      pieces.push([{ ...glyph, apart: false }]);
    else piece.push(glyph);
  }
  return pieces.map((piece) => ({
    glyphs: piece,
    box: unionOf(piece.map(glyphBox)),
    baseline: piece[0]?.y ?? 0,
    size: Math.max(...piece.map(({ look }) => look.size)),
  }));
}

/** A bullet, or the number of a paragraph. */
export function isMarker(glyphs: readonly Glyph[]): boolean {
  const text = glyphs.map((glyph) => glyph.text).join('');
  return /^(?:[^\p{L}\p{N}]{1,2}|\(?(?:\p{N}{1,3}[.)、]?|\p{L}[.)、])|\p{N}{1,2}(?:\.\p{N}{1,2}){1,4}\.?)$/u.test(
    text,
  );
}

/** Raised and lowered text counts as beside what it stands at. */
function isBeside(line: TextFragment, fragment: TextFragment): boolean {
  const distance = Math.abs(line.baseline - fragment.baseline);
  return distance <= (fragment.size < line.size * 0.85 ? 0.5 : 0.3) * line.size;
}

function asLine(fragments: readonly TextFragment[]): TextLine {
  const size = Math.max(...fragments.map((fragment) => fragment.size));
  const [first] = fragments;
  const baseline = first?.baseline ?? 0;
  const glyphs = inReadingOrder(withoutShadows(fragments.flatMap((fragment) => fragment.glyphs)));
  return {
    glyphs: withShifts(spaceOut(glyphs), baseline, size),
    box: unionOf(fragments.map(({ box }) => box)),
    baseline,
    size,
  };
}

/** How far a letter stands from the same letter below it, as a part of the size. */
const shadowDistance = 0.12;

/**
 * A letter that is drawn twice, as shadows are, is read once: the one below keeps its instruction and has no text, and the
 * place of the other.
 */
function withoutShadows(glyphs: readonly PlacedGlyph[]): readonly PlacedGlyph[] {
  const places = Map.groupBy(glyphs, ({ text, x }) => `${Math.round(x)} ${text}`);
  return glyphs.map((glyph) => {
    const near = [-1, 0, 1].flatMap(
      (step) => places.get(`${Math.round(glyph.x) + step} ${glyph.text}`) ?? [],
    );
    const above = near.find((other) => other.operator > glyph.operator && isShadow(glyph, other));
    return above === undefined
      ? glyph
      : { ...glyph, text: '', x: above.x, width: above.width, spaced: false };
  });
}

function isShadow(glyph: Glyph, { x, y, look: { size } }: Glyph): boolean {
  const distance = Math.hypot(glyph.x - x, glyph.y - y);
  return distance < size * shadowDistance && Math.abs(glyph.look.size - size) < size * 0.05;
}

/** Sizes of raised and lowered letters, and how far they stand from the line, as parts of the line's size. */
const shifted = { smallest: 0.4, largest: 0.85, up: 0.15, down: 0.08 };

/** A line of which most letters would be raised has a large initial. */
function withShifts(glyphs: readonly LineGlyph[], baseline: number, size: number): readonly LineGlyph[] {
  const marked = glyphs.map((glyph) => {
    const shift = shiftOf(glyph, baseline, size);
    return shift === undefined ? glyph : { ...glyph, shift };
  });
  const count = marked.filter(({ shift }) => shift !== undefined).length;
  return count * 2 > glyphs.length ? glyphs : marked;
}

function shiftOf({ y, look }: Glyph, baseline: number, size: number): TextShift | undefined {
  if (look.size < size * shifted.smallest || look.size > size * shifted.largest) return undefined;
  if (baseline - y > size * shifted.up) return 'super';
  return y - baseline > size * shifted.down ? 'sub' : undefined;
}

function spaceOut(glyphs: readonly PlacedGlyph[]): readonly LineGlyph[] {
  const widest = glyphs.slice(1).some(({ spaced }) => spaced) ? spaceGap.spaced : spaceGap.unspaced;
  return glyphs.map((glyph, index) => {
    const before = glyphs[index - 1];
    return { ...glyph, apart: before !== undefined && isApart(before, glyph, widest) };
  });
}

function isApart(before: PlacedGlyph, glyph: PlacedGlyph, widest: number): boolean {
  const gap = gapOf(before, glyph);
  const size = Math.min(before.look.size, glyph.look.size);
  const spaced = (glyph.x >= before.x ? glyph : before).spaced;
  if (spaced && gap > -size * 0.3) return true;
  return gap > size * widest && !(isIdeograph(before.text) && isIdeograph(glyph.text));
}

function gapOf(before: Glyph, glyph: Glyph): number {
  return Math.max(glyph.x - (before.x + before.width), before.x - (glyph.x + glyph.width));
}

export function isIdeograph(text: string): boolean {
  return /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\u3000-\u303f\uff00-\uffef]/u.test(text);
}

const rightToLeft = /[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}]/u;

export function isRightToLeft(text: string): boolean {
  return rightToLeft.test(text);
}

/** From left to right; lines of right-to-left letters the other way, with numbers and foreign words kept. */
function inReadingOrder(glyphs: readonly PlacedGlyph[]): readonly PlacedGlyph[] {
  const visual = glyphs.toSorted((a, b) => a.x - b.x);
  const marked = visual.filter(({ text }) => rightToLeft.test(text)).length;
  const letters = visual.filter(({ text }) => /\p{L}/u.test(text)).length;
  if (marked === 0) return visual;
  return marked * 2 >= letters ? reverseRuns(visual.toReversed(), false) : reverseRuns(visual, true);
}

/** Turns the runs of one direction round. */
function reverseRuns(glyphs: readonly PlacedGlyph[], turned: boolean): readonly PlacedGlyph[] {
  const ordered: PlacedGlyph[] = [];
  let run: PlacedGlyph[] = [];
  for (const glyph of glyphs) {
    const strong = turned ? rightToLeft.test(glyph.text) : isLeftToRight(glyph.text);
    if (strong) run.push(glyph);
    else {
      ordered.push(...run.toReversed(), glyph);
      run = [];
    }
  }
  return [...ordered, ...run.toReversed()];
}

function isLeftToRight(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !rightToLeft.test(text);
}
