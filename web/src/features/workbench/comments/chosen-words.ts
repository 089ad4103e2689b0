import type { CommentThread } from '@transloom/contracts/comments';
import type { Segment } from '@transloom/contracts/segments';
import { fromMarkup } from '@transloom/core/inline/markup';

export type CommentRange = NonNullable<CommentThread['range']>;

const longestQuote = 500;

/** The place of words that are selected in a segment; null where they do not stand in it. */
export function chosenWords(
  { source }: Pick<Segment, 'source'>,
  target: string,
  selected: { readonly source: string; readonly target: string },
): CommentRange | null {
  return (
    placeOf(fromMarkup(target).text, selected.target, 'target') ??
    placeOf(fromMarkup(source).text, selected.source, 'source')
  );
}

function placeOf(text: string, words: string, side: CommentRange['side']): CommentRange | null {
  const quote = words.trim().slice(0, longestQuote);
  const start = quote === '' ? -1 : text.indexOf(quote);
  return start < 0 ? null : { side, start, end: start + quote.length, quote };
}
