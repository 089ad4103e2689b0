import type { ErrorCode } from '@transloom/contracts/errors';
import type { SegmentChange } from '@transloom/contracts/segments';
import { fromMarkup, MarkupError } from '@transloom/core/inline/markup';
import { foreignCodes } from '@transloom/core/inline/missing-codes';
import { stageAfterEdit } from '@transloom/core/workflow/may-change-segment';
import type { Context } from '../../../platform/context.ts';
import { announceSegments } from '../announce-document.ts';
import {
  findOperations,
  insertRevisions,
  type NewRevision,
  type SegmentUpdate,
  updateSegments,
} from './segment-changes.store.ts';
import { openWork, type SegmentWork } from './segment-work.ts';
import { lockSegments, type SegmentRecord } from './segments.store.ts';
import { updateRepetitions } from './update-repetitions.ts';

export interface ChangeOutcome {
  readonly segmentId: string;
  readonly outcome: 'saved' | 'conflict' | 'locked' | 'refused';
  /** The segment as it is now. */
  readonly segment: SegmentRecord;
  /** As it was before this call. */
  readonly before: SegmentRecord;
  readonly refusal: ErrorCode | null;
  /** The version the operation made, also when it is repeated; null unless saved. */
  readonly savedVersion: number | null;
  /** True where this call changed it; false for a repeated operation. */
  readonly changed: boolean;
  /** Entry of a memory that the confirmed text was taken from. */
  readonly usedEntryId: string | null;
}

type Decision = Omit<ChangeOutcome, 'segment' | 'before' | 'usedEntryId'>;
type Decided = Omit<ChangeOutcome, 'segment' | 'before'>;

/**
 * Applies changes one by one. A change that is based on another version than the current one is a conflict: the
 * segment stays as it is, and the history keeps the text. A repeated operation is applied once. Segments of other
 * documents are left out of the answer. The rows are locked until the transaction ends.
 */
export async function changeSegments(
  context: Context,
  documentId: string,
  changes: readonly SegmentChange[],
  work: SegmentWork = openWork,
): Promise<readonly ChangeOutcome[]> {
  const rows = await lockSegments(
    context.db,
    documentId,
    changes.map(({ segmentId }) => segmentId),
  );
  const first = new Map(rows.map((row) => [row.id, row]));
  const current = new Map(first);
  const done = new Map(
    (
      await findOperations(
        context.db,
        changes.map(({ operationId }) => operationId),
      )
    ).map((row) => [row.operationId, row]),
  );
  const decisions: Decided[] = [];
  const updates = new Map<string, SegmentUpdate>();
  const revisions: NewRevision[] = [];
  for (const change of changes) {
    const segment = current.get(change.segmentId);
    if (segment === undefined) continue;
    const earlier = done.get(change.operationId);
    const decision = earlier === undefined ? decide(segment, change, work) : decideRepeated(earlier);
    decisions.push({ ...decision, usedEntryId: decision.changed ? usedIn(change) : null });
    if (decision.changed) {
      const update = updateOf(context, segment, { change, stage: work.stageOf(segment) });
      const changed = { ...segment, ...update, failure: null, codesRestored: false };
      updates.set(segment.id, update);
      current.set(segment.id, changed);
      revisions.push(revision(context, changed, change, false));
    } else if (decision.outcome === 'conflict' && earlier === undefined) {
      revisions.push(revision(context, segment, change, true));
    }
  }
  await updateSegments(context.db, [...updates.values()]);
  await insertRevisions(context.db, revisions);
  await updateRepetitions(context, [...updates.keys()]);
  announceSegments(
    context,
    documentId,
    decisions.flatMap(({ segmentId, changed, savedVersion }) =>
      changed && savedVersion !== null ? [{ segmentId, version: savedVersion }] : [],
    ),
  );
  return decisions.flatMap((decision) => {
    const segment = current.get(decision.segmentId);
    const before = first.get(decision.segmentId);
    return segment === undefined || before === undefined ? [] : [{ ...decision, segment, before }];
  });
}

function usedIn({ confirmed, memoryEntryId }: SegmentChange): string | null {
  return confirmed ? memoryEntryId : null;
}

function decideRepeated(earlier: Awaited<ReturnType<typeof findOperations>>[number]): Decision {
  const { segmentId, conflicting, version } = earlier;
  const outcome = conflicting ? 'conflict' : 'saved';
  return { segmentId, outcome, refusal: null, savedVersion: conflicting ? null : version, changed: false };
}

function decide(segment: SegmentRecord, change: SegmentChange, work: SegmentWork): Decision {
  const undone = { segmentId: segment.id, refusal: null, savedVersion: null, changed: false };
  if (segment.locked) return { ...undone, outcome: 'locked', refusal: 'segment.locked' };
  const refusal = work.refuse(segment) ?? refusalOf(segment, change);
  if (refusal !== null) return { ...undone, outcome: 'refused', refusal };
  const isConfirmed = segment.confirmedStage >= work.stageOf(segment);
  const same = segment.target === change.target && isConfirmed === change.confirmed;
  if (same) return { ...undone, outcome: 'saved', savedVersion: segment.version };
  if (segment.version !== change.baseVersion) return { ...undone, outcome: 'conflict' };
  return { ...undone, outcome: 'saved', savedVersion: segment.version + 1, changed: true };
}

function refusalOf(segment: SegmentRecord, { target, confirmed }: SegmentChange): ErrorCode | null {
  if (confirmed && target.trim() === '') return 'segment.empty-target';
  try {
    const foreign = foreignCodes(fromMarkup(segment.source), fromMarkup(target));
    return foreign.length > 0 ? 'segment.codes-invalid' : null;
  } catch (error) {
    if (error instanceof MarkupError) return 'segment.codes-invalid';
    throw error;
  }
}

interface StagedChange {
  readonly change: SegmentChange;
  /** From 1. */
  readonly stage: number;
}

function updateOf(context: Context, segment: SegmentRecord, { change, stage }: StagedChange): SegmentUpdate {
  const { id, version } = segment;
  const { target, confirmed, origin, matchRate, engine } = change;
  const confirmedStage = confirmed
    ? Math.max(stage, segment.confirmedStage)
    : stageAfterEdit(segment.confirmedStage, stage);
  return {
    id,
    target,
    confirmed: confirmedStage > 0,
    confirmedStage,
    matchRate,
    engine,
    version: version + 1,
    // Once it is confirmed that use is counted, and not another time.
    memoryEntryId: confirmed ? null : change.memoryEntryId,
    origin: target === '' ? 'none' : origin,
    changedBy: context.actor.userId,
    changedAt: context.now(),
  };
}

function revision(
  context: Context,
  segment: SegmentRecord,
  change: SegmentChange,
  conflicting: boolean,
): NewRevision {
  const { operationId, target, confirmed, origin, matchRate, engine } = change;
  return {
    organizationId: context.actor.organizationId,
    segmentId: segment.id,
    version: segment.version,
    operationId,
    target,
    confirmed,
    origin,
    matchRate,
    engine,
    conflicting,
    changedBy: context.actor.userId,
    changedAt: context.now(),
  };
}
