import type { Context } from '../../../platform/context.ts';
import { requireSegments } from './require-segments.ts';
import { findEqual } from './segment-steps.store.ts';
import type { SegmentWork } from './segment-work.ts';
import type { SegmentRecord } from './segments.store.ts';
import { type Step, stepSegments } from './step-segments.ts';

export type EqualRecord = Awaited<ReturnType<typeof findEqual>>[number];

/** Segments with the source of another one and another target, whether somebody may change them or not. */
export function equalSegments(
  { db }: Pick<Context, 'db'>,
  segmentId: string,
  scope: 'document' | 'project',
): Promise<EqualRecord[]> {
  return findEqual(db, { segmentId, scope });
}

interface Propagation {
  readonly scope: 'document' | 'project';
  readonly reach: 'empty' | 'unconfirmed' | 'all';
  readonly exceptIds: readonly string[];
}

/** Text of a match without a look at the context, which a copy does not have. */
const copyRate = 100;

/** Gives the translation of a segment to those with the same source. They stay unconfirmed. @throws {AppError} resource.not-found */
export async function propagateSegment(
  context: Context,
  segment: SegmentRecord,
  { scope, reach, exceptIds }: Propagation,
  workOf: (documentId: string) => Promise<SegmentWork>,
): Promise<Step> {
  const except = new Set(exceptIds);
  await requireSegments(context, except);
  const equal = await equalSegments(context, segment.id, scope);
  const takes = ({ id, target, confirmed }: EqualRecord) => {
    if (except.has(id)) return false;
    return reach === 'all' || (!confirmed && (reach === 'unconfirmed' || target === ''));
  };
  const changes = equal.filter(takes).map((each) => ({
    segment: each,
    target: segment.target,
    origin: 'memory' as const,
    matchRate: copyRate,
  }));
  return stepSegments(context, changes, workOf);
}
