import type { Failure } from '@transloom/contracts/jobs';
import type { Context } from '../../platform/context.ts';
import { jobCancelled } from '../../platform/queue/cancel-job.ts';
import { endWork } from './end-work.ts';
import { findWork } from './work.store.ts';
import type { WorkKind } from './work-kind.ts';
import { runningWork } from './work-record.ts';

interface FailedRun {
  readonly workId: string;
  readonly failure: Failure;
}

/** The job of the work has ended without finishing it: a person has stopped it, or it has failed. */
export async function failWork(
  context: Context,
  kind: WorkKind,
  { workId, failure }: FailedRun,
): Promise<void> {
  const { definition } = kind;
  const stopped = failure.code === jobCancelled.code;
  await endWork(context, kind, {
    workId,
    from: ['waiting', 'running'],
    ...(stopped ? { status: 'stopped' } : { status: 'failed', failure }),
  });
  const work = await findWork(context.db, definition.contract.kind, workId);
  if (work !== undefined) await definition.afterFailure?.(context, runningWork(definition, work), failure);
}
