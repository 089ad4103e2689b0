import type { InlineText } from '../inline/inline-text.ts';
import { textKey } from '../memory/rate/source-in-context.ts';

/**
 * Equal for segments that repeat one another: the same text with the same kinds of codes at the same places. The ids of
 * codes do not count, styles do.
 */
export function repetitionKey({ text, codes, styles }: InlineText): string {
  const marks = codes.map(({ kind, at }) => `${kind}@${at}`);
  const looks = styles.map(
    ({ start, end, bold, italic, underline }) => `${start}-${end}${bold}${italic}${underline}`,
  );
  return [textKey(text), ...marks, ...looks].join(' ');
}
