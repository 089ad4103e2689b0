import { limits } from '@transloom/contracts/limits';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { requireDocument } from '../../documents/require-document.ts';
import { type ChangeOutcome, changeSegments } from '../../documents/segments/change-segments.ts';
import { rememberConfirmed } from '../../documents/segments/remember-confirmed.ts';
import { decideFor } from '../decide-for.ts';
import { documentAccess } from '../segment-access.ts';
import { type TaskInHand, takeTasks } from '../task-in-hand.ts';
import { findChanges } from './offline-changes.store.ts';
import type { Fault } from './read-import.ts';

type StoredChange = Awaited<ReturnType<typeof findChanges>>[number];

export interface AppliedImport {
  readonly success: number;
  /** Conflicts in which the text here stayed. */
  readonly kept: number;
  readonly faults: readonly Fault[];
}

/**
 * Writes what an import brought, all in one transaction. A segment that was changed since the import was read stays as it
 * is, and its history keeps the text that came back; locked segments and those of others never change.
 */
export async function applyImport(context: Context, workId: string): Promise<AppliedImport> {
  const stored = await findChanges(context.db, workId);
  const hands = await takeTasks(context, [...new Set(stored.map(({ taskId }) => taskId))]);
  const kept = stored.filter(({ kind, choice }) => kind === 'conflict' && choice !== 'returned').length;
  let success = 0;
  const faults: Fault[] = [];
  for (const hand of hands) {
    const { task } = hand;
    const fault = (name: Fault['fault'], count: number) => {
      if (count > 0) faults.push({ name: task.documentName, fault: name, count });
    };
    const ofTask = stored.filter(({ taskId }) => taskId === task.id);
    const wanted = ofTask.filter(
      ({ kind, choice }) => kind === 'change' || (kind === 'conflict' && choice === 'returned'),
    );
    fault('locked', ofTask.filter(({ kind }) => kind === 'locked').length);
    if (decideFor(hand, { name: 'offline-import' }, context.now()).kind === 'refused') {
      fault('task-state', wanted.length);
      continue;
    }
    const outcomes = await change(context, hand, wanted);
    const saved = outcomes.filter(({ outcome }) => outcome === 'saved').length;
    success += saved;
    fault('changed-since', wanted.length - saved);
  }
  return { success, kept, faults };
}

async function change(
  context: Context,
  { task }: TaskInHand,
  wanted: readonly StoredChange[],
): Promise<readonly ChangeOutcome[]> {
  const project = { status: task.projectStatus, creatorId: task.projectCreatorId };
  const { work, stages } = await documentAccess(context, task.documentId, project);
  const document = await requireDocument(context, task.documentId);
  const outcomes: ChangeOutcome[] = [];
  for (let from = 0; from < wanted.length; from += limits.segmentsPerPage) {
    const changes = wanted.slice(from, from + limits.segmentsPerPage).map((one) => ({
      segmentId: one.segmentId,
      operationId: newId(),
      target: one.returned,
      confirmed: one.confirmed,
      baseVersion: one.hereVersion,
      origin: 'person' as const,
      matchRate: null,
      engine: null,
      memoryEntryId: null,
    }));
    outcomes.push(...(await changeSegments(context, task.documentId, changes, work)));
  }
  await rememberConfirmed(context, { document, projectName: task.projectName, stages }, outcomes);
  return outcomes;
}
