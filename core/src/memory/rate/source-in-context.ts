import type { InlineText } from '../../inline/inline-text.ts';
import { hash64 } from '../tokens/text-hash.ts';

/** Context of a segment. Absent for an entry whose context nobody confirmed; then only its text counts. */
export interface SegmentContext {
  /** `textKey` of the source before; null at the start of the document. */
  readonly previous: string | null;
  /** `textKey` of the source after; null at the end of the document. */
  readonly next: string | null;
  /** Key of keyed formats (json, po …). */
  readonly key?: string;
}

/** A source text and its context, which match rates compare. */
export interface SourceInContext {
  readonly source: InlineText;
  readonly context?: SegmentContext | undefined;
}

/** Stands for a source text, without codes and styles, in contexts and in look-ups of the same text. */
export function textKey(text: string): string {
  return hash64(text.normalize('NFC'));
}

/** Contexts of the segments of one document, in its order. */
export function contextsInFlow(
  segments: readonly { readonly text: string; readonly key?: string }[],
): readonly SegmentContext[] {
  const keys = segments.map((segment) => textKey(segment.text));
  return segments.map(({ key }, i) => ({
    previous: keys[i - 1] ?? null,
    next: keys[i + 1] ?? null,
    ...(key !== undefined && { key }),
  }));
}
