import { workMoves } from '@transloom/contracts/work';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { endWork } from './end-work.ts';
import { requireWork } from './require-work.ts';
import { startWork } from './start-work.ts';
import { changeWork } from './work.store.ts';
import type { WorkKind } from './work-kind.ts';

/** Changes of work that starts once more. */
const again = {
  status: 'waiting',
  failure: null,
  startedAt: null,
  endedAt: null,
  keptUntil: null,
} as const;

/**
 * Ends work that waits, runs or is paused. What it has done and kept stays, and it can go on later.
 * @throws {AppError} resource.not-found; work.other-state where it has ended, or somebody else has just stopped it
 */
export async function stopWork(context: Context, kind: WorkKind, workId: string): Promise<void> {
  const { jobId, status } = await requireWork(context, kind.definition, workId);
  const stopped =
    status === 'paused'
      ? await endWork(context, kind, { workId, from: ['paused'], status: 'stopped' })
      : jobId !== null && (await context.cancelJob(jobId));
  if (!stopped) throw new AppError('work.other-state');
}

/**
 * Lets work that is paused or stopped go on, or tries work again that failed, from the step it was at.
 * @throws {AppError} resource.not-found; work.other-state where it is not so, or somebody else was first; and where the
 * quota is not enough
 */
export async function continueWork(
  context: Context,
  kind: WorkKind,
  { workId, move }: { readonly workId: string; readonly move: 'resume' | 'retry' },
): Promise<void> {
  await requireWork(context, kind.definition, workId);
  const work = await changeWork(context.db, workId, { from: workMoves[move], ...again });
  if (work === undefined) throw new AppError('work.other-state');
  await startWork(context, kind, work);
}

/**
 * Runs work that has ended once more from its first step. What it has charged stays charged, and it is paid again.
 * @throws {AppError} resource.not-found; work.other-state where it has not ended; and where the quota is not enough
 */
export async function restartWork(
  context: Context,
  kind: WorkKind,
  { workId, state }: { readonly workId: string; readonly state: object },
): Promise<void> {
  await requireWork(context, kind.definition, workId);
  const begun = { ...again, stage: null, state, costCharged: 0 };
  const work = await changeWork(context.db, workId, { from: workMoves.restart, ...begun });
  if (work === undefined) throw new AppError('work.other-state');
  await startWork(context, kind, work);
}
