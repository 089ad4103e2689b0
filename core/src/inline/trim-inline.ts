import type { InlineText } from './inline-text.ts';

/** Without white space at both ends; codes that stood in it move to the edge, none is lost. */
export function trimInline(inline: InlineText): InlineText {
  const start = inline.text.length - inline.text.trimStart().length;
  const text = inline.text.trim();
  const clamp = (place: number) => Math.min(Math.max(place - start, 0), text.length);
  return {
    text,
    codes: inline.codes.map((code) => ({ ...code, at: clamp(code.at) })),
    styles: inline.styles
      .map((run) => ({ ...run, start: clamp(run.start), end: clamp(run.end) }))
      .filter((run) => run.start < run.end),
  };
}
