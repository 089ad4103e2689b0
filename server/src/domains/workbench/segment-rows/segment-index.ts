import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import { segmentMarks } from '@transloom/contracts/segment-filters';
import type { segmentRowsApi } from '@transloom/contracts/segment-rows';
import type { Context } from '../../../platform/context.ts';
import { readChangers, readIndex } from '../../documents/segments/read-index.ts';
import type { SegmentWork } from '../../documents/segments/segment-work.ts';
import { requireReading } from '../require-reading.ts';

type Api = typeof segmentRowsApi;

/** @throws {AppError} resource.not-found, access.denied */
export async function segmentIndex(
  context: Context,
  { documentId, after }: InputOf<Api['segmentIndex']>,
): Promise<OutputOf<Api['segmentIndex']>> {
  const { document, work } = await requireReading(context, documentId);
  const rows = await readIndex(context, documentId, after);
  return {
    segmentIds: rows.map(({ id }) => id),
    marks: rows.map((row) => marksOf(row, work)),
    next: rows.length < limits.segmentsPerIndex ? null : (rows.at(-1)?.number ?? null),
    layout: document.layout,
  };
}

/** @throws {AppError} resource.not-found, access.denied */
export async function segmentPeople(
  context: Context,
  { documentId }: InputOf<Api['segmentPeople']>,
): Promise<OutputOf<Api['segmentPeople']>> {
  await requireReading(context, documentId);
  return [...new Set((await readChangers(context, documentId)).values())].sort();
}

function marksOf(row: Awaited<ReturnType<typeof readIndex>>[number], work: SegmentWork): number {
  const stands: Readonly<Record<keyof typeof segmentMarks, boolean>> = {
    confirmed: row.confirmedStage >= work.stageOf(row),
    locked: row.locked,
    closed: work.refuse(row) !== null,
    empty: row.empty,
    failed: row.failed,
    repeated: row.repeated,
  };
  const names = Object.keys(segmentMarks) as (keyof typeof segmentMarks)[];
  return names.reduce((sum, name) => sum + (stands[name] ? segmentMarks[name] : 0), 0);
}
