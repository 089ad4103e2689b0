import type { Context } from '../../../platform/context.ts';
import type { DocumentRecord } from '../documents.store.ts';
import type { SegmentRow } from '../parsing/segment-row.ts';
import { insertSegments } from '../segments/segments.store.ts';
import { alignSegments } from './align-segments.ts';
import { findOldSegments, joinParts, moveSegments } from './rereading.store.ts';

export interface Replacement {
  readonly kept: number;
  readonly changed: number;
  readonly added: number;
  readonly gone: number;
}

/** Gives a document the segments of its file as it is now; what did not change stays translated. */
export async function replaceSegments(
  { db }: Context,
  document: DocumentRecord,
  segments: readonly SegmentRow[],
): Promise<Replacement> {
  const aligned = alignSegments(await findOldSegments(db, document.id), segments);
  await moveSegments(db, document.id, aligned);
  await insertSegments(db, document, aligned.added);
  const { kept, changed, added, goneIds } = aligned;
  await joinParts(
    db,
    document.id,
    added.map(({ number }) => number),
  );
  return { kept: kept.length, changed: changed.length, added: added.length, gone: goneIds.length };
}
