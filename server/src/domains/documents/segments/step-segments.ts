import type { SegmentOrigin } from '@transloom/contracts/segments';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { type ChangeOutcome, changeSegments } from './change-segments.ts';
import { deleteStep, findStep, insertStep, type SteppedSegment } from './segment-steps.store.ts';
import type { SegmentWork } from './segment-work.ts';
import type { SegmentRecord } from './segments.store.ts';

/** What a segment becomes by a step; no step confirms anything. */
export interface StepChange {
  readonly segment: SegmentRecord;
  readonly target: string;
  readonly origin: SegmentOrigin;
  readonly matchRate?: number;
}

export interface Step {
  /** Null where nothing changed. */
  readonly stepId: string | null;
  readonly outcomes: readonly ChangeOutcome[];
}

/**
 * Changes many segments, of several documents maybe, and keeps how they were, so that it can be taken back as one step.
 * `workOf` says as whom the actor works on a document.
 */
export async function stepSegments(
  context: Context,
  changes: readonly StepChange[],
  workOf: (documentId: string) => Promise<SegmentWork>,
): Promise<Step> {
  const outcomes: ChangeOutcome[] = [];
  for (const [documentId, some] of Map.groupBy(changes, ({ segment }) => segment.documentId)) {
    const work = await workOf(documentId);
    outcomes.push(...(await changeSegments(context, documentId, some.map(changeOf), work)));
  }
  return { stepId: await keepStep(context, outcomes), outcomes };
}

/** Keeps how the segments that changed were before; null where none did. */
async function keepStep(context: Context, outcomes: readonly ChangeOutcome[]): Promise<string | null> {
  const stepped = outcomes.flatMap(({ changed, before, savedVersion }): SteppedSegment[] =>
    changed && savedVersion !== null ? [steppedFrom(before, savedVersion)] : [],
  );
  if (stepped.length === 0) return null;
  const stepId = newId();
  await insertStep(context.db, { stepId, madeBy: context.actor.userId, madeAt: context.now() }, stepped);
  return stepId;
}

function changeOf({ segment, target, origin, matchRate }: StepChange) {
  return {
    segmentId: segment.id,
    baseVersion: segment.version,
    operationId: newId(),
    target,
    confirmed: false,
    origin,
    matchRate: matchRate ?? null,
    engine: null,
    memoryEntryId: null,
  };
}

function steppedFrom(segment: SegmentRecord, version: number): SteppedSegment {
  const { organizationId, id, documentId, target, confirmedStage, origin, matchRate, engine } = segment;
  return {
    organizationId,
    segmentId: id,
    documentId,
    version,
    target,
    confirmedStage,
    origin,
    matchRate,
    engine,
  };
}

export interface RevokedStep extends Step {
  /** Segments that were changed since and stay as they are. */
  readonly kept: number;
}

/**
 * Takes a step of the actor back, once; that is a step itself, which is taken back to redo. Confirmations come back with
 * their texts.
 * @throws {AppError} resource.not-found
 */
export async function revokeStep(
  context: Context,
  stepId: string,
  workOf: (documentId: string) => Promise<SegmentWork>,
): Promise<RevokedStep> {
  const rows = await findStep(context.db, stepId, context.actor.userId);
  if (rows.length === 0) throw new AppError('resource.not-found');
  const outcomes: ChangeOutcome[] = [];
  for (const [documentId, some] of Map.groupBy(rows, (row) => row.documentId)) {
    const work = await workOf(documentId);
    const changes = some.map(({ segmentId, version, target, confirmedStage, origin, matchRate, engine }) => ({
      segmentId,
      baseVersion: version,
      operationId: newId(),
      target,
      confirmed: confirmedStage > 0,
      origin: origin as SegmentOrigin,
      matchRate,
      engine,
      memoryEntryId: null,
    }));
    outcomes.push(...(await changeSegments(context, documentId, changes, work)));
  }
  await deleteStep(context.db, stepId);
  const kept = outcomes.filter(({ outcome }) => outcome !== 'saved').length;
  return { stepId: await keepStep(context, outcomes), outcomes, kept };
}
