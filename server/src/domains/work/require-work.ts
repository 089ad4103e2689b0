import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findWork, type WorkRow } from './work.store.ts';
import type { AnyWorkDefinition } from './work-definition.ts';

/** @throws {AppError} resource.not-found, also for work of somebody else where only owners see it */
export async function requireWork(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { contract, seenBy }: Pick<AnyWorkDefinition, 'contract' | 'seenBy'>,
  workId: string,
): Promise<WorkRow> {
  const row = await findWork(db, contract.kind, workId);
  if (row === undefined || (seenBy === 'owner' && row.ownerId !== actor.userId)) {
    throw new AppError('resource.not-found');
  }
  return row;
}
