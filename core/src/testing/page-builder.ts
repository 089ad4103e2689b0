import type { DrawnLine, Glyph, PageGlyphs, PageLink, PageTag } from '../page-layout/page-glyphs.ts';

export interface SetLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly tag?: string;
  readonly color?: string;
}

export interface PageExtras {
  readonly tags?: Readonly<Record<string, PageTag>>;
  readonly lines?: readonly DrawnLine[];
  readonly links?: readonly PageLink[];
}

/** Each character is half its size wide, and as many instructions as lines show them. */
export function buildPage(
  lines: readonly SetLine[],
  { tags = {}, lines: drawn = [], links = [] }: PageExtras = {},
): PageGlyphs {
  const glyphs = lines.flatMap(setLine);
  return { width: 595, height: 842, glyphs, tags: new Map(Object.entries(tags)), lines: drawn, links };
}

function setLine(line: SetLine, operator: number): readonly Glyph[] {
  const { text, x, y, size = 10, bold = false, italic = false, tag, color = '#000000' } = line;
  const look = { size, bold, italic, family: 'sans', color } as const;
  return [...text].map((character, index) => ({
    text: character,
    x: x + (index * size) / 2,
    y,
    width: size / 2,
    look,
    operator,
    ...(tag !== undefined && { tag }),
  }));
}
