import { concatInline } from '@transloom/core/inline/concat-inline';
import { plainInline } from '@transloom/core/inline/inline-text';
import { joinTargets } from '@transloom/core/inline/join-targets';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { announceLayout } from '../announce-document.ts';
import { requireChangeable } from './require-changeable.ts';
import { moveNumbers, nextLayout, removeMerged, reshapeSegment } from './segment-layout.store.ts';
import type { SegmentWork } from './segment-work.ts';
import { findNextSegment, type SegmentRecord } from './segments.store.ts';
import type { Reshaped } from './split-segment.ts';

interface MergeWish {
  readonly version: number;
  readonly targetLanguage: string;
}

/**
 * Rules D4.26 and D5.32 of the specification. The first segment takes the text and the history of the next one.
 * @throws {AppError} segment.changed, segment.merge-last, segment.merge-paragraph, segment.source-edited, and what `work`
 * refuses with
 */
export async function mergeSegments(
  context: Context,
  segment: SegmentRecord,
  { wish, work }: { readonly wish: MergeWish; readonly work: SegmentWork },
): Promise<Reshaped> {
  requireChangeable(segment, wish.version, work);
  const layout = await nextLayout(context.db, segment.documentId, -1);
  const next = await findNextSegment(context.db, segment);
  if (next === undefined) throw new AppError('segment.merge-last');
  requireChangeable(next, next.version, work);
  if (next.unitId !== segment.unitId || next.part !== segment.part)
    throw new AppError('segment.merge-paragraph');
  const source = [fromMarkup(segment.source), fromMarkup(next.source)] as const;
  const isAsRead = [segment, next].every(
    ({ spanStart, spanEnd }, index) => source[index]?.text.length === spanEnd - spanStart,
  );
  if (!isAsRead) throw new AppError('segment.source-edited');
  const gap = ' '.repeat(next.spanStart - segment.spanEnd);
  const piece = {
    source: toMarkup(concatInline([source[0], plainInline(gap), source[1]])),
    target: toMarkup(joinTargets(fromMarkup(segment.target), fromMarkup(next.target), wish.targetLanguage)),
    spanStart: segment.spanStart,
    spanEnd: next.spanEnd,
  };
  await removeMerged(context.db, next, segment.id);
  await moveNumbers(context.db, segment.documentId, { after: next.number, by: -1 });
  const version = Math.max(segment.version, next.version) + 1;
  const changed = { piece, userId: context.actor.userId, now: context.now() };
  await reshapeSegment(context.db, { id: segment.id, version }, changed);
  announceLayout(context, segment.documentId);
  return { documentId: segment.documentId, segmentIds: [segment.id], removedIds: [next.id], layout };
}
