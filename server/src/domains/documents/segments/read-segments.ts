import { limits } from '@transloom/contracts/limits';
import type { Context } from '../../../platform/context.ts';
import { findRevisions } from './segment-changes.store.ts';
import {
  findMoment,
  findPart,
  findSegmentsAfter,
  findSegmentsById,
  findSegmentsTouched,
  type SegmentRecord,
} from './segments.store.ts';

type Reader = Pick<Context, 'db'>;

export function readSegmentsAfter(
  { db }: Reader,
  documentId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<SegmentRecord[]> {
  return findSegmentsAfter(db, documentId, after, limit);
}

export async function readSegmentsById(
  { db }: Reader,
  documentId: string,
  segmentIds: readonly string[],
): Promise<SegmentRecord[]> {
  return segmentIds.length === 0 ? [] : findSegmentsById(db, documentId, segmentIds);
}

/** By the clock that marks changes of segments; other machines may have another one. */
export async function momentOfDatabase({ db }: Reader): Promise<string> {
  return (await findMoment(db)).toISOString();
}

/** Segments that changed since a moment: one more than a page where there are more. */
export function readSegmentsTouched(
  { db }: Reader,
  documentId: string,
  since: Date,
): Promise<SegmentRecord[]> {
  return findSegmentsTouched(db, documentId, since, limits.segmentsPerPage + 1);
}

export function readRevisions({ db }: Reader, segmentId: string) {
  return findRevisions(db, segmentId);
}

export type SegmentOfPart = SegmentRecord;

/** The first segments of a part of a document; all of them without a limit. */
export function readPart(
  { db }: Reader,
  part: { readonly documentId: string; readonly part: number },
  limit?: number,
): Promise<SegmentRecord[]> {
  return findPart(db, part, limit);
}
