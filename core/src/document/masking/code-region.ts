import type { InlineCodeDetails } from '../../inline/inline-text.ts';

/** A stretch of a page that belongs to a program: a variable of a template, a formula, a directive. */
export interface CodeRegion {
  /** Offsets in the file's text. */
  readonly start: number;
  readonly end: number;
  readonly details: InlineCodeDetails;
  /** Whether it stands for words of the sentence and so stays in it even at its edge. */
  readonly speaks: boolean;
  /** What people read in it, such as the title of a picture. */
  readonly texts: readonly RegionText[];
}

/** Text inside a region. */
export interface RegionText {
  readonly start: number;
  readonly end: number;
  /** The quote that may not stand in it; empty where it goes on to the end of the line. */
  readonly quote: string;
  readonly kind: 'title' | 'attribute';
}

/** Lines that are no text of the page; what follows them begins a block of its own. */
export interface BlockRegion {
  readonly start: number;
  readonly end: number;
  /** What a parser reads in place of its first characters, such as the mark of a list whose item is indented below. */
  readonly reads: string;
  readonly texts: readonly RegionText[];
}

const longestDisplay = 40;

/** A region that stands among text. */
export function codeRegion(
  start: number,
  raw: string,
  {
    kind,
    texts = [],
  }: { readonly kind: 'variable' | 'control' | 'formula'; readonly texts?: readonly RegionText[] },
): CodeRegion {
  const display = raw.length > longestDisplay ? `${raw.slice(0, longestDisplay - 1)}…` : raw;
  const type = kind === 'variable' ? 'variable' : 'other';
  const details = { type, display: display.replaceAll(/\s+/g, ' '), required: true } as const;
  return { start, end: start + raw.length, details, speaks: kind !== 'control', texts };
}
