import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { workChanged } from './announce-work.ts';
import { endWork } from './end-work.ts';
import { requireWork } from './require-work.ts';
import { deleteWorkRow } from './work.store.ts';
import type { WorkKind } from './work-kind.ts';
import { runningWork } from './work-record.ts';

/** Deletes work with what it has made; one that is under way is stopped first. @throws {AppError} resource.not-found */
export async function deleteWork(context: Context, kind: WorkKind, workId: string): Promise<void> {
  const { definition } = kind;
  const { jobId, status, ...work } = await requireWork(context, definition, workId);
  if (status === 'paused') await endWork(context, kind, { workId, from: ['paused'], status: 'stopped' });
  else if (jobId !== null) await context.cancelJob(jobId);
  if (!(await deleteWorkRow(context.db, workId))) throw new AppError('resource.not-found');
  await definition.afterDelete?.(context, runningWork(definition, work));
  context.publish(workChanged(definition, { workId, actor: context.actor }));
}
