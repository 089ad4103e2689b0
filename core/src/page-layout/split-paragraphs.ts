import type { TextLine } from './text-line.ts';

/** Lines of a region, put together to paragraphs. */
export function splitParagraphs(lines: readonly TextLine[]): readonly (readonly TextLine[])[] {
  const edges = edgesOf(lines);
  const paragraphs: TextLine[][] = [];
  for (const [index, line] of lines.entries()) {
    const current = paragraphs.at(-1);
    const before = lines[index - 1];
    const ends =
      current === undefined || before === undefined || isBreak({ before, line, edges, paragraph: current });
    if (ends) paragraphs.push([line]);
    else current.push(line);
  }
  return paragraphs;
}

interface Edges {
  readonly left: number;
  readonly right: number;
  /** Usual distance of baselines. */
  readonly leading: number;
}

interface Place {
  readonly before: TextLine;
  readonly line: TextLine;
  readonly edges: Edges;
  readonly paragraph: readonly TextLine[];
}

function edgesOf(lines: readonly TextLine[]): Edges {
  const distances = lines
    .map((line, index) => line.baseline - (lines[index - 1]?.baseline ?? line.baseline))
    .filter((distance) => distance > 0)
    .sort((a, b) => a - b);
  return {
    left: Math.min(...lines.map(({ box }) => box.x)),
    right: Math.max(...lines.map(({ box }) => box.x + box.width)),
    leading: distances[distances.length >> 2] ?? 0,
  };
}

function isBreak(place: Place): boolean {
  return breaksByLook(place) || breaksBySpace(place) || breaksByIndent(place) || startsItem(place.line);
}

function breaksByLook({ before, line }: Place): boolean {
  const [small, large] = [Math.min(before.size, line.size), Math.max(before.size, line.size)];
  return large > small * 1.12 || isBold(before) !== isBold(line);
}

/** In sizes: wider than double spacing. */
const widestLeading = 2.6;

/** More than usual, in the region or in the paragraph itself. */
function breaksBySpace({ before, line, edges: { leading }, paragraph }: Place): boolean {
  const distance = line.baseline - before.baseline;
  if (distance > line.size * widestLeading) return true;
  const previous = paragraph.at(-2);
  const own = previous === undefined ? Infinity : before.baseline - previous.baseline;
  const usual = Math.max(Math.min(leading, own), line.size * 1.1);
  return distance > usual * 1.3 && distance > line.size * 1.25;
}

/** A new line further in, or a line that ended before its time. */
function breaksByIndent({ before, line, edges: { left, right }, paragraph }: Place): boolean {
  const { size } = line;
  const width = right - left;
  const centered = isCentered(before, left, right) && isCentered(line, left, right);
  if (centered) return false;
  const [first = before] = paragraph;
  const hanging = paragraph.length === 1 && startsItem(first);
  const indented = line.box.x - before.box.x > size * 0.8 && !hanging;
  const short = right - (before.box.x + before.box.width);
  const ended = /[.!?:;。！？：；…]["'”’)）」』]?$/u.test(textOf(before));
  if (isBefore(before, line, size)) return true;
  return (indented && (ended || short > size * 2)) || (ended && short > Math.max(width * 0.12, size * 2));
}

/** A line far out to the left of the one before, which was no first line. */
function isBefore(before: TextLine, line: TextLine, size: number): boolean {
  return before.box.x - line.box.x > size * 4 && !overlaps(before, line);
}

function overlaps({ box: a }: TextLine, { box: b }: TextLine): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width;
}

function isCentered({ box, size }: TextLine, left: number, right: number): boolean {
  const [before, after] = [box.x - left, right - (box.x + box.width)];
  return before > size && Math.abs(before - after) < size;
}

/** Bullets, dashes, numbers and letters of lists. */
export function startsItem(line: TextLine): boolean {
  const text = textOf(line);
  return /^(?:[•◦▪‣●○■□–—*·-]\s|[•▪●■]|\(?(?:\p{N}{1,3}|\p{L})[.)]\s|[（(]?[一二三四五六七八九十\d]{1,3}[)）、])/u.test(
    text,
  );
}

function isBold({ glyphs }: TextLine): boolean {
  return glyphs.every(({ look }) => look.bold);
}

function textOf({ glyphs }: TextLine): string {
  return glyphs.map(({ text, apart }) => (apart ? ` ${text}` : text)).join('');
}
