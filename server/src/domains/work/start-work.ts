import type { Context } from '../../platform/context.ts';
import { workChanged } from './announce-work.ts';
import { holdQuota } from './hold-quota.ts';
import { changeWork, type WorkRow } from './work.store.ts';
import type { WorkKind } from './work-kind.ts';

/** Holds the quota of work that waits, and gives it to a worker. @throws {AppError} where the quota is not enough */
export async function startWork(context: Context, kind: WorkKind, work: WorkRow): Promise<void> {
  await holdQuota(context, kind.charges, work);
  const jobId = await context.enqueue(kind.job, { workId: work.id }, { key: work.id });
  await changeWork(context.db, work.id, { from: ['waiting'], jobId });
  context.publish(workChanged(kind.definition, { workId: work.id, actor: context.actor }));
}
