import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { workbenchApi } from '@transloom/contracts/workbench';
import type { Context } from '../../platform/context.ts';
import { readRevisions } from '../documents/segments/read-segments.ts';
import { requireSegment } from '../documents/segments/require-segment.ts';
import { shownNames } from '../users/shown-names.ts';

type Revisions = OutputOf<typeof workbenchApi.segmentHistory>;

/** @throws {AppError} resource.not-found */
export async function segmentHistory(
  context: Context,
  { segmentId }: InputOf<typeof workbenchApi.segmentHistory>,
): Promise<Revisions> {
  await requireSegment(context, segmentId);
  const rows = await readRevisions(context, segmentId);
  const names = await shownNames(
    context,
    rows.flatMap(({ changedBy }) => changedBy ?? []),
  );
  return rows.map((row) => ({
    version: row.version,
    target: row.target,
    confirmed: row.confirmed,
    origin: row.origin as Revisions[number]['origin'],
    matchRate: row.matchRate,
    engine: row.engine,
    conflicting: row.conflicting,
    changedBy: row.changedBy === null ? (row.engine ?? '') : (names.get(row.changedBy) ?? ''),
    changedAt: row.changedAt.toISOString(),
  }));
}
