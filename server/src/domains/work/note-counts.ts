import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { changeWork } from './work.store.ts';

/** Adds figures to work that has ended. @throws {AppError} work.other-state while it waits or runs */
export async function noteCounts(
  { db }: Pick<Context, 'db'>,
  workId: string,
  counts: Readonly<Record<string, number>>,
): Promise<void> {
  const from = ['done', 'failed', 'stopped', 'paused'] as const;
  const work = await changeWork(db, workId, { from, counts });
  if (work === undefined) throw new AppError('work.other-state');
}
