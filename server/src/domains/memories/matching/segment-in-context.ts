import type { InlineText } from '@transloom/core/inline/inline-text';
import {
  type SegmentContext,
  type SourceInContext,
  textKey,
} from '@transloom/core/memory/rate/source-in-context';

/** A source text with those before and after it; null at the start and the end of its document. */
export interface SegmentInContext {
  readonly source: InlineText;
  readonly previous: InlineText | null;
  readonly next: InlineText | null;
  /** Key of keyed formats (json, po …). */
  readonly key: string | null;
}

export function sourceInContext(segment: SegmentInContext): SourceInContext {
  return { source: segment.source, context: contextOf(segment) };
}

function contextOf({ previous, next, key }: SegmentInContext): SegmentContext {
  return {
    previous: previous && textKey(previous.text),
    next: next && textKey(next.text),
    ...(key !== null && { key }),
  };
}
