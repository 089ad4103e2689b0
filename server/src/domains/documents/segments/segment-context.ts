import type { InlineText } from '@transloom/core/inline/inline-text';
import { fromMarkup } from '@transloom/core/inline/markup';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { requireDocumentReach } from '../../project-people/reach.ts';
import { matchSettingsOf } from '../pretranslation-plan.ts';
import { findNeighbourSources, findPlacedSegment } from './segments.store.ts';

/** The source of a segment with its neighbors, as matching needs it. Null: start or end of the document. */
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

/**
 * A segment in its context, with the languages and the project of its document, and how its matches are rated.
 * @throws {AppError} resource.not-found, also for a segment of another organization, access.denied
 */
export async function requireSegmentInContext(context: Pick<Context, 'db' | 'actor'>, segmentId: string) {
  const placed = await findPlacedSegment(context.db, segmentId);
  if (placed === undefined) throw new AppError('resource.not-found');
  const { source, previous, next, unitKey, documentId, plan, ...document } = placed;
  await requireDocumentReach(context, documentId);
  const segment: SegmentInContext = {
    source: fromMarkup(source),
    previous: previous === null ? null : fromMarkup(previous),
    next: next === null ? null : fromMarkup(next),
    key: unitKey,
  };
  return { segment, document, settings: matchSettingsOf(plan) };
}
