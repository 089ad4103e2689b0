import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { announceSegments } from '../announce-document.ts';
import { insertRevisions } from '../segments/segment-changes.store.ts';
import { forgetStates, type RestoredSegment, restoreStates } from './again.store.ts';
import { lockAgain } from './run-again.ts';

/** What an undo gave back, and the segments that somebody has changed, confirmed or locked since. */
export interface UndoneRun {
  readonly restored: number;
  readonly kept: number;
}

/** Puts back what a run changed, as one step of the history of each segment; a second undo finds nothing. */
export async function undoAgain(context: Context, runId: string): Promise<UndoneRun> {
  const { db } = context;
  const now = context.now();
  const restored = await restoreStates(db, runId, now);
  const changed = await forgetStates(db, runId);
  await insertRevisions(
    db,
    restored.map((segment) => revisionOf(context, segment, now)),
  );
  for (const [documentId, some] of Map.groupBy(restored, (segment) => segment.documentId)) {
    await lockAgain(context, documentId);
    announceSegments(
      context,
      documentId,
      some.map(({ id, version }) => ({ segmentId: id, version })),
    );
  }
  return { restored: restored.length, kept: changed - restored.length };
}

function revisionOf({ actor }: Context, segment: RestoredSegment, changedAt: Date) {
  const { id: segmentId, organizationId, version, target, origin, matchRate, engine } = segment;
  return {
    organizationId,
    segmentId,
    version,
    target,
    origin,
    matchRate,
    engine,
    changedAt,
    operationId: newId(),
    confirmed: false,
    conflicting: false,
    changedBy: actor.userId,
  };
}
