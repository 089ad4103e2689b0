import { type Splice, spliceText } from '../text/splice-text.ts';
import type { InlineText } from './inline-text.ts';
import { normalizeStyles } from './styles.ts';

/** The text with every splice made, as `spliceText` does. Codes and styles inside a range move to its start. */
export function spliceInline({ text, codes, styles }: InlineText, splices: readonly Splice[]): InlineText {
  const moved = (at: number) => {
    let shift = 0;
    for (const { start, end, text: written } of splices) {
      if (at <= start) break;
      shift += at < end ? start - at : written.length - (end - start);
    }
    return at + shift;
  };
  const runs = styles.map((run) => ({ ...run, start: moved(run.start), end: moved(run.end) }));
  return {
    text: spliceText(text, splices),
    codes: codes.map((code) => ({ ...code, at: moved(code.at) })),
    styles: normalizeStyles(runs.filter(({ start, end }) => start < end)),
  };
}
