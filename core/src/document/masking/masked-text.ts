import type { InlineToken, PlaceholderToken, TextToken } from '../inline-token.ts';
import type { BlockRegion, CodeRegion } from './code-region.ts';

/**
 * A text in which what belongs to a program is written as characters that mean nothing to a parser, at the same
 * offsets: a region among text is one word, and lines that are no text are blank.
 */
export interface MaskedText {
  readonly raw: string;
  readonly masked: string;
  /** Those among text, in order. */
  readonly codes: readonly CodeRegion[];
  readonly blocks: readonly BlockRegion[];
}

/** Characters for private use: the first begins a region, the others fill it. */
const first = '\ue00e';
const filling = '\ue00f';
const maskedRun = /\ue00e\ue00f*/g;

/** Regions are in order and do not overlap. A text that has such characters itself is left as it is. */
export function maskText(
  raw: string,
  codes: readonly CodeRegion[],
  blocks: readonly BlockRegion[] = [],
): MaskedText {
  if (/[\ue00e\ue00f]/.test(raw) || codes.length + blocks.length === 0)
    return { raw, masked: raw, codes: [], blocks: [] };
  const pieces: string[] = [];
  let last = 0;
  for (const region of [...codes, ...blocks].sort((a, b) => a.start - b.start)) {
    pieces.push(raw.slice(last, region.start));
    if ('reads' in region) pieces.push(blankLines(raw.slice(region.start, region.end), region.reads));
    else pieces.push(first + filling.repeat(region.end - region.start - 1));
    last = region.end;
  }
  pieces.push(raw.slice(last));
  return { raw, masked: pieces.join(''), codes, blocks };
}

function blankLines(raw: string, reads: string): string {
  return reads + raw.slice(reads.length).replaceAll(/[^\r\n]/g, ' ');
}

/** A text token of the masked text in pieces: text, and a code for each region in it. */
export function splitMasked(text: MaskedText, token: TextToken): readonly InlineToken[] {
  if (!token.text.includes(first)) return [token];
  const regions = regionsWithin(text, token);
  const tokens: InlineToken[] = [];
  let last = { place: token.start, at: 0 };
  const addText = (end: number, to: number) => {
    const part = token.text.slice(last.at, to);
    if (part !== '') tokens.push({ kind: 'text', start: last.place, end, text: part });
  };
  for (const [i, match] of [...token.text.matchAll(maskedRun)].entries()) {
    const region = regions[i];
    if (region === undefined) break;
    addText(region.start, match.index);
    tokens.push(regionToken(region));
    last = { place: region.end, at: match.index + match[0].length };
  }
  addText(token.end, token.text.length);
  return tokens;
}

/** Regions that begin in a stretch of the text. */
export function regionsWithin(
  { codes }: MaskedText,
  { start, end }: { readonly start: number; readonly end: number },
): readonly CodeRegion[] {
  return codes.filter((region) => region.start >= start && region.start < end);
}

function regionToken({ start, end, details, speaks }: CodeRegion): PlaceholderToken {
  return { kind: 'placeholder', start, end, details, speaks };
}

/** What a parser read between two offsets of the masked text, with the regions as they stand in the file. */
export function unmask(
  text: MaskedText,
  value: string,
  place: { readonly start: number; readonly end: number },
): string {
  if (!value.includes(first)) return value;
  const regions = regionsWithin(text, place);
  let number = 0;
  return value.replaceAll(maskedRun, (run) => {
    const region = regions[number++];
    return region === undefined ? run : text.raw.slice(region.start, region.end);
  });
}
