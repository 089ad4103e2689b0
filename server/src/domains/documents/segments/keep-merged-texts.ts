import type { SegmentChange } from '@transloom/contracts/segments';
import { fromMarkup, MarkupError } from '@transloom/core/inline/markup';
import type { Context } from '../../../platform/context.ts';
import { insertRevisions } from './segment-changes.store.ts';
import { findMerges } from './segment-layout.store.ts';
import { lockSegments, type SegmentRecord } from './segments.store.ts';

export interface MergedText {
  /** The segment that is gone. */
  readonly segmentId: string;
  /** It has the text of the gone one, as it was when they were merged. */
  readonly into: SegmentRecord;
  /** False where the text stands in the merged translation already. */
  readonly kept: boolean;
}

/**
 * Texts for segments that somebody merged into others meanwhile: they go into the history of these. Changes of segments
 * that were never merged away are left out of the answer.
 */
export async function keepMergedTexts(
  context: Context,
  documentId: string,
  changes: readonly SegmentChange[],
): Promise<readonly MergedText[]> {
  const merges = await findMerges(
    context.db,
    documentId,
    changes.map(({ segmentId }) => segmentId),
  );
  if (merges.size === 0) return [];
  const rows = await lockSegments(context.db, documentId, [...new Set(merges.values())]);
  const segments = new Map(rows.map((row) => [row.id, row]));
  const merged = changes.flatMap((change) => {
    const into = segments.get(merges.get(change.segmentId) ?? '');
    return into === undefined ? [] : [{ change, into, kept: isNews(change.target, into.target) }];
  });
  await insertRevisions(
    context.db,
    merged.flatMap(({ change, into, kept }) => (kept ? [revisionOf(context, change, into)] : [])),
  );
  return merged.map(({ change, into, kept }) => ({ segmentId: change.segmentId, into, kept }));
}

function isNews(target: string, merged: string): boolean {
  const text = textOf(target);
  return text !== '' && !textOf(merged).includes(text);
}

function textOf(markup: string): string {
  try {
    return fromMarkup(markup).text.trim();
  } catch (error) {
    if (error instanceof MarkupError) return markup;
    throw error;
  }
}

function revisionOf(context: Context, change: SegmentChange, into: SegmentRecord) {
  const { operationId, target, origin, matchRate, engine } = change;
  return {
    organizationId: context.actor.organizationId,
    segmentId: into.id,
    version: into.version,
    operationId,
    target,
    confirmed: false,
    origin,
    matchRate,
    engine,
    conflicting: true,
    changedBy: context.actor.userId,
    changedAt: context.now(),
  };
}
