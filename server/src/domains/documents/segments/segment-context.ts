import type { InlineText } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import type { Context } from '../../../platform/context.ts';
import { findNeighbourSources } from './segments.store.ts';

/** A segment's source with what stands around it, as matching needs it. Null: begin or end of the document. */
export interface SegmentInContext {
  readonly source: InlineText;
  readonly previous: InlineText | null;
  readonly next: InlineText | null;
  readonly key: string | null;
}

interface Placed {
  readonly number: number;
  readonly source: string;
  readonly unitKey: string | null;
}

export async function segmentsInContext(
  context: Pick<Context, 'db'>,
  documentId: string,
  segments: readonly Placed[],
): Promise<SegmentInContext[]> {
  if (segments.length === 0) return [];
  const around = await findNeighbourSources(
    context.db,
    documentId,
    segments.map(({ number }) => number),
  );
  const at = (number: number): InlineText | null => {
    const source = around.get(number);
    return source === undefined ? null : fromMarkup(source);
  };
  return segments.map(({ number, source, unitKey }) => ({
    source: fromMarkup(source),
    previous: at(number - 1),
    next: at(number + 1),
    key: unitKey,
  }));
}
