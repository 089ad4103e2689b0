import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { sliceInline } from '@transloom/core/inline/slice-inline';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { announceLayout } from '../announce-document.ts';
import { requireChangeable } from './require-changeable.ts';
import { insertHalf, moveNumbers, nextLayout, reshapeSegment } from './segment-layout.store.ts';
import type { SegmentWork } from './segment-work.ts';
import type { SegmentRecord } from './segments.store.ts';

export interface Reshaped {
  readonly documentId: string;
  readonly segmentIds: readonly string[];
  readonly removedIds: readonly string[];
  readonly layout: number;
}

interface SplitWish {
  readonly version: number;
  readonly at: number;
  readonly targetAt: number | null;
}

/**
 * Rules D4.26 and D5.31 of the specification. White space at the cut belongs to neither half.
 * @throws {AppError} segment.changed, segment.split-at-end, segment.source-edited, and what `work` refuses with
 */
export async function splitSegment(
  context: Context,
  segment: SegmentRecord,
  { wish, work }: { readonly wish: SplitWish; readonly work: SegmentWork },
): Promise<Reshaped> {
  requireChangeable(segment, wish.version, work);
  const source = fromMarkup(segment.source);
  if (source.text.length !== segment.spanEnd - segment.spanStart) throw new AppError('segment.source-edited');
  const before = source.text.slice(0, wish.at);
  const after = source.text.slice(wish.at);
  if (before.trim() === '' || after.trim() === '') throw new AppError('segment.split-at-end');
  const firstEnd = before.trimEnd().length;
  const secondStart = wish.at + after.length - after.trimStart().length;
  const target = fromMarkup(segment.target);
  const targetAt = Math.min(wish.targetAt ?? target.text.length, target.text.length);
  const piece = (start: number, end: number, [from, to]: readonly [number, number]) => ({
    source: toMarkup(sliceInline(source, start, end)),
    target: toMarkup(trimmed(target, from, to)),
    spanStart: segment.spanStart + start,
    spanEnd: segment.spanStart + end,
  });
  const layout = await nextLayout(context.db, segment.documentId, 1);
  await moveNumbers(context.db, segment.documentId, { after: segment.number, by: 1 });
  const first = piece(0, firstEnd, [0, targetAt]);
  const second = piece(secondStart, source.text.length, [targetAt, target.text.length]);
  const secondId = await insertHalf(context.db, segment, second);
  const changed = { piece: first, userId: context.actor.userId, now: context.now() };
  await reshapeSegment(context.db, { id: segment.id, version: segment.version + 1 }, changed);
  announceLayout(context, segment.documentId);
  return { documentId: segment.documentId, segmentIds: [segment.id, secondId], removedIds: [], layout };
}

function trimmed(target: ReturnType<typeof fromMarkup>, from: number, to: number) {
  const text = target.text.slice(from, to);
  const start = from + text.length - text.trimStart().length;
  return sliceInline(target, Math.min(start, to), Math.max(start, from + text.trimEnd().length));
}
