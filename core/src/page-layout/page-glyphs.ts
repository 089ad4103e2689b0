/** In points, from the upper left corner of the page as people see it. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type FontFamily = 'serif' | 'sans' | 'mono';

export interface GlyphLook {
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly family: FontFamily;
  /** `#rrggbb`. */
  readonly color: string;
}

/** A character as a page shows it. */
export interface Glyph {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  readonly look: GlyphLook;
  /** Which of the page's instructions shows it, counted from 0. */
  readonly operator: number;
  /** What of the page's structure it belongs to, where the file has one. */
  readonly tag?: string;
  /** The link whose area covers it. */
  readonly link?: PageLink;
  /** The line drawn under it. */
  readonly underline?: DrawnLine;
}

/** A thin level line of a page. */
export interface DrawnLine {
  readonly box: Box;
  /** `#rrggbb`. */
  readonly color: string;
}

/** An area of a page that leads somewhere. */
export interface PageLink {
  /** Name of the annotation in the file. */
  readonly id: string;
  /** Absent for places in the file itself. */
  readonly url?: string;
  readonly boxes: readonly Box[];
}

/** A piece of the structure of a tagged file. */
export interface PageTag {
  readonly kind: 'paragraph' | 'heading' | 'list-item' | 'cell';
  /** Reading order; what shares it is one block. */
  readonly order: number;
}

export interface PageGlyphs {
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  readonly tags: ReadonlyMap<string, PageTag>;
  readonly lines: readonly DrawnLine[];
  readonly links: readonly PageLink[];
}

/** Highest and lowest of most letters, as parts of the size. */
const ascent = 0.8;
const descent = 0.2;

export function glyphBox({ x, y, width, look: { size } }: Glyph): Box {
  return { x, y: y - size * ascent, width, height: size * (ascent + descent) };
}

export function unionOf(boxes: readonly Box[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
