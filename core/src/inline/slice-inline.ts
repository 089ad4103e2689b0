import type { InlineText, StyleRun } from './inline-text.ts';

/**
 * The part [start, end) with its codes and styles. Where several codes stand at a cut, those that end
 * something stay before it and those that begin something go after it; a placeholder stays with the text it follows,
 * after white space with the text it precedes, if any does before the paragraph ends. Slices side by side,
 * concatenated, give the whole.
 */
export function sliceInline(inline: InlineText, start: number, end: number): InlineText {
  const from = start <= 0 ? 0 : cutIndex(inline, start);
  const to = end >= inline.text.length ? inline.codes.length : cutIndex(inline, end);
  return {
    text: inline.text.slice(start, end),
    codes: inline.codes.slice(from, to).map((code) => ({ ...code, at: code.at - start })),
    styles: inline.styles.flatMap((run) => clip(run, start, end)),
  };
}

/** Index of the first code that goes after a cut at `place`. */
function cutIndex({ text, codes }: InlineText, place: number): number {
  let index = codes.findIndex((code) => code.at >= place);
  if (index === -1) return codes.length;
  const lastClose = codes.findLastIndex((code) => code.at === place && code.kind === 'close');
  if (lastClose !== -1) index = lastClose + 1;
  if (/\s/.test(text.charAt(place - 1)) && !endOfParagraph.test(text.slice(place))) return index;
  while (codes[index]?.at === place && codes[index]?.kind === 'placeholder') index++;
  return index;
}

const endOfParagraph = /^\s*(?:$|\n[ \t]*\r?\n)/;

function clip(run: StyleRun, start: number, end: number): readonly StyleRun[] {
  const clipped = { ...run, start: Math.max(run.start, start) - start, end: Math.min(run.end, end) - start };
  return clipped.start < clipped.end ? [clipped] : [];
}
