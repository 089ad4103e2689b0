import type { InlineText } from '../inline/inline-text.ts';

/** New words for [start, end) of a text. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Edits are sorted and do not overlap. Codes and styles keep their places relative to the text around. */
export function replaceText({ text, codes, styles }: InlineText, edits: readonly TextEdit[]): InlineText {
  let edited = '';
  let last = 0;
  for (const edit of edits) {
    edited += text.slice(last, edit.start) + edit.text;
    last = edit.end;
  }
  return {
    text: edited + text.slice(last),
    codes: codes.map((code) => ({ ...code, at: movedOffset(code.at, edits) })),
    styles: styles.map((run) => ({
      ...run,
      start: movedOffset(run.start, edits),
      end: movedOffset(run.end, edits),
    })),
  };
}

/** A place inside an edit moves to the same distance from its start, at most to its end. */
function movedOffset(offset: number, edits: readonly TextEdit[]): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    if (offset <= start) break;
    if (offset < end) return start + shift + Math.min(offset - start, text.length);
    shift += text.length - (end - start);
  }
  return offset + shift;
}
